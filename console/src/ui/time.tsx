import { usePreferences, type Zone } from '../state/preferences.tsx';
import { timeTexts as texts } from '../texts/time.ts';
import { MONTHS } from './format.tsx';

/** How times are shown: short ones in lists, exact ones in tooltips. All take ISO instants. */
export interface TimeFormat {
  /** `14 min`, then `14 Nov, 22:41`, with the year if it is not this one. */
  short(at: string): string;
  /** The same without the time of day, for narrow columns. */
  brief(at: string): string;
  /** `14 Nov 2026, 22:41`. */
  full(at: string): string;
  /** `14 Nov`, with the year if it is not this one. */
  day(at: string): string;
  /** `22:41`. */
  clock(at: string): string;
  /** `Sat 14 Nov 2026`. */
  weekday(at: string): string;
  /** `2026-11-14`: the day in the chosen zone. */
  dayKey(at: string): string;
  /** UTC and local time. */
  exact(at: string): string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const formats = new Map<Zone, TimeFormat>();

export function timeFormat(zone: Zone): TimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const made = makeFormat(zone);
  formats.set(zone, made);
  return made;
}

export function useTimeFormat(): TimeFormat {
  return timeFormat(usePreferences().zone);
}

function makeFormat(zone: Zone): TimeFormat {
  const timeZone = zone === 'utc' ? { timeZone: 'UTC' } : {};
  const part = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat('en-GB', { ...options, ...timeZone });
    return (at: string) => format.format(new Date(at));
  };
  const dayNumber = part({ day: 'numeric' });
  const month = part({ month: 'numeric' });
  // "Sept" and other forms of the locale do not line up.
  const dayMonth = (at: string) => `${dayNumber(at)} ${MONTHS[Number(month(at)) - 1]}`;
  const year = part({ year: 'numeric' });
  const clock = part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const weekday = part({ weekday: 'short' });
  const key = new Intl.DateTimeFormat('sv-SE', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    ...timeZone,
  });
  const day = (at: string) =>
    year(at) === year(new Date().toISOString()) ? dayMonth(at) : `${dayMonth(at)} ${year(at)}`;
  const full = (at: string) => `${dayMonth(at)} ${year(at)}, ${clock(at)}`;
  const isValid = (at: string) => !Number.isNaN(Date.parse(at));
  const safe = (show: (at: string) => string) => (at: string) => (isValid(at) ? show(at) : at);
  return {
    day: safe(day),
    clock: safe(clock),
    weekday: safe((at) => `${weekday(at)} ${dayMonth(at)} ${year(at)}`),
    full: safe(full),
    dayKey: safe((at) => key.format(new Date(at))),
    short: safe((at) => relative(at) ?? `${day(at)}, ${clock(at)}`),
    brief: safe((at) => relative(at) ?? day(at)),
    exact: safe((at) => texts.exact(utcText(at), localText(at))),
  };
}

/** Undefined if it is more than a day ago, or in the future. */
function relative(at: string): string | undefined {
  const age = Date.now() - Date.parse(at);
  if (age < 0 || age >= DAY) return undefined;
  if (age < MINUTE) return texts.seconds(Math.floor(age / 1000));
  return age < HOUR ? texts.minutes(Math.floor(age / MINUTE)) : texts.hours(Math.floor(age / HOUR));
}

function utcText(at: string): string {
  return `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

function localText(at: string): string {
  return new Date(at).toLocaleString('en-GB', { timeZoneName: 'short' });
}

type Style = 'short' | 'brief' | 'full' | 'day' | 'clock' | 'weekday';

/** An instant in the chosen time zone; its tooltip has the exact UTC and local time. */
export function Time({ at, style = 'short' }: { at: string; style?: Style }) {
  const format = useTimeFormat();
  return (
    <time dateTime={at} title={format.exact(at)}>
      {format[style](at)}
    </time>
  );
}

/** `2 Oct – 14 Nov`. */
export function TimeRange({ from, to }: { from: string; to: string }) {
  const format = useTimeFormat();
  const [start, end] = [format.day(from), format.day(to)];
  return (
    <span title={`${format.exact(from)} – ${format.exact(to)}`}>
      {start === end ? start : `${start} – ${end}`}
    </span>
  );
}
