import type { AggregatedBucket } from '../../api/types.ts';
import { addDays, dayOf } from '../../ui/format.tsx';

export interface GroupSeries {
  key: string;
  /** Victims per bucket of the chart. */
  values: number[];
  total: number;
  /** The last 30 days, and the 30 days before. */
  recent: number;
  previous: number;
  lastDay: string;
}

export interface GroupCounts {
  /** Starts of the buckets. */
  starts: number[];
  interval: 'day' | 'week';
  /** Largest first. */
  groups: GroupSeries[];
}

/** Longer ranges are drawn by week. */
const DAYS_MAX = 45;
const RECENT_DAYS = 30;

/** Sums daily counts into the buckets of a chart, by group. Weeks start on Monday. */
export function groupCounts(hits: readonly AggregatedBucket[], first: string, last: string): GroupCounts {
  const days = Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000) + 1;
  const interval = days > DAYS_MAX ? 'week' : 'day';
  const starts = bucketStarts(first, last, interval);
  const recentFrom = addDays(last, 1 - RECENT_DAYS);
  const previousFrom = addDays(recentFrom, -RECENT_DAYS);
  const groups = new Map<string, GroupSeries>();
  for (const { key: at, agg } of hits) {
    const day = dayOf(Number(at));
    const bucket = starts.findLastIndex((start) => start <= Number(at));
    for (const { key, doc_count } of agg.buckets) {
      let group = groups.get(key);
      if (group === undefined) {
        group = { key, values: starts.map(() => 0), total: 0, recent: 0, previous: 0, lastDay: day };
        groups.set(key, group);
      }
      if (bucket >= 0) group.values[bucket] = (group.values[bucket] ?? 0) + doc_count;
      group.total += doc_count;
      group.lastDay = day;
      if (day >= recentFrom) group.recent += doc_count;
      else if (day >= previousFrom) group.previous += doc_count;
    }
  }
  return {
    starts,
    interval,
    groups: [...groups.values()].sort((a, b) => b.total - a.total || (a.key < b.key ? -1 : 1)),
  };
}

function bucketStarts(first: string, last: string, interval: 'day' | 'week'): number[] {
  const step = interval === 'week' ? 7 : 1;
  const weekday = (new Date(first).getUTCDay() + 6) % 7;
  const starts: number[] = [];
  for (
    let day = interval === 'week' ? addDays(first, -weekday) : first;
    day <= last;
    day = addDays(day, step)
  )
    starts.push(Date.parse(day));
  return starts;
}
