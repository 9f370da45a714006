import { chartTexts, MONTH_NAMES, WEEKDAY_NAMES } from '../texts/charts.ts';
import type { Interval } from './bucket-size.ts';

interface DateParts {
  year: number;
  /** 0 to 11. */
  month: number;
  day: number;
  /** 0 is Monday. */
  weekday: number;
  hour: number;
  minute: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      weekday: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    formats.set(timeZone, format);
  }
  return format;
}

function partsOf(at: number, timeZone: string): DateParts {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return {
    year: Number(parts.year),
    month: Number(parts.month) - 1,
    day: Number(parts.day),
    weekday: (WEEKDAY_NAMES as readonly string[]).indexOf(parts.weekday ?? ''),
    hour: Number(parts.hour),
    minute: Number(parts.minute),
  };
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
const clock = ({ hour, minute }: DateParts) => `${twoDigits(hour)}:${twoDigits(minute)}`;
const shortDate = ({ day, month }: DateParts) => `${day} ${MONTH_NAMES[month]}`;
const fullDate = (parts: DateParts) => `${shortDate(parts)} ${parts.year}`;
const weekdayOf = ({ weekday }: DateParts) => WEEKDAY_NAMES[weekday] ?? '';

/** `14 Nov 2026` */
export function dateLabel(at: number, timeZone = 'UTC'): string {
  return fullDate(partsOf(at, timeZone));
}

/** `Mon 9 Nov 2026`, `Week of 20 Jul 2026`, `Nov 2026`, `Mon 9 Nov 2026, 14:00 UTC` */
export function bucketLabel(at: number, interval: Interval, timeZone = 'UTC'): string {
  const parts = partsOf(at, timeZone);
  if (interval === 'month') return `${MONTH_NAMES[parts.month]} ${parts.year}`;
  if (interval === 'week') return chartTexts.weekOf(fullDate(parts));
  const day = `${weekdayOf(parts)} ${fullDate(parts)}`;
  if (interval === 'day') return day;
  return `${day}, ${clock(parts)}${timeZone === 'UTC' ? ' UTC' : ''}`;
}

/** The first and the last moment of several buckets; `to` is exclusive. */
export function rangeLabel(from: number, to: number, interval: Interval, timeZone = 'UTC'): string {
  const [start, end] = [partsOf(from, timeZone), partsOf(to - 1, timeZone)];
  if (interval === 'hour')
    return chartTexts.span(
      bucketLabel(from, 'hour', timeZone).replace(' UTC', ''),
      bucketLabel(to, 'hour', timeZone),
    );
  return chartTexts.span(start.year === end.year ? shortDate(start) : fullDate(start), fullDate(end));
}

export interface TimeTick {
  index: number;
  label: string;
}

const STEPS: Record<Interval, readonly number[]> = {
  hour: [1, 2, 3, 6, 12, 24, 48],
  day: [1, 2, 3, 7, 14, 28],
  week: [1, 2, 4, 8, 13, 26, 52],
  month: [1, 2, 3, 6, 12, 24, 60, 120],
};

/** Buckets that get a label, so far apart that labels do not touch. The newest day or week always has one. */
export function timeTicks(
  starts: readonly number[],
  interval: Interval,
  maxLabels: number,
  timeZone = 'UTC',
): TimeTick[] {
  const steps = STEPS[interval];
  const wanted = Math.ceil(starts.length / Math.max(1, maxLabels));
  const step = steps.find((each) => each >= wanted) ?? wanted;
  const parts = starts.map((at) => partsOf(at, timeZone));
  const chosen = parts.flatMap((each, index) => (isTick(each, index) ? [index] : []));
  return chosen.map((index, position) => ({
    index,
    label: tickLabel(parts[index], parts[chosen[position - 1] ?? -1], interval, step),
  }));

  /** Hours and months align to the clock and the calendar; days and weeks count back from the newest. */
  function isTick({ hour, month, year }: DateParts, index: number): boolean {
    if (interval === 'hour' && step < 24) return hour % step === 0;
    if (interval === 'month') return (year * 12 + month) % step === 0;
    return (starts.length - 1 - index) % step === 0;
  }
}

/** A label has its year where it differs from the label before. */
function tickLabel(
  parts: DateParts | undefined,
  previous: DateParts | undefined,
  interval: Interval,
  step: number,
): string {
  if (parts === undefined) return '';
  if (interval === 'hour' && step < 24 && parts.hour !== 0) return clock(parts);
  const isNewYear = previous !== undefined && previous.year !== parts.year;
  if (interval !== 'month') return isNewYear ? fullDate(parts) : shortDate(parts);
  if (step >= 12) return String(parts.year);
  return isNewYear || previous === undefined
    ? `${MONTH_NAMES[parts.month]} ${parts.year}`
    : (MONTH_NAMES[parts.month] ?? '');
}
