import { analyze, SIGN_TOKENS } from '../analyzer.ts';

/** Letters up to here (Latin, Greek, Cyrillic, Hebrew, Arabic) need no analyzer if they carry no separate marks. */
export const SIMPLE_END = 0x700;
export const SEPARATOR = 0;
export const COMPLEX = 0xffff;

/** Cyrillic letters that look like Latin ones. Reposters exchange them to get past filters. */
const CYRILLIC = 'авекмнорстухіѕј';
const LATIN = 'abekmhopctyxisj';

/** What the analyzer makes of each character between two letters, with Latin letters for look-alikes. */
export const LETTERS = Uint16Array.from({ length: SIMPLE_END }, (_, code) => {
  const character = String.fromCharCode(code);
  const [token, next] = analyze(`a${character}a`);
  if (token === 'a' && next === 'a') return SEPARATOR;
  if (token?.length !== 3 || /\p{M}/u.test(character)) return COMPLEX;
  const lookalike = CYRILLIC.indexOf(token.charAt(1));
  return lookalike < 0 ? token.charCodeAt(1) : LATIN.charCodeAt(lookalike);
});

const SIGN_CODES: ReadonlySet<number> = new Set(
  Array.from(SIGN_TOKENS.values(), (token) => token.charCodeAt(0)),
);

/** The letter for a character that the analyzer has already folded. Its signs separate words, as in other texts. */
export function letterOf(code: number): number {
  const letter = code < SIMPLE_END ? (LETTERS[code] as number) : COMPLEX;
  if (letter !== COMPLEX) return letter;
  return SIGN_CODES.has(code) ? SEPARATOR : code;
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
