import { FIRST_UNSPACED, isCharacter, type Word } from './word.ts';

/** Shorter texts are alike by chance. */
export const WORDS_MIN = 6;

/** Of scripts without spaces, the analyzer returns single characters. */
const CHARACTERS_PER_WORD = 2;

/** A cheap test before the text is analyzed: most chat messages are short. */
export function mayHaveEnoughWords(text: string): boolean {
  let starts = 0;
  let isInWord = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code >= FIRST_UNSPACED) starts++;
    else if (isWordCharacter(code)) {
      if (!isInWord) starts++;
      isInWord = true;
      continue;
    }
    isInWord = false;
    if (starts >= WORDS_MIN) return true;
  }
  return starts >= WORDS_MIN;
}

function isWordCharacter(code: number): boolean {
  if (code >= 0x80) return true;
  const lower = code | 0x20;
  return (lower >= 0x61 && lower <= 0x7a) || (code >= 0x30 && code <= 0x39);
}

/** Counts distinct words, so that a few repeated words are not enough. */
export function hasEnoughWords(lines: readonly Word[][]): boolean {
  const seen: Word[] = [];
  let characters = 0;
  for (const line of lines)
    for (const word of line) {
      if (seen.includes(word)) continue;
      seen.push(word);
      if (isCharacter(word)) characters++;
      if (seen.length - characters + characters / CHARACTERS_PER_WORD >= WORDS_MIN) return true;
    }
  return false;
}
