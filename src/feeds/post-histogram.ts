import { groupIdOf } from '../records/ransomware-group.ts';
import type { Histogram, HistogramBucket } from '../storage/port/histogram.ts';
import type { PostCount, PostGrouping } from '../storage/port/query.ts';
import { addDays, type Day, startOfDay } from '../time/day.ts';

export const POST_INTERVALS = ['day', 'week', 'month'] as const;
export type PostInterval = (typeof POST_INTERVALS)[number];

/** Key of posts without a value. */
const UNKNOWN = 'unknown';

/** Sums daily counts by interval. Different spellings of a group count as one. */
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
    const key = value === undefined ? UNKNOWN : by === 'group' ? groupIdOf(value) : value;
    sum.groups.set(key, (sum.groups.get(key) ?? 0) + posts);
  }
  const buckets = [...intervals]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([day, { count, groups }]): HistogramBucket => ({
        at: startOfDay(day),
        count,
        groups: [...groups]
          .map(([key, groupCount]) => ({ key, count: groupCount }))
          .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
          .slice(0, groupsMax),
      }),
    );
  return { total: buckets.reduce((total, { count }) => total + count, 0), buckets };
}

/** Weeks start on Monday. */
function startOfInterval(day: Day, interval: PostInterval): Day {
  if (interval === 'day') return day;
  if (interval === 'month') return `${day.slice(0, 7)}-01`;
  const weekday = (new Date(startOfDay(day)).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
}
