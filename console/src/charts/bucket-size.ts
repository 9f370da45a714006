export type Interval = 'hour' | 'day' | 'week' | 'month';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const LENGTHS: Record<Exclude<Interval, 'month'>, number> = { hour: HOUR, day: DAY, week: 7 * DAY };

/** The size of the buckets for a range in milliseconds: few enough to tell apart. */
export function bucketSize(from: number, to: number): Interval {
  const days = (to - from) / DAY;
  if (days <= 3) return 'hour';
  if (days <= 120) return 'day';
  return days <= 2 * 366 ? 'week' : 'month';
}

/** The start of a bucket so many buckets later; earlier if `by` is negative. */
export function shiftBucket(at: number, interval: Interval, by: number): number {
  if (interval !== 'month') return at + by * LENGTHS[interval];
  const date = new Date(at);
  return date.setUTCMonth(date.getUTCMonth() + by);
}

/** The start of the bucket that contains a time, in UTC. Weeks start on Monday. */
export function bucketStart(at: number, interval: Interval): number {
  const date = new Date(at);
  if (interval === 'month') return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
  if (interval === 'hour') return Math.floor(at / HOUR) * HOUR;
  const day = Math.floor(at / DAY) * DAY;
  return interval === 'day' ? day : day - ((date.getUTCDay() + 6) % 7) * DAY;
}
