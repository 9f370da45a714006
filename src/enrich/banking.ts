import type { Item } from '../records/item.ts';
import { after, before } from './context.ts';

/** Length of an IBAN by country (ISO 13616 registry). */
const IBAN_LENGTHS: Readonly<Record<string, number>> = Object.fromEntries(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 ' +
    'FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 ' +
    'LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 ' +
    'RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);
const IBAN =
  /(?<![\p{L}\p{N}])([A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{4}){2,7}(?:[ -]?[A-Z0-9]{1,4})?)(?![\p{Script=Latin}\p{Script=Cyrillic}\p{N}])/gu;
const IBAN_LOWER =
  /(?<=iban\s?[:：=#-]?\s{0,2})([a-z]{2}\d{2}(?:[ -]?[a-z0-9]{4}){2,7}(?:[ -]?[a-z0-9]{1,4})?)(?![\p{L}\p{N}])/giu;

/** Account numbers with a valid length and check digits. */
export function findIbans(text: string): Item[] {
  const found: Item[] = [];
  for (const pattern of [IBAN, IBAN_LOWER])
    for (const [, written = ''] of text.matchAll(pattern)) {
      const value = readIban(written);
      if (value !== undefined) found.push({ kind: 'iban', value });
    }
  return found;
}

/** Words in capitals may follow, so only as many characters as the country has are read. */
function readIban(written: string): string | undefined {
  const compact = written.replace(/[ -]/g, '').toUpperCase();
  const length = IBAN_LENGTHS[compact.slice(0, 2)];
  if (length === undefined || compact.length < length) return undefined;
  const value = compact.slice(0, length);
  const isWhole = compact.length === length || /[ -]/.test(written.charAt(writtenEnd(written, length)));
  return isWhole && remainder(value) === 1 ? value : undefined;
}

function writtenEnd(written: string, length: number): number {
  let position = 0;
  for (let read = 0; read < length; position++) if (!/[ -]/.test(written.charAt(position))) read++;
  return position;
}

/** ISO 7064, modulo 97. */
function remainder(iban: string): number {
  let rest = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4))
    for (const digit of Number.parseInt(character, 36).toString()) rest = (rest * 10 + Number(digit)) % 97;
  return rest;
}

const GROUPED =
  /(?<![\p{L}\p{N}_]|[\d][.,:/ -])(?:\d{4}([ -])\d{4}\1\d{4}\1\d{4}(?:\1\d{3})?|3[47]\d{2}([ -])\d{6}\2\d{5}|3[0689]\d{2}([ -])\d{6}\3\d{4})(?![\p{L}\p{N}_]|[ .,-]?\d{4,}(?![/|]))/gu;
const COMPACT = /(?<![\p{L}\p{N}_.-]|\d[.,:/])[2-6]\d{13,18}(?![\p{L}\p{N}_.-]|[.,:]\d)/gu;
/** What follows a number in dumps of cards: expiry date and code. */
const EXPIRY =
  /^\s{0,2}[|;:,/=^ \t]{1,2}\s{0,2}(?:exp\w{0,6}[:.]?\s{0,2})?(?:0[1-9]|1[0-2])\s?[|/;:,. -]?\s?(?:20)?[2-4]\d(?!\d{2,3}(?!\d))/i;
const CARD_CUE =
  /(?<!\p{L})(?:cards?|cc|ccs|cvv2?|pan|visa|master ?card|maestro|amex|american express|discover|jcb|diners|unionpay|мир|карт\p{L}{1,3}|картк\p{L}{1,2}|сбер\p{L}{0,5}|тинь\p{L}{0,5}|tarjetas?|cart[aãeo]\p{L}{0,4}|karten?|kart\p{L}{0,3}|carte|银行卡|信用卡|卡号|卡|بطاقة|البطاقة|fullz|track ?[12]|bin)(?:\s?(?:number|no|nr|num|номер|#|№))?["'»)]?\s?[:：=#|-]{0,2}\s{0,2}["'(]?%?b?$/iu;
const CUE_REACH = 40;

/** A card number is masked when it is found: the first six and the last four digits. */
export function findCards(text: string): Item[] {
  return cardsIn(text).map(({ digits }) => ({ kind: 'card', value: maskedCard(digits) }));
}

/** The text with every card number masked, digit by digit, so that offsets stay. */
export function maskCards(text: string): string {
  let masked = '';
  let done = 0;
  for (const { start, written } of cardsIn(text).sort((a, b) => a.start - b.start)) {
    if (start < done) continue;
    masked += text.slice(done, start);
    let position = 0;
    const digits = written.replace(/\D/g, '').length;
    masked += written.replace(/\d/g, (digit) => (position++ < 6 || position > digits - 4 ? digit : '*'));
    done = start + written.length;
  }
  return masked + text.slice(done);
}

interface Card {
  start: number;
  written: string;
  digits: string;
}

/** Grouped like a card, or announced by a word or followed by an expiry date: ids pass the check digit, too. */
function cardsIn(text: string): Card[] {
  const cards: Card[] = [];
  for (const { 0: written, index: start } of text.matchAll(GROUPED)) {
    const digits = written.replace(/\D/g, '');
    if (isCardNumber(digits)) cards.push({ start, written, digits });
  }
  for (const { 0: digits, index: start } of text.matchAll(COMPACT)) {
    if (!isCardNumber(digits)) continue;
    const end = start + digits.length;
    if (EXPIRY.test(after(text, end, 24)) || CARD_CUE.test(before(text, start, CUE_REACH)))
      cards.push({ start, written: digits, digits });
  }
  return cards;
}

function maskedCard(digits: string): string {
  return digits.slice(0, 6) + '*'.repeat(digits.length - 10) + digits.slice(-4);
}

/** Issuers' ranges with their lengths: Visa, Mastercard, Mir, American Express, Diners, JCB, Discover, UnionPay, Maestro. */
const ISSUERS: readonly [range: RegExp, lengths: readonly number[]][] = [
  [/^4/, [16, 19]],
  [/^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]],
  [/^220[0-4]/, [16, 17, 18, 19]],
  [/^3[47]/, [15]],
  [/^3(?:0[0-5]|095|[689])/, [14]],
  [/^35(?:2[89]|[3-8])/, [16]],
  [/^(?:6011|64[4-9]|65)/, [16, 19]],
  [/^62/, [16, 17, 18, 19]],
  [/^(?:50|5[6-9]|6[0139])/, [16, 18, 19]],
];

function isCardNumber(digits: string): boolean {
  const isIssued = ISSUERS.some(([range, lengths]) => range.test(digits) && lengths.includes(digits.length));
  return isIssued && hasLuhnDigit(digits) && new Set(digits).size > 2;
}

function hasLuhnDigit(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = digits.charCodeAt(digits.length - 1 - index) - 48;
    sum += index % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2;
  }
  return sum % 10 === 0;
}
