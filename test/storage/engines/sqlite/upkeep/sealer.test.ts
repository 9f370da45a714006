import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { SqliteStore } from '../../../../../src/storage/engines/sqlite/store.ts';
import { STORED_FILES } from '../../../../support/stored-records.ts';
import { temporaryFolder } from '../../../../support/temporary-folder.ts';
import { at, HERONRY, message } from '../../../../support/world.ts';
import { collidingSequences } from '../../../contract/colliding-sequences.ts';
import { keysFound } from '../../../contract/helpers.ts';
import { everything, importFile } from '../../../contract/imported.ts';

const SEALING = { sealing: { openMin: 1 } };
const STORED = fileURLToPath(new URL('../../../../fixtures/stores/before-sealing.db.gz', import.meta.url));

function open(t: TestContext, folder: string): SqliteStore {
  const store = new SqliteStore(folder, SEALING);
  t.after(() => store.close());
  return store;
}

async function fill(store: SqliteStore): Promise<void> {
  for (const [number, records] of STORED_FILES.entries()) await importFile(store, `file ${number}`, records);
}

function numbers(folder: string, sql: string): number[] {
  const db = new DatabaseSync(join(folder, 'nightjar.db'), { readOnly: true });
  try {
    return db
      .prepare(sql)
      .all()
      .map((row) => Object.values(row)[0] as number);
  } finally {
    db.close();
  }
}

describe('sqlite: sealing', () => {
  test('moves all messages to segments and compressed rows, and changes no answer', async (t) => {
    const folder = temporaryFolder(t);
    const store = open(t, folder);
    await fill(store);
    const before = await everything(store);
    await store.optimize({ isCompacting: true });
    assert.deepEqual(await everything(store), before);
    assert.deepEqual((await store.check()).problems, []);
    assert.deepEqual(numbers(folder, 'SELECT count(*) FROM open_messages'), [0]);
    assert.deepEqual(numbers(folder, 'SELECT open FROM months'), [0, 0, 0, 0]);
    assert.deepEqual(
      numbers(folder, "SELECT count(*) FROM sqlite_schema WHERE name GLOB 'messages_index_*'"),
      [0],
    );
    const [compressed = 0] = numbers(
      folder,
      "SELECT count(*) FROM sealed_messages WHERE typeof(text) = 'blob'",
    );
    assert.ok(compressed > 150, `${compressed} compressed texts`);
  });

  test('a thread makes the same segments', async (t) => {
    const [folder, other] = [temporaryFolder(t), temporaryFolder(t)];
    const [store, threaded] = [
      open(t, folder),
      new SqliteStore(other, { sealing: { openMin: 1, docsMax: 20, threadedFrom: 1 } }),
    ];
    t.after(() => threaded.close());
    for (const each of [store, threaded]) {
      await fill(each);
      await each.optimize({ isCompacting: false });
    }
    assert.deepEqual(await everything(threaded), await everything(store));
    assert.deepEqual((await threaded.check()).problems, []);
    assert.deepEqual(numbers(other, 'SELECT count(*) FROM open_messages'), [0]);
    assert.equal(numbers(other, 'SELECT id FROM segments').length, 12);
  });

  test('a second run changes nothing', async (t) => {
    const folder = temporaryFolder(t);
    const store = open(t, folder);
    await fill(store);
    await store.optimize({ isCompacting: true });
    const segments = 'SELECT id FROM segments';
    const before = numbers(folder, segments);
    await store.optimize({ isCompacting: true });
    assert.deepEqual(numbers(folder, segments), before);
  });

  test('leaves small months open', async (t) => {
    const folder = temporaryFolder(t);
    const store = new SqliteStore(folder);
    t.after(() => store.close());
    await fill(store);
    await store.optimize({ isCompacting: false });
    assert.deepEqual(numbers(folder, 'SELECT id FROM segments'), []);
  });

  test('messages of different segments and of the open part are ordered together', async (t) => {
    const store = new SqliteStore(temporaryFolder(t), { sealing: { openMin: 1, docsMax: 5 } });
    t.after(() => store.close());
    const dated = (sequence: number, minute: number) =>
      message({
        sequence: String(sequence),
        text: 'alpha',
        detectionDate: at('2026-11-05') + minute * 60_000,
      });
    const minutes = Array.from({ length: 40 }, (_, index) => (index * 17) % 40);
    await importFile(
      store,
      'one',
      minutes.slice(0, 20).map((minute, index) => dated(index + 1, minute)),
    );
    await store.optimize({ isCompacting: false });
    await importFile(
      store,
      'two',
      minutes.slice(20).map((minute, index) => dated(index + 100, minute)),
    );
    const found = await store.find({ collection: 'message', slice: { kind: 'page', skip: 7, take: 30 } });
    assert.deepEqual(
      found.hits.map(({ detectionDate }) => (detectionDate - at('2026-11-05')) / 60_000),
      Array.from({ length: 30 }, (_, index) => 32 - index),
    );
  });

  test('after a purge and a scrub of a sealed month, the files contain no purged text', async (t) => {
    const folder = temporaryFolder(t);
    const store = new SqliteStore(folder, SEALING);
    const secret = 'zebraword';
    await store.write({
      records: [
        // Frequent enough for a symbol of its own.
        ...Array.from({ length: 300 }, (_, index) =>
          message({
            sequence: String(index + 10),
            userId: '13',
            username: secret,
            text: `${secret} ${index}`,
          }),
        ),
        message({ sequence: '1', text: 'stays', userId: '9', username: 'other' }),
      ],
    });
    await store.optimize({ isCompacting: false });
    await store.purge({ kind: 'profile', key: 'telegram:13' }, { at: 1, isPermanent: true });
    await store.scrub();
    const left = await store.find({ collection: 'message', slice: { kind: 'page', skip: 0, take: 10 } });
    assert.deepEqual(
      left.hits.map(({ text }) => text),
      ['stays'],
    );
    await store.close();
    for (const name of readdirSync(folder)) {
      const content = readFileSync(join(folder, name));
      // Compressed text is not readable, but its symbols would be.
      for (const part of [secret, 'zebra', 'ebrawor'])
        assert.equal(content.includes(part), false, `${name}: ${part}`);
    }
  });

  test('a new message that competes with sealed ones for a position comes where it belongs', async (t) => {
    const [a, b, c] = collidingSequences();
    const orders: string[][] = [];
    for (const arrival of [
      [a, b, c],
      [c, b, a],
      [b, c, a],
    ]) {
      const store = open(t, temporaryFolder(t));
      for (const sequence of arrival) {
        await store.write({ records: [message({ sequence, text: `word${sequence}` })] });
        await store.optimize({ isCompacting: false });
      }
      assert.deepEqual((await store.check()).problems, []);
      const { total, hits } = await store.find({
        collection: 'message',
        slice: { kind: 'page', skip: 0, take: 10 },
      });
      assert.equal(total, 3);
      orders.push(hits.map(({ sequence }) => sequence));
      for (const sequence of arrival)
        assert.deepEqual(await keysFound(store, 'message', `word${sequence}`), [
          `telegram:${HERONRY}_${sequence}`,
        ]);
    }
    assert.deepEqual(orders[1], orders[0]);
    assert.deepEqual(orders[2], orders[0]);
  });

  test('adopts a store of the version before without loss, and seals it', async (t) => {
    const folder = temporaryFolder(t);
    writeFileSync(join(folder, 'nightjar.db'), gunzipSync(readFileSync(STORED)));
    const expected = open(t, temporaryFolder(t));
    await fill(expected);
    const store = open(t, folder);
    assert.deepEqual((await store.check()).problems, []);
    assert.deepEqual(await everything(store), await everything(expected));
    await store.optimize({ isCompacting: true });
    assert.deepEqual((await store.check()).problems, []);
    assert.deepEqual(await everything(store), await everything(expected));
    await fill(store);
    assert.deepEqual(await everything(store), await everything(expected));
    assert.equal((await store.messageVersions(`telegram:${HERONRY}_2`)).length, 1);
    assert.equal((await store.messageVersions('telegram:-1002_1')).length, 2);
  });
});
