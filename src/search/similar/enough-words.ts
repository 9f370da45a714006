import { FIRST_UNSPACED, type Words } from './words.ts';

/** Shorter texts are alike by chance. */
const WORDS_MIN = 6;

/** Of scripts without spaces, the analyzer returns single characters. */
const CHARACTERS_PER_WORD = 2;

/** A cheap test before the text is read: many chat messages are short. */
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
export function hasEnoughWords({ lows, count }: Words): boolean {
  let missing = WORDS_MIN * CHARACTERS_PER_WORD;
  const seen: number[] = [];
  for (let index = 0; index < count && missing > 0; index++) {
    const low = lows[index] as number;
    if (seen.includes(low)) continue;
    seen.push(low);
    const isCharacter = (low & 1) === 1;
    missing -= isCharacter ? 1 : CHARACTERS_PER_WORD;
  }
  return missing <= 0;
}
