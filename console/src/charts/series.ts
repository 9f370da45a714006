import { type Interval, shiftBucket } from './bucket-size.ts';

/** The place in the palette. The same name keeps its colour on the whole page. */
export type SeriesColor = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 'other';

export interface Series {
  /** May be collected text. */
  name: string;
  color: SeriesColor;
}

export interface Bucket {
  /** Start, in milliseconds since 1970. */
  at: number;
  /** Length in milliseconds, if it differs from the chart's interval. */
  width?: number;
  /** One count per series, the first at the baseline. */
  values: readonly number[];
  /** Not collected, which is not the same as zero. */
  isMissing?: boolean;
  /** Still being filled. */
  isRunning?: boolean;
}

export function seriesClass({ color }: Series): string {
  return `series-${color}`;
}

/** The exclusive end of a bucket. */
export function bucketEnd({ at, width }: Bucket, interval: Interval): number {
  return width === undefined ? shiftBucket(at, interval, 1) : at + width;
}

const DAY = 86_400_000;

/** Marks the bucket that has not ended. A week or month then ends today: it says nothing about the days to come. */
export function untilToday(buckets: readonly Bucket[], interval: Interval, now: number): readonly Bucket[] {
  const endOfToday = (Math.floor(now / DAY) + 1) * DAY;
  return buckets.map((bucket) => {
    const end = bucketEnd(bucket, interval);
    if (bucket.at > now || end <= now) return bucket;
    const isLong = interval === 'week' || interval === 'month';
    return { ...bucket, isRunning: true, ...(isLong && { width: Math.min(end, endOfToday) - bucket.at }) };
  });
}

/** The sum over the series that are not hidden. */
export function totalOf({ values }: Bucket, isShown: (index: number) => boolean = () => true): number {
  return values.reduce((sum, value, index) => (isShown(index) ? sum + value : sum), 0);
}

export function seriesTotals(series: readonly Series[], buckets: readonly Bucket[]): number[] {
  return series.map((_, index) => buckets.reduce((sum, { values }) => sum + (values[index] ?? 0), 0));
}
