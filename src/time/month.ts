/** A calendar month in UTC, as a number: 202611. */
export type Month = number;

export function monthOf(ms: number): Month {
  const date = new Date(ms);
  return date.getUTCFullYear() * 100 + date.getUTCMonth() + 1;
}

export function startOfMonth(month: Month): number {
  return Date.UTC(Math.floor(month / 100), (month % 100) - 1, 1);
}

export function endOfMonth(month: Month): number {
  return Date.UTC(Math.floor(month / 100), month % 100, 1) - 1;
}

/** The month this many months before the instant's own. */
export function monthsBefore(ms: number, months: number): Month {
  const date = new Date(ms);
  return monthOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, 1));
}
