import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { corpus, messageOf, seeded } from '../../../bench/search/corpus.ts';
import { FINDING_SOURCES } from '../../../src/records/finding.ts';
import { canonicalItem } from '../../../src/records/item.ts';
import type { Message } from '../../../src/records/message.ts';
import { pageSighting } from '../../../src/records/page.ts';
import { profileSighting } from '../../../src/records/profile.ts';
import { ransomwareSighting } from '../../../src/records/ransomware-post.ts';
import { keyOf } from '../../../src/records/record.ts';
import { similarityKey } from '../../../src/search/similar/similarity-key.ts';
import { PLACED_RECORDS_MAX } from '../../../src/storage/port/indicators.ts';
import type { Slice } from '../../../src/storage/port/query.ts';
import { Cancelled } from '../../../src/threads/failures.ts';
import { at, HARBOUR, HERONRY, message, ODA, TILDA } from '../../support/world.ts';
import { write } from './helpers.ts';
import type { Engine } from './store-suite.ts';
import { inOrder } from './truth.ts';

const NO_HITS = { kind: 'page', skip: 0, take: 0 } as const;
const EVERYWHERE = { visible: [{ sources: FINDING_SOURCES }] };
const HOUR = 3_600_000;
const MESSAGES = 1500;

const offer = (price: number, goods: string) =>
  `Selling ${goods}\nChecked by hand before delivery\nPrice: $${price}\nWrite to @owl_shop_${price}`;

/** Messages come newest first. */
function newestByIndicator(messages: readonly Message[]): Map<string, Message> {
  const newest = new Map<string, Message>();
  for (const each of messages)
    for (const { kind, value } of each.items ?? []) {
      const key = `${kind}:${canonicalItem(kind, value)}`;
      if (!newest.has(key)) newest.set(key, each);
    }
  return newest;
}

function placeOf({ platform, channelId, channelTitle: title }: Message): object {
  return { platform, channelId, ...(title !== undefined && { title }) };
}

/** What summaries of people, channels and other entities ask. */
export function testEntityQuestions(engine: Engine): void {
  describe(`${engine.name}: hours in any time zone`, () => {
    test('start at the given minute, for messages and posts', async (t) => {
      const store = await engine.openStore(t);
      const random = seeded(20);
      const dates = Array.from({ length: 300 }, () => at('2026-08-30') + Math.floor(random() * 72) * 900_000);
      await write(
        store,
        ...dates.map((detectionDate, index) => message({ sequence: String(index + 1), detectionDate })),
        ...dates.map((date, index) =>
          ransomwareSighting(
            `p${index}`,
            date,
            { url: `http://leak.example/${index}`, grade: 'absolute-link' },
            { facts: { companyName: `Company ${index}` } },
          ),
        ),
      );
      for (const collection of ['message', 'ransomware'] as const)
        for (const startMinute of [0, 15, 30, 45, 59]) {
          const shift = startMinute * 60_000;
          const expected = new Map<number, number>();
          for (const date of dates) {
            const start = Math.floor((date - shift) / HOUR) * HOUR + shift;
            expected.set(start, (expected.get(start) ?? 0) + 1);
          }
          const { total, buckets } = await store.histogram({
            collection,
            interval: 'hour',
            startMinute,
            groupsMax: 0,
          });
          assert.equal(total, dates.length);
          assert.deepEqual(
            buckets.map(({ at: start, count }) => [start, count]),
            [...expected].sort(([a], [b]) => a - b),
            `${collection} ${startMinute}`,
          );
        }
    });
  });

  describe(`${engine.name}: facets of entities`, () => {
    test('have totals, limits of their own, and the channel of the newest message', async (t) => {
      const known = inOrder(Array.from(corpus(MESSAGES), messageOf)).map(({ message: each }) => each);
      const store = await engine.openStore(t);
      await store.write({ records: known });
      const own = known.filter(({ platform }) => platform === 'telegram');
      const newest = newestByIndicator(own);
      const found = await store.find({
        collection: 'message',
        platform: 'telegram',
        slice: NO_HITS,
        facets: { by: ['channel', 'indicator'], size: 2, sizes: { indicator: 5 }, placed: 3 },
      });
      assert.deepEqual(found.facetTotals, {
        channel: new Set(own.map(({ channelId }) => channelId)).size,
        indicator: newest.size,
      });
      const { channel, indicator = [] } = found.facets ?? {};
      assert.deepEqual([channel?.length, indicator.length], [2, 5]);
      for (const { key, newestIn } of indicator.slice(0, 3))
        assert.deepEqual(newestIn, placeOf(newest.get(key) as Message));
      assert.deepEqual(
        indicator.slice(3).map(({ newestIn }) => newestIn),
        [undefined, undefined],
      );
    });

    test('name the channel in which an indicator was posted last', async (t) => {
      const store = await engine.openStore(t);
      const items = [{ kind: 'email', value: 'Oda@mail.example' }] as const;
      await write(
        store,
        message({
          sequence: '1',
          items: [...items],
          channelTitle: 'Heronry',
          detectionDate: at('2026-09-01'),
        }),
        message({ sequence: '2', items: [...items], channelId: '-1009', detectionDate: at('2026-09-03') }),
        message({ sequence: '3', items: [...items], channelTitle: 'Older', detectionDate: at('2026-08-01') }),
      );
      const { facets } = await store.find({
        collection: 'message',
        slice: NO_HITS,
        facets: { by: ['indicator'], size: 5, placed: 5 },
      });
      assert.deepEqual(facets?.indicator, [
        {
          key: 'email:oda@mail.example',
          count: 3,
          firstSeen: at('2026-08-01'),
          lastSeen: at('2026-09-03'),
          newestIn: { platform: 'telegram', channelId: '-1009' },
        },
      ]);
    });
  });

  describe(`${engine.name}: places of indicators`, () => {
    const DOMAIN = { kind: 'domain', value: 'login-acme.example' } as const;
    const EMAIL = { kind: 'email', value: 'oda@mail.example' } as const;
    const indicators = [DOMAIN, EMAIL].map(({ kind, value }) => ({ kind, canonical: value }));

    test('count the channels and people that show each value, except for some', async (t) => {
      const store = await engine.openStore(t);
      await write(
        store,
        message({ sequence: '1', items: [DOMAIN, EMAIL] }),
        message({ sequence: '2', items: [DOMAIN], channelId: '-1009', ...ODA }),
        message({ sequence: '3', platform: 'discord', channelId: HARBOUR, userId: '8', items: [DOMAIN] }),
        // A post in the channel's name has no sender.
        message({ sequence: '4', userId: HERONRY, items: [DOMAIN] }),
        profileSighting('telegram', '9', at('2026-11-04'), { lists: { email: [EMAIL.value] } }),
        pageSighting('p', at('2026-11-04'), { facts: {}, lists: { email: [EMAIL.value] } }),
      );
      const places = async (except: { exceptChannels?: string[]; exceptPeople?: string[] }) =>
        (await store.countIndicators({ indicators, ...EVERYWHERE, places: except })).map(
          (count) => count?.places,
        );
      assert.deepEqual(await places({}), [
        { channels: 3, people: 3 },
        { channels: 1, people: 2 },
      ]);
      assert.deepEqual(
        await places({
          exceptChannels: [`telegram:${HERONRY}`, 'telegram:0'],
          exceptPeople: [`telegram:${TILDA.userId}`, 'discord:8'],
        }),
        [
          { channels: 2, people: 1 },
          { channels: 0, people: 1 },
        ],
      );
      for (const [index, { kind, canonical }] of indicators.entries()) {
        const summary = await store.indicator({
          kind,
          canonical,
          ...EVERYWHERE,
          interval: 'day',
          placesMax: 1,
          relatedMax: 1,
        });
        const { channels, people } = (await places({}))[index] ?? {};
        assert.deepEqual([summary?.channels.total, summary?.people.total], [channels, people]);
      }
      const [plain] = await store.countIndicators({ indicators, ...EVERYWHERE });
      assert.equal(plain !== undefined && 'places' in plain, false);
      await assert.rejects(
        store.countIndicators({ indicators, ...EVERYWHERE, places: {} }, { signal: AbortSignal.abort() }),
        Cancelled,
      );
    });

    test('are left out for a value that is everywhere', async (t) => {
      const store = await engine.openStore(t);
      const records = Array.from({ length: PLACED_RECORDS_MAX + 1 }, (_, index) =>
        message({ sequence: String(index + 1), items: [DOMAIN] }),
      );
      await store.write({ records });
      const [count] = await store.countIndicators({ indicators, ...EVERYWHERE, places: {} });
      assert.equal(count?.total, PLACED_RECORDS_MAX + 1);
      assert.equal(count?.places, undefined);
    });
  });

  describe(`${engine.name}: copies of a message`, () => {
    test('are found by their similarity key, newest first, page by page, with facets', async (t) => {
      const random = seeded(7);
      const below = (limit: number) => Math.floor(random() * limit);
      const goods = ['logs', 'cards', 'panels'];
      const known = inOrder(
        Array.from({ length: 400 }, (_, index) =>
          message({
            sequence: String(index + 1),
            platform: below(3) === 0 ? 'discord' : 'telegram',
            channelId: `100${below(5)}`,
            text: offer(below(1000), `${goods[below(3)]} of large companies from Norway`),
            detectionDate: at('2026-08-01') + below(300) * 12 * HOUR,
          }),
        ),
      ).map(({ message: each }) => each);
      const store = await engine.openStore(t);
      await store.write({ records: known });
      const similarTo = similarityKey((known[0] as Message).text) as string;
      const ask = (slice: Slice, more = {}) =>
        store.find({ collection: 'message', similarTo, slice, ...more });
      const from = at('2026-09-15');
      for (const during of [undefined, { from }]) {
        const copies = known.filter(
          ({ text, detectionDate }) =>
            similarityKey(text) === similarTo && (during === undefined || detectionDate >= from),
        );
        assert.ok(copies.length > 20 && copies.length < known.length);
        const page = await ask({ kind: 'page', skip: 5, take: 10 }, { during });
        assert.deepEqual([page.total, page.hasMore], [copies.length, true]);
        assert.deepEqual(page.hits.map(keyOf), copies.slice(5, 15).map(keyOf));
        const last = copies[14] as Message;
        const position = { at: last.detectionDate, key: keyOf(last) };
        const after = await ask({ kind: 'after', position, take: 4 }, { during });
        assert.deepEqual(after.hits.map(keyOf), copies.slice(15, 19).map(keyOf));
        const before = await ask({ kind: 'before', position, take: 4 }, { during });
        assert.deepEqual(before.hits.map(keyOf), copies.slice(10, 14).map(keyOf));
        const { facets } = await ask(NO_HITS, {
          during,
          facets: { by: ['channel', 'platform', 'user', 'language'], size: 10 },
        });
        assert.equal(
          facets?.channel?.reduce((sum, { count }) => sum + count, 0),
          copies.length,
        );
        assert.deepEqual(
          facets?.platform?.map(({ key, count }) => [key, count]).sort(),
          (['discord', 'telegram'] as const).map((key) => [
            key,
            copies.filter(({ platform }) => platform === key).length,
          ]),
        );
        assert.deepEqual(
          [facets?.user?.length, facets?.user?.[0]?.firstSeen, facets?.user?.[0]?.lastSeen],
          [1, copies.at(-1)?.detectionDate, copies[0]?.detectionDate],
        );
      }
      await store.purge(
        { kind: 'message', key: keyOf(known[0] as Message) },
        { at: at('2026-11-14'), isPermanent: false },
      );
      const all = known.slice(1).filter(({ text }) => similarityKey(text) === similarTo);
      assert.equal((await ask(NO_HITS)).total, all.length);
      assert.equal(
        (await store.find({ collection: 'message', similarTo: '0'.repeat(16), slice: NO_HITS })).total,
        0,
      );
    });
  });
}
