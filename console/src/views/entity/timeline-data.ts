import type { EntityHit } from '../../api/types.ts';
import { bucketStart, type Interval, shiftBucket } from '../../charts/bucket-size.ts';
import type { Bucket } from '../../charts/series.ts';

const BUCKETS_MAX = 2000;

/** Bars without gaps over the dates that the summary covers. */
export function timelineBuckets({ timeline, range }: Pick<EntityHit, 'timeline' | 'range'>, now: number) {
  const interval: Interval = timeline?.interval ?? 'day';
  const counts = new Map((timeline?.buckets ?? []).map(({ date, count }) => [Date.parse(date), count]));
  const buckets: Bucket[] = [];
  const starts = [...counts.keys()];
  if (starts.length === 0) return { interval, buckets };
  const first = Math.min(
    ...starts,
    bucketStart(Date.parse(range.gte ?? ''), interval) || Number.POSITIVE_INFINITY,
  );
  const last = Math.max(...starts, Date.parse(range.lte ?? '') || 0);
  for (let at = first; at <= last && buckets.length < BUCKETS_MAX; at = shiftBucket(at, interval, 1))
    buckets.push({
      at,
      values: [counts.get(at) ?? 0],
      ...(at <= now && now < shiftBucket(at, interval, 1) && { isRunning: true }),
    });
  return { interval, buckets };
}
