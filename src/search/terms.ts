import { analyze, SIGN_TOKENS } from './analyzer.ts';
import { hashOfToken, kindOfWord } from './similar/vocabulary.ts';
import { FIRST_UNSPACED } from './similar/words.ts';

/** Bounds the work for one text. */
const TOKENS_MAX = 300;
const WORD_LENGTH_MIN = 3;
const WORD_LENGTH_MAX = 40;
const STARTS_WITH_DIGIT = /^\p{N}/u;
/** A key, a wallet or a code. */
const CODE_LENGTH_MIN = 20;
const DIGIT = /\d/;
const SIGNS: ReadonlySet<string> = new Set(SIGN_TOKENS.values());

/**
 * The words of a text, and the pairs of adjacent words, each once, as a search for them in quotation marks finds them;
 * with whether it is a pair. Without numbers, words that say nothing (similar/vocabulary.ts), and the parts of `values`,
 * which are found as a whole. Of scripts without spaces, only pairs of characters.
 */
export function termsOf(text: string, values: readonly string[]): Map<string, boolean> {
  const terms = new Map<string, boolean>();
  const parts = new Set(values.flatMap((value) => analyze(value)));
  let before: string | undefined;
  for (const token of analyze(text).slice(0, TOKENS_MAX)) {
    const isWord = !parts.has(token) && saysSomething(token);
    if (isWord) {
      if (!isUnspaced(token) && [...token].length >= WORD_LENGTH_MIN) terms.set(token, false);
      if (before !== undefined && before !== token) terms.set(pairOf(before, token), true);
    }
    before = isWord ? token : undefined;
  }
  return terms;
}

function pairOf(first: string, second: string): string {
  return isUnspaced(first) && isUnspaced(second) ? first + second : `${first} ${second}`;
}

function saysSomething(token: string): boolean {
  if (isUnspaced(token)) return true;
  if (token.length < 2 || token.length > WORD_LENGTH_MAX) return false;
  if (STARTS_WITH_DIGIT.test(token) || SIGNS.has(token)) return false;
  if (token.length >= CODE_LENGTH_MIN && DIGIT.test(token)) return false;
  const { high, low } = hashOfToken(token);
  return kindOfWord(high, low) === 0;
}

function isUnspaced(token: string): boolean {
  return token.charCodeAt(0) >= FIRST_UNSPACED && [...token].length === 1;
}
