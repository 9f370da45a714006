import type { OverviewHit } from '../../contract/overview-hit.ts';
import { lastDayAndBefore, lastDays } from '../../overview/day-range.ts';
import { visibleSources } from '../../questions/visible-sources.ts';
import { FOUND_KINDS } from '../../records/item.ts';
import type { NewCountQuestion } from '../../storage/port/trends.ts';
import { feedsFrom } from '../indicator/visible-findings.ts';
import { type OverviewContext, RECENT_DAYS } from './overview-context.ts';
import { total } from './record-counts.ts';

type Numbers = NonNullable<OverviewHit['numbers']>;
type ComparedNumber = NonNullable<Numbers['records']>;

export async function numbers(context: OverviewContext): Promise<OverviewHit['numbers']> {
  return context.counted('numbers', () => readNumbers(context));
}

async function readNumbers(context: OverviewContext): Promise<Numbers> {
  const { records, key, services } = context;
  const visible = visibleSources(key.scopes, feedsFrom(key, services.clock));
  const hasRecords = records.hasMessages || records.hasPages || records.hasPosts;
  return {
    ...(hasRecords && { records: await recordNumber(context) }),
    ...(visible.length > 0 && {
      newIndicators: await newNumber(context, (bounds) => ({
        of: 'indicator',
        bounds,
        visible,
        kinds: FOUND_KINDS,
      })),
    }),
    ...(context.has('victims') && { newVictims: await victimNumber(context) }),
    ...(records.hasMessages && {
      newPeople: await newNumber(context, (bounds) => ({ of: 'profile', bounds })),
      newChannels: await newNumber(context, (bounds) => ({ of: 'channel', bounds })),
    }),
  };
}

function seriesRange({ now, range }: OverviewContext) {
  return lastDays(now, Math.min(range.days.length, RECENT_DAYS));
}

async function recordNumber(context: OverviewContext): Promise<ComparedNumber> {
  const { records, now, range } = context;
  const { last, before } = lastDayAndBefore(now);
  const days = await records.days(range);
  return {
    value: total(await records.sums(last)),
    previous: total(await records.sums(before)),
    series: days.slice(-RECENT_DAYS).map(total),
  };
}

async function newNumber(
  context: OverviewContext,
  question: (bounds: number[]) => NewCountQuestion,
): Promise<ComparedNumber> {
  const { store } = context.services;
  const [previous = 0, value = 0] = await store.countNew(question(lastDayAndBefore(context.now).bounds));
  return { value, previous, series: await store.countNew(question(seriesRange(context).bounds)) };
}

async function victimNumber(context: OverviewContext): Promise<ComparedNumber> {
  const { store } = context.services;
  const { last, before } = lastDayAndBefore(context.now);
  const count = async (during: { from: number; to: number }) =>
    (await store.find({ collection: 'victim', during, slice: { kind: 'page', skip: 0, take: 0 } })).total;
  const { days, window } = seriesRange(context);
  const byDay = new Map<string, number>();
  for (const { day, posts } of await store.countPosts({ of: 'victim', ...window }))
    byDay.set(day, (byDay.get(day) ?? 0) + posts);
  return {
    value: await count(last),
    previous: await count(before),
    series: days.map((day) => byDay.get(day) ?? 0),
  };
}
