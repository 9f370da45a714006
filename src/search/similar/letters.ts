import { analyze } from '../analyzer.ts';

/** Letters up to here (Latin, Greek, Cyrillic, Hebrew, Arabic) need no analyzer if they carry no separate marks. */
const SIMPLE_END = 0x700;
export const SEPARATOR = 0;
export const COMPLEX = 0xffff;

/** What the analyzer makes of each character between two letters. */
const FOLDED = Uint16Array.from({ length: SIMPLE_END }, (_, code) => {
  const character = String.fromCharCode(code);
  const [token, next] = analyze(`a${character}a`);
  if (token === 'a' && next === 'a') return SEPARATOR;
  return token?.length === 3 && !/\p{M}/u.test(character) ? token.charCodeAt(1) : COMPLEX;
});

export function foldedCode(code: number): number {
  return code < SIMPLE_END ? (FOLDED[code] as number) : COMPLEX;
}

/** Cyrillic letters that look like Latin ones. Reposters exchange them to get past filters. */
const CYRILLIC = 'авекмнорстухіѕј';
const LATIN = 'abekmhopctyxisj';
const LATIN_FOR = Uint16Array.from({ length: SIMPLE_END }, (_, code) => code);
for (let index = 0; index < CYRILLIC.length; index++)
  LATIN_FOR[CYRILLIC.charCodeAt(index)] = LATIN.charCodeAt(index);

/** The Latin letter that looks like this one, or the letter itself. */
export function latinCode(code: number): number {
  return code < SIMPLE_END ? (LATIN_FOR[code] as number) : code;
}

const NUMBER = /\p{N}/u;
const IS_DIGIT = Uint8Array.from({ length: SIMPLE_END }, (_, code) =>
  NUMBER.test(String.fromCharCode(code)) ? 1 : 0,
);
/** Ideographs follow, and each is a token. */
const DIGITS_END = 0x2e80;

export function isDigit(code: number): boolean {
  if (code < SIMPLE_END) return IS_DIGIT[code] === 1;
  return code < DIGITS_END && NUMBER.test(String.fromCharCode(code));
}
