import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { SqliteDictionary } from '../../../../../src/storage/engines/sqlite/records/dictionary.ts';

type Speaker = readonly [string, string | null, string | null];

function speakers() {
  const db = new DatabaseSync(':memory:');
  db.exec('CREATE TABLE speakers (id INTEGER PRIMARY KEY, value TEXT NOT NULL UNIQUE)');
  return { db, dictionary: new SqliteDictionary<Speaker>(db, 'speakers') };
}

test('each spelling of a name has a number of its own, however often they alternate', () => {
  const { db, dictionary } = speakers();
  const spellings = Array.from({ length: 20 }, (_, number): Speaker => ['7001', `oda${number}`, null]);
  const ids = spellings.map((value) => dictionary.idOf(value));
  assert.equal(new Set(ids).size, spellings.length);
  for (let round = 0; round < 3; round++)
    assert.deepEqual(
      spellings.map((value) => dictionary.idOf([...value])),
      ids,
    );
  assert.equal(db.prepare('SELECT count(*) AS n FROM speakers').get()?.n, spellings.length);
  assert.deepEqual(
    ids.map((id) => dictionary.get(id)),
    spellings,
  );
});

test('finds no value that was not added, and none of a transaction that was rolled back', () => {
  const { db, dictionary } = speakers();
  assert.equal(dictionary.find(['7001', null, null]), undefined);
  dictionary.idOf(['7001', 'oda', null]);
  db.exec('BEGIN');
  dictionary.idOf(['7001', null, null]);
  db.exec('ROLLBACK');
  dictionary.clearCache();
  assert.equal(dictionary.find(['7001', null, null]), undefined);
  assert.equal(dictionary.find(['7001', 'oda', null]), 1);
});
