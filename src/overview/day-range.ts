import { addDays, type Day, dayOf, daysBetween, endOfDay, startOfDay } from '../time/day.ts';
import { MS_PER_DAY } from '../time/instant.ts';

/** The last UTC days, today included. */
export interface DayRange {
  days: Day[];
  /** The whole days as instants. */
  window: { from: number; to: number };
  /** The start of each day, and the end of the last. */
  bounds: number[];
}

export function lastDays(now: number, count: number): DayRange {
  const today = dayOf(now);
  const days = daysBetween(addDays(today, 1 - count), today);
  const from = startOfDay(addDays(today, 1 - count));
  return {
    days,
    window: { from, to: endOfDay(today) },
    bounds: Array.from({ length: count + 1 }, (_, day) => from + day * MS_PER_DAY),
  };
}

/** The 24 hours until now, and the 24 hours before. */
export function lastDayAndBefore(now: number) {
  return {
    last: { from: now - MS_PER_DAY + 1, to: now },
    before: { from: now - 2 * MS_PER_DAY + 1, to: now - MS_PER_DAY },
    bounds: [now - 2 * MS_PER_DAY + 1, now - MS_PER_DAY + 1, now + 1],
  };
}
