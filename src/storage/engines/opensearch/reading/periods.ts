import type { Bounds } from '../../../port/trends.ts';

/** Counts by period. The end of a range is exclusive, as that of a period. */
export function periodsOf(field: string, bounds: Bounds): object {
  const ranges = bounds.slice(0, -1).map((from, period) => ({
    key: String(period),
    from,
    to: bounds[period + 1],
  }));
  return { date_range: { field, ranges } };
}

/** OpenSearch limits the buckets of a response to 65,535 by default (search.max_buckets). */
const BUCKETS_MAX = 20_000;

/** Splits a list, so that the periods of each part fit into one response. */
export function partsByPeriods<T>(list: readonly T[], bounds: Bounds): T[][] {
  const size = Math.max(1, Math.floor(BUCKETS_MAX / bounds.length));
  const parts: T[][] = [];
  for (let start = 0; start < list.length; start += size) parts.push(list.slice(start, start + size));
  return parts;
}

/** OpenSearch returns the ranges in their order. */
export function periodCounts({ buckets }: { buckets: { doc_count: number }[] }): number[] {
  return buckets.map(({ doc_count }) => doc_count);
}
