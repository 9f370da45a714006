import { chunksWith, PLACES, placesIn } from './chunk-places.ts';
import { DOCS_PER_CHUNK } from './column.ts';
import { withRoomFor } from './counts.ts';
import { leastOfLargest } from './largest.ts';
import type { Segment, SegmentDocs } from './segment.ts';
import type { SegmentColumn } from './segment-format.ts';

export interface NumberCount {
  number: number;
  count: number;
}

/** The slots of the first and the newest message that were counted. */
export interface Ends {
  first: bigint;
  newest: bigint;
}

/**
 * Counts messages by a number that each has: those of segments by a column, those of rows one by one. Numbers are those
 * of a dictionary, so an array is several times faster than a map. When the first and the newest message were is found
 * out afterwards, for the few numbers that are wanted.
 */
export class NumberTally {
  #column: SegmentColumn;
  #numbersIn: ((segment: Segment) => readonly number[]) | undefined;
  #counts = new Uint32Array(1024);
  #rows = new Map<number, Ends>();
  #sealed: SegmentDocs[] = [];

  /** `numbersIn` gives the number for each value of the column, if it has other values in each segment. */
  constructor(column: SegmentColumn, numbersIn?: (segment: Segment) => readonly number[]) {
    this.#column = column;
    this.#numbersIn = numbersIn;
  }

  addRow(number: number, slot: bigint): void {
    this.#counts = withRoomFor(number, this.#counts);
    this.#counts[number] = (this.#counts[number] as number) + 1;
    const ends = this.#rows.get(number);
    if (ends === undefined) this.#rows.set(number, { first: slot, newest: slot });
    else if (slot > ends.newest) ends.newest = slot;
    else if (slot < ends.first) ends.first = slot;
  }

  addSegment(sealed: SegmentDocs): void {
    this.#sealed.push(sealed);
    const { segment, docs } = sealed;
    const numbers = this.#numbersIn?.(segment);
    const own = numbers && new Uint32Array(numbers.length);
    for (const index of chunksWith(docs)) {
      const chunk = segment.chunk(this.#column, index);
      if (own === undefined) this.#counts = withRoomFor(chunk.greatest, this.#counts);
      countPlaces(own ?? this.#counts, chunk.values, placesIn(docs, index));
    }
    for (const [value, number] of numbers?.entries() ?? []) {
      this.#counts = withRoomFor(number, this.#counts);
      this.#counts[number] = (this.#counts[number] as number) + ((own as Uint32Array)[value] as number);
    }
  }

  /** All numbers that were counted. */
  all(): NumberCount[] {
    return this.#withAtLeast(1);
  }

  /** How many numbers were counted. */
  get size(): number {
    return this.#found().length;
  }

  /** The numbers with the highest counts: as many as wanted, and others with the same count as the last of them. */
  largest(wanted: number): NumberCount[] {
    return this.#withAtLeast(leastOfLargest(this.#found(), wanted));
  }

  /** The counts of all numbers that were counted. */
  #found(): Uint32Array {
    const found = new Uint32Array(this.#counts.length);
    let size = 0;
    for (let number = 0; number < this.#counts.length; number++) {
      const count = this.#counts[number] as number;
      if (count > 0) found[size++] = count;
    }
    return found.subarray(0, size);
  }

  #withAtLeast(least: number): NumberCount[] {
    const found: NumberCount[] = [];
    for (let number = 0; number < this.#counts.length; number++) {
      const count = this.#counts[number] as number;
      if (count >= least) found.push({ number, count });
    }
    return found;
  }

  /** Adds the first and the newest message. */
  withEnds<T extends NumberCount>(counts: readonly T[]): (T & Ends)[] {
    const ends = this.#ends(counts.map(({ number }) => number));
    return counts.map((each) => ({ ...each, ...(ends.get(each.number) as Ends) }));
  }

  #ends(numbers: readonly number[]): Map<number, Ends> {
    const ends = new Map<number, Ends>();
    for (const number of numbers) ends.set(number, { ...(this.#rows.get(number) ?? NOWHERE) });
    const months = Map.groupBy(this.#sealed, ({ segment }) => segment.header.start);
    const inOrder = [...months].sort(([a], [b]) => a - b).map(([, sealed]) => sealed);
    this.#visitEnds(inOrder, ends, 'first');
    this.#visitEnds(inOrder.reverse(), ends, 'newest');
    return ends;
  }

  /** Segments of one month may overlap. A number that was found in a month need not be sought in the next one. */
  #visitEnds(months: readonly SegmentDocs[][], ends: ReadonlyMap<number, Ends>, which: keyof Ends): void {
    const missing = new Set(ends.keys());
    for (const month of months) {
      if (missing.size === 0) return;
      const found = new Set<number>();
      for (const sealed of month)
        for (const [number, slot] of this.#endsIn(sealed, missing, which)) {
          const known = ends.get(number) as Ends;
          if (which === 'first' ? slot < known.first : slot > known.newest) known[which] = slot;
          found.add(number);
        }
      for (const number of found) missing.delete(number);
    }
  }

  #endsIn(
    { segment, docs }: SegmentDocs,
    numbers: ReadonlySet<number>,
    which: keyof Ends,
  ): [number: number, slot: bigint][] {
    const found: [number, bigint][] = [];
    const numbersIn = this.#numbersIn?.(segment);
    const values = numbersIn?.flatMap((number, value) => (numbers.has(number) ? [value] : [])) ?? [
      ...numbers,
    ];
    const sought = new Uint8Array(values.reduce((most, value) => Math.max(most, value + 1), 0));
    for (const value of values) sought[value] = 1;
    let left = values.length;
    const chunks = chunksWith(docs);
    for (const index of which === 'first' ? chunks : chunks.reverse()) {
      const chunk = segment.chunk(this.#column, index).values;
      const count = placesIn(docs, index);
      for (let at = 0; at < count && left > 0; at++) {
        const place = PLACES[which === 'first' ? at : count - 1 - at] as number;
        const value = chunk[place] as number;
        if (value >= sought.length || sought[value] === 0) continue;
        sought[value] = 0;
        left--;
        found.push([numbersIn?.[value] ?? value, segment.slotOf(index * DOCS_PER_CHUNK + place)]);
      }
      if (left === 0) break;
    }
    return found;
  }
}

/** Of a number that no row has. */
const NOWHERE: Ends = { first: 2n ** 63n, newest: -1n };

function countPlaces(counts: Uint32Array, values: ArrayLike<number>, places: number): void {
  for (let at = 0; at < places; at++) {
    const value = values[PLACES[at] as number] as number;
    counts[value] = (counts[value] as number) + 1;
  }
}
