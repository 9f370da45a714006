export function formatNumber(number: number): string {
  return number.toLocaleString('en');
}

/** `2.4k`: in navigation and on axes only. */
export function formatShort(number: number): string {
  if (number < 1000) return String(number);
  const [value, unit] = number < 1_000_000 ? [number / 1000, 'k'] : [number / 1_000_000, 'M'];
  return `${value >= 100 ? Math.round(value) : Number(value.toFixed(1))}${unit}`;
}

/** `1 message`, `2,000 messages`. */
export function formatCount(number: number, singular: string, plural = `${singular}s`): string {
  return `${formatNumber(number)} ${number === 1 ? singular : plural}`;
}

export function formatPercent(part: number, whole: number): string {
  return whole === 0 ? '0%' : `${((part / whole) * 100).toFixed(1)}%`;
}

/** `+12%`, `−6%`; undefined if there is nothing to compare with. */
export function formatChange(value: number, previous: number): string | undefined {
  if (previous === 0) return undefined;
  const change = Math.round(((value - previous) / previous) * 100);
  return change === 0 ? '0%' : `${change > 0 ? '+' : '−'}${Math.abs(change)}%`;
}

export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const MS_PER_DAY = 86_400_000;

/** The UTC day of an instant. */
export function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

export function addDays(day: string, days: number): string {
  return dayOf(Date.parse(day) + days * MS_PER_DAY);
}

export function today(): string {
  return dayOf(Date.now());
}
