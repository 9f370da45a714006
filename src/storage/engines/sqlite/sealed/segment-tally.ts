import { chunksWith, PLACES, placesIn } from './chunk-places.ts';
import { DOCS_PER_CHUNK } from './column.ts';
import { withRoomFor } from './counts.ts';
import type { DocSet } from './doc-set.ts';
import { leastOfLargest } from './largest.ts';
import type { Segment } from './segment.ts';
import type { SegmentColumn } from './segment-format.ts';

/** The different pairs of values that documents have in two columns. */
export function distinctPairs(
  segment: Segment,
  docs: DocSet,
  [first, second]: readonly [SegmentColumn, SegmentColumn],
): [number, number][] {
  const pairs = new Set<number>();
  for (const index of chunksWith(docs)) {
    const firsts = segment.chunk(first, index).values;
    const seconds = segment.chunk(second, index).values;
    const count = placesIn(docs, index);
    for (let at = 0; at < count; at++) {
      const place = PLACES[at] as number;
      pairs.add((firsts[place] as number) * PAIR + (seconds[place] as number));
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
    const seen = new Uint32Array(docs.sizeBetween(from, to));
    let size = 0;
    for (let index = Math.floor(from / DOCS_PER_CHUNK); index * DOCS_PER_CHUNK < to; index++) {
      const found = placesIn(docs, index, from, to);
      if (found === 0) continue;
      const { values, greatest } = segment.chunk(column, index);
      this.#counts = withRoomFor(greatest, this.#counts);
      size = countPlaces(this.#counts, values, found, seen, size);
    }
    const counts = new Map<number, number>();
    const least = wanted === undefined ? 1 : this.#leastOf(seen.subarray(0, size), wanted);
    let others = 0;
    for (let at = 0; at < size; at++) {
      const number = seen[at] as number;
      const count = this.#counts[number] as number;
      if (count >= least) counts.set(number, count);
      else others += count;
      this.#counts[number] = 0;
    }
    return { counts, others };
  }

  #leastOf(numbers: Uint32Array, wanted: number): number {
    const counts = new Uint32Array(numbers.length);
    for (let at = 0; at < numbers.length; at++) counts[at] = this.#counts[numbers[at] as number] as number;
    return leastOfLargest(counts, wanted);
  }
}

/** Also notes which numbers were counted for the first time, after `size` others. Returns how many were noted. */
function countPlaces(
  counts: Uint32Array,
  values: ArrayLike<number>,
  places: number,
  seen: Uint32Array,
  size: number,
): number {
  let length = size;
  for (let at = 0; at < places; at++) {
    const number = values[PLACES[at] as number] as number;
    const count = counts[number] as number;
    counts[number] = count + 1;
    if (count === 0) seen[length++] = number;
  }
  return length;
}
