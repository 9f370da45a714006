/** Concurrent processes, and large channels. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { parseQuery } from '../../../../../src/search/query-language.ts';
import { emptyPrefix, openTestStore, WITHOUT_CLUSTER } from '../../../../support/opensearch.ts';
import { at, HERONRY, message } from '../../../../support/world.ts';
import { importFile, PURGED_AT, WALLET } from '../../../contract/imported.ts';

const FIRST = { kind: 'page', skip: 0, take: 10 } as const;

describe('opensearch: concurrency', { skip: WITHOUT_CLUSTER }, () => {
  test('concurrent imports of the same messages store each once, with all files', async (t) => {
    const prefix = emptyPrefix(t);
    const stores = await Promise.all([1, 2, 3].map(() => openTestStore({ prefix })));
    const batch = Array.from({ length: 40 }, (_, index) => message({ sequence: String(index + 1) }));
    await Promise.all(
      stores.map((store, index) =>
        importFile(
          store,
          `file ${index}`,
          batch.map((each) => ({ ...each, username: `name${index}` })),
        ),
      ),
    );
    const [store] = stores as [(typeof stores)[number]];
    const { total } = await store.find({ collection: 'message', text: parseQuery('ordinary'), slice: FIRST });
    assert.equal(total, 40);
    assert.equal((await store.originOf('message', `telegram:${HERONRY}_7`))?.length, 3);
    const [profile] = (
      await store.find({
        collection: 'profile',
        text: parseQuery('name0 name1 name2', 'profile'),
        slice: FIRST,
      })
    ).hits;
    assert.equal(profile?.lists.usernames?.length, 3);
  });

  test('a message that concurrent imports date in different months is stored once', async (t) => {
    const prefix = emptyPrefix(t);
    const stores = await Promise.all([1, 2].map(() => openTestStore({ prefix })));
    const dates = [at('2026-11-01T00:30:00Z'), at('2026-10-31T22:30:00Z')];
    const batch = (index: number) =>
      Array.from({ length: 30 }, (_, number) =>
        message({ sequence: String(number + 1), detectionDate: dates[index] as number }),
      );
    await Promise.all(stores.map((store, index) => importFile(store, `file ${index}`, batch(index))));
    const [store] = stores as [(typeof stores)[number]];
    const found = await store.find({ collection: 'message', slice: { kind: 'page', skip: 0, take: 100 } });
    assert.deepEqual([found.total, found.hits.length], [30, 30]);
    for (const { detectionDate } of found.hits) assert.equal(detectionDate, dates[1]);
    assert.equal((await store.originOf('message', `telegram:${HERONRY}_7`))?.length, 2);
  });

  test('a process with a stale list of indices refreshes it when the old ones are missing', async (t) => {
    const prefix = emptyPrefix(t);
    const stores = await Promise.all([
      openTestStore({ prefix }),
      openTestStore({ prefix, ttlMs: Number.POSITIVE_INFINITY }),
    ]);
    const [one, other] = stores as [(typeof stores)[number], (typeof stores)[number]];
    await importFile(one, 'first', [message()]);
    const question = { collection: 'message', text: parseQuery('ordinary'), slice: FIRST } as const;
    assert.equal((await other.find(question)).total, 1);
    await one.reindex();
    assert.equal((await other.find(question)).total, 1);
  });

  test('records written without a refresh are found when the import has ended', async (t) => {
    const prefix = emptyPrefix(t);
    const store = await openTestStore({ prefix, refreshSeconds: 60 });
    const reader = await openTestStore({ prefix });
    await importFile(store, 'first', [message()]);
    const question = { collection: 'message', text: parseQuery('ordinary'), slice: FIRST } as const;
    assert.equal((await reader.find(question)).total, 1);
  });

  test('purges and imports wait for each other', async (t) => {
    const prefix = emptyPrefix(t);
    const stores = await Promise.all([1, 2].map(() => openTestStore({ prefix })));
    const [one, other] = stores as [(typeof stores)[number], (typeof stores)[number]];
    await importFile(one, 'first', [message({ items: [WALLET] })]);
    const target = { kind: 'channel', key: `telegram:${HERONRY}` } as const;
    await Promise.all([
      one.purge(target, { at: PURGED_AT, isPermanent: true }),
      ...Array.from({ length: 5 }, (_, index) =>
        importFile(other, `file ${index}`, [message({ sequence: String(index + 10), items: [WALLET] })]),
      ),
    ]);
    await one.purge(target, { at: PURGED_AT, isPermanent: true });
    assert.equal((await one.status()).records.message, 0);
    assert.equal(await one.get('channel', target.key), undefined);
    assert.equal((await importFile(other, 'late', [message({ sequence: '99' })])).outcomes[0], 'purged');
  });

  test('purging a channel removes the profiles of all its 1,300 members', async (t) => {
    const prefix = emptyPrefix(t);
    const store = await openTestStore({ prefix });
    await importFile(
      store,
      'many',
      Array.from({ length: 1300 }, (_, index) =>
        message({ sequence: String(index + 1), userId: String(10_000 + index), items: [WALLET] }),
      ),
    );
    assert.equal((await store.status()).records.profile, 1300);
    const target = { kind: 'channel', key: `telegram:${HERONRY}` } as const;
    const report = await store.purge(target, { at: PURGED_AT, isPermanent: true });
    assert.equal(report.removed.message, 1300);
    assert.deepEqual((await store.status()).records.profile, 0);
  });
});
