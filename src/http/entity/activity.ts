import type { EntityHit, TimelineInterval } from '../../contract/entity-hit.ts';
import type { CountedKind, HistogramQuestion } from '../../storage/port/histogram.ts';
import type { TimeWindow } from '../../storage/port/query.ts';
import type { Reading } from '../../storage/port/reading.ts';
import { formatInstant, MS_PER_DAY } from '../../time/instant.ts';
import { monthOf, startOfMonth } from '../../time/month.ts';

const MS_PER_MINUTE = 60_000;
const MS_PER_HOUR = 3_600_000;
/** The epoch was a Thursday; weeks start on Monday. */
const EPOCH_WEEKDAY = 3;
const DAYS_BY_DAY_MAX = 120;
const DAYS_BY_WEEK_MAX = 731;

/** A number of records at an instant. */
interface Counted {
  at: number;
  count: number;
}

export interface Activity {
  total: number;
  days: Counted[];
  hours: number[][];
}

type Asked<K extends CountedKind> = Omit<
  HistogramQuestion<K>,
  'interval' | 'startMinute' | 'by' | 'groupsMax'
>;

/** Counts records by day in UTC, and by weekday and hour in a time zone. */
export async function askActivity<K extends CountedKind>(
  store: Pick<Reading, 'histogram'>,
  question: Asked<K>,
  offsetMinutes: number,
): Promise<Activity> {
  // Where hours of the time zone start in UTC.
  const startMinute = ((-offsetMinutes % 60) + 60) % 60;
  const ask = (interval: 'hour' | 'day') =>
    store.histogram({
      ...question,
      interval,
      groupsMax: 0,
      ...(interval === 'hour' && { startMinute }),
    } as HistogramQuestion<K>);
  const [byHour, byDay] = await Promise.all([ask('hour'), startMinute === 0 ? undefined : ask('day')]);
  return {
    total: byHour.total,
    days: (byDay ?? byHour).buckets,
    hours: hoursOf(byHour.buckets, offsetMinutes),
  };
}

/** The same of known dates. */
export function activityOf(dates: readonly number[], offsetMinutes: number): Activity {
  const counted = dates.map((at) => ({ at, count: 1 }));
  return { total: dates.length, days: counted, hours: hoursOf(counted, offsetMinutes) };
}

function hoursOf(counted: readonly Counted[], offsetMinutes: number): number[][] {
  const hours = Array.from({ length: 7 }, () => new Array<number>(24).fill(0));
  for (const { at, count } of counted) {
    const local = at + offsetMinutes * MS_PER_MINUTE;
    const day = Math.floor(local / MS_PER_DAY);
    const weekday = (((day + EPOCH_WEEKDAY) % 7) + 7) % 7;
    const hour = Math.floor((local - day * MS_PER_DAY) / MS_PER_HOUR);
    (hours[weekday] as number[])[hour] = (hours[weekday]?.[hour] as number) + count;
  }
  return hours;
}

/** By day, week or month, so that a chart has neither too few intervals nor too many. */
export function timeline(days: readonly Counted[], range: TimeWindow): NonNullable<EntityHit['timeline']> {
  const interval = intervalFor(range);
  const sums = new Map<number, number>();
  for (const { at, count } of days) {
    const start = startOf(at, interval);
    sums.set(start, (sums.get(start) ?? 0) + count);
  }
  const buckets = [...sums]
    .sort(([a], [b]) => a - b)
    .map(([at, count]) => ({ date: formatInstant(at), count }));
  return { interval, buckets };
}

function intervalFor({ from, to }: TimeWindow): TimelineInterval {
  const days = from === undefined || to === undefined ? 0 : Math.ceil((to - from) / MS_PER_DAY);
  if (days <= DAYS_BY_DAY_MAX) return 'day';
  return days <= DAYS_BY_WEEK_MAX ? 'week' : 'month';
}

function startOf(at: number, interval: TimelineInterval): number {
  if (interval === 'month') return startOfMonth(monthOf(at));
  const day = Math.floor(at / MS_PER_DAY);
  const sinceMonday = interval === 'day' ? 0 : (((day + EPOCH_WEEKDAY) % 7) + 7) % 7;
  return (day - sinceMonday) * MS_PER_DAY;
}
