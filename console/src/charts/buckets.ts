import type { AggregatedBucket } from '../api/types.ts';

export type Interval = 'hour' | 'day' | 'week' | 'month';

const SECONDS: Record<Interval, number> = { hour: 3600, day: 86_400, week: 604_800, month: 30 * 86_400 };
const MS_PER_DAY = 86_400_000;

/** Few enough bars to see each. */
export function intervalFor(gte: unknown, lte: unknown): Interval {
  const from = Date.parse(String(gte ?? ''));
  const to = Date.parse(String(lte ?? '')) || Date.now();
  if (Number.isNaN(from)) return 'day';
  const days = (to - from) / MS_PER_DAY;
  if (days <= 4) return 'hour';
  return days <= 400 ? 'day' : days <= 1500 ? 'week' : 'month';
}

export interface BarsData {
  times: number[];
  widthSeconds: number;
  values: number[];
}

const BARS_MAX = 500;

/** Bars side by side, those of nothing included, from the first to the last or over a whole span; longer times in fewer bars. */
export function barsOf(
  hits: readonly AggregatedBucket[],
  interval: Interval,
  span: { from?: unknown; to?: unknown } = {},
): BarsData {
  const counts = new Map<number, number>();
  for (const { key, doc_count } of hits) counts.set(Number(key) / 1000, doc_count);
  const known = [...counts.keys()];
  const [first, last] = [
    Math.min(...known, beginOf(secondsOf(span.from) ?? Number.POSITIVE_INFINITY, interval)),
    Math.max(...known, beginOf(secondsOf(span.to) ?? Number.NEGATIVE_INFINITY, interval)),
  ];
  let widthSeconds = SECONDS[interval];
  if (interval !== 'month') while ((last - first) / widthSeconds > BARS_MAX) widthSeconds *= 7;
  const times: number[] = [];
  for (let time = first; time <= last; time = interval === 'month' ? monthAfter(time) : time + widthSeconds)
    times.push(time);
  const values = times.map(() => 0);
  for (const [time, count] of counts) {
    const bar = times.findLastIndex((begin) => begin <= time);
    values[bar] = (values[bar] ?? 0) + count;
  }
  return { times, widthSeconds, values };
}

function secondsOf(day: unknown): number | undefined {
  const at = Date.parse(String(day ?? ''));
  return Number.isNaN(at) ? undefined : at / 1000;
}

/** Weeks begin on Monday, months on their first day. */
function beginOf(seconds: number, interval: Interval): number {
  if (!Number.isFinite(seconds)) return seconds;
  const at = new Date(seconds * 1000);
  if (interval === 'month') return Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1) / 1000;
  const day = seconds - (seconds % SECONDS.day);
  return interval === 'week' ? day - ((at.getUTCDay() + 6) % 7) * SECONDS.day : day;
}

function monthAfter(seconds: number): number {
  const at = new Date(seconds * 1000);
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1) / 1000;
}

/** The groups of all intervals together, the greatest first. */
export function totalsOf(hits: readonly AggregatedBucket[]): [key: string, count: number][] {
  const totals = new Map<string, number>();
  for (const { agg } of hits)
    for (const { key, doc_count } of agg.buckets) totals.set(key, (totals.get(key) ?? 0) + doc_count);
  return [...totals].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
}

/** The greatest groups over all intervals, each as a row of counts; the rest together. */
export function groupsOf(
  hits: readonly AggregatedBucket[],
  times: readonly number[],
  most: number,
): { key: string; total: number; values: number[] }[] {
  const ranked = totalsOf(hits);
  const index = new Map(times.map((time, position) => [time, position]));
  const rows = new Map(
    ranked.slice(0, most).map(([key, total]) => [key, { key, total, values: times.map(() => 0) }]),
  );
  const others = { key: 'others', total: 0, values: times.map(() => 0) };
  for (const { key: begin, doc_count, agg } of hits) {
    const position = index.get(Number(begin) / 1000);
    if (position === undefined) continue;
    let rest = doc_count;
    for (const { key, doc_count: ofGroup } of agg.buckets) {
      const row = rows.get(key);
      if (row === undefined) continue;
      row.values[position] = ofGroup;
      rest -= ofGroup;
    }
    others.values[position] = rest;
    others.total += rest;
  }
  return others.total > 0 ? [...rows.values(), others] : [...rows.values()];
}
