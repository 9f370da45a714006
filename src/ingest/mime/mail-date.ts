import { EARLIEST_INSTANT, LATEST_INSTANT } from '../../time/instant.ts';

const DATE =
  /^(?:[a-z]{3,9},?\s{1,5})?(\d{1,2})[\s-]{1,5}([a-z]{3})[a-z]{0,6}[\s-]{1,5}(\d{2,4})\s{1,5}(\d{1,2}):(\d{2})(?::(\d{2}))?\s{0,5}([+-]\d{4}|[a-z]{1,4})?/i;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** The zones that RFC 5322 lists; others count as UTC, as it demands. */
const ZONE_HOURS = new Map([
  ['est', -5],
  ['edt', -4],
  ['cst', -6],
  ['cdt', -5],
  ['mst', -7],
  ['mdt', -6],
  ['pst', -8],
  ['pdt', -7],
]);

/** The date of a mail header, `Sat, 14 Nov 2026 09:31:05 +0100`. Undefined if it is not one. */
export function parseMailDate(text: string): number | undefined {
  const [, day, month = '', year = '', hour, minute, second = '0', zone = ''] = DATE.exec(text.trim()) ?? [];
  const monthIndex = MONTHS.indexOf(month.toLowerCase());
  if (day === undefined || monthIndex === -1) return undefined;
  const fullYear = year.length > 2 ? Number(year) : Number(year) + (Number(year) < 50 ? 2000 : 1900);
  const local = Date.UTC(fullYear, monthIndex, Number(day), Number(hour), Number(minute), Number(second));
  const at = local - offsetMinutes(zone) * 60_000;
  return at >= EARLIEST_INSTANT && at <= LATEST_INSTANT ? at : undefined;
}

function offsetMinutes(zone: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2})(\d{2})$/.exec(zone) ?? [];
  if (sign === undefined) return (ZONE_HOURS.get(zone.toLowerCase()) ?? 0) * 60;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
