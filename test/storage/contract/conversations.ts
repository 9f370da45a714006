import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { keyOf } from '../../../src/records/record.ts';
import type { Slice } from '../../../src/storage/port/query.ts';
import type { Store } from '../../../src/storage/port/store.ts';
import { at, HARBOUR, HARBOUR_SERVER, HERONRY, message, ODA } from '../../support/world.ts';
import { write } from './helpers.ts';
import type { Engine } from './store-suite.ts';

async function part(store: Store, slice: Slice, conditions = {}) {
  const answer = await store.find({
    collection: 'message',
    platform: 'telegram',
    channelId: HERONRY,
    slice,
    ...conditions,
  });
  return { ...answer, hits: answer.hits.map(({ sequence }) => sequence) };
}

const positionOf = (sequence: string, seconds: number) => ({
  at: at('2026-11-14') + seconds * 1000,
  key: keyOf(message({ sequence })),
});

/** Ten messages, three of them in the same second, and one from an old group with a negative sequence. */
async function fill(store: Store): Promise<void> {
  const seconds: [string, number][] = [
    ['-999999995', 0],
    ['2', 1],
    ['9', 2],
    ['10', 2],
    ['11', 2],
    ['12', 3],
  ];
  await write(
    store,
    ...seconds.map(([sequence, second]) =>
      message({ sequence, detectionDate: at('2026-11-14') + second * 1000 }),
    ),
  );
  await write(store, message({ sequence: '5', channelId: '-4242' }));
}

export function testConversations(engine: Engine): void {
  describe(`${engine.name}: conversations`, () => {
    test('lists a channel newest first, ties by sequence as a number', async (t) => {
      const store = await engine.openStore(t);
      await fill(store);
      assert.deepEqual(await part(store, { kind: 'page', skip: 0, take: 10 }), {
        total: 6,
        hits: ['12', '11', '10', '9', '2', '-999999995'],
        hasMore: false,
      });
    });

    test('reads in both directions from a position: the nearest messages, in list order', async (t) => {
      const store = await engine.openStore(t);
      await fill(store);
      const position = positionOf('10', 2);
      assert.deepEqual((await part(store, { kind: 'after', position, take: 2 })).hits, ['9', '2']);
      const newer = await part(store, { kind: 'before', position, take: 1 });
      assert.deepEqual([newer.hits, newer.hasMore, newer.total], [['11'], true, 6]);
      assert.deepEqual((await part(store, { kind: 'before', position, take: 5 })).hits, ['12', '11']);
    });

    test('respects the time range', async (t) => {
      const store = await engine.openStore(t);
      await fill(store);
      const during = { from: at('2026-11-14') + 1000, to: at('2026-11-14') + 2000 };
      const window = await part(store, { kind: 'page', skip: 0, take: 10 }, { during });
      assert.deepEqual([window.hits, window.total], [['11', '10', '9', '2'], 4]);
    });

    test('distinguishes ids beyond 2^53 to the last digit', async (t) => {
      const store = await engine.openStore(t);
      const sequences = ['1100000000000000001', '1100000000000000002', '1100000000000000003'];
      await write(
        store,
        ...sequences.map((sequence) =>
          message({
            platform: 'discord',
            channelId: HARBOUR,
            serverId: HARBOUR_SERVER,
            userId: ODA.userId,
            sequence,
          }),
        ),
      );
      const slice = { kind: 'page', skip: 0, take: 10 } as const;
      const { hits } = await store.find({
        collection: 'message',
        platform: 'discord',
        channelId: HARBOUR,
        slice,
      });
      assert.deepEqual(
        hits.map(({ sequence }) => sequence),
        sequences.toReversed(),
      );
      const found = await store.get('message', `discord:${HARBOUR}_1100000000000000002`);
      assert.deepEqual(
        [found?.sequence, found?.userId, found?.serverId],
        ['1100000000000000002', ODA.userId, HARBOUR_SERVER],
      );
    });

    test('knows whether a channel has messages', async (t) => {
      const store = await engine.openStore(t);
      await fill(store);
      assert.equal(await store.hasMessages(`telegram:${HERONRY}`), true);
      assert.equal(await store.hasMessages('telegram:-1'), false);
      assert.equal(await store.hasMessages(`discord:${HERONRY}`), false);
    });

    for (const key of [
      'telegram:x',
      'telegram:-1_007',
      'telegram:-1_99999999999999999999',
      'telegram:-1_',
      'telegram:_',
      '_1',
      `telegram:${HERONRY}_1e3`,
    ]) {
      test(`finds nothing for the invalid key ${key}`, async (t) => {
        const store = await engine.openStore(t);
        await fill(store);
        assert.equal(await store.get('message', key), undefined);
      });
    }
  });
}
