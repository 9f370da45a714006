/** Keys that were compared. All use the same words, so that only the way to a key differs. */
import { Hash } from '../../src/search/similar/hash.ts';
import { similarityKey } from '../../src/search/similar/similarity-key.ts';
import { contentLines } from './content-lines.ts';

export type Design = (text: string) => string | undefined;

export const DESIGNS: Record<string, Design> = {
  'text as it is': (text) => text,
  'lines (chosen)': similarityKey,
  'set of words': (text) => keyOf([...new Set(contentLines(text).flat())].sort((a, b) => a - b)),
  'minhash 1 × words': minhash(1, 1),
  'minhash 4 × words': minhash(4, 1),
  'minhash 8 × words': minhash(8, 1),
  'minhash 4 × pairs': minhash(4, 2),
  'simhash 16 bits': simhash(16),
  'simhash 24 bits': simhash(24),
  'simhash 32 bits': simhash(32),
};

/** Both halves of a 53-bit number. */
function add(hash: Hash, word: number): void {
  hash.add(Math.floor(word / 2 ** 32));
  hash.add(word >>> 0);
}

function hashOf(words: readonly number[], seed = 0): Hash {
  const hash = new Hash();
  hash.add(seed);
  for (const word of words) add(hash, word);
  hash.finish();
  return hash;
}

function keyOf(words: readonly number[]): string {
  return hashOf(words).toString();
}

/** Runs of words within a line; a shorter line is one run. */
function shingles(text: string, length: number): number[][] {
  return contentLines(text).flatMap((line) =>
    line.length <= length
      ? [line]
      : Array.from({ length: line.length - length + 1 }, (_, start) => line.slice(start, start + length)),
  );
}

function minhash(functions: number, length: number): Design {
  return (text) => {
    const all = shingles(text, length);
    return Array.from({ length: functions }, (_, seed) =>
      all.reduce((least, shingle) => Math.min(least, hashOf(shingle, seed + 1).high >>> 0), Infinity),
    ).join('-');
  };
}

function simhash(bits: number): Design {
  return (text) => {
    const sums = new Int32Array(bits);
    for (const word of new Set(contentLines(text).flat())) {
      const { high, low } = hashOf([word]);
      for (let bit = 0; bit < bits; bit++)
        sums[bit] = (sums[bit] as number) + (((bit < 32 ? high : low) >>> (bit & 31)) & 1 ? 1 : -1);
    }
    return Array.from(sums, (sum) => (sum > 0 ? '1' : '0')).join('');
  };
}
