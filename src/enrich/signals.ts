/**
 * What a text contains, as bits, from one pass over its characters. Each extractor runs only if its bits are set; most
 * messages have none.
 */
export const AT = 1;
export const SLASH = 2;
export const COLON = 4;
export const PLUS = 8;
/** A dot before a letter, a digit or a bracket. */
export const INNER_DOT = 16;
/** A run of `LONG_RUN` letters, digits, hyphens and underscores. */
export const LONG_WORD = 32;
/** Four digits in a row. */
export const FOUR_DIGITS = 64;
/** As many digits as the shortest phone number with a country code has. */
export const MANY_DIGITS = 128;
/** An opening bracket before one of the characters that defanging puts in brackets. */
export const BRACKET = 256;

/** The shortest address of any chain. */
const LONG_RUN = 25;
const DIGIT_RUN = 4;
const DIGITS_MANY = 9;

/** Classes of ASCII characters: digit, letter, hyphen or underscore, and those with a bit of their own. */
const OTHER = 0;
const DIGIT = 1;
const WORD = 2;
const DOT = 3;
const OPENING = 4;
const SIGN = 5;
const CLASSES = new Uint8Array(128);
const SIGN_BITS = new Uint16Array(128);
for (const character of '0123456789') CLASSES[character.charCodeAt(0)] = DIGIT;
for (const character of 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_')
  CLASSES[character.charCodeAt(0)] = WORD;
CLASSES['.'.charCodeAt(0)] = DOT;
for (const character of '[({<') CLASSES[character.charCodeAt(0)] = OPENING;
for (const [character, bit] of [
  ['@', AT],
  ['/', SLASH],
  [':', COLON],
  ['+', PLUS],
] as const) {
  CLASSES[character.charCodeAt(0)] = SIGN;
  SIGN_BITS[character.charCodeAt(0)] = bit;
}
const FULL_WIDTH_COLON = 0xff1a;

export function signalsOf(text: string): number {
  let signals = 0;
  let run = 0;
  let digitRun = 0;
  let digits = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    const kind = code < 128 ? CLASSES[code] : 0;
    if (kind === DIGIT) {
      if (++digitRun === DIGIT_RUN) signals |= FOUR_DIGITS;
      if (++digits === DIGITS_MANY) signals |= MANY_DIGITS;
    } else digitRun = 0;
    if (kind === WORD || kind === DIGIT) {
      if (++run === LONG_RUN) signals |= LONG_WORD;
      continue;
    }
    run = 0;
    if (kind !== OTHER || code === FULL_WIDTH_COLON) signals |= signalOf(text, index, code);
  }
  return signals;
}

function signalOf(text: string, index: number, code: number): number {
  switch (CLASSES[code]) {
    case DOT:
      return isNameCharacter(text.charCodeAt(index + 1)) ? INNER_DOT : 0;
    case OPENING:
      return DEFANGED.has(text[index + 1] === ' ' ? text[index + 2] : text[index + 1]) ? BRACKET : 0;
    case SIGN:
      return SIGN_BITS[code] ?? 0;
    default:
      return COLON;
  }
}

/** First characters of what defanging puts in brackets: a sign, or "dot", "at" and their translations. */
const DEFANGED = new Set<string | undefined>('.:/@dDaAтсp'.split(''));

/** NaN at the end of the text. */
function isNameCharacter(code: number): boolean {
  if (code >= 128) return true;
  const kind = CLASSES[code];
  return kind === DIGIT || kind === WORD || code === 0x5d || code === 0x29 || code === 0x7d;
}
