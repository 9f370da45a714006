import { DOCS_PER_CHUNK } from './column.ts';
import type { DocSet } from './doc-set.ts';
import { leastOfLargest } from './largest.ts';
import type { NumberTally } from './number-tally.ts';
import type { Segment } from './segment.ts';
import type { SegmentColumn } from './segment-format.ts';

const WORDS_PER_CHUNK = DOCS_PER_CHUNK / 32;

/** Visits the chunks that contain documents of the set. */
function* chunksWith({ words }: DocSet): Iterable<{ index: number; from: number; to: number }> {
  for (let from = 0, index = 0; from < words.length; from += WORDS_PER_CHUNK, index++) {
    const to = Math.min(words.length, from + WORDS_PER_CHUNK);
    for (let at = from; at < to; at++) {
      if (words[at] === 0) continue;
      yield { index, from, to };
      break;
    }
  }
}

/**
 * Counts documents by a column. A message is `base` plus its document. With `isNewest`, they are newer than all that
 * were counted before.
 */
export function tallyColumn(
  segment: Segment,
  docs: DocSet,
  column: SegmentColumn,
  { tally, base, isNewest }: { tally: NumberTally; base: number; isNewest: boolean },
): void {
  const { start } = segment.header;
  const { words } = docs;
  for (const { index, from, to } of chunksWith(docs)) {
    const numbers = segment.chunk(column, index).values;
    const dates = segment.chunk('date', index).values;
    let greatest = 0;
    for (let at = 0; at < numbers.length; at++) greatest = Math.max(greatest, numbers[at] as number);
    tally.reserve(greatest);
    const first = index * DOCS_PER_CHUNK;
    for (let at = from; at < to; at++) {
      for (let word = words[at] as number; word !== 0; word &= word - 1) {
        const doc = at * 32 + 31 - Math.clz32(word & -word);
        const number = numbers[doc - first] as number;
        const date = start + (dates[doc - first] as number);
        if (isNewest) tally.addNewest(number, date, base + doc);
        else tally.add(number, date, base + doc);
      }
    }
  }
}

/** The different pairs of values that documents have in two columns. */
export function distinctPairs(
  segment: Segment,
  docs: DocSet,
  [first, second]: readonly [SegmentColumn, SegmentColumn],
): [number, number][] {
  const pairs = new Set<number>();
  for (const { index, from, to } of chunksWith(docs)) {
    const firsts = segment.chunk(first, index).values;
    const seconds = segment.chunk(second, index).values;
    for (let at = from; at < to; at++) {
      for (let word = docs.words[at] as number; word !== 0; word &= word - 1) {
        const doc = at * 32 + 31 - Math.clz32(word & -word) - index * DOCS_PER_CHUNK;
        pairs.add((firsts[doc] as number) * PAIR + (seconds[doc] as number));
      }
    }
  }
  return Array.from(pairs, (pair) => [Math.floor(pair / PAIR), pair % PAIR]);
}

/** Numbers of dictionaries are far below: no store has as many channels or people. */
const PAIR = 2 ** 26;

/** Counts documents from `from` up to, but not including, `to` by a column. */
export class RangeTally {
  #counts = new Uint32Array(1024);

  /** With `wanted`, only the highest counts: as many as wanted, and others that are equal to the last of them. */
  count(
    segment: Segment,
    docs: DocSet,
    column: SegmentColumn,
    { from, to }: { from: number; to: number },
    wanted?: number,
  ): { counts: Map<number, number>; others: number } {
    const seen: number[] = [];
    let index = -1;
    let numbers: ArrayLike<number> = [];
    for (let at = from >>> 5; at <= (to - 1) >>> 5; at++) {
      for (let word = docs.words[at] as number; word !== 0; word &= word - 1) {
        const doc = at * 32 + 31 - Math.clz32(word & -word);
        if (doc < from || doc >= to) continue;
        if (Math.floor(doc / DOCS_PER_CHUNK) !== index) {
          index = Math.floor(doc / DOCS_PER_CHUNK);
          numbers = segment.chunk(column, index).values;
        }
        const number = numbers[doc - index * DOCS_PER_CHUNK] as number;
        if (number >= this.#counts.length) this.#grow(number);
        const count = this.#counts[number] as number;
        this.#counts[number] = count + 1;
        if (count === 0) seen.push(number);
      }
    }
    const counts = new Map<number, number>();
    const countOf = (number: number) => this.#counts[number] as number;
    const least = wanted === undefined ? 1 : leastOfLargest(Uint32Array.from(seen, countOf), wanted);
    let others = 0;
    for (const number of seen) {
      const count = this.#counts[number] as number;
      if (count >= least) counts.set(number, count);
      else others += count;
      this.#counts[number] = 0;
    }
    return { counts, others };
  }

  #grow(number: number): void {
    const grown = new Uint32Array(2 ** Math.ceil(Math.log2(number + 1)));
    grown.set(this.#counts);
    this.#counts = grown;
  }
}
