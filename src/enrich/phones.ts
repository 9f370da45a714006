import type { CountryCode } from 'libphonenumber-js/max';
import { before } from './context.ts';
import { type Found, itemAt, spanOfPart } from './found.ts';
import { phoneLibrary } from './phone-library.ts';

const GAP = String.raw`[ \t\u00a0()./‐-―-]`;
/** A country code after a plus sign. */
const INTERNATIONAL = new RegExp(
  String.raw`(?<![\p{L}\p{N}_+.=/]|[\p{L}\p{N}]-)\(?(\+${GAP}?\d(?:${GAP}{0,3}\d){6,19})(?!\d|\.\d)`,
  'gu',
);
/** After a word such as "phone": `00` and a country code, or a country code alone. */
const ANNOUNCED = new RegExp(
  String.raw`(?<![\p{L}\p{N}_+.-])((?:(?:00)?[1-9]\d|8[ -][3489])(?:${GAP}{0,2}\d){7,16})(?!\d|[.,:]\d)`,
  'gu',
);
/** Russian and Kazakh numbers with the long-distance prefix: `8 (900) 000-00-00`, `8(900)0000000`. */
const RUSSIAN =
  /(?<![\p{L}\p{N}_+.-])8[ -]?(\([3489]\d{2}\)[ -]?\d{3}[ -]?\d{2}[ -]?\d{2}|[3489]\d{2}[ -]?\d{3}[ -]\d{2}[ -]?\d{2})(?![\d.-])/gu;
/** The same without any groups is an id, unless a word says otherwise. */
const RUSSIAN_DIGITS = /^8[3489]\d{9}$/;
const MAYBE_RUSSIAN = /8[ -]?\(?[3489]\d{2}/;
const PHONE_CUE =
  /(?<!\p{L})(?:tel|tél|phone|telephone|mobile|cell|call|sms|viber|whats\s?app|wa|телефон\p{L}{0,2}|тел|моб|звон\p{L}{1,5}|смс|номер\p{L}{0,2}|вайбер|ватсап|电话|手机|微信电话|هاتف|جوال|رقم|tel[eé]fono|telefone|celular|m[oó]vil|telefon\p{L}{0,3}|handy|cep)(?<![?&]phone)(?:\s?(?:number|no|nr|num|номер|号码))?\s?[.:：=#-]{0,2}\s{0,2}$/iu;
const CUE_REACH = 32;

/** Phone numbers in E.164 form. They must have a country code and be valid in that country's numbering plan. */
export function findPhones(text: string): Found[] {
  const found: Found[] = [];
  const add = (match: RegExpExecArray, number: ReadNumber | undefined) => {
    if (number !== undefined) found.push(itemAt('phone', number.value, spanOfPart(match, number.written)));
  };
  if (text.includes('+'))
    for (const match of text.matchAll(INTERNATIONAL)) add(match, longestNumber(match[1] ?? ''));
  for (const match of text.matchAll(ANNOUNCED))
    if (PHONE_CUE.test(before(text, match.index, CUE_REACH))) add(match, announcedNumber(match[1] ?? ''));
  if (MAYBE_RUSSIAN.test(text))
    for (const match of text.matchAll(RUSSIAN)) add(match, russianNumber(match[0]));
  return found;
}

interface ReadNumber {
  value: string;
  /** The part of the text that it was read from. */
  written: string;
}

function russianNumber(written: string): ReadNumber | undefined {
  const value = numberOf(written, 'RU');
  return value === undefined ? undefined : { value, written };
}

function announcedNumber(written: string): ReadNumber | undefined {
  if (RUSSIAN_DIGITS.test(written.replace(/\D/g, ''))) return russianNumber(written);
  if (/^8[ -]/.test(written)) return undefined;
  const international = written.replace(/^00/, '');
  const number = longestNumber(`+${international}`);
  if (number === undefined) return undefined;
  const unread = international.length + 1 - number.written.length;
  return { ...number, written: written.slice(0, written.length - unread) };
}

/** ` 24/7` or ` 12/2027`. */
const DATE_OR_HOURS = /\s\d{1,2}\/\d{1,4}$/;

/** The number may be followed by a date or an amount: the last groups of digits are left out until it is valid. */
function longestNumber(written: string): ReadNumber | undefined {
  for (let rest = written.replace(DATE_OR_HOURS, ''); rest.length >= 8; rest = withoutLastGroup(rest)) {
    const value = numberOf(rest);
    if (value !== undefined) return { value, written: rest };
  }
  return undefined;
}

function withoutLastGroup(written: string): string {
  return /^(.*[^\d])\d+$/.exec(written)?.[1]?.replace(/[^\d]+$/, '') ?? '';
}

function numberOf(written: string, country?: CountryCode): string | undefined {
  const digits = written.replace(/[^\d+]/g, '');
  if (digits.length < 8 || digits.length > 16 || /^\+?(\d)\1+$/.test(digits)) return undefined;
  const number = phoneLibrary().parsePhoneNumberFromString(digits, country);
  return number?.isValid() ? number.number : undefined;
}
