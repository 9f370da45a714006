import { MS_PER_DAY } from './instant.ts';

/** A calendar day in UTC, `YYYY-MM-DD`. Days compare as text. */
export type Day = string;

const DAY_FORM = /^\d{4}-\d{2}-\d{2}$/;

export function isDay(text: string): boolean {
  if (!DAY_FORM.test(text)) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && dayOf(ms) === text;
}

export function dayOf(ms: number): Day {
  return new Date(ms).toISOString().slice(0, 10);
}

export function startOfDay(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

export function endOfDay(day: Day): number {
  return startOfDay(day) + MS_PER_DAY - 1;
}

export function addDays(day: Day, days: number): Day {
  return dayOf(startOfDay(day) + days * MS_PER_DAY);
}

/** Every day from `first` to `last`, inclusive. */
export function daysBetween(first: Day, last: Day): Day[] {
  const days: Day[] = [];
  // Compares instants, because the day after 9999-12-31 does not compare as text.
  for (let at = startOfDay(first); at <= startOfDay(last); at += MS_PER_DAY) days.push(dayOf(at));
  return days;
}
