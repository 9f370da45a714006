import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { digestsOf } from '../../../../src/records/digests.ts';
import { FINDING_SOURCES } from '../../../../src/records/finding.ts';
import { indicatorHash, SEARCHED_KINDS } from '../../../../src/records/indicator.ts';
import { pageSighting } from '../../../../src/records/page.ts';
import { profileSighting } from '../../../../src/records/profile.ts';
import { keyOf } from '../../../../src/records/record.ts';
import { parseQuery } from '../../../../src/search/query-language.ts';
import { slotFor } from '../../../../src/storage/engines/sqlite/database/message-slots.ts';
import { MIGRATIONS, SCHEMA_VERSION } from '../../../../src/storage/engines/sqlite/database/schema.ts';
import { CHECKPOINT_PAGES, openKeys } from '../../../../src/storage/engines/sqlite/keys/key-schema.ts';
import { SqliteKeyStore } from '../../../../src/storage/engines/sqlite/keys/key-store.ts';
import { SqliteKeyUsage } from '../../../../src/storage/engines/sqlite/keys/key-usage.ts';
import { SqliteStore } from '../../../../src/storage/engines/sqlite/store.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';
import { at, HERONRY, message } from '../../../support/world.ts';
import { write } from '../../contract/helpers.ts';

test('sqlite: creates files that only their owner can read', async (t) => {
  const folder = join(temporaryFolder(t), 'data');
  const store = new SqliteStore(folder);
  t.after(() => store.close());
  assert.equal(statSync(folder).mode & 0o777, 0o700);
  assert.equal(statSync(join(folder, 'nightjar.db')).mode & 0o777, 0o600);
});

test('sqlite: refuses a database from a newer version and leaves it unchanged', (t) => {
  const folder = temporaryFolder(t);
  const file = join(folder, 'nightjar.db');
  const newer = new DatabaseSync(file);
  newer.exec(`PRAGMA user_version = ${SCHEMA_VERSION + 1}`);
  newer.close();
  assert.throws(() => new SqliteStore(folder), /use a newer version/);
  const untouched = new DatabaseSync(file);
  t.after(() => untouched.close());
  assert.equal(untouched.prepare('SELECT count(*) AS n FROM sqlite_schema').get()?.n, 0);
});

test('sqlite: reads while another process has an open write transaction', async (t) => {
  const folder = temporaryFolder(t);
  const store = new SqliteStore(folder);
  t.after(() => store.close());
  await write(store, message());
  const importer = new DatabaseSync(join(folder, 'nightjar.db'));
  t.after(() => importer.close());
  importer.exec('BEGIN IMMEDIATE; DELETE FROM open_messages');
  assert.equal((await store.status()).records.message, 1);
  importer.exec('ROLLBACK');
});

test('sqlite: opens while another process has an open write transaction', async (t) => {
  const folder = temporaryFolder(t);
  const stored = new SqliteStore(folder);
  await write(stored, message());
  await stored.close();
  await new SqliteKeyStore(folder).close();
  for (const name of ['nightjar.db', 'keys.db']) {
    const other = new DatabaseSync(join(folder, name));
    t.after(() => other.close());
    other.exec('BEGIN IMMEDIATE');
  }
  // Waiting for the lock would block the only thread that can release it.
  const [store, keys] = [new SqliteStore(folder), new SqliteKeyStore(folder)];
  t.after(() => keys.close());
  t.after(() => store.close());
  assert.equal(
    (await store.find({ collection: 'message', slice: { kind: 'page', skip: 0, take: 1 } })).total,
    1,
  );
});

test('sqlite: keeps both indexes consistent', async (t) => {
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
  for (const index of ['messages_index_202611', 'entities_index']) {
    db.exec(`INSERT INTO ${index} (${index}) VALUES ('integrity-check')`);
  }
  assert.equal(db.prepare('PRAGMA integrity_check').get()?.integrity_check, 'ok');
});

test('sqlite: after a purge and a scrub, the files contain no purged text', async (t) => {
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
  await store.purge({ kind: 'message', key: `telegram:${HERONRY}_1` }, { at: 1, isPermanent: true });
  await store.scrub();
  await store.close();
  for (const name of readdirSync(folder))
    assert.equal(readFileSync(join(folder, name)).includes(secret), false, name);
});

test('sqlite: migrates a database from before monthly indexes without loss', async (t) => {
  const folder = temporaryFolder(t);
  const old = new DatabaseSync(join(folder, 'nightjar.db'));
  for (const migration of MIGRATIONS.slice(0, 2)) old.exec(migration);
  const { sha1sum, sha256sum } = digestsOf('hello there');
  const foreign = 'b'.repeat(40);
  const date = at('2026-11-14');
  const insert =
    old.prepare(`INSERT INTO messages (slot, platform, channel_id, sequence, user_id, detection_date, version, text,
    languages, sha1sum, sha256sum, channel_title, items) VALUES (?, 0, ?, ?, '77', ?, ?, 'hello there', ?, ?, ?, 'Heronry', ?)`);
  insert.setReadBigInts(true);
  const languages = '[{"language":"en","probability":0.93},{"language":"de","probability":0.5}]';
  const items = '[{"kind":"email","value":"a@b.example"}]';
  insert.run(
    slotFor(date, `telegram:${HERONRY}_1`),
    HERONRY,
    1,
    date,
    date,
    languages,
    sha1sum,
    sha256sum,
    items,
  );
  insert.run(
    slotFor(date, `telegram:${HERONRY}_2`),
    HERONRY,
    2,
    date,
    date + 1,
    '',
    foreign,
    sha256sum,
    null,
  );
  const document = JSON.stringify({
    ...message({ text: 'hello there' }),
    sha1sum,
    sha256sum: 'c'.repeat(64),
  });
  old
    .prepare("INSERT INTO sightings (kind, key, origin, document) VALUES ('message', 'k', 1, ?)")
    .run(document);
  old.exec("INSERT INTO meta VALUES ('analyzer', '1'); PRAGMA user_version = 2");
  old.close();

  const store = new SqliteStore(folder);
  t.after(() => store.close());
  const { username: _, ...expected } = message({
    userId: '77',
    detectionDate: date,
    version: date,
    text: 'hello there',
    channelTitle: 'Heronry',
    languages: [
      { language: 'en', probability: 0.93 },
      { language: 'de', probability: 0.5 },
    ],
    items: [{ kind: 'email', value: 'a@b.example' }],
  });
  assert.deepEqual(store.get('message', `telegram:${HERONRY}_1`), expected);
  const second = await store.get('message', `telegram:${HERONRY}_2`);
  assert.deepEqual(
    [second?.version, second?.languages, second?.sha1sum, second?.sha256sum],
    [date + 1, [], foreign, undefined],
  );
  assert.deepEqual(
    new DatabaseSync(join(folder, 'nightjar.db'), { readOnly: true })
      .prepare("SELECT document ->> 'sha1sum' AS sha1, document ->> 'sha256sum' AS sha256 FROM sightings")
      .all()
      .map((row) => ({ ...row })),
    [{ sha1: null, sha256: 'c'.repeat(64) }],
  );

  const search = () =>
    store.find({
      collection: 'message',
      text: parseQuery('hello'),
      slice: { kind: 'page', skip: 0, take: 10 },
    });
  await assert.rejects(search(), /reindex/);
  await store.reindex();
  assert.equal((await search()).total, 2);
});

test('sqlite: indicators of an older database can be looked up after the migration', async (t) => {
  const folder = temporaryFolder(t);
  const old = new DatabaseSync(join(folder, 'nightjar.db'));
  for (const migration of MIGRATIONS.slice(0, 2)) old.exec(migration);
  const insert = old.prepare(
    'INSERT INTO entities (kind, key, platform, detection_date, first_seen, document) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const date = at('2026-11-14');
  const records = [
    profileSighting('telegram', '77', date, {
      lists: { usernames: ['Acme_Support'], email: ['Oda@mail.example'] },
    }),
    pageSighting('page-1', date, {
      facts: { url: 'https://www.xn--acm-dma.example/', pageTitle: 'Acme shop' },
      lists: { domain: ['www.xn--acm-dma.example'] },
    }),
  ];
  for (const record of records)
    insert.run(record.kind, keyOf(record), null, date, date, JSON.stringify(record));
  old
    .prepare('INSERT INTO findings VALUES (?, ?, ?, ?, ?, ?, ?)')
    .run('telegram-profile', '77', 'email', 'oda@mail.example', 'Oda@mail.example', date, 0);
  old
    .prepare('INSERT INTO findings VALUES (?, ?, ?, ?, ?, ?, ?)')
    .run('page', 'page-1', 'domain', 'www.xn--acm-dma.example', 'www.xn--acm-dma.example', date + 1, 0);
  old.exec('PRAGMA user_version = 2');
  old.close();

  const store = new SqliteStore(folder);
  t.after(() => store.close());
  const visible = [{ sources: FINDING_SOURCES }];
  const found = await store.findIndicators({
    text: 'acme',
    isOpenBefore: true,
    isOpenAfter: true,
    kinds: SEARCHED_KINDS,
    slice: { kind: 'page', skip: 0, take: 10 },
    visible,
  });
  assert.deepEqual(
    found.hits.map(({ kind, value }) => `${kind} ${value}`),
    [
      'domain www.xn--acm-dma.example',
      'domain xn--acm-dma.example',
      'name Acme_Support',
      'title Acme shop',
      'url https://www.xn--acm-dma.example/',
    ],
  );
  const [hashed] = await store.indicatorsByHash({ prefixes: [indicatorHash('oda@mail.example')], visible });
  assert.deepEqual([hashed?.length, hashed?.[0]?.total], [1, 1]);
  assert.deepEqual(
    (await store.check()).problems.filter((problem) => problem.includes('indicator')),
    [],
  );
});

test('sqlite: rebuilds an index that lacks columns', async (t) => {
  const folder = temporaryFolder(t);
  const current = new SqliteStore(folder);
  await write(
    current,
    message({ sequence: '1', text: 'alpha', attachments: [{ name: 'drop.zip' }] }),
    message({ sequence: '2', text: 'beta' }),
  );
  await current.close();
  const old = new DatabaseSync(join(folder, 'nightjar.db'));
  const [{ name = '' } = {}] = old
    .prepare("SELECT name FROM sqlite_schema WHERE sql LIKE 'CREATE VIRTUAL TABLE messages_index_%'")
    .all() as { name?: string }[];
  old.exec(`
    DROP TABLE ${name};
    CREATE VIRTUAL TABLE ${name} USING fts5 (
      text, channel, topic, username, server, filters, content='', tokenize="ascii tokenchars ':'"
    );
    UPDATE meta SET value = '5' WHERE name = 'analyzer';
  `);
  old.close();
  const store = new SqliteStore(folder);
  t.after(() => store.close());
  const find = async (q: string) => {
    const slice = { kind: 'page', skip: 0, take: 10 } as const;
    return (await store.find({ collection: 'message', text: parseQuery(q), slice })).total;
  };
  await assert.rejects(find('alpha'), /analyzer/);
  await store.reindex();
  assert.deepEqual([await find('alpha'), await find('file:drop'), await find('beta')], [1, 1, 1]);
});

test('sqlite: several processes migrate keys of an older version concurrently without loss', async (t) => {
  const folder = temporaryFolder(t);
  const old = new DatabaseSync(join(folder, 'keys.db'));
  old.exec(`
    CREATE TABLE keys (
      id TEXT PRIMARY KEY, name TEXT NOT NULL, secret_hash TEXT NOT NULL, scopes TEXT NOT NULL,
      created_at INTEGER NOT NULL, expires_at INTEGER, revoked_at INTEGER,
      rate_per_minute INTEGER, rate_burst INTEGER
    ) WITHOUT ROWID;
    CREATE TABLE secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
    INSERT INTO keys VALUES ('abc', 'soc', 'ff', 'im,feeds', 5, 10, NULL, 60, NULL), ('old', 'x', 'ee', 'im', 1, NULL, 3, NULL, NULL);
    INSERT INTO secrets VALUES ('cursor', x'${'07'.repeat(32)}');
  `);
  old.close();
  const [store, again] = [new SqliteKeyStore(folder), new SqliteKeyStore(folder)];
  t.after(() => Promise.all([store.close(), again.close()]));
  const absent = { networks: undefined, previousSecret: undefined };
  assert.deepEqual(await again.list(), [
    {
      ...{ id: 'old', name: 'x', secretHash: 'ee', scopes: ['im'], createdAt: 1, expiresAt: undefined },
      ...{ revokedAt: 3, ratePerMinute: undefined, rateBurst: undefined, ...absent },
    },
    {
      ...{ id: 'abc', name: 'soc', secretHash: 'ff', scopes: ['im', 'feeds'], createdAt: 5, expiresAt: 10 },
      ...{ revokedAt: undefined, ratePerMinute: 60, rateBurst: undefined, ...absent },
    },
  ]);
  assert.deepEqual(await store.cursorSecret(), Buffer.alloc(32, 7));
  assert.deepEqual((await store.usage(['abc'], '2000-01-01', '2099-12-31')).get('abc')?.days, []);
});

test('sqlite: refuses keys from a newer version and leaves them unchanged', (t) => {
  const folder = temporaryFolder(t);
  const file = join(folder, 'keys.db');
  const newer = new DatabaseSync(file);
  newer.exec('PRAGMA user_version = 99; CREATE TABLE keys (id TEXT)');
  newer.close();
  assert.throws(() => new SqliteKeyStore(folder), /keys\.db has schema version 99.*newer version/);
  const still = new DatabaseSync(file, { readOnly: true });
  t.after(() => still.close());
  assert.equal(still.prepare('PRAGMA user_version').get()?.user_version, 99);
});

test('sqlite: a usage report does not wait for a lock on the keys and can be retried', async (t) => {
  const folder = temporaryFolder(t);
  const store = new SqliteKeyStore(folder);
  const other = new DatabaseSync(join(folder, 'keys.db'));
  t.after(async () => {
    other.close();
    await store.close();
  });
  other.exec('BEGIN IMMEDIATE');
  const uses = [{ keyId: 'abc', day: '2026-11-15', requests: 1, lastUsedAt: 5 }];
  const sent = { process: 'one', number: 1, uses, keepFrom: '2026-01-01' };
  const startedAt = performance.now();
  await assert.rejects(store.addUsage(sent), /locked/);
  assert.ok(performance.now() - startedAt < 10_000, 'waiting for the SQLite lock would take 30 seconds');
  other.exec('ROLLBACK');
  await store.addUsage(sent);
  const usage = await store.usage(['abc'], '2026-11-15', '2026-11-15');
  assert.deepEqual(usage.get('abc')?.days, [{ day: '2026-11-15', requests: 1 }]);
});

test('sqlite: usage reports keep the WAL short without a checkpoint on the event loop', async (t) => {
  const folder = temporaryFolder(t);
  const file = join(folder, 'keys.db');
  const db = openKeys(folder);
  t.after(() => db.close());
  const usage = new SqliteKeyUsage(db, file);
  const size = () => statSync(`${file}-wal`).size;
  const send = (number: number) =>
    usage.add({
      process: 'one',
      number,
      uses: Array.from({ length: 500 }, (_, key) => ({
        keyId: `key-${key}-${'x'.repeat(100)}`,
        day: '2026-11-15',
        requests: 1,
        lastUsedAt: number,
      })),
      keepFrom: '2026-01-01',
    });
  for (let number = 1; number <= 100; number++) send(number);
  const grown = size();
  assert.ok(grown > 1.1 * CHECKPOINT_PAGES * 4096, 'large enough to trigger a checkpoint');
  await usage.settled();
  for (let number = 101; number <= 110; number++) send(number);
  assert.equal(size(), grown, 'the WAL was checkpointed and is reused from its start');
});

test('sqlite: the process survives a failed checkpoint of the keys', async (t) => {
  const folder = temporaryFolder(t);
  const db = openKeys(folder);
  t.after(() => db.close());
  const usage = new SqliteKeyUsage(db, join(folder, 'nowhere', 'keys.db'));
  for (let number = 1; number <= 100; number++)
    usage.add({ process: 'one', number, uses: [], keepFrom: '2026-01-01' });
  await usage.settled();
});
