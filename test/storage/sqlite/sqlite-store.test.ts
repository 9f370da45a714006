import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import type { KeyStore } from '../../../src/storage/key-store.ts';
import { SqliteKeyStore } from '../../../src/storage/sqlite/sqlite-key-store.ts';
import { SCHEMA_VERSION } from '../../../src/storage/sqlite/sqlite-schema.ts';
import { SqliteStore } from '../../../src/storage/sqlite/sqlite-store.ts';
import type { Store } from '../../../src/storage/store.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { at, HERONRY, message } from '../../support/world.ts';
import { write } from '../contract/helpers.ts';
import { testStore } from '../contract/store-suite.ts';

const folders = new WeakMap<Store | KeyStore, string>();

testStore({
  name: 'sqlite',
  async openStore(t, options) {
    const folder = temporaryFolder(t);
    const store = new SqliteStore(folder, options);
    t.after(() => store.close());
    folders.set(store, folder);
    return store;
  },
  async reopen(t, store, options) {
    const again = new SqliteStore(folders.get(store) as string, options);
    t.after(() => again.close());
    return again;
  },
  async openKeyStore(t) {
    const folder = temporaryFolder(t);
    const store = new SqliteKeyStore(folder);
    t.after(() => store.close());
    folders.set(store, folder);
    return store;
  },
  async reopenKeyStore(t, store) {
    const again = new SqliteKeyStore(folders.get(store) as string);
    t.after(() => again.close());
    return again;
  },
});

test('sqlite: makes files that only their owner may read', async (t) => {
  const folder = join(temporaryFolder(t), 'data');
  const store = new SqliteStore(folder);
  t.after(() => store.close());
  assert.equal(statSync(folder).mode & 0o777, 0o700);
  assert.equal(statSync(join(folder, 'nightjar.db')).mode & 0o777, 0o600);
});

test('sqlite: refuses a database of a newer nightjar and leaves it as it is', (t) => {
  const folder = temporaryFolder(t);
  const file = join(folder, 'nightjar.db');
  const newer = new DatabaseSync(file);
  newer.exec(`PRAGMA user_version = ${SCHEMA_VERSION + 1}`);
  newer.close();
  assert.throws(() => new SqliteStore(folder), /use a newer nightjar/);
  const untouched = new DatabaseSync(file);
  t.after(() => untouched.close());
  assert.equal(untouched.prepare('SELECT count(*) AS n FROM sqlite_schema').get()?.n, 0);
});

test('sqlite: answers a reader while another process is in the middle of writing', async (t) => {
  const folder = temporaryFolder(t);
  const store = new SqliteStore(folder);
  t.after(() => store.close());
  await write(store, message());
  const importer = new DatabaseSync(join(folder, 'nightjar.db'));
  t.after(() => importer.close());
  importer.exec('BEGIN IMMEDIATE; DELETE FROM messages');
  assert.equal((await store.status()).records.message, 1);
  importer.exec('ROLLBACK');
});

test('sqlite: keeps its two indexes sound', async (t) => {
  const folder = temporaryFolder(t);
  const store = new SqliteStore(folder);
  await write(
    store,
    ...Array.from({ length: 300 }, (_, index) =>
      message({ sequence: String(index + 1), text: `word${index % 7}` }),
    ),
  );
  await write(
    store,
    ...Array.from({ length: 100 }, (_, index) =>
      message({ sequence: String(index + 1), text: 'edited', version: message().version + 1 }),
    ),
  );
  await store.close();
  const db = new DatabaseSync(join(folder, 'nightjar.db'));
  t.after(() => db.close());
  for (const index of ['messages_index', 'entities_index']) {
    db.exec(`INSERT INTO ${index} (${index}) VALUES ('integrity-check')`);
  }
  assert.equal(db.prepare('PRAGMA integrity_check').get()?.integrity_check, 'ok');
});

test('after a purge and a scrub, the files hold nothing of it', async (t) => {
  const folder = temporaryFolder(t);
  const store = new SqliteStore(folder);
  const secret = 'zebraword';
  await store.write({
    records: [
      message({ text: `${secret} one`, items: [{ kind: 'email', value: `${secret}@x.example` }] }),
      message({ sequence: '2', text: 'stays', userId: '9', username: 'other' }),
    ],
  });
  await store.write({ records: [message({ text: `${secret} two`, version: at('2026-11-20') })] });
  await store.purge({ kind: 'message', key: `telegram:${HERONRY}_1` }, { at: 1, isForGood: true });
  await store.scrub();
  await store.close();
  for (const name of readdirSync(folder))
    assert.equal(readFileSync(join(folder, name)).includes(secret), false, name);
});
