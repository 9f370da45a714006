/** Messages of RFC 5424. */
import { formatInstant } from '../../../time/instant.ts';
import type { Notification, NotifiedMatch, Severity } from '../notification.ts';
import { type Detail, fitted, itemLines, reportOf } from '../text/report.ts';
import { safeLine, visibleLine } from '../text/safe-text.ts';

const LEVELS: Record<Severity, number> = { info: 6, low: 5, medium: 4, high: 3, critical: 2 };

/** Private parameters need the number of an enterprise; this one is for examples (RFC 5612). */
const PARAMETERS_ID = 'nightjar@32473';
const VALUE_MAX = 100;
const KEY_MAX = 250;
const MESSAGES_MAX = 100;
const BYTE_ORDER_MARK = '\ufeff';

/** One message per match, because that is what a SIEM counts; a single one if there is no match. */
export function syslogMessages(
  notification: Notification,
  isFull: boolean,
  facility: number,
  bytesMax: number,
): string[] {
  const matches = notification.matches.slice(0, MESSAGES_MAX);
  const each: readonly (NotifiedMatch | undefined)[] = matches.length === 0 ? [undefined] : matches;
  return each.map((match) =>
    fitted(
      { items: match === undefined ? 0 : 1, textMax: Math.floor(bytesMax / 2) },
      (detail) => messageOf(notification, match, isFull, facility, detail),
      (message) => Buffer.byteLength(message) <= bytesMax,
    ),
  );
}

function messageOf(
  notification: Notification,
  match: NotifiedMatch | undefined,
  isFull: boolean,
  facility: number,
  detail: Detail,
): string {
  const { search, type, id, at, total, isRetro } = notification;
  const one = { ...notification, matches: match === undefined ? [] : [match] };
  const report = reportOf(one, isFull, detail);
  const isDetailed = report.items.length > 0;
  const text = [`${report.title}: ${report.name}`, ...report.items.flatMap(itemLines)].join(' | ');
  const values = [
    ['notification', id],
    ['searchId', search.id],
    ['search', search.name],
    ['severity', search.severity],
    ['total', String(total)],
    ['retro', String(isRetro)],
    ['matchId', match?.id],
    ['recordKind', match?.recordKind],
    ['recordKey', match?.recordKey, KEY_MAX],
    ['place', isDetailed ? match?.place : undefined],
  ] as const;
  const parameters = values.flatMap(([name, value, max = VALUE_MAX]) =>
    value === undefined ? [] : [` ${name}="${parameter(value, max)}"`],
  );
  const priority = facility * 8 + LEVELS[search.severity];
  const header = `<${priority}>1 ${formatInstant(at)} - nightjar - ${type}`;
  return `${header} [${PARAMETERS_ID}${parameters.join('')}] ${BYTE_ORDER_MARK}${safeLine(text, detail.textMax)}`;
}

/** For programs, so not defanged. */
function parameter(value: string, max: number): string {
  return visibleLine(value, max).replace(/["\\\]]/g, '\\$&');
}
