/** Deleted indices: queries that need them fail, and repeating the imports restores everything. */
import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import { profileSighting } from '../../../../../src/records/profile.ts';
import type { OpensearchStore } from '../../../../../src/storage/engines/opensearch/store.ts';
import { migrate } from '../../../../../src/storage/engines/opensearch/upkeep/migration.ts';
import { StoreUnavailable } from '../../../../../src/storage/port/failures/store-unavailable.ts';
import {
  call,
  documentsOf,
  emptyPrefix,
  openTestStore,
  testConnection,
  testLayout,
  WITHOUT_CLUSTER,
} from '../../../../support/opensearch.ts';
import { at, HERONRY, message, TILDA } from '../../../../support/world.ts';
import { EMAIL, everything, importFile, WALLET } from '../../../contract/imported.ts';

/** Two overlapping files with several people and months, and a chat with sequences beyond 2^53. */
const FILES = {
  first: [
    message({ sequence: '1', items: [WALLET], detectionDate: at('2026-10-15') }),
    message({ sequence: '2', items: [EMAIL], detectionDate: at('2026-11-02') }),
    message({ sequence: '3', userId: '77', detectionDate: at('2026-11-03') }),
    profileSighting('telegram', '88', at('2026-11-04'), { lists: { usernames: ['eighty-eight'] } }),
  ],
  second: [
    message({ sequence: '2', items: [EMAIL], username: 'renamed', detectionDate: at('2026-11-02') }),
    message({
      platform: 'discord',
      channelId: '1054800000000000001',
      sequence: '1054800000000000129',
      detectionDate: at('2026-11-09'),
    }),
  ],
};

async function importAll(store: OpensearchStore): Promise<void> {
  for (const [name, records] of Object.entries(FILES)) await importFile(store, name, records);
}

async function filled(t: TestContext) {
  const prefix = emptyPrefix(t);
  const store = await openTestStore({ prefix });
  await importAll(store);
  return { prefix, store, before: await everything(store) };
}

const QUESTIONS: Record<string, (store: OpensearchStore) => Promise<unknown>> = {
  messages: (store) => store.find({ collection: 'message', slice: { kind: 'page', skip: 0, take: 10 } }),
  'messages of the month': (store) =>
    store.find({
      collection: 'message',
      during: { from: at('2026-11-01'), to: at('2026-11-30') },
      slice: { kind: 'page', skip: 0, take: 10 },
    }),
  'messages far down the list': (store) =>
    store.find({ collection: 'message', slice: { kind: 'page', skip: 2000, take: 10 } }),
  histogram: (store) => store.histogram({ collection: 'message', interval: 'day', groupsMax: 10 }),
  'a message': async (store) => store.get('message', `telegram:${HERONRY}_3`),
  'any message of a chat': (store) => store.hasMessages(`telegram:${HERONRY}`),
  profiles: (store) => store.find({ collection: 'profile', slice: { kind: 'page', skip: 0, take: 10 } }),
  'a profile': async (store) => store.get('profile', `telegram:${TILDA.userId}`),
  'an unknown profile': async (store) => store.get('profile', 'telegram:404'),
  'a feed': (store) =>
    store.feed({
      feed: 'wallets',
      from: at('2026-10-01'),
      to: at('2026-12-01'),
      sources: ['telegram-profile'],
      slice: { kind: 'page', skip: 0, take: 10 },
    }),
};

const MONTH = [
  'messages',
  'messages of the month',
  'messages far down the list',
  'histogram',
  'a message',
  'any message of a chat',
];
const MISSING: Record<string, { suffix: string; refused: string[] }> = {
  'a month': { suffix: 'messages-v1-2026.11', refused: MONTH },
  entities: {
    suffix: 'entities-v1',
    refused: ['profiles', 'a profile', 'an unknown profile', 'a feed'],
  },
  findings: { suffix: 'findings', refused: ['a feed'] },
  chats: { suffix: 'chats', refused: ['a message'] },
};

async function refusedBy(store: OpensearchStore): Promise<string[]> {
  const refused: string[] = [];
  for (const [name, ask] of Object.entries(QUESTIONS)) {
    try {
      await ask(store);
    } catch (error) {
      assert.ok(error instanceof StoreUnavailable, String((error as Error).stack));
      refused.push(name);
    }
  }
  return refused;
}

describe('opensearch: a missing index', { skip: WITHOUT_CLUSTER }, () => {
  for (const [name, { suffix, refused }] of Object.entries(MISSING)) {
    test(`${name}: queries fail, status names the index, repeated imports restore it`, async (t) => {
      const { prefix, store, before } = await filled(t);
      const documents = await documentsOf(prefix);
      assert.deepEqual(await refusedBy(store), []);
      const index = `${prefix}-${suffix}`;
      await call('DELETE', `/${index}`);
      assert.deepEqual(await refusedBy(store), refused);
      await assert.rejects(store.ping(), new RegExp(`${index} is missing`));
      assert.deepEqual((await store.status()).cluster?.missing, [index]);
      await assert.rejects(call('GET', `/${index}/_count`), /index_not_found/, 'no request has created it');

      const isDerived = name === 'chats';
      await importFile(store, 'first', FILES.first);
      assert.deepEqual((await store.status()).cluster?.missing, []);
      const isRefused = async (work: Promise<unknown>) => {
        if (isDerived) await work;
        else await assert.rejects(work, /lists the files to import again/);
      };
      await isRefused(store.ping());
      // A purge rebuilds profiles from the stored messages: it would lose data that an import can still restore.
      const target = { kind: 'message', key: 'telegram:-100999_1' } as const;
      await isRefused(store.purge(target, { at: 1, isPermanent: false }));
      await isRefused(store.previewPurge(target));
      await isRefused(store.rework((record) => record));
      const { incomplete } = (await store.status()).cluster as { incomplete: object[] };
      assert.deepEqual(incomplete, isDerived ? [] : [{ index, files: ['second'] }]);
      assert.deepEqual(await refusedBy(store), isDerived ? [] : refused, 'the second file is still missing');
      await importFile(store, 'second', FILES.second);
      assert.deepEqual((await store.status()).cluster?.incomplete, []);
      assert.deepEqual(await everything(store), before);
      const log = /^(import|counter)/;
      const comparable = async (all: unknown[]) =>
        (all as { index: string; id: string }[]).filter(
          (each) => !log.test(each.id) && each.index !== '-chats',
        );
      assert.deepEqual(await comparable(await documentsOf(prefix)), await comparable(documents));
      assert.ok(await store.get('message', 'discord:1054800000000000001_1054800000000000129'));
    });
  }

  test('the ledger: all queries fail, and only migrate creates a new one', async (t) => {
    const { prefix, store } = await filled(t);
    const ledger = `${prefix}-ledger`;
    await call('DELETE', `/${ledger}`);
    assert.deepEqual(await refusedBy(store), Object.keys(QUESTIONS));
    for (const attempt of [
      () => store.ping(),
      () => store.status(),
      () => importFile(store, 'first', FILES.first),
      () => store.retain(202612, { isDryRun: false }),
      () => openTestStore({ prefix }),
      () => migrate({ connection: testConnection(), layout: testLayout(prefix) }),
    ])
      await assert.rejects(attempt(), new RegExp(`${ledger} is missing`));
    await assert.rejects(call('GET', `/${ledger}/_count`), /index_not_found/);
  });

  test('an operator without the files can accept the loss', async (t) => {
    const { prefix, store } = await filled(t);
    await call('DELETE', `/${prefix}-messages-v1-2026.10`);
    const options = { connection: testConnection(), layout: testLayout(prefix) };
    await migrate(options);
    assert.deepEqual(
      await refusedBy(store),
      MONTH.filter((name) => !/of the month|a message/.test(name)),
    );
    await migrate(options, { isLossAccepted: true });
    assert.deepEqual(await refusedBy(store), []);
  });

  test('a month dropped by retention is not missing', async (t) => {
    const { store } = await filled(t);
    await store.retain(202611, { isDryRun: false });
    assert.deepEqual(await refusedBy(store), []);
    assert.deepEqual((await store.status()).cluster?.missing, []);
    await store.ping();
  });

  test('the first writer adds the list of months to a store of an older version', async (t) => {
    const { prefix, store } = await filled(t);
    await store.close();
    await call('POST', `/${prefix}-ledger/_update/state?refresh=true`, {
      script: { source: "ctx._source.document.remove('months')" },
    });
    const again = await openTestStore({ prefix });
    await importFile(again, 'third', [message({ sequence: '4', detectionDate: at('2026-11-05') })]);
    await call('DELETE', `/${prefix}-messages-v1-2026.10`);
    await assert.rejects(again.ping(), /2026\.10 is missing/);
  });

  test('an import that was running when an index was lost does not count as repeated', async (t) => {
    const { prefix, store } = await filled(t);
    const importId = await store.imports.begin(at('2026-11-15'));
    const name = { name: 'long', format: 'records', sizeBytes: 1, sha256: 'f'.repeat(64) };
    const file = await store.imports.beginFile(importId, name);
    await store.write({ records: [message({ sequence: '5', userId: '78' })], file });
    await call('DELETE', `/${prefix}-entities-v1`);
    await store.write({ records: [message({ sequence: '6', userId: '79' })], file });
    await store.imports.endFile(importId, file, 'complete', {});
    await importAll(store);
    assert.deepEqual((await store.status()).cluster?.incomplete, [
      { index: `${prefix}-entities-v1`, files: ['long'] },
    ]);
  });
});
