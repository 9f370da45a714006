import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { SqliteKeyStore } from '../../../../../src/storage/engines/sqlite/keys/key-store.ts';
import { SqliteStore } from '../../../../../src/storage/engines/sqlite/store.ts';
import { damageDatabase } from '../../../../support/damaged-database.ts';
import { temporaryFolder } from '../../../../support/temporary-folder.ts';
import { at, message } from '../../../../support/world.ts';
import { importFile, PURGED_AT, WALLET } from '../../../contract/imported.ts';

/** A folder with messages of two months, some in two versions, and keys. */
async function filled(t: TestContext): Promise<string> {
  const folder = temporaryFolder(t);
  const store = new SqliteStore(folder);
  const records = Array.from({ length: 400 }, (_, index) =>
    message({
      sequence: String(index + 1),
      userId: String(7000 + (index % 5)),
      text: `word${index}`.repeat(20),
      detectionDate: at(index % 2 === 0 ? '2026-10-15' : '2026-11-05') + index,
      ...(index % 9 === 0 && { items: [WALLET] }),
    }),
  );
  await importFile(store, 'first', records);
  await importFile(
    store,
    'second',
    records.slice(0, 20).map((each) => ({ ...each, text: 'edited', version: each.version + 1 })),
  );
  await store.close();
  await new SqliteKeyStore(folder).close();
  return folder;
}

async function problemsOf(folder: string): Promise<string[]> {
  const store = new SqliteStore(folder);
  try {
    return (await store.check()).problems;
  } finally {
    await store.close();
  }
}

function change(folder: string, sql: string): void {
  // By default, SQLite protects the shadow tables of an index.
  const db = new DatabaseSync(join(folder, 'nightjar.db'), { defensive: false });
  db.exec(sql);
  db.close();
}

test('a healthy store passes every check and reports how much was checked', async (t) => {
  const store = new SqliteStore(await filled(t));
  t.after(() => store.close());
  const { checked, problems } = await store.check();
  assert.deepEqual(problems, []);
  assert.equal(checked['messages by month'], 400);
  assert.equal(checked['messages in the search index'], 400);
  assert.equal(checked['versions of messages'], 40);
  assert.ok((checked['pages of nightjar.db'] as number) > 0);
  assert.ok((checked['pages of keys.db'] as number) > 0);
});

test('a purge leaves no value behind, not even one that nothing shows', async (t) => {
  const store = new SqliteStore(await filled(t));
  t.after(() => store.close());
  for (let user = 7000; user < 7005; user++)
    await store.purge({ kind: 'profile', key: `telegram:${user}` }, { at: PURGED_AT, isPermanent: false });
  const { checked, problems } = await store.check();
  assert.deepEqual([checked.indicators, problems], [0, []]);
});

const DAMAGE: Record<string, [sql: string, RegExp]> = {
  'a match of a record that is not there': [
    `INSERT INTO alert_found VALUES (1, '00', 'message', 'telegram:1_1', 0, 0, '[["00", "one"]]')`,
    /records that no longer exist, but have matches of saved searches: 1/,
  ],
  'a wrong number of matches': [
    "INSERT INTO alert_counts VALUES ('one', 'new', 0, 2)",
    /the number of matches of some saved searches is wrong/,
  ],
  'a wrong message count of a month': [
    'UPDATE months SET messages = messages + 1 WHERE month = 202610',
    /month 202610: 201 messages recorded, 200 found/,
  ],
  'a message missing from the index': [
    'DELETE FROM messages_index_202611_docsize WHERE id = (SELECT max(id) FROM messages_index_202611_docsize)',
    /month 202611: the search index lacks 1 message$/,
  ],
  'a message that is only in the index': [
    'DELETE FROM open_messages WHERE slot = (SELECT max(slot) FROM open_messages)',
    /month 202611: the search index holds 1 message too many/,
  ],
  'a missing name': ['DELETE FROM speakers WHERE id = 1', /rows of "speakers" are missing for \d+ messages/],
  'missing versions': [
    "DELETE FROM sightings WHERE kind = 'message' AND key IN (SELECT key FROM sightings WHERE kind = 'message' LIMIT 1)",
    /versions are missing for 1 message$/,
  ],
  'a profile missing from the index': [
    'DELETE FROM entities_index WHERE rowid = (SELECT min(id) FROM entities_index_docsize)',
    /the search index lacks 1 profile or channel$/,
  ],
  'a value that a purge left': [
    "INSERT INTO terms (hash, kind, canonical) VALUES (1, 'name', 'left')",
    /values that are left of removed indicators: 1/,
  ],
  'an indicator that cannot be found by its hash': [
    "DELETE FROM terms WHERE kind = 'name'",
    /indicators that lookups by hash and part do not find: 1/,
  ],
  'an indicator missing from the index': [
    'DELETE FROM terms_index WHERE rowid = (SELECT min(id) FROM terms_index_docsize)',
    /indicators missing from the search index: 1/,
  ],
  'an interrupted purge': ["INSERT INTO unsettled VALUES ('profile', 'telegram:7001')", /was interrupted/],
  'an interrupted reindex': ["INSERT INTO meta VALUES ('next_analyzer', '99')", /run "nightjar reindex"/],
};

for (const [name, [sql, expected]] of Object.entries(DAMAGE)) {
  test(`check finds ${name}`, async (t) => {
    const folder = await filled(t);
    change(folder, sql);
    const problems = await problemsOf(folder);
    assert.ok(
      problems.some((problem) => expected.test(problem)),
      problems.join('\n'),
    );
  });
}

test('check finds overwritten pages', async (t) => {
  const folder = await filled(t);
  // Without these, the store would not open.
  const spared = ['meta', 'sqlite_autoindex_meta_1', 'entities_index_config', 'messages', 'entities'];
  assert.ok(damageDatabase(join(folder, 'nightjar.db'), spared) > 0);
  assert.notDeepEqual(await problemsOf(folder), []);
});
