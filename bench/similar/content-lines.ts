import { hashNumber } from '../../src/search/similar/hash.ts';
import { readWords } from '../../src/search/similar/read-words.ts';
import { Words } from '../../src/search/similar/words.ts';

/** The words of each line, as numbers. */
export function contentLines(text: string): number[][] {
  const words = new Words();
  readWords(text, words);
  const numbers = Array.from(words.highs.subarray(0, words.count), (high, index) =>
    hashNumber(high, words.lows[index] as number),
  );
  return Array.from(words.lineEnds.subarray(0, words.lineCount), (end, line) =>
    numbers.slice(line === 0 ? 0 : words.lineEnds[line - 1], end),
  );
}
