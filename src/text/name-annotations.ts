import { phrasesAtEnd } from './phrases.ts';

/** Groups hide letters of a name until the deadline, and trackers cut long names. What is left identifies no company. */
const MASKED = /\*\*|[\p{L}\p{N}]\*(?!$)|[█▓▒░■●•]{2}|\?{2}|#{2}|_{3}|x{4}|\.{3}|\p{L}-{3}|- - -/iu;

export function isMasked(name: string): boolean {
  return MASKED.test(name);
}

/** Words of titles that name no company: `Unnamed company #3`, `Law firm from Germany`. */
const PLACEHOLDER_WORDS = new Set(
  (
    'unknown unnamed undisclosed hidden confidential anonymous secret redacted untitled tba tbd none null test ' +
    'coming soon victim noname withheld'
  ).split(' '),
);
const COMPANY_WORDS = new Set(
  'company firm organization organisation business name corporation clinic'.split(' '),
);
const GENERIC_WORDS = new Set(
  (
    'a the one some our new next big large small private from in of not found law legal accounting dental manufacturing ' +
    'construction medical healthcare insurance financial engineering logistics transport software it technology ' +
    'consulting american european german french italian spanish canadian british'
  ).split(' '),
);

export function isPlaceholder(words: readonly string[]): boolean {
  const named = words.filter((word) => !/^\d{1,6}$/.test(word) && !GENERIC_WORDS.has(word));
  const isGeneric = named.every(
    (word) => PLACEHOLDER_WORDS.has(word) || COMPANY_WORDS.has(word) || isCountry([word]),
  );
  return isGeneric && named.some((word) => PLACEHOLDER_WORDS.has(word) || COMPANY_WORDS.has(word));
}

/** The countries that trackers add to names most often. */
const COUNTRIES = new Set(
  (
    'usa us unitedstates unitedstatesofamerica uk unitedkingdom greatbritain england canada germany deutschland france ' +
    'italy italia spain espana portugal netherlands belgium switzerland austria sweden norway denmark finland poland ' +
    'czechia czechrepublic slovakia hungary romania bulgaria greece turkey ukraine russia israel uae ' +
    'unitedarabemirates saudiarabia qatar kuwait egypt southafrica nigeria kenya india pakistan china japan taiwan ' +
    'hongkong southkorea korea thailand vietnam malaysia singapore indonesia philippines australia newzealand mexico ' +
    'brazil brasil argentina chile colombia peru ecuador ireland luxembourg croatia slovenia serbia cyprus'
  ).split(' '),
);

export function isCountry(words: readonly string[]): boolean {
  return COUNTRIES.has(words.join(''));
}

const STATUS_WORDS = new Set(
  (
    'update updated updates leak leaks leaked leaking full data dump part pt vol volume new sold published publish free ' +
    'proof proofs sample samples download files file available soon coming deadline expired again final days hours left ' +
    'archive db database sql stolen breach breached hacked encrypted exclusive first second third stage for sale ' +
    'auction disclosed all one two three four five of and gb tb mb now victim paid unpaid reposted repost relisted обновлено ' +
    'обновление часть слив новый новая'
  ).split(' '),
);
const NUMERAL = /^(?:\d{1,8}(?:gb|tb|mb|k|st|nd|rd|th)?|[ivx]{1,4})$/;

/** Whether a part of a title is about the post, not the company: `part 2`, `LEAKED`, `1.2 TB`. */
export function isAnnotation(words: readonly string[]): boolean {
  return words.every((word) => STATUS_WORDS.has(word) || NUMERAL.test(word));
}

export function isNumeral(words: readonly string[]): boolean {
  return words.every((word) => NUMERAL.test(word));
}

const trailingLength = phrasesAtEnd(
  'updated leaked fullleak dataleak dataleaked fulldata fulldataleak fulldump fulldataleaked'.split(' '),
);
/** In a row of at least two status words at the end, one of these makes the row an annotation. */
const STRONG_WORDS = new Set('leak leaks leaked sale published dump stolen breach hacked updated'.split(' '));
const COUNTED = new Set(['part', 'pt', 'vol', 'volume', 'update']);
const COUNT = /^(?:\d{1,3}|[ivx]{1,4}|one|two|three|four|five)$/;

/** Removes what follows the name without any separator. Never removes everything. */
export function withoutTrailingAnnotations(words: readonly string[]): string[] {
  let rest = [...words];
  for (;;) {
    const count = counterLength(rest) || trailingLength(rest) || statusLength(rest);
    if (count === 0 || count >= rest.length) return rest;
    rest = rest.slice(0, -count);
  }
}

/** `part 2`, `250GB`, `1.2 TB` */
function counterLength(words: readonly string[]): number {
  const [last = '', second = '', third = ''] = [words.at(-1), words.at(-2), words.at(-3)];
  if (/^\d{1,6}[gtm]b$/.test(last)) return /^\d{1,3}$/.test(second) ? 2 : 1;
  if (/^[gtm]b$/.test(last) && /^\d{1,6}$/.test(second)) return /^\d{1,3}$/.test(third) ? 3 : 2;
  return COUNT.test(last) && COUNTED.has(second) ? 2 : 0;
}

/** `data for sale` */
function statusLength(words: readonly string[]): number {
  const start = words.findLastIndex((word) => !STATUS_WORDS.has(word)) + 1;
  const status = words.slice(start);
  return status.length > 1 && status.some((word) => STRONG_WORDS.has(word)) ? status.length : 0;
}
