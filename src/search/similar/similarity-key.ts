import { contentLines } from './content-words.ts';
import { hasEnoughWords, mayHaveEnoughWords } from './enough-words.ts';
import { Hash } from './hash.ts';
import { addWord, type Word } from './word.ts';

/** Raise it when any text would get another key, and when `ANALYZER_VERSION` changes: stored keys are then outdated. */
export const SIMILARITY_VERSION = 1;

/**
 * Equal for copies of the same advertisement: 64 bits as 16 hex digits. Copies may differ in prices, dates, contacts,
 * emoji, decoration, greetings and the order of lines, but in no word that may say what is offered. Texts that are too
 * short to compare have no key.
 */
export function similarityKey(text: string): string | undefined {
  if (!mayHaveEnoughWords(text)) return undefined;
  const lines = contentLines(text);
  return hasEnoughWords(lines) ? keyOfLines(lines) : undefined;
}

/** Adds up the hashes of distinct lines, so neither their order nor their repetition matters. */
function keyOfLines(lines: readonly Word[][]): string {
  const key = new Hash();
  const added = new Set<number>();
  const line = new Hash();
  for (const words of lines) {
    line.reset();
    for (const word of words) addWord(line, word);
    line.finish();
    if (lines.length > 1) {
      const { size } = added;
      if (added.add(line.toNumber()).size === size) continue;
    }
    key.high = (key.high + line.high) | 0;
    key.low = (key.low + line.low) | 0;
  }
  return key.finish().toString();
}
