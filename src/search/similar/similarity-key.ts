import { hasEnoughWords, mayHaveEnoughWords } from './enough-words.ts';
import { Hash, hashNumber } from './hash.ts';
import { readWords } from './read-words.ts';
import { Words } from './words.ts';

/** Raise it when any text would get another key, and when `ANALYZER_VERSION` changes: stored keys are then outdated. */
export const SIMILARITY_VERSION = 1;

/**
 * Equal for copies of the same advertisement: 64 bits as 16 hex digits. Copies may differ in prices, dates, contacts,
 * emoji, decoration, greetings and the order of lines, but in no word that may say what is offered. Texts that are too
 * short to compare have no key. Passing the text's `indexText`, if it is known, saves analyzing it again.
 */
export function similarityKey(text: string, indexed?: string): string | undefined {
  if (!mayHaveEnoughWords(text)) return undefined;
  readWords(text, words, indexed);
  return hasEnoughWords(words) ? keyOf(words) : undefined;
}

const words = new Words();
const line = new Hash();
const key = new Hash();

/** Adds up the hashes of distinct lines, so neither their order nor their repetition matters. */
function keyOf({ highs, lows, lineEnds, lineCount }: Words): string {
  const added = new Set<number>();
  key.reset();
  let index = 0;
  for (let lineIndex = 0; lineIndex < lineCount; lineIndex++) {
    const end = lineEnds[lineIndex] as number;
    line.reset();
    for (; index < end; index++) {
      line.add(highs[index] as number);
      line.add(lows[index] as number);
    }
    line.finish();
    if (lineCount > 1) {
      const { size } = added;
      if (added.add(hashNumber(line.high, line.low)).size === size) continue;
    }
    key.high = (key.high + line.high) | 0;
    key.low = (key.low + line.low) | 0;
  }
  key.finish();
  return key.toString();
}
