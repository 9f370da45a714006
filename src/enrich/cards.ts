import { after, before } from './context.ts';
import { type Found, itemAt, spanOf } from './found.ts';

/** What stands between groups of digits: spaces of any width, dots, hyphens. */
const GAP = String.raw`[ .\u00a0\u2000-\u200a\u202f\u2010-\u2013-]`;

/** A row of groups of four digits: one card or several, or something else with a card in it. */
const ROW = new RegExp(
  String.raw`(?<![\p{L}\p{N}_*]|\*${GAP}|(?<!\d)\d{4}${GAP})\d{4}(${GAP})\d{4}(?:\1\d{4}(?!\d)){2,}(?:\1\d{3}(?!\d))?(?![\p{L}\p{N}_])`,
  'gu',
);
const GROUP_SIZE = 4;
const CARD_LENGTH = 19;
/** American Express and Diners Club. */
const OTHER_GROUPS = new RegExp(
  String.raw`(?<![\p{L}\p{N}_*])3[0-9]\d{2}(${GAP})(?:\d{6}\1\d{4,5}|\d{4}\1\d{4}\1\d{2})(?![\p{L}\p{N}_])`,
  'gu',
);
const COMPACT = /(?:(?<=%[Bb])|(?<![\p{L}\p{N}_]|\d\.))[2-6]\d{13,18}(?![\p{L}\p{N}_]|\.\d)/gu;
/** Masked by us or by the author. */
const MASKED = new RegExp(
  String.raw`(?<![\p{L}\p{N}_*])[2-6]\d{3}${GAP}?\d{2}(?:${GAP}?\*){4,9}(?:${GAP}?\d){4}(?![\p{L}\p{N}_*])`,
  'gu',
);

/** One scan is enough to see that most texts hold no card number, masked or not. */
const CARD_SHAPE = new RegExp(
  String.raw`\d{4}[\u200b-\u200f\u2060\ufeff\u00ad]?${GAP}?[\u200b-\u200f\u2060\ufeff\u00ad]?\d{2}[\d*\u200b-\u200f\u2060\ufeff\u00ad]{2,8}${GAP}?[\d*\u200b-\u200f\u2060\ufeff\u00ad]{2}`,
  'u',
);

/** What follows a number in dumps of cards: an expiry date, or the rest of a magnetic track. */
const EXPIRY =
  /^\s{0,2}[|;:,/=^ \t]{1,2}\s{0,2}(?:exp\w{0,6}[:.]?\s{0,2})?(?:0[1-9]|1[0-2])\s?[|/;:,. -]?\s?(?:20)?[2-4]\d(?!\d)/i;
const TRACK = /^(?:=[2-4]\d(?:0[1-9]|1[0-2])\d{3}|\^[^^\n]{2,26}\^[2-4]\d(?:0[1-9]|1[0-2]))/;
/** An expiry date somewhere near; not a part of a longer date. */
const DATE =
  /(?<![\d./-])(?:(?:0[1-9]|1[0-2])\s?[/|-]\s?(?:20)?[2-4]\d|20[2-4]\d\s?[/|-]\s?(?:0[1-9]|1[0-2]))(?![\d./-]*\d)/;
const CARD_CUE =
  /(?<!\p{L})(?:cards?|cc|ccs|cvv2?|pan|visa|master ?card|maestro|amex|american express|discover|jcb|diners|unionpay|мир|карт\p{L}{1,3}|картк\p{L}{1,2}|сбер\p{L}{0,5}|тинь\p{L}{0,5}|tarjetas?|cart[aãeo]\p{L}{0,4}|karten?|kart\p{L}{0,3}|carte|银行卡|信用卡|卡号|卡|بطاقة|البطاقة|fullz|track ?[12]|bin)(?:\s?(?:number|no|nr|num|номер|#|№))?["'»)]?\s?[:：=#|-]{0,2}\s{0,2}["'(]?%?b?$/iu;
/** Words that are about cards wherever they stand near a number. */
const CARD_WORDS =
  /(?<!\p{L})(?:cards?|card_?n\w{0,7}|cardn\w{0,7}|credit|debit|cc|ccs|ccn|ccnum|cvv2?|cvc2?|visa|master ?card|maestro|amex|american express|unionpay|fullz|dumps?|track ?[12]|valid thru|expir\p{L}{0,5}|exp|карт\p{L}{1,5}|кредитк\p{L}{1,3}|tarjetas?|cart[aãeo]\p{L}{0,4}|(?:kredit|bank|giro)?karten?(?:n\p{L}{1,6})?|kreditn\p{L}{1,6}|kart\p{L}{0,4}|cb|银行卡|信用卡|卡号|بطاقة|البطاقة)\d{0,2}(?![\p{L}])/iu;
const REACH = 40;
/** How far such words, dates and further numbers count. */
const NEAR = 160;
const DATE_REACH = 32;

/** What is before an id of Discord: an emoji, a user, a role, a channel. */
const DISCORD_ID = /<(?:a?:\w{1,32}:|@[!&]?|#)$/;
const EMOJI = /<a?:\w{1,32}:\d{0,20}>?/g;
/** The beginning of an IBAN whose account number has groups of four digits. */
const IBAN_START = /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}[ -]?(?:[A-Z]{4}[ -]?)?$/u;

/** Cards by their first six and last four digits. */
export function findCards(text: string): Found[] {
  if (!CARD_SHAPE.test(text)) return [];
  const found = cardsIn(text).map(({ start, written, digits }) =>
    itemAt('card', maskedCard(digits), { start, end: start + written.length }),
  );
  for (const match of text.matchAll(MASKED)) {
    const value = match[0].replace(/[^\d*]/g, '');
    if (isMasked(value)) found.push(itemAt('card', value, spanOf(match)));
  }
  return found;
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

/** Characters that show nothing. Between digits, they hide a number from programs, but not from people. */
const INVISIBLE = /[\u200b-\u200f\u2060\ufeff\u00ad]/g;
const HIDDEN = /\d[\u200b-\u200f\u2060\ufeff\u00ad]+[\d .-]/;

function cardsIn(text: string, isCertain?: () => boolean): Card[] {
  if (!HIDDEN.test(text)) return visibleCardsIn(text, isCertain);
  const positions: number[] = [];
  for (let at = 0; at < text.length; at++) if (text.charAt(at).search(INVISIBLE) < 0) positions.push(at);
  return visibleCardsIn(text.replace(INVISIBLE, ''), isCertain).map(({ start, written, digits }) => {
    const from = positions[start] as number;
    return {
      start: from,
      written: text.slice(from, (positions[start + written.length - 1] as number) + 1),
      digits,
    };
  });
}

/** Grouped like a card, or with signs of a card near it: ids pass the check digit, too. */
function visibleCardsIn(text: string, isCertain: Certainty = isAnnounced): Card[] {
  const compact = compactNumbers(text);
  const grouped = groupedNumbers(text, isCertain);
  return [
    ...grouped,
    ...compact.filter(
      ({ start, digits }) =>
        !DISCORD_ID.test(before(text, start, REACH)) &&
        (isCertain(text, start, start + digits.length) ||
          hasNeighbour(start, digits, [...compact, ...grouped])),
    ),
  ];
}

type Certainty = (text: string, start: number, end: number) => boolean;

function groupedNumbers(text: string, isCertain: Certainty): Card[] {
  return [
    ...Array.from(text.matchAll(ROW), (row) => cardsInRow(text, row.index, row[0], isCertain)).flat(),
    ...Array.from(text.matchAll(OTHER_GROUPS), ({ 0: written, index }) => cardAt(index, written)),
  ].filter((card) => card !== undefined && !IBAN_START.test(before(text, card.start, REACH))) as Card[];
}

function cardsInRow(text: string, rowStart: number, row: string, isCertain: Certainty): Card[] {
  const cards: Card[] = [];
  // Numbers with a dot before or after them are versions and object identifiers.
  if (row.charAt(GROUP_SIZE) === '.' && isDotted(text, rowStart, rowStart + row.length)) return cards;
  for (let offset = 0; offset + CARD_LENGTH <= row.length; ) {
    const start = rowStart + offset;
    // With three digits more, it is a longer number or a card with its security code.
    const card = cardAt(start, row.slice(offset)) ?? cardAt(start, row.slice(offset, offset + CARD_LENGTH));
    const isWhole = offset % (CARD_LENGTH + 1) === 0 && !isSeries(card?.written ?? '');
    if (card !== undefined && (isWhole || isCertain(text, start, start + card.written.length))) {
      cards.push(card);
      offset += CARD_LENGTH + 1;
    } else offset += GROUP_SIZE + 1;
  }
  return cards;
}

function isDotted(text: string, start: number, end: number): boolean {
  return /\d\.$/.test(text.slice(Math.max(0, start - 2), start)) || /^\.\d/.test(text.slice(end, end + 2));
}

function cardAt(start: number, written: string): Card | undefined {
  if (written.length > CARD_LENGTH + GROUP_SIZE) return undefined;
  const digits = written.replace(/\D/g, '');
  return isCardNumber(digits) ? { start, written, digits } : undefined;
}

function compactNumbers(text: string): Card[] {
  return Array.from(text.matchAll(COMPACT), ({ 0: digits, index: start }) => ({
    start,
    written: digits,
    digits,
  })).filter(({ digits }) => isCardNumber(digits));
}

/** Numbers of cards come in lists; two ids that happen to pass the check digit rarely follow each other. */
function hasNeighbour(start: number, digits: string, cards: readonly Card[]): boolean {
  return cards.some((card) => card.digits !== digits && Math.abs(card.start - start) < NEAR / 2);
}

function isAnnounced(text: string, start: number, end: number): boolean {
  const [head, tail] = [before(text, start, REACH), after(text, end, REACH)];
  if (EXPIRY.test(tail) || TRACK.test(tail) || CARD_CUE.test(head)) return true;
  const [near, next] = [text.slice(Math.max(0, start - NEAR), start), text.slice(end, end + NEAR)];
  if (DATE.test(next.slice(0, DATE_REACH)) || DATE.test(near.slice(-DATE_REACH))) return true;
  return [near, next].some((part) => CARD_WORDS.test(part.replace(EMOJI, ' ')));
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
