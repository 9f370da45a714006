/** Maintenance of the whole store: during imports, interrupted at any point, and with messages that move on disk. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, type TestContext, test } from 'node:test';
import { pageSighting } from '../../../../../src/records/page.ts';
import { profileSighting } from '../../../../../src/records/profile.ts';
import type { AnyRecord } from '../../../../../src/records/record.ts';
import { keyOf } from '../../../../../src/records/record.ts';
import { ANALYZER_VERSION } from '../../../../../src/search/analyzer.ts';
import { parseQuery } from '../../../../../src/search/query-language.ts';
import { SqliteTables } from '../../../../../src/storage/engines/sqlite/records/tables.ts';
import { SqliteStore } from '../../../../../src/storage/engines/sqlite/store.ts';
import type { Store } from '../../../../../src/storage/port/store.ts';
import { temporaryFolder } from '../../../../support/temporary-folder.ts';
import { at, HERONRY, message } from '../../../../support/world.ts';
import { collidingSequences } from '../../../contract/colliding-sequences.ts';
import { EMAIL, everything, importFile, PURGED_AT, WALLET } from '../../../contract/imported.ts';

/** The smallest possible steps, so that other processes run after each. */
const SMALL_STEPS = { stepMs: 0, pauseMs: 1 };
/** Seals any month, in several segments. */
const OPTIONS = { pace: SMALL_STEPS, sealing: { openMin: 1, docsMax: 40 } };
const OTHER_GROUP = '-1002';
const PERMANENTLY = { at: PURGED_AT, isPermanent: true };

function open(t: TestContext, folder: string, options = {}): SqliteStore {
  const store = new SqliteStore(folder, { ...OPTIONS, ...options });
  t.after(() => store.close());
  return store;
}

/** Two chats over three months, with some messages in two versions, and with pages and profiles. */
function world(size: number): AnyRecord[][] {
  const months = ['2026-09-15', '2026-10-15', '2026-11-05'].map(at);
  const first: AnyRecord[] = Array.from({ length: size }, (_, index) =>
    message({
      channelId: index % 2 === 0 ? HERONRY : OTHER_GROUP,
      sequence: String(index + 1),
      userId: String(7000 + (index % 9)),
      username: `user${index % 9}`,
      text: index % 3 === 0 ? 'alpha one' : 'beta two',
      detectionDate: (months[index % 3] as number) + index * 60_000,
      ...(index % 5 === 0 && { items: [WALLET, EMAIL] }),
    }),
  );
  const edited = first
    .filter((_, index) => index % 4 === 0)
    .map((each) => (each.kind === 'message' ? { ...each, text: 'three', version: each.version + 1 } : each));
  const pages = ['a', 'b'].map((id) =>
    pageSighting(id, at('2026-11-04'), {
      facts: { url: 'http://p.example/', text: `text ${id}` },
      lists: { email: [`${id}@x.example`] },
    }),
  );
  const people = [profileSighting('telegram', '7001', at('2026-11-03'), { lists: { lastName: ['three'] } })];
  return [
    [...first, ...pages],
    [...edited, ...people],
  ];
}

/** Whether messages are open or sealed when maintenance begins. Partly sealed: the second file changes some. */
const STATES = ['open', 'partly sealed'] as const;
type State = (typeof STATES)[number];

async function fill(store: Store, state: State = 'open', files = world(600)): Promise<number[]> {
  const imports: number[] = [];
  for (const [number, records] of files.entries()) {
    imports.push((await importFile(store, `file ${number}`, records)).importId);
    if (number === 0 && state === 'partly sealed') await store.optimize({ isCompacting: false });
  }
  return imports;
}

const addWallet = (record: AnyRecord) =>
  record.kind === 'message' && record.text === 'beta two' ? { ...record, items: [WALLET] } : record;

type Upkeep = (store: Store, imports: readonly number[]) => Promise<unknown>;
const UPKEEP: Record<string, Upkeep> = {
  reindex: (store) => store.reindex(),
  reenrich: (store) => store.rework(addWallet as Parameters<Store['rework']>[0]),
  optimize: (store) => store.optimize({ isCompacting: false }),
  compaction: (store) => store.optimize({ isCompacting: true }),
  retention: (store) => store.retain(202610, { isDryRun: false }),
  'a purge of a channel': (store) =>
    store.purge({ kind: 'channel', key: `telegram:${HERONRY}` }, PERMANENTLY),
  'a purge of a profile': (store) => store.purge({ kind: 'profile', key: 'telegram:7004' }, PERMANENTLY),
  'a purge of an import': (store, [, second]) =>
    store.purge({ kind: 'import', importId: second as number }, PERMANENTLY),
};

const EVERY_CASE = STATES.flatMap((state) =>
  Object.entries(UPKEEP).map(([name, upkeep]) => ({ name, upkeep, state, title: `${name}, ${state}` })),
);

/** Batches imported by another process: the same people and chats, in the same months and a new one. */
function laterBatches(): AnyRecord[][] {
  const dates = ['2026-10-16', '2026-11-06', '2026-12-01'].map(at);
  return Array.from({ length: 12 }, (_, batch) =>
    Array.from({ length: 10 }, (_, index) =>
      message({
        channelId: index % 2 === 0 ? OTHER_GROUP : '-1003',
        sequence: String(10_000 + batch * 10 + index),
        userId: String(7000 + index),
        username: `later${index}`,
        text: 'gamma two',
        detectionDate: (dates[batch % 3] as number) + index,
        ...(index % 3 === 0 && { items: [EMAIL] }),
      }),
    ),
  );
}

describe('sqlite: an import during maintenance', () => {
  for (const { name, upkeep, state, title } of EVERY_CASE) {
    test(`${title}: both complete and nothing is lost`, async (t) => {
      const folder = temporaryFolder(t);
      const [maintainer, importer] = [open(t, folder), open(t, folder)];
      const imports = await fill(maintainer, state);
      let isOver = false;
      let during = 0;
      const importing = async () => {
        for (const [number, records] of laterBatches().entries()) {
          await importFile(importer, `later ${number}`, records);
          if (!isOver) during++;
          await new Promise(setImmediate);
        }
      };
      const maintaining = async () => {
        await upkeep(maintainer, imports);
        isOver = true;
      };
      await Promise.all([maintaining(), importing()]);
      // Retention drops a month of such a small store in one step.
      if (name !== 'retention') assert.ok(during > 0, 'some batches were written between two steps');

      const expected = open(t, temporaryFolder(t));
      const expectedImports = await fill(expected);
      await upkeep(expected, expectedImports);
      for (const [number, records] of laterBatches().entries())
        await importFile(expected, `later ${number}`, records);
      // Messages imported during the run are enriched by the next one.
      if (name === 'reenrich') {
        await upkeep(maintainer, imports);
        await upkeep(expected, expectedImports);
      }
      assert.deepEqual(await everything(maintainer), await everything(expected));
      const { problems } = await maintainer.check();
      assert.deepEqual(problems, []);
    });
  }

  test('a batch waits for a lock held by another process and is then written', async (t) => {
    const folder = temporaryFolder(t);
    const store = open(t, folder);
    const other = new DatabaseSync(join(folder, 'nightjar.db'));
    t.after(() => other.close());
    other.exec('BEGIN IMMEDIATE');
    const writing = store.write({ records: [message()] });
    // Meanwhile, the event loop runs and reads succeed.
    for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
    assert.equal(store.get('message', keyOf(message())), undefined);
    other.exec('ROLLBACK');
    assert.deepEqual(await writing, ['written']);
  });
});

/** Lets this many transactions commit and fails all others. Returns whether the work was interrupted. */
async function interruptAfter(
  t: TestContext,
  transactions: number,
  work: () => Promise<unknown>,
): Promise<boolean> {
  let left = transactions;
  const { change } = SqliteTables.prototype;
  const { mock } = t.mock.method(SqliteTables.prototype, 'change', function <T>(
    this: SqliteTables,
    run: () => T,
  ) {
    return left-- > 0 ? change.call(this, run) : Promise.reject(new Error('killed'));
  } as typeof change);
  try {
    await work();
    return false;
  } catch (error) {
    assert.match((error as Error).message, /killed/);
    return true;
  } finally {
    mock.restore();
  }
}

describe('sqlite: interrupted maintenance', () => {
  for (const { upkeep, state, title } of EVERY_CASE) {
    test(`${title}: interrupted after any of its transactions completes when it is run again`, async (t) => {
      const undisturbed = open(t, temporaryFolder(t));
      await upkeep(undisturbed, await fill(undisturbed, 'open', world(60)));
      const expected = await everything(undisturbed);
      for (let transactions = 0; ; transactions++) {
        const folder = temporaryFolder(t);
        const interrupted = new SqliteStore(folder, OPTIONS);
        const imports = await fill(interrupted, state, world(60));
        const wasInterrupted = await interruptAfter(t, transactions, () => upkeep(interrupted, imports));
        await interrupted.close();
        const next = new SqliteStore(folder, OPTIONS);
        if (wasInterrupted) await upkeep(next, imports);
        assert.deepEqual(await everything(next), expected, `after ${transactions} transactions`);
        assert.deepEqual((await next.check()).problems, []);
        await next.close();
        if (!wasInterrupted) return;
      }
    });
  }
});

describe('sqlite: messages that move on disk', () => {
  /** Three sequences in one chat whose messages compete for the same slot if they have the same date. */
  test('a purge removes messages that move during the purge', async (t) => {
    const colliding = collidingSequences();
    // 1,998 messages come first, so that the colliding ones span the end of the first chunk.
    const before = Array.from({ length: 1998 }, (_, index) =>
      message({ sequence: String(10_000_000 + index), detectionDate: at('2026-11-01') + index }),
    );
    const together = colliding.map((sequence) => message({ sequence, detectionDate: at('2026-11-02') }));
    const after = Array.from({ length: 50 }, (_, index) =>
      message({ sequence: String(20_000_000 + index), detectionDate: at('2026-11-03') + index }),
    );
    for (const target of [
      { kind: 'channel', key: `telegram:${HERONRY}` },
      { kind: 'profile', key: 'telegram:7001' },
      { kind: 'import', importId: 1 },
    ] as const) {
      const store = open(t, temporaryFolder(t), { pace: undefined });
      await importFile(store, 'all', [...before, ...together, ...after]);
      const report = await store.purge(target, PERMANENTLY);
      assert.equal(report.removed.message, 1998 + 3 + 50);
      assert.equal((await store.status()).records.message, 0);
    }
  });
});

describe('sqlite: one analyzer for the whole index', () => {
  test('a writer that waits while a newer version rebuilds the index writes nothing to it', async (t) => {
    const folder = temporaryFolder(t);
    const store = open(t, folder);
    await store.write({ records: [message()] });
    const newer = new DatabaseSync(join(folder, 'nightjar.db'));
    t.after(() => newer.close());
    newer.exec('BEGIN IMMEDIATE');
    const writing = store.write({ records: [message({ sequence: '2' })] });
    newer.exec("UPDATE meta SET value = '99' WHERE name = 'analyzer'; COMMIT");
    await assert.rejects(writing, /analyzer 99/);
    assert.equal((await store.status()).records.message, 1);
  });

  test('a search thread refuses an index rebuilt by another analyzer version', async (t) => {
    const folder = temporaryFolder(t);
    const store = open(t, folder, { search: { threads: 1, milliseconds: 10_000 } });
    await store.write({ records: [message()] });
    const question = {
      collection: 'message',
      text: parseQuery('ordinary'),
      slice: { kind: 'page', skip: 0, take: 10 },
    } as const;
    assert.equal((await store.find(question)).total, 1);
    const newer = new DatabaseSync(join(folder, 'nightjar.db'));
    t.after(() => newer.close());
    newer.exec("UPDATE meta SET value = '99' WHERE name = 'analyzer'");
    await assert.rejects(store.find(question), /analyzer 99/);
  });

  test('while a newer analyzer rebuilds the index, the older one only reads', async (t) => {
    const folder = temporaryFolder(t);
    const old = open(t, folder);
    const [records] = world(40) as [AnyRecord[]];
    await importFile(old, 'first', records);
    const newer = open(t, folder, { analyzerVersion: ANALYZER_VERSION + 1 });
    assert.ok(await interruptAfter(t, 2, () => newer.reindex()));
    const question = {
      collection: 'message',
      text: parseQuery('alpha'),
      slice: { kind: 'page', skip: 0, take: 10 },
    } as const;
    assert.ok((await old.find(question)).total > 0);
    await assert.rejects(old.write({ records: [message()] }), /reindex/);
    await assert.rejects(newer.find(question), /reindex/);
    await newer.reindex();
    assert.ok((await newer.find(question)).total > 0);
    await assert.rejects(old.find(question), /reindex/);
  });
});

describe('sqlite: similarity keys', () => {
  const offer = (price: number) =>
    `Selling stealer logs from Norway\nChecked by hand before delivery\nPrice: $${price}`;

  test('reindexing computes the keys of messages that were stored without', async (t) => {
    const folder = temporaryFolder(t);
    const store = open(t, folder);
    await store.write({
      records: [1, 2, 3].map((sequence) => message({ sequence: String(sequence), text: offer(sequence) })),
    });
    const db = new DatabaseSync(join(folder, 'nightjar.db'));
    t.after(() => db.close());
    db.exec('UPDATE open_messages SET similar = NULL');
    const total = async () =>
      (
        await store.find({
          collection: 'message',
          text: parseQuery('selling'),
          slice: { kind: 'page', skip: 0, take: 10 },
          collapse: 'similar',
        })
      ).total;
    assert.equal(await total(), 3, 'messages without a key are never folded');
    await store.reindex();
    assert.equal(await total(), 1);
  });
});
