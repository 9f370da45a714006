/** An instant is a number of milliseconds since the epoch, always UTC. */
import { LruCache } from '../lru-cache.ts';

const DAY_FORM = /^(\d{4})-(\d{2})-(\d{2})$/;
const INSTANT_FORM =
  /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2}):(\d{2})(?:[.,](\d{1,9}))?\s?(?:(Z|z)|([+-])(\d{2}):?(\d{2}))?$/;
const UNIX_SECONDS_FORM = /^\d{1,12}$/;
const UNIX_MILLISECONDS_FORM = /^\d{13}$/;

export const MS_PER_DAY = 86_400_000;

/** Dates outside 1970 to 2099 are errors in the source. */
export const EARLIEST_INSTANT = 0;
export const LATEST_INSTANT = Date.UTC(2100, 0, 1) - 1;

/** Date of records whose source has none. They merge as the oldest sighting. */
export const UNDATED = 0;

export interface ParsedInstant {
  ms: number;
  /** Only a day was given: the caller decides whether its start or its end is meant. */
  isWholeDay: boolean;
}

/** Parses the date formats of decision 10. Undefined if the text is not a calendar date. */
export function parseInstant(text: string): ParsedInstant | undefined {
  if (UNIX_MILLISECONDS_FORM.test(text)) return { ms: Number(text), isWholeDay: false };
  if (UNIX_SECONDS_FORM.test(text)) return inRange(Number(text) * 1000, false);

  const day = DAY_FORM.exec(text);
  if (day) {
    const ms = utc(Number(day[1]), Number(day[2]), Number(day[3]), 0, 0, 0, 0);
    return ms === undefined ? undefined : { ms, isWholeDay: true };
  }

  const match = INSTANT_FORM.exec(text);
  if (!match) return undefined;
  const [, year, month, dayOfMonth, hour, minute, second, fraction, , sign, offsetHours, offsetMinutes] =
    match;
  const ms = utc(
    Number(year),
    Number(month),
    Number(dayOfMonth),
    Number(hour),
    Number(minute),
    Number(second),
    fraction ? Number(fraction.padEnd(3, '0').slice(0, 3)) : 0,
  );
  if (ms === undefined) return undefined;
  if (!sign) return { ms, isWholeDay: false };
  if (Number(offsetHours) > 18 || Number(offsetMinutes) > 59) return undefined;
  const offsetMs = (Number(offsetHours) * 60 + Number(offsetMinutes)) * 60_000;
  return { ms: sign === '+' ? ms - offsetMs : ms + offsetMs, isWholeDay: false };
}

/** The date of a record, from 1970 to 2099. Undefined if the text is another date or none. */
export function parseRecordDate(text: string): number | undefined {
  const ms = parseInstant(text)?.ms;
  return ms === undefined || ms < EARLIEST_INSTANT || ms > LATEST_INSTANT ? undefined : ms;
}

function inRange(ms: number, isWholeDay: boolean): ParsedInstant | undefined {
  // The largest instant that Date supports.
  return ms <= 8.64e15 ? { ms, isWholeDay } : undefined;
}

function utc(
  year: number,
  month: number,
  day: number,
  hour: number,
  minute: number,
  second: number,
  millisecond: number,
): number | undefined {
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  const date = new Date(Date.UTC(2000, month - 1, day, hour, minute, second, millisecond));
  // Date.UTC reads years below 100 as 19xx; setUTCFullYear does not.
  date.setUTCFullYear(year, month - 1, day);
  const isSameDay =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isSameDay ? date.getTime() : undefined;
}

const TWO_DIGITS = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'));

/** Formatting a Date is slow, and many instants share a few days. */
const formattedDays = new LruCache<number, string>(10_000);

function formatDay(dayNumber: number): string {
  let text = formattedDays.get(dayNumber);
  if (text === undefined) {
    text = new Date(dayNumber * MS_PER_DAY).toISOString().slice(0, -13);
    formattedDays.set(dayNumber, text);
  }
  return text;
}

/** `2026-11-14T09:31:05Z`; milliseconds only if not zero (decision 9). */
export function formatInstant(ms: number): string {
  const dayNumber = Math.floor(ms / MS_PER_DAY);
  const msOfDay = ms - dayNumber * MS_PER_DAY;
  const seconds = Math.floor(msOfDay / 1000);
  const fraction = msOfDay - seconds * 1000;
  const hour = TWO_DIGITS[Math.floor(seconds / 3600)];
  const minute = TWO_DIGITS[Math.floor(seconds / 60) % 60];
  const whole = `${formatDay(dayNumber)}${hour}:${minute}:${TWO_DIGITS[seconds % 60]}`;
  return fraction === 0 ? `${whole}Z` : `${whole}.${String(fraction).padStart(3, '0')}Z`;
}
