/** All times are UTC, as in the API, so that analysts in different offices see the same time. */
export function formatTime(at: string): string {
  return `${formatTimeWithoutZone(at)} UTC`;
}

/** For columns whose header states the zone. */
export function formatTimeWithoutZone(at: string): string {
  return at.slice(0, 16).replace('T', ' ');
}

export function Time({ at }: { at: string }) {
  return <time dateTime={at}>{formatTime(at)}</time>;
}

export function Day({ at }: { at: string }) {
  return <time dateTime={at}>{at.slice(0, 10)}</time>;
}

export function formatNumber(number: number): string {
  return number.toLocaleString('en');
}

/** `1 message`, `2,000 messages`. */
export function formatCount(number: number, singular: string, plural = `${singular}s`): string {
  return `${formatNumber(number)} ${number === 1 ? singular : plural}`;
}

export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const MS_PER_DAY = 86_400_000;

export function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

export function addDays(day: string, days: number): string {
  return dayOf(Date.parse(day) + days * MS_PER_DAY);
}

export function today(): string {
  return dayOf(Date.now());
}
