/** What only happens where several processes are at work, or where there is much of something. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { parseQuery } from '../../../../../src/search/query-language.ts';
import { emptyPrefix, openTestStore, WITHOUT_CLUSTER } from '../../../../support/opensearch.ts';
import { at, HERONRY, message } from '../../../../support/world.ts';
import { importFile, PURGED_AT, WALLET } from '../../../contract/imported.ts';

const FIRST = { kind: 'page', skip: 0, take: 10 } as const;

describe('opensearch: together', { skip: WITHOUT_CLUSTER }, () => {
  test('the same messages from several imports at once are there once, with the files of all', async (t) => {
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

  test('a message that two imports date in different months at once is one in the end', async (t) => {
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

  test('whoever has not heard of new indices yet does not believe the old ones that are gone', async (t) => {
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

  test('what an import wrote without waiting is found when it has ended', async (t) => {
    const prefix = emptyPrefix(t);
    const store = await openTestStore({ prefix, refreshSeconds: 60 });
    const reader = await openTestStore({ prefix });
    await importFile(store, 'first', [message()]);
    const question = { collection: 'message', text: parseQuery('ordinary'), slice: FIRST } as const;
    assert.equal((await reader.find(question)).total, 1);
  });

  test('a purge waits for imports that write, and imports for a purge', async (t) => {
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

  test('a channel of many people is purged with all of them', async (t) => {
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
