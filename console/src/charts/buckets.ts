import type { AggregatedBucket } from '../api/types.ts';

export type Interval = 'hour' | 'day' | 'week' | 'month';

const SECONDS: Record<Interval, number> = { hour: 3600, day: 86_400, week: 604_800, month: 30 * 86_400 };

/** Few enough bars to see each. */
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

export interface Span {
  from?: unknown;
  to?: unknown;
}

const BARS_MAX = 500;
/** A single bar as wide as the chart says nothing about time: it gets neighbours. */
const BARS_MIN = 7;

/** Bars side by side, empty ones included: over the whole span asked for, else from the first bucket to the last. */
export function barsOf(
  hits: readonly AggregatedBucket[],
  interval: Interval,
  span: Span = {},
  now = Date.now(),
): BarsData {
  const counts = new Map<number, number>();
  for (const { key, doc_count } of hits) counts.set(Number(key) / 1000, doc_count);
  let [first, last] = endsOf([...counts.keys()], interval, span);
  let widthSeconds = SECONDS[interval];
  if (first > last) return { times: [], widthSeconds, values: [] };
  if (interval !== 'month') while ((last - first) / widthSeconds > BARS_MAX) widthSeconds *= 7;
  // Neighbours stay within what was asked for, and in the past.
  const missing = BARS_MIN - Math.round((last - first) / widthSeconds) - 1;
  for (let added = 0; added < Math.floor(missing / 2) && isOpen(span.to); added++) {
    const next = step(last, interval, 1);
    if (next * 1000 > now) break;
    last = next;
  }
  while (isOpen(span.from) && Math.round((last - first) / widthSeconds) + 1 < BARS_MIN)
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
    const bar = times.findLastIndex((begin) => begin <= time);
    values[bar] = (values[bar] ?? 0) + count;
  }
  return { times, widthSeconds, values };
}

/** The first and the last bar. A span far longer than what was found would make bars too thin to see. */
function endsOf(known: readonly number[], interval: Interval, { from, to }: Span): [number, number] {
  const [start, end] = [secondsOf(from), secondsOf(to, 'end')];
  const found: [number, number] = [Math.min(...known), Math.max(...known)];
  const asked: [number, number] = [
    Math.min(found[0], start === undefined ? found[0] : beginOf(start, interval)),
    Math.max(found[1], end === undefined ? found[1] : beginOf(end, interval)),
  ];
  return (asked[1] - asked[0]) / SECONDS[interval] <= BARS_MAX ? asked : found;
}

function isOpen(end: unknown): boolean {
  return secondsOf(end) === undefined;
}

/** Dates are UTC, with or without saying so; a bare day begins at midnight and ends a second before the next. */
function secondsOf(date: unknown, edge: 'begin' | 'end' = 'begin'): number | undefined {
  const text = String(date ?? '');
  const at = Date.parse(/T[\d:.]+$/.test(text) ? `${text}Z` : text);
  if (Number.isNaN(at)) return undefined;
  return at / 1000 + (edge === 'end' && /^\d{4}-\d{2}-\d{2}$/.test(text) ? SECONDS.day - 1 : 0);
}

/** Weeks begin on Monday, months on their first day. */
function beginOf(seconds: number, interval: Interval): number {
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

/** When a bar begins and ends, in words. */
export function barLabel(seconds: number, widthSeconds: number): string {
  const text = new Date(seconds * 1000).toISOString();
  if (widthSeconds < SECONDS.day) return `${text.slice(0, 10)} ${text.slice(11, 16)} UTC`;
  if (widthSeconds === SECONDS.day) return text.slice(0, 10);
  if (widthSeconds === SECONDS.month) return text.slice(0, 7);
  const last = new Date((seconds + widthSeconds) * 1000 - 1).toISOString();
  return `${text.slice(0, 10)} to ${last.slice(0, 10)}`;
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
