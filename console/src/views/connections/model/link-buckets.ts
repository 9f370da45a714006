import { bucketSize, bucketStart, type Interval, shiftBucket } from '../../../charts/bucket-size.ts';
import type { GraphLink } from './graph-data.ts';

/** How many links were alive when: between their first and their last record. */
export function linkBuckets(links: readonly GraphLink[]): {
  buckets: { at: number; value: number }[];
  interval: Interval;
} {
  const spans = links.map(
    ({ firstSeen, lastSeen }) => [Date.parse(firstSeen), Date.parse(lastSeen)] as const,
  );
  const first = spans.reduce((least, [start]) => Math.min(least, start), Number.POSITIVE_INFINITY);
  const last = spans.reduce((most, [, end]) => Math.max(most, end), Number.NEGATIVE_INFINITY);
  if (!Number.isFinite(first) || !Number.isFinite(last)) return { buckets: [], interval: 'day' };
  const chosen = bucketSize(first, last);
  const interval = chosen === 'hour' ? 'day' : chosen;
  const buckets: { at: number; value: number }[] = [];
  for (let at = bucketStart(first, interval); at <= last; at = shiftBucket(at, interval, 1))
    buckets.push({ at, value: 0 });
  for (const [start, end] of spans)
    for (const [index, bucket] of buckets.entries()) {
      const next = buckets[index + 1]?.at ?? Number.POSITIVE_INFINITY;
      if (start < next && end >= bucket.at) bucket.value++;
    }
  return { buckets, interval };
}
