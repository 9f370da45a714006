import { DOCS_PER_CHUNK } from './column.ts';
import type { DocSet } from './doc-set.ts';

const WORDS_PER_CHUNK = DOCS_PER_CHUNK / 32;

/** Where documents are in their chunk, as `placesIn` found them last. Loops over an array are faster than over bits. */
export const PLACES = new Uint16Array(DOCS_PER_CHUNK);

/** The chunks that contain documents of the set. */
export function chunksWith({ words }: DocSet): number[] {
  const chunks: number[] = [];
  for (let from = 0, index = 0; from < words.length; from += WORDS_PER_CHUNK, index++) {
    const to = Math.min(words.length, from + WORDS_PER_CHUNK);
    for (let at = from; at < to; at++) {
      if (words[at] === 0) continue;
      chunks.push(index);
      break;
    }
  }
  return chunks;
}

/**
 * Finds the documents of a chunk that are in the set and, if given, from `from` up to, but not including, `to`. Writes
 * their places into PLACES and returns how many there are.
 */
export function placesIn({ words }: DocSet, chunk: number, from = 0, to = Number.POSITIVE_INFINITY): number {
  const start = chunk * DOCS_PER_CHUNK;
  const end = Math.min(start + DOCS_PER_CHUNK, to, words.length * 32);
  const begin = Math.max(start, from);
  const last = (end - 1) >>> 5;
  let count = 0;
  for (let at = begin >>> 5; at <= last; at++) {
    let word = (words[at] as number) | 0;
    if (at === begin >>> 5) word &= -1 << (begin & 31);
    if (at === last) word &= -1 >>> (31 - ((end - 1) & 31));
    const place = at * 32 - start + 31;
    while (word !== 0) {
      const lowest = word & -word;
      PLACES[count++] = place - Math.clz32(lowest);
      word ^= lowest;
    }
  }
  return count;
}
