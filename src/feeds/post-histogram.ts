import { postValue } from '../records/post-value.ts';
import type { Histogram, HistogramBucket } from '../storage/port/histogram.ts';
import type { PostCount, PostGrouping } from '../storage/port/query.ts';
import { addDays, type Day, startOfDay } from '../time/day.ts';

export const POST_INTERVALS = ['day', 'week', 'month'] as const;
export type PostInterval = (typeof POST_INTERVALS)[number];

/** Sums daily counts by interval. Different spellings of a group, country or industry count as one. */
export function postHistogram(
  counts: readonly PostCount[],
  { interval, by, groupsMax }: { interval: PostInterval; by?: PostGrouping | undefined; groupsMax: number },
): Histogram {
  const intervals = new Map<Day, { count: number; groups: Map<string, number> }>();
  for (const { day, value, posts } of counts) {
    const start = startOfInterval(day, interval);
    const sum = intervals.get(start) ?? { count: 0, groups: new Map() };
    intervals.set(start, sum);
    sum.count += posts;
    if (by === undefined) continue;
    const key = keyOf(value, by);
    sum.groups.set(key, (sum.groups.get(key) ?? 0) + posts);
  }
  const buckets = [...intervals]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([day, { count, groups }]): HistogramBucket => ({
        at: startOfDay(day),
        count,
        groups: largestFirst(groups).slice(0, groupsMax),
      }),
    );
  return { total: buckets.reduce((total, { count }) => total + count, 0), buckets };
}

/** Sums daily counts by value, largest first. */
export function countsByValue(
  counts: readonly PostCount[],
  by: PostGrouping,
): { total: number; groups: { key: string; count: number }[] } {
  const sums = new Map<string, number>();
  for (const { value, posts } of counts) {
    const key = keyOf(value, by);
    sums.set(key, (sums.get(key) ?? 0) + posts);
  }
  const groups = largestFirst(sums);
  return { total: groups.reduce((total, { count }) => total + count, 0), groups };
}

function keyOf(value: string | undefined, by: PostGrouping): string {
  return postValue(by === 'industry' ? 'sector' : by, value);
}

function largestFirst(sums: ReadonlyMap<string, number>): { key: string; count: number }[] {
  return [...sums]
    .map(([key, count]) => ({ key, count }))
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
}

/** Weeks start on Monday. */
export function startOfInterval(day: Day, interval: PostInterval): Day {
  if (interval === 'day') return day;
  if (interval === 'month') return `${day.slice(0, 7)}-01`;
  const weekday = (new Date(startOfDay(day)).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
}
