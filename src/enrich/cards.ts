import type { Item } from '../records/item.ts';
import { after, before } from './context.ts';

/** What stands between groups of digits: spaces of any width, dots, hyphens. */
const GAP = String.raw`[ .\u00a0\u2000-\u200a\u202f\u2010-\u2013-]`;
/** Month and year without a sign between them. */
const SHORT_DATE = String.raw`(?:0[1-9]|1[0-2])[2-4]\d(?!\d)`;

const GROUPED = new RegExp(
  String.raw`(?<![\p{L}\p{N}_]|\d(?:${GAP}|[,:/]))` +
    String.raw`(?:\d{4}(${GAP})\d{4}\1\d{4}\1\d{4}(?:\1\d{3})?|3[47]\d{2}(${GAP})\d{6}\2\d{5}|3[0689]\d{2}(${GAP})\d{6}\3\d{4})` +
    String.raw`(?![\p{L}\p{N}_]|(?:${GAP}|,)?(?!${SHORT_DATE})\d{4,}(?![/|]))`,
  'gu',
);
const COMPACT =
  /(?:(?<=%[Bb])|(?<![\p{L}\p{N}_.-]|\d[.,:/]))[2-6]\d{13,18}(?![\p{L}\p{N}_]|\.\d|-[\p{L}\p{N}])/gu;
/** Masked by us or by the author. */
const MASKED = new RegExp(
  String.raw`(?<![\p{L}\p{N}_*])[2-6]\d{3}${GAP}?\d{2}(?:${GAP}?\*){4,9}(?:${GAP}?\d){4}(?![\p{L}\p{N}_*])`,
  'gu',
);

/** One scan is enough to see that most texts hold no card number, masked or not. */
const CARD_SHAPE = new RegExp(String.raw`\d{4}${GAP}?\d{2}[\d*]{2,4}${GAP}?[\d*]{3}`, 'u');

/** What follows a number in dumps of cards: an expiry date, or the rest of a magnetic track. */
const EXPIRY =
  /^\s{0,2}[|;:,/=^ \t]{1,2}\s{0,2}(?:exp\w{0,6}[:.]?\s{0,2})?(?:0[1-9]|1[0-2])\s?[|/;:,. -]?\s?(?:20)?[2-4]\d(?!\d)/i;
const TRACK = /^(?:=[2-4]\d(?:0[1-9]|1[0-2])\d{3}|\^[^^\n]{2,26}\^[2-4]\d(?:0[1-9]|1[0-2]))/;
const CARD_CUE =
  /(?<!\p{L})(?:cards?|cc|ccs|cvv2?|pan|visa|master ?card|maestro|amex|american express|discover|jcb|diners|unionpay|мир|карт\p{L}{1,3}|картк\p{L}{1,2}|сбер\p{L}{0,5}|тинь\p{L}{0,5}|tarjetas?|cart[aãeo]\p{L}{0,4}|karten?|kart\p{L}{0,3}|carte|银行卡|信用卡|卡号|卡|بطاقة|البطاقة|fullz|track ?[12]|bin)(?:\s?(?:number|no|nr|num|номер|#|№))?["'»)]?\s?[:：=#|-]{0,2}\s{0,2}["'(]?%?b?$/iu;
const REACH = 40;

/** The name before an id: `<:card:…>` is an emoji of Discord. */
const EMOJI_NAME = /<a?:\w{1,32}:$/;
/** The beginning of an IBAN whose account number has groups of four digits. */
const IBAN_START = /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}[ -]?[A-Z]{4}[ -]?$/u;

/** Cards by their first six and last four digits. */
export function findCards(text: string): Item[] {
  if (!CARD_SHAPE.test(text)) return [];
  const masked = [...text.matchAll(MASKED)]
    .map(([written]) => written.replace(/[^\d*]/g, ''))
    .filter(isMasked);
  return [...cardsIn(text).map(({ digits }) => maskedCard(digits)), ...masked].map((value) => ({
    kind: 'card',
    value,
  }));
}

/** The text with every card number masked, digit by digit, so that offsets stay. */
export function maskCards(text: string): string {
  return CARD_SHAPE.test(text) ? mask(text, cardsIn(text)) : text;
}

/** Like `maskCards`, for reports: a quoted value has lost the words around it, so every number that may be a card counts. */
export function maskPossibleCards(text: string): string {
  return CARD_SHAPE.test(text)
    ? mask(
        text,
        cardsIn(text, () => true),
      )
    : text;
}

function mask(text: string, cards: Card[]): string {
  let masked = '';
  let done = 0;
  for (const { start, written, digits } of cards.sort((a, b) => a.start - b.start)) {
    if (start < done) continue;
    let position = 0;
    masked += text.slice(done, start);
    masked += written.replace(/\d/g, (digit) =>
      position++ < 6 || position > digits.length - 4 ? digit : '*',
    );
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
function cardsIn(text: string, isCertain = isAnnounced): Card[] {
  const cards: Card[] = [];
  for (const { 0: written, index: start } of text.matchAll(GROUPED)) {
    const digits = written.replace(/\D/g, '');
    if (!isCardNumber(digits) || IBAN_START.test(before(text, start, REACH))) continue;
    if (!isSeries(written) || isCertain(text, start, start + written.length))
      cards.push({ start, written, digits });
  }
  for (const { 0: digits, index: start } of text.matchAll(COMPACT))
    if (isCardNumber(digits) && isCertain(text, start, start + digits.length))
      cards.push({ start, written: digits, digits });
  return cards;
}

function isAnnounced(text: string, start: number, end: number): boolean {
  const [head, tail] = [before(text, start, REACH), after(text, end, REACH)];
  if (EXPIRY.test(tail) || TRACK.test(tail)) return true;
  return CARD_CUE.test(head) && !EMOJI_NAME.test(head);
}

/** Prices and numbers in a row: `4000 4500 5000 5500`, `5501 5502 5503 5509`. */
function isSeries(written: string): boolean {
  const groups = written.split(/\D/);
  if (groups.length !== 4) return false;
  if (groups.every((group) => group.endsWith('0'))) return true;
  const steps = groups.slice(1).map((group, index) => Number(group) - Number(groups[index]));
  return steps.every((step) => step > 0 && step < 100);
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

function isIssued(number: string): boolean {
  return ISSUERS.some(([range, lengths]) => range.test(number) && lengths.includes(number.length));
}

function isMasked(written: string): boolean {
  return /^\d{6}\*+\d{4}$/.test(written) && isIssued(written);
}

function isCardNumber(digits: string): boolean {
  return isIssued(digits) && hasLuhnDigit(digits) && new Set(digits).size > 1;
}

function hasLuhnDigit(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = digits.charCodeAt(digits.length - 1 - index) - 48;
    sum += index % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2;
  }
  return sum % 10 === 0;
}
