import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { seeded } from '../../../bench/search/corpus.ts';
import type { Message } from '../../../src/records/message.ts';
import { keyOf } from '../../../src/records/record.ts';
import { parseQuery } from '../../../src/search/query-language.ts';
import { similarityKey } from '../../../src/search/similar/similarity-key.ts';
import type { SimilarCopies } from '../../../src/storage/port/collapse.ts';
import type { FacetValue } from '../../../src/storage/port/facets.ts';
import type { Question } from '../../../src/storage/port/query.ts';
import type { Store } from '../../../src/storage/port/store.ts';
import { withoutDates } from '../../support/without-dates.ts';
import { at, HARBOUR, HERONRY, message } from '../../support/world.ts';
import { write } from './helpers.ts';
import type { Engine } from './store-suite.ts';
import { type Conditions, inOrder, isFound, type Known } from './truth.ts';

const MESSAGES = 2000;
const QUERIES = 100;

const offer = (price: number, goods = 'stealer logs from Norway') =>
  `Selling ${goods}\nChecked by hand before delivery\nPrice: $${price}\nWrite to @owl_shop_${price}`;

const PURGED = { at: at('2026-11-14'), isPermanent: false };

function find(store: Store, q: string, conditions: Partial<Question<'message'>> = {}) {
  return store.find({
    collection: 'message',
    text: parseQuery(q),
    slice: { kind: 'page', skip: 0, take: 100 },
    collapse: 'similar',
    ...conditions,
  });
}

/** Folds message by message, newest first. */
function scan(known: readonly Known[]): { key: string; similar: SimilarCopies }[] {
  const groups = new Map<string, Message[]>();
  for (const { message: each, key } of known) {
    const name = similarityKey(each.text) ?? key;
    groups.set(name, [...(groups.get(name) ?? []), each]);
  }
  return [...groups.values()].map((copies) => {
    const channels = new Map<string, FacetValue>();
    for (const { channelId, channelTitle, detectionDate } of copies) {
      const channel = channels.get(channelId) ?? {
        key: channelId,
        count: 0,
        firstSeen: detectionDate,
        lastSeen: detectionDate,
        ...(channelTitle !== undefined && { title: channelTitle }),
      };
      channel.count++;
      channel.firstSeen = detectionDate;
      channels.set(channelId, channel);
    }
    return {
      key: keyOf(copies[0] as Message),
      similar: {
        count: copies.length,
        firstSeen: Math.min(...copies.map(({ detectionDate }) => detectionDate)),
        channels: [...channels.values()]
          .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
          .slice(0, 10),
      },
    };
  });
}

/** Messages in four months and 25 channels. Most are copies of some texts; many have the same date. */
function generated(): Message[] {
  const random = seeded(5);
  const below = (limit: number) => Math.floor(random() * limit);
  const goods = ['logs', 'cards', 'panels', 'dumps', 'keys', 'access'];
  const places = ['Norway', 'Brazil', 'Poland', 'Turkey', 'Egypt', 'Chile', 'Japan'];
  return Array.from({ length: MESSAGES }, (_, index) => {
    const isShort = below(4) === 0;
    const what = `${goods[below(6)]} of large companies from ${places[below(7)]}`;
    return message({
      sequence: String(index + 1),
      channelId: `-100${below(25)}`,
      channelTitle: `Shop ${below(3)}`,
      text: isShort ? `short ${goods[below(6)]}` : offer(below(1000), what),
      detectionDate: at('2026-08-01') + below(1000) * 3_600_000 * 3,
    });
  });
}

/** Copies of an advertisement as one hit. */
export function testCollapsing(engine: Engine): void {
  describe(`${engine.name}: collapsing`, () => {
    const fill = async (t: Parameters<Engine['openStore']>[0]) => {
      const store = await engine.openStore(t);
      const copy = (sequence: number, day: string, overrides: Partial<Message> = {}) =>
        message({
          sequence: String(sequence),
          text: offer(sequence),
          detectionDate: at(day),
          channelTitle: 'Heronry',
          ...overrides,
        });
      await write(
        store,
        copy(1, '2026-08-31', { channelTitle: 'Heronry, old' }),
        copy(2, '2026-09-02'),
        copy(3, '2026-10-03', { platform: 'discord', channelId: HARBOUR }),
        copy(4, '2026-09-30', { text: offer(4, 'credit cards from Brazil') }),
        copy(5, '2026-09-03', { text: 'short' }),
        copy(6, '2026-09-04', { text: 'short' }),
      );
      return store;
    };

    test('returns the newest copy, with count, first date and channels', async (t) => {
      const store = await fill(t);
      const found = await find(store, 'selling OR short');
      assert.deepEqual(
        [found.total, found.totalBefore, found.hits.map(({ sequence }) => sequence), found.hasMore],
        [4, 6, ['3', '4', '6', '5'], false],
      );
      assert.deepEqual(
        found.similar?.slice(0, 3).map(({ firstSeen }) => firstSeen),
        [at('2026-08-31'), at('2026-09-30'), at('2026-09-04')],
      );
      assert.deepEqual(withoutDates(found.similar?.slice(0, 3)), [
        {
          count: 3,
          channels: [
            { key: HERONRY, count: 2, title: 'Heronry' },
            { key: HARBOUR, count: 1, title: 'Heronry' },
          ],
        },
        { count: 1, channels: [{ key: HERONRY, count: 1, title: 'Heronry' }] },
        { count: 1, channels: [{ key: HERONRY, count: 1, title: 'Heronry' }] },
      ]);
    });

    test('counts only copies that match, page by page, and facets count every message', async (t) => {
      const store = await fill(t);
      const window = await find(store, 'selling', {
        during: { from: at('2026-09-01'), to: at('2026-09-30') },
      });
      assert.deepEqual(
        [window.total, window.totalBefore, window.similar?.map(({ count }) => count)],
        [2, 2, [1, 1]],
      );
      const second = await find(store, 'selling', {
        slice: { kind: 'page', skip: 1, take: 1 },
        facets: { by: ['platform'], size: 5 },
        isHighlighted: true,
      });
      assert.deepEqual([second.total, second.hits.map(({ sequence }) => sequence)], [2, ['4']]);
      assert.equal(second.highlights?.length, 1);
      assert.deepEqual(withoutDates(second.facets?.platform), [
        { key: 'telegram', count: 3 },
        { key: 'discord', count: 1 },
      ]);
      for (const q of ['nobody', '😀']) {
        const none = await find(store, q);
        assert.deepEqual([none.total, none.totalBefore, none.hits, none.similar], [0, 0, [], []], q);
      }
      const past = await find(store, 'selling', { slice: { kind: 'page', skip: 9, take: 1 } });
      assert.deepEqual([past.total, past.hits, past.hasMore], [2, [], false]);
    });

    test('a purged copy lowers the count, and a purged newest copy gives its place to the next', async (t) => {
      const store = await fill(t);
      await store.purge({ kind: 'message', key: `telegram:${HERONRY}_1` }, PURGED);
      const [first] = (await find(store, 'selling')).similar ?? [];
      assert.deepEqual([first?.count, first?.firstSeen], [2, at('2026-09-02')]);
      await store.purge({ kind: 'message', key: `discord:${HARBOUR}_3` }, PURGED);
      const found = await find(store, 'selling');
      assert.deepEqual(
        [found.totalBefore, found.hits.map(({ sequence }) => sequence), found.similar?.[1]?.count],
        [2, ['4', '2'], 1],
      );
    });

    test('an edited message is no longer a copy', async (t) => {
      const store = await fill(t);
      const text = offer(9, 'bank accounts from Poland');
      await write(
        store,
        message({
          sequence: '2',
          text,
          detectionDate: at('2026-09-02'),
          version: at('2026-10-10'),
        }),
      );
      const found = await find(store, 'selling');
      assert.deepEqual(
        [found.total, found.totalBefore, found.similar?.map(({ count }) => count)],
        [3, 4, [2, 1, 1]],
      );
    });

    test('a rebuilt index folds the same copies', async (t) => {
      const store = await fill(t);
      const before = await find(store, 'selling OR short');
      await store.reindex();
      assert.deepEqual(await find(store, 'selling OR short'), before);
    });

    const queries = engine.rounds(QUERIES);
    test(`${queries} random pages on ${MESSAGES} messages match a full scan`, async (t) => {
      const known = inOrder(generated());
      const store = await engine.openStore(t);
      await store.write({ records: known.map(({ message: each }) => each) });
      const random = seeded(6);
      const below = (limit: number) => Math.floor(random() * limit);
      for (let round = 0; round < queries; round++) {
        const q = ['selling OR short', 'logs', 'companies -brazil', 'short', 'norway OR logs'][
          below(5)
        ] as string;
        const from = below(3) === 0 ? at('2026-08-01') + below(100) * 86_400_000 : undefined;
        const conditions: Conditions = {
          collection: 'message',
          text: parseQuery(q),
          during: { from, to: undefined },
        };
        const matches = known.filter((each) => isFound(each, conditions));
        const expected = scan(matches);
        const [skip, take] = [below(expected.length + 2), below(60)];
        const page = expected.slice(skip, skip + take);
        const found = await find(store, q, { ...conditions, slice: { kind: 'page', skip, take } });
        assert.deepEqual(
          [found.total, found.totalBefore, found.hasMore],
          [expected.length, matches.length, skip + page.length < expected.length],
          q,
        );
        assert.deepEqual(
          found.hits.map(keyOf),
          page.map(({ key }) => key),
          q,
        );
        assert.deepEqual(
          found.similar,
          page.map(({ similar }) => similar),
          q,
        );
      }
    });
  });
}
