import type { AggregatedBucket } from '../api/types.ts';

export type Interval = 'hour' | 'day' | 'week' | 'month';

const SECONDS: Record<Interval, number> = { hour: 3600, day: 86_400, week: 604_800, month: 30 * 86_400 };

/** Keeps the number of bars low enough to tell them apart. */
export function intervalFor(gte: unknown, lte: unknown): Interval {
  const from = secondsOf(gte);
  if (from === undefined) return 'day';
  const days = ((secondsOf(lte) ?? Date.now() / 1000) - from) / SECONDS.day;
  if (days <= 4) return 'hour';
  return days <= 400 ? 'day' : days <= 1500 ? 'week' : 'month';
}

export interface BarsData {
  times: number[];
  widthSeconds: number;
  values: number[];
}

/** The requested date range; open where a date is missing. */
export interface DateRange {
  from?: unknown;
  to?: unknown;
}

const BARS_MAX = 500;
/** A single bar across the whole chart would say nothing about time, so it gets empty neighbours. */
const BARS_MIN = 7;

/** Bars without gaps, empty ones included: over the requested range, by default from the first bucket to the last. */
export function barsOf(
  hits: readonly AggregatedBucket[],
  interval: Interval,
  range: DateRange = {},
  now = Date.now(),
): BarsData {
  const counts = new Map<number, number>();
  for (const { key, doc_count } of hits) counts.set(Number(key) / 1000, doc_count);
  let [first, last] = endsOf([...counts.keys()], interval, range);
  let widthSeconds = SECONDS[interval];
  if (first > last) return { times: [], widthSeconds, values: [] };
  if (interval !== 'month') while ((last - first) / widthSeconds > BARS_MAX) widthSeconds *= 7;
  // Neighbours stay within the requested range and in the past.
  const missing = BARS_MIN - Math.round((last - first) / widthSeconds) - 1;
  for (let added = 0; added < Math.floor(missing / 2) && isOpen(range.to); added++) {
    const next = step(last, interval, 1);
    if (next * 1000 > now) break;
    last = next;
  }
  while (isOpen(range.from) && Math.round((last - first) / widthSeconds) + 1 < BARS_MIN)
    first = step(first, interval, -1);
  const times: number[] = [];
  for (
    let time = first;
    time <= last;
    time = interval === 'month' ? step(time, 'month', 1) : time + widthSeconds
  )
    times.push(time);
  const values = times.map(() => 0);
  for (const [time, count] of counts) {
    const bar = times.findLastIndex((start) => start <= time);
    values[bar] = (values[bar] ?? 0) + count;
  }
  return { times, widthSeconds, values };
}

/** The first and the last bar. Ignores a requested range so long that its bars would be too thin to see. */
function endsOf(known: readonly number[], interval: Interval, { from, to }: DateRange): [number, number] {
  const [start, end] = [secondsOf(from), secondsOf(to, 'end')];
  const found: [number, number] = [Math.min(...known), Math.max(...known)];
  const requested: [number, number] = [
    Math.min(found[0], start === undefined ? found[0] : startOf(start, interval)),
    Math.max(found[1], end === undefined ? found[1] : startOf(end, interval)),
  ];
  return (requested[1] - requested[0]) / SECONDS[interval] <= BARS_MAX ? requested : found;
}

function isOpen(end: unknown): boolean {
  return secondsOf(end) === undefined;
}

/** Dates without a zone are UTC. A date without a time starts at midnight and ends a second before the next. */
function secondsOf(date: unknown, edge: 'start' | 'end' = 'start'): number | undefined {
  const text = String(date ?? '');
  const at = Date.parse(/T[\d:.]+$/.test(text) ? `${text}Z` : text);
  if (Number.isNaN(at)) return undefined;
  return at / 1000 + (edge === 'end' && /^\d{4}-\d{2}-\d{2}$/.test(text) ? SECONDS.day - 1 : 0);
}

/** Weeks start on Monday. */
function startOf(seconds: number, interval: Interval): number {
  const at = new Date(seconds * 1000);
  if (interval === 'month') return Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1) / 1000;
  if (interval === 'hour') return seconds - (seconds % SECONDS.hour);
  const day = seconds - (seconds % SECONDS.day);
  return interval === 'week' ? day - ((at.getUTCDay() + 6) % 7) * SECONDS.day : day;
}

function step(seconds: number, interval: Interval, by: 1 | -1): number {
  if (interval !== 'month') return seconds + by * SECONDS[interval];
  const at = new Date(seconds * 1000);
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + by, 1) / 1000;
}

/** The time range of a bar as text. */
export function barLabel(seconds: number, widthSeconds: number): string {
  const text = new Date(seconds * 1000).toISOString();
  if (widthSeconds < SECONDS.day) return `${text.slice(0, 10)} ${text.slice(11, 16)} UTC`;
  if (widthSeconds === SECONDS.day) return text.slice(0, 10);
  if (widthSeconds === SECONDS.month) return text.slice(0, 7);
  const last = new Date((seconds + widthSeconds) * 1000 - 1).toISOString();
  return `${text.slice(0, 10)} to ${last.slice(0, 10)}`;
}

/** The count of each group over all buckets, largest first. */
export function totalsOf(hits: readonly AggregatedBucket[]): [key: string, count: number][] {
  const totals = new Map<string, number>();
  for (const { agg } of hits)
    for (const { key, doc_count } of agg.buckets) totals.set(key, (totals.get(key) ?? 0) + doc_count);
  return [...totals].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
}

export interface Group {
  key: string;
  total: number;
  /** The count of each bar. */
  values: number[];
  /** Whether this is the sum of all groups beyond the largest. */
  isOther: boolean;
}

/** The largest groups with a count for each bar, and the sum of the others last. */
export function groupsOf(
  hits: readonly AggregatedBucket[],
  times: readonly number[],
  maxGroups: number,
): Group[] {
  const newGroup = (key: string, total: number, isOther: boolean): Group => ({
    key,
    total,
    values: times.map(() => 0),
    isOther,
  });
  const barAt = new Map(times.map((time, bar) => [time, bar]));
  const largest = totalsOf(hits).slice(0, maxGroups);
  const groups = new Map(largest.map(([key, total]) => [key, newGroup(key, total, false)]));
  const other = newGroup('Other', 0, true);
  for (const { key: start, doc_count, agg } of hits) {
    const bar = barAt.get(Number(start) / 1000);
    if (bar === undefined) continue;
    let rest = doc_count;
    for (const { key, doc_count: count } of agg.buckets) {
      const group = groups.get(key);
      if (group === undefined) continue;
      group.values[bar] = count;
      rest -= count;
    }
    other.values[bar] = rest;
    other.total += rest;
  }
  return other.total > 0 ? [...groups.values(), other] : [...groups.values()];
}
