/** All times are UTC, as in the API: analysts of several offices look at the same minute. */
export function Time({ at }: { at: string }) {
  return <time dateTime={at}>{at.slice(0, 16).replace('T', ' ')}</time>;
}

export function DayOf({ at }: { at: string }) {
  return <time dateTime={at}>{at.slice(0, 10)}</time>;
}

export function count(number: number): string {
  return number.toLocaleString('en');
}

export function plural(number: number, one: string, many = `${one}s`): string {
  return `${count(number)} ${number === 1 ? one : many}`;
}

const MS_PER_DAY = 86_400_000;

export function dayAt(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

export function addDays(day: string, days: number): string {
  return dayAt(Date.parse(day) + days * MS_PER_DAY);
}

export function today(): string {
  return dayAt(Date.now());
}
