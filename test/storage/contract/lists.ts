import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { positionOf } from '../../../src/http/position.ts';
import { profileSighting } from '../../../src/records/profile.ts';
import { keyOf } from '../../../src/records/record.ts';
import { tieOf } from '../../../src/records/tie.ts';
import { parseQuery } from '../../../src/search/query-language.ts';
import type { FindableKind, Position, Question } from '../../../src/storage/port/query.ts';
import type { Store } from '../../../src/storage/port/store.ts';
import { at, message } from '../../support/world.ts';
import { collidingSequences } from './colliding-sequences.ts';
import { keysFound, write } from './helpers.ts';
import type { Engine } from './store-suite.ts';

async function walk<K extends FindableKind>(
  store: Store,
  question: Omit<Question<K>, 'slice'>,
  take: number,
): Promise<string[]> {
  const keys: string[] = [];
  let position: Position | undefined;
  for (;;) {
    const part = await store.find({ ...question, slice: { kind: 'after', position, take } } as Question<K>);
    keys.push(...part.hits.map(keyOf));
    const last = part.hits.at(-1);
    if (!part.hasMore || last === undefined) return keys;
    position = positionOf(last);
  }
}

export function testLists(engine: Engine): void {
  describe(`${engine.name}: lists`, () => {
    test('lists messages newest first, to the millisecond, with an exact total on every page', async (t) => {
      const store = await engine.openStore(t);
      const dates = [
        '2026-11-14T10:00:00.001Z',
        '2026-11-14T10:00:00.002Z',
        '2026-11-14T10:00:00Z',
        '2025-01-01',
      ];
      await write(
        store,
        ...dates.map((date, index) => message({ sequence: String(index + 1), detectionDate: at(date) })),
      );
      const page = (skip: number) =>
        store.find({
          collection: 'message',
          text: parseQuery('ordinary'),
          slice: { kind: 'page', skip, take: 3 },
        });
      const first = await page(0);
      assert.deepEqual(
        first.hits.map(({ sequence }) => sequence),
        ['2', '1', '3'],
      );
      assert.deepEqual([first.total, first.hasMore], [4, true]);
      const second = await page(3);
      assert.deepEqual(
        second.hits.map(({ sequence }) => sequence),
        ['4'],
      );
      assert.deepEqual([second.total, second.hasMore], [4, false]);
      assert.deepEqual(await page(6), { total: 4, hits: [], hasMore: false });
    });

    test('orders messages with the same timestamp by id, regardless of the order of arrival', async (t) => {
      const messages = Array.from({ length: 60 }, (_, index) => message({ sequence: String(index + 1) }));
      const colliding = collidingSequences().map((sequence) => message({ sequence }));
      const all = [
        ...messages.filter(({ sequence }) => !colliding.some((each) => each.sequence === sequence)),
        ...colliding,
      ];
      const orders: string[][] = [];
      for (const arrival of [all, all.toReversed(), [...all.slice(31), ...all.slice(0, 31)]]) {
        const store = await engine.openStore(t);
        for (const each of arrival) await write(store, each);
        orders.push(await keysFound(store, 'message', 'ordinary'));
      }
      const byTie = all.map(keyOf).sort((a, b) => tieOf(b) - tieOf(a) || (a < b ? 1 : -1));
      assert.deepEqual(orders[0], byTie, 'largest tie number first, then largest key');
      assert.deepEqual(orders[1], orders[0]);
      assert.deepEqual(orders[2], orders[0]);
    });

    test('keeps order and index correct when a colliding message gets an earlier date', async (t) => {
      const store = await engine.openStore(t);
      const [a, b, c] = collidingSequences();
      for (const sequence of [a, b, c]) await write(store, message({ sequence, text: `word${sequence}` }));
      await write(
        store,
        message({
          sequence: a,
          text: `word${a}`,
          detectionDate: at('2026-11-01'),
          version: at('2026-11-14T09:31:05Z'),
        }),
      );
      assert.equal((await keysFound(store, 'message', 'word*')).at(-1), keyOf(message({ sequence: a })));
      for (const sequence of [a, b, c]) {
        assert.deepEqual(await keysFound(store, 'message', `word${sequence}`), [
          keyOf(message({ sequence })),
        ]);
      }
    });

    for (const take of [1, 7, 50]) {
      test(`returns every message exactly once when paging by position, ${take} at a time`, async (t) => {
        const store = await engine.openStore(t);
        const messages = Array.from({ length: 40 }, (_, index) =>
          message({
            sequence: String(index + 1),
            detectionDate: at('2026-11-14') + Math.floor(index / 3) * 1000,
          }),
        );
        await write(store, ...messages);
        const walked = await walk(store, { collection: 'message', text: parseQuery('ordinary') }, take);
        assert.deepEqual(walked, await keysFound(store, 'message', 'ordinary'));
      });
    }

    test('continues from a position whose message no longer exists', async (t) => {
      const store = await engine.openStore(t);
      await write(
        store,
        ...['1', '2', '3'].map((sequence) =>
          message({ sequence, detectionDate: at('2026-11-14') + Number(sequence) * 1000 }),
        ),
      );
      const slice = {
        kind: 'after',
        position: { at: at('2026-11-14') + 2500, key: 'telegram:-1_99' },
        take: 10,
      } as const;
      const { hits } = await store.find({ collection: 'message', text: parseQuery('ordinary'), slice });
      assert.deepEqual(
        hits.map(({ sequence }) => sequence),
        ['2', '1'],
      );
    });

    test('continues from the same position when its message gets another date', async (t) => {
      const store = await engine.openStore(t);
      const dated = (sequence: string, seconds: number) =>
        message({ sequence, detectionDate: at('2026-11-14') + seconds * 1000, version: at('2026-11-15') });
      await write(store, ...[1, 2, 3, 4, 5].map((number) => dated(String(number), number)));
      const position = { at: at('2026-11-14') + 4000, key: keyOf(dated('4', 4)) };
      await write(store, dated('4', 0));
      const { hits } = await store.find({
        collection: 'message',
        text: parseQuery('ordinary'),
        slice: { kind: 'after', position, take: 9 },
      });
      assert.deepEqual(
        hits.map(({ sequence }) => sequence),
        ['3', '2', '1', '4'],
      );
    });

    test('lists profiles by latest sighting, ties by key, and pages through them by position', async (t) => {
      const store = await engine.openStore(t);
      const profiles = Array.from({ length: 25 }, (_, index) =>
        profileSighting('telegram', String(100 + index), at('2026-11-01') + (index % 4) * 1000, {
          lists: { usernames: ['same'] },
        }),
      );
      await write(store, ...profiles);
      const keys = await keysFound(store, 'profile', 'same');
      const expected = profiles
        .toSorted((a, b) => b.detectionDate - a.detectionDate || (keyOf(a) < keyOf(b) ? 1 : -1))
        .map(keyOf);
      assert.deepEqual(keys, expected);
      assert.deepEqual(await walk(store, { collection: 'profile', text: parseQuery('same') }, 4), expected);
    });

    test('finds profiles by the canonical form of an e-mail address or wallet', async (t) => {
      const store = await engine.openStore(t);
      const wallet = '0x00f44c51dA65F718C0f3b6027F790edb6DEd3C6f';
      await write(
        store,
        profileSighting('telegram', '1', at('2026-11-01'), {
          lists: { email: ['A@mail.example'], ethereum_address: [wallet] },
        }),
        profileSighting('discord', '22', at('2026-11-02'), { lists: { email: ['a@MAIL.example'] } }),
      );
      const find = async (kind: 'email' | 'ethereum_address', canonical: string, during = {}) => {
        const slice = { kind: 'page', skip: 0, take: 10 } as const;
        const { total, hits } = await store.find({
          collection: 'profile',
          item: { kind, canonical },
          during,
          slice,
        });
        assert.equal(total, hits.length);
        return hits.map(keyOf);
      };
      assert.deepEqual(await find('email', 'a@mail.example'), ['discord:22', 'telegram:1']);
      assert.deepEqual(await find('email', 'a@mail.example', { to: at('2026-11-01') }), ['telegram:1']);
      assert.deepEqual(await find('ethereum_address', wallet.toLowerCase()), ['telegram:1']);
      assert.deepEqual(await find('email', 'nobody@mail.example'), []);
    });
  });
}
