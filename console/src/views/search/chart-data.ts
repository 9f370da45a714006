import type { SearchPage } from '../../api/types.ts';
import { bucketSize, bucketStart, type Interval, shiftBucket } from '../../charts/bucket-size.ts';
import type { Bucket } from '../../charts/series.ts';
import { endOf, type Range, type SearchState, startOf } from './search-state.ts';

type Histogram = NonNullable<SearchPage<unknown>['histogram']>;

export interface ChartData {
  interval: Interval;
  buckets: Bucket[];
}

/** The server's counts as bars without gaps. The range of the query decides about their width, not the data. */
export function chartData(
  histogram: Histogram,
  { from, to }: Pick<SearchState, 'from' | 'to'>,
  now: number,
): ChartData {
  const counts = histogram.buckets.map(({ date, count }) => ({ at: Date.parse(date), count }));
  const first = from === '' ? counts[0]?.at : startOf(from);
  const last =
    to === '' ? (counts.at(-1)?.at ?? now) + 1 : Math.min(endOf(to), Math.max(now, counts.at(-1)?.at ?? 0));
  if (first === undefined) return { interval: 'day', buckets: [] };
  const wanted = bucketSize(first, last);
  // Days cannot be divided into hours.
  const interval = wanted === 'hour' && histogram.interval !== 'hour' ? 'day' : wanted;
  const sums = new Map<number, number>();
  for (const { at, count } of counts) {
    const start = bucketStart(at, interval);
    sums.set(start, (sums.get(start) ?? 0) + count);
  }
  const buckets: Bucket[] = [];
  for (let at = bucketStart(first, interval); at < last; at = shiftBucket(at, interval, 1))
    buckets.push({
      at,
      values: [sums.get(at) ?? 0],
      ...(at <= now && now < shiftBucket(at, interval, 1) && { isRunning: true }),
    });
  return { interval, buckets };
}

/** Results per day in UTC, for the headings of a list. */
export function countsByDay({ buckets }: Histogram): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { date, count } of buckets) {
    const day = date.slice(0, 10);
    counts.set(day, (counts.get(day) ?? 0) + count);
  }
  return counts;
}

const DAY = 86_400_000;

/** A brush as the address has it: days, unless it divides them. */
export function brushOf(from: number, to: number): Range {
  const isDays = from % DAY === 0 && to % DAY === 0;
  const text = (at: number) => new Date(at).toISOString();
  return isDays
    ? { from: text(from).slice(0, 10), to: text(to - 1).slice(0, 10) }
    : { from: text(from), to: text(to - 1) };
}

/** The brush as the chart draws it: its end is exclusive. */
export function brushedRange(brush: Range | undefined): { from: number; to: number } | undefined {
  return brush && { from: startOf(brush.from), to: endOf(brush.to) };
}
