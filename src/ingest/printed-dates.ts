import { instantOf as exactInstantOf } from './json/values.ts';

/** Reads dates as programs print them for people: in the format and language of the exporting computer. */

/** Languages whose month names are known. Where two languages disagree, the first one counts. */
const LOCALES =
  'en de fr es pt it nl pl cs ru uk tr sv da nb fi hu ro bg el sk hr sl et lv lt id vi ca'.split(' ');

/** Built on first use, which few files need. */
let monthNames: Map<string, number> | undefined;

function monthOf(word: string): number | undefined {
  monthNames ??= readMonthNames();
  const name = normalized(word);
  return monthNames.get(name) ?? monthOfPrefix(name, monthNames);
}

/** Abbreviations differ: `фев` and `февр`. Undefined unless it starts the names of one month alone. */
function monthOfPrefix(prefix: string, names: ReadonlyMap<string, number>): number | undefined {
  const months = new Set([...names].filter(([name]) => name.startsWith(prefix)).map(([, month]) => month));
  return months.size === 1 ? [...months][0] : undefined;
}

function readMonthNames(): Map<string, number> {
  const names = new Map<string, number>();
  for (const locale of LOCALES)
    for (const month of ['long', 'short'] as const)
      for (let index = 0; index < 12; index++)
        for (const name of namesOf(locale, month, Date.UTC(2024, index, 15)))
          if (!names.has(name)) names.set(name, index + 1);
  return names;
}

/** Alone and next to a day: many languages inflect. */
function namesOf(locale: string, month: 'long' | 'short', at: number): string[] {
  return [{ month }, { month, day: 'numeric' as const }].flatMap((options) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
      .formatToParts(at)
      .filter((part) => part.type === 'month' && /\p{L}/u.test(part.value))
      .map((part) => normalized(part.value)),
  );
}

function normalized(word: string): string {
  return word.toLowerCase().replace(/\.$/, '');
}

const TEXT_LENGTH_MAX = 100;
const UNIX = /^\d{10}(?:\d{3})?$/;
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]|$)/;
const NUMERIC = /(?<!\d)(\d{1,4})([./-]) ?(\d{1,2})\2 ?(\d{2,4})(?!\d)/;
const NAMED =
  /(?<!\d)(\d{1,2})[ .-]{0,2}(?:de )?([\p{L}\p{M}]{3,12}\.?)[ .,-]{0,2}(?:de )?(\d{4}|\d{2})(?!\d)/u;
const NAMED_FIRST = /([\p{L}\p{M}]{3,12}\.?) (\d{1,2}),? (\d{4})(?!\d)/u;
const NAMED_AFTER_YEAR = /(?<!\d)(\d{4})[. ]{1,2}(?:m\. )?([\p{L}\p{M}]{3,12}) (\d{1,2})(?!\d)/u;
const CJK = /(\d{4})\s?[年년] ?(\d{1,2})\s?[月월] ?(\d{1,2})\s?[日일]/;
const TIME = /(?<!\d)(\d{1,2})([:.])(\d{2})(?:\2(\d{2}))?(?!\d)/;
const AMERICAN = /\d [AP]M$/;
const AFTERNOON = /(?<!\p{L})(?:pm|p\.\s?m\.|午後|下午|오후|μμ|μ\.μ\.)(?!\p{L})/iu;
const MORNING = /(?<!\p{L})(?:am|a\.\s?m\.|午前|上午|오전|πμ|π\.μ\.)(?!\p{L})/iu;

interface Day {
  year: number;
  month: number;
  day: number;
}

/**
 * What a printed date can mean, as if in UTC, most likely first: `03/02/2024` has two meanings. Empty if it is not a
 * date.
 */
export function printedDates(text: string): number[] {
  const plain = text.replace(/[\u00a0\u202f\u2009\u200e\u200f]/g, ' ').trim();
  if (plain.length > TEXT_LENGTH_MAX) return [];
  if (UNIX.test(plain)) return [plain.length === 10 ? Number(plain) * 1000 : Number(plain)];
  const found = findDays(plain);
  if (found === undefined) return [];
  const time = timeOf(plain.replace(found.text, ' '));
  return found.days.map((day) => instantOf(day, time)).filter((instant) => instant !== undefined);
}

function findDays(text: string): { days: Day[]; text: string } | undefined {
  const iso = ISO.exec(text) ?? CJK.exec(text);
  if (iso !== null) return { days: [dayOf(iso[1], iso[2], iso[3])], text: iso[0] };
  const numeric = NUMERIC.exec(text);
  if (numeric !== null) return { days: numericDays(numeric, AMERICAN.test(text)), text: numeric[0] };
  return findNamedDay(text);
}

function findNamedDay(text: string): { days: Day[]; text: string } | undefined {
  for (const [form, year, month, day] of [
    [NAMED, 3, 2, 1],
    [NAMED_FIRST, 3, 1, 2],
    [NAMED_AFTER_YEAR, 1, 2, 3],
  ] as const) {
    const match = form.exec(text);
    const number = match === null ? undefined : monthOf(match[month] as string);
    if (match !== null && number !== undefined)
      return { days: [dayOf(match[year], String(number), match[day])], text: match[0] };
  }
  return undefined;
}

/** With slashes, the month comes first in the United States, where the time ends with AM or PM in capitals. */
function numericDays([, first, separator, second, third]: RegExpExecArray, isAmerican: boolean): Day[] {
  if (first?.length === 4) return [dayOf(first, second, third)];
  const dayFirst = dayOf(third, second, first);
  if (separator !== '/') return [dayFirst];
  const monthFirst = dayOf(third, first, second);
  return isAmerican ? [monthFirst, dayFirst] : [dayFirst, monthFirst];
}

function dayOf(year = '', month = '', day = ''): Day {
  return { year: Number(year.length === 2 ? `20${year}` : year), month: Number(month), day: Number(day) };
}

/** Milliseconds since midnight. */
function timeOf(text: string): number {
  const [, hour, , minute = '0', second = '0'] = TIME.exec(text) ?? [];
  if (hour === undefined) return 0;
  const isTwelveHours = AFTERNOON.test(text) || MORNING.test(text);
  const hours = isTwelveHours ? (Number(hour) % 12) + (AFTERNOON.test(text) ? 12 : 0) : Number(hour);
  return ((hours * 60 + Number(minute)) * 60 + Number(second)) * 1000;
}

function instantOf({ year, month, day }: Day, time: number): number | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isCalendarDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isCalendarDay ? date.getTime() + time : undefined;
}

/** A date with an offset, or as printed in the given time zone. Undefined if it is not a date. */
export function readPrintedDate(text: string, timeZone: string): number | undefined {
  const exact = HAS_OFFSET.test(text) || UNIX.test(text) ? exactInstantOf(text) : undefined;
  if (exact !== undefined) return exact;
  const [printed] = printedDates(text);
  if (printed === undefined || UNIX.test(text)) return printed;
  return exactInstantOf(new Date(printed).toISOString().slice(0, -1), timeZone);
}

const HAS_OFFSET = /(?:Z|[+-]\d{2}:?\d{2})$/;
