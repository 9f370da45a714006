import { SIGN_TOKENS } from './analyzer.ts';
import { hashOfToken, kindOfWord } from './similar/vocabulary.ts';
import { FIRST_UNSPACED } from './similar/words.ts';

const WORD_LENGTH_MIN = 3;
const WORD_LENGTH_MAX = 40;
const STARTS_WITH_DIGIT = /^\p{N}/u;
/** A key, a wallet or a code. */
const CODE_LENGTH_MIN = 20;
const DIGIT = /\d/;
const SIGNS: ReadonlySet<string> = new Set(SIGN_TOKENS.values());

/**
 * What a token of a text can be part of. A `word` says something by itself, a `short` word and a `character` of a script
 * without spaces only next to another one. Numbers, codes, signs and words that say nothing (similar/vocabulary.ts) are
 * part of no term.
 */
export type TermKind = 'word' | 'short' | 'character' | 'none';

export function termKindOf(token: string): TermKind {
  if (isCharacter(token)) return 'character';
  if (token.length < 2 || token.length > WORD_LENGTH_MAX) return 'none';
  if (STARTS_WITH_DIGIT.test(token) || SIGNS.has(token)) return 'none';
  if (token.length >= CODE_LENGTH_MIN && DIGIT.test(token)) return 'none';
  const { high, low } = hashOfToken(token);
  if (kindOfWord(high, low) !== 0) return 'none';
  return token.length < WORD_LENGTH_MIN ? 'short' : 'word';
}

/** Two adjacent words as a search for them in quotation marks finds them. */
export function pairOf(first: string, second: string): string {
  return isCharacter(first) && isCharacter(second) ? first + second : `${first} ${second}`;
}

function isCharacter(token: string): boolean {
  return token.charCodeAt(0) >= FIRST_UNSPACED && token.length <= 2 && [...token].length === 1;
}
