import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { SqliteStore } from '../../../../../src/storage/engines/sqlite/store.ts';
import { temporaryFolder } from '../../../../support/temporary-folder.ts';
import { report } from '../../../contract/victims.ts';

const ALL = { kind: 'page', skip: 0, take: 100 } as const;

test('check finds missing and wrong victims, and reindex derives them', async (t) => {
  const folder = temporaryFolder(t);
  const store = new SqliteStore(folder);
  t.after(() => store.close());
  await store.write({
    records: [
      report({ id: 'a', day: 1, name: 'Acme Tools', group: 'larkgroup' }),
      report({ id: 'b', day: 3, name: 'ACME TOOLS', group: 'larkgroup' }),
      report({ id: 'c', day: 3, name: 'Kestrel Freight', group: 'wrengang' }),
    ],
  });
  const { hits } = await store.find({ collection: 'victim', slice: ALL });
  assert.equal(hits.length, 2);
  const damage = (sql: string) => {
    const db = new DatabaseSync(join(folder, 'nightjar.db'));
    db.exec(sql);
    db.close();
  };

  // As after the migration of a store that an older version wrote.
  damage(`DELETE FROM victim_reports; DELETE FROM victim_keys; DELETE FROM victim_counts;
    DELETE FROM victims_index WHERE rowid IN (SELECT id FROM victims_index_docsize);
    DELETE FROM entities WHERE kind = 'victim';`);
  assert.deepEqual((await store.check()).problems, [
    '2 victims do not match their posts: run "nightjar reindex"',
    '3 ransomware posts have no victim: run "nightjar reindex"',
  ]);
  await store.reindex();
  assert.deepEqual((await store.find({ collection: 'victim', slice: ALL })).hits, hits);
  assert.deepEqual((await store.check()).problems, []);

  damage(
    `UPDATE entities SET document = replace(document, 'ACME', 'ACNE') WHERE kind = 'victim' AND key = 'a'`,
  );
  assert.deepEqual((await store.check()).problems, [
    '1 victims do not match their posts: run "nightjar reindex"',
  ]);
  await store.reindex();
  assert.deepEqual((await store.find({ collection: 'victim', slice: ALL })).hits, hits);
  assert.deepEqual((await store.check()).problems, []);
});
