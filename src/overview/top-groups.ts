import type { HistogramBucket } from '../storage/port/histogram.ts';

export interface TopGroups {
  /** Largest first. */
  top: { key: string; count: number }[];
  /** Records of all other groups. */
  other: number;
}

/** The groups with most records over all intervals, ties by key. */
export function topGroups(buckets: readonly HistogramBucket[], max: number): TopGroups {
  const sums = new Map<string, number>();
  let total = 0;
  for (const { groups } of buckets)
    for (const { key, count } of groups) {
      sums.set(key, (sums.get(key) ?? 0) + count);
      total += count;
    }
  const top = [...sums]
    .map(([key, count]) => ({ key, count }))
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
    .slice(0, max);
  return { top, other: total - top.reduce((sum, { count }) => sum + count, 0) };
}
