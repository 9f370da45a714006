import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Message } from '../../../src/records/message.ts';
import { parseQuery } from '../../../src/search/query-language.ts';
import {
  type Grouping,
  type Histogram,
  INTERVALS,
  type Interval,
} from '../../../src/storage/port/histogram.ts';
import type { Store } from '../../../src/storage/port/store.ts';
import { at, HARBOUR, HERONRY, message, ODA } from '../../support/world.ts';
import { write } from './helpers.ts';
import type { Engine } from './store-suite.ts';

/** Formats a histogram as lines: the total, then start, count and groups of each bucket. */
function show({ total, buckets }: Histogram): string[] {
  return [
    String(total),
    ...buckets.map(({ at: start, count, groups }) =>
      [
        new Date(start).toISOString().replace(':00:00.000Z', ''),
        count,
        ...groups.map(({ key, count: size }) => `${key}=${size}`),
      ].join(' '),
    ),
  ];
}

/** Many people in many channels over a year, so that every interval has more groups than are listed, and ties. */
const CROWD = Array.from({ length: 600 }, (_, index) =>
  message({
    sequence: String(index + 1),
    text: 'heron',
    channelId: `-10019900${10 + ((index * 7) % 23)}`,
    userId: String(7001 + ((index * index) % 41)),
    // Every fifth message is within the days at the end of a month, which a week shares with the next one.
    detectionDate:
      index % 5 === 0
        ? at('2026-04-29T22:30:00Z') + index * 300_000
        : at('2026-01-01T00:00:00Z') + index * 31_000_000,
  }),
);
const HOUR_MS = 3_600_000;
/** 1970-01-01 is a Thursday. */
const FIRST_MONDAY = 4 * 24 * HOUR_MS;

function startOf(interval: Interval, instant: number): number {
  const date = new Date(instant);
  if (interval === 'month') return Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
  const length = { hour: HOUR_MS, day: 24 * HOUR_MS, week: 7 * 24 * HOUR_MS }[interval];
  const first = interval === 'week' ? FIRST_MONDAY : 0;
  return instant - ((instant - first) % length);
}

/** Counts message by message. */
function counted(interval: Interval, groupOf: (message: Message) => string, groupsMax: number): Histogram {
  const groups = new Map<number, Map<string, number>>();
  for (const each of CROWD) {
    const start = startOf(interval, each.detectionDate);
    const sizes = groups.get(start) ?? new Map<string, number>();
    groups.set(start, sizes.set(groupOf(each), (sizes.get(groupOf(each)) ?? 0) + 1));
  }
  const buckets = [...groups]
    .sort(([a], [b]) => a - b)
    .map(([start, sizes]) => ({
      at: start,
      count: [...sizes.values()].reduce((sum, size) => sum + size, 0),
      groups: [...sizes]
        .map(([key, count]) => ({ key, count }))
        .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
        .slice(0, groupsMax),
    }));
  return { total: CROWD.length, buckets };
}

/** The largest groups of each interval are exact, wherever the messages are stored. */
export async function checkLargestGroups(store: Store): Promise<void> {
  await write(store, ...CROWD);
  for (const [by, groupOf] of [
    ['channel', ({ channelId }: Message) => channelId],
    ['user', ({ userId }: Message) => userId],
  ] as const)
    for (const interval of INTERVALS)
      for (const during of [undefined, { from: at('2026-01-01'), to: at('2026-12-31') }])
        assert.deepEqual(
          await store.histogram({
            collection: 'message',
            text: parseQuery('heron'),
            interval,
            by,
            groupsMax: 3,
            during,
          }),
          counted(interval, groupOf, 3),
          `${interval} by ${by}${during === undefined ? '' : ' within a year'}`,
        );
}

const english = [{ language: 'en', probability: 0.9 }];

export function testHistograms(engine: Engine): void {
  describe(`${engine.name}: histograms`, () => {
    const open = async (t: Parameters<Engine['openStore']>[0]) => {
      const store = await engine.openStore(t);
      await write(
        store,
        message({
          sequence: '1',
          text: 'heron',
          detectionDate: at('2026-08-31T23:59:59Z'),
          languages: english,
        }),
        message({ sequence: '2', text: 'heron', detectionDate: at('2026-09-01T00:00:00Z'), userId: '8' }),
        message({ sequence: '3', text: 'heron', detectionDate: at('2026-09-06T10:10:00Z') }),
        message({
          sequence: '4',
          text: 'heron',
          detectionDate: at('2026-09-07T10:50:00Z'),
          languages: english,
        }),
        message({
          sequence: '5',
          text: 'heron',
          platform: 'discord',
          channelId: HARBOUR,
          userId: ODA.userId,
          detectionDate: at('2026-09-07T10:59:00Z'),
          languages: [{ language: 'de', probability: 0.1 }, ...english],
        }),
        message({ sequence: '6', text: 'gull', detectionDate: at('2026-09-07T10:59:00Z') }),
      );
      return (interval: Interval, by?: Grouping, conditions = {}, groupsMax = 10) =>
        store
          .histogram({
            collection: 'message',
            text: parseQuery('heron'),
            interval,
            by,
            groupsMax,
            ...conditions,
          })
          .then(show);
    };

    test('counts by hour, day, week and month', async (t) => {
      const ask = await open(t);
      assert.deepEqual(await ask('hour'), [
        '5',
        '2026-08-31T23 1',
        '2026-09-01T00 1',
        '2026-09-06T10 1',
        '2026-09-07T10 2',
      ]);
      assert.deepEqual(await ask('day'), [
        '5',
        '2026-08-31T00 1',
        '2026-09-01T00 1',
        '2026-09-06T00 1',
        '2026-09-07T00 2',
      ]);
      // 2026-08-31 is a Monday.
      assert.deepEqual(await ask('week'), ['5', '2026-08-31T00 3', '2026-09-07T00 2']);
      assert.deepEqual(await ask('month'), ['5', '2026-08-01T00 1', '2026-09-01T00 4']);
    });

    test('groups buckets by platform, channel, language or user, largest first, up to a limit', async (t) => {
      const ask = await open(t);
      assert.deepEqual(await ask('month', 'platform'), [
        '5',
        '2026-08-01T00 1 telegram=1',
        '2026-09-01T00 4 telegram=3 discord=1',
      ]);
      assert.deepEqual(await ask('month', 'channel'), [
        '5',
        `2026-08-01T00 1 ${HERONRY}=1`,
        `2026-09-01T00 4 ${HERONRY}=3 ${HARBOUR}=1`,
      ]);
      assert.deepEqual(await ask('month', 'language'), [
        '5',
        '2026-08-01T00 1 en=1',
        '2026-09-01T00 4 en=2 und=2',
      ]);
      assert.deepEqual(await ask('week', 'user', {}, 1), [
        '5',
        '2026-08-31T00 3 7001=2',
        `2026-09-07T00 2 ${ODA.userId}=1`,
      ]);
    });

    test('the largest groups of each interval are exact, among more than are listed', async (t) =>
      checkLargestGroups(await engine.openStore(t)));

    test('applies the other conditions, and returns no buckets for no messages', async (t) => {
      const ask = await open(t);
      const during = { from: at('2026-09-06T10:10:00Z'), to: at('2026-09-07T10:50:00Z') };
      assert.deepEqual(await ask('day', undefined, { during }), ['2', '2026-09-06T00 1', '2026-09-07T00 1']);
      assert.deepEqual(await ask('month', undefined, { during }), ['2', '2026-09-01T00 2']);
      assert.deepEqual(await ask('day', 'channel', { platform: 'discord' }), [
        '1',
        `2026-09-07T00 1 ${HARBOUR}=1`,
      ]);
      assert.deepEqual(await ask('day', undefined, { text: parseQuery('nobody') }), ['0']);
      assert.deepEqual(await ask('day', undefined, { text: parseQuery('😀') }), ['0']);
    });
  });
}
