/** The shortest address of any chain, so the shortest word worth checking. */
export const LONG_WORD_LENGTH = 25;
const LONG_WORD = /[0-9A-Za-z]{25,}/g;
/**
 * Letters next to a word that make it part of a longer one. Not Chinese or Japanese, which put no space around foreign
 * words.
 */
const WORD_LETTER = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;
/** The longest known addresses, unified ones, have about 400 characters. */
const WORD_LENGTH_MAX = 1000;

export interface Word {
  word: string;
  start: number;
}

/** Runs of letters and digits that may be an address, a digest or a key. They count only as a whole. */
export function longWords(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: word, index: start } of text.matchAll(LONG_WORD))
    if (word.length <= WORD_LENGTH_MAX && !isPartOfWord(text, start, word.length))
      words.push({ word, start });
  return words;
}

function isPartOfWord(text: string, start: number, length: number): boolean {
  const previous = text[start - 1];
  const next = text[start + length];
  return (
    (previous !== undefined && WORD_LETTER.test(previous)) || (next !== undefined && WORD_LETTER.test(next))
  );
}
