import { phrasesAtEnd } from './phrases.ts';

/** Groups hide letters of a name until the deadline, and trackers cut long names. What is left identifies no company. */
const MASKED = /\*\*|[\p{L}\p{N}]\*(?!$)|[█▓▒░■●•]{2}|\?{2}|#{2}|_{3}|x{4}|\.{3}/iu;

export function isMasked(name: string): boolean {
  return MASKED.test(name);
}

/** Titles of posts that name no company, as folded words without spaces. */
const PLACEHOLDERS = new Set(
  (
    'unknown unnamed unnamedcompany unknowncompany unnamedvictim unknownvictim newvictim newcompany company victim ' +
    'comingsoon soon secret anonymous undisclosed hidden confidential tba tbd na none null test notfound untitled ' +
    'nextvictim nextcompany bigcompany redacted noname private'
  ).split(' '),
);

export function isPlaceholder(words: readonly string[]): boolean {
  return PLACEHOLDERS.has(words.join('').replace(/\d{1,6}$/, ''));
}

const STATUS_WORDS = new Set(
  (
    'update updated updates leak leaks leaked leaking full data dump part pt vol volume new sold published publish free ' +
    'proof proofs sample samples download files file available soon coming deadline expired again final days hours left ' +
    'archive db database sql stolen breach breached hacked encrypted exclusive first second third stage for sale ' +
    'auction disclosed all one two three four five of and gb tb mb now victim paid unpaid reposted repost relisted'
  ).split(' '),
);
const NUMERAL = /^(?:\d{1,8}(?:gb|tb|mb|k)?|[ivx]{1,4})$/;

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
const COUNTED = new Set(['part', 'pt', 'vol', 'volume', 'update']);
const COUNT = /^(?:\d{1,3}|[ivx]{1,4}|one|two|three|four|five)$/;

/** Removes what follows the name without any separator. Never removes everything. */
export function withoutTrailingAnnotations(words: readonly string[]): string[] {
  let rest = [...words];
  for (;;) {
    const isCounter = COUNT.test(rest.at(-1) ?? '') && COUNTED.has(rest.at(-2) ?? '');
    const count = isCounter ? 2 : trailingLength(rest);
    if (count === 0 || count >= rest.length) return rest;
    rest = rest.slice(0, -count);
  }
}
