import type { Region } from './line-changes.ts';

/** Steps between two yields, about a millisecond. */
export const STEPS_PER_TURN = 20_000;

/** The places of one line that stands in both texts. */
export interface Anchor {
  old: number;
  now: number;
}

const NONE = -1;

/** Finds lines that both parts of a region have, as far as they are in the same order. */
export class Anchors {
  #old: Int32Array;
  #now: Int32Array;
  #oldCounts: Int32Array;
  #newCounts: Int32Array;
  #oldPlaces: Int32Array;
  /** By place in the old text: the next place of the same line. */
  #nextPlaces: Int32Array;

  /** Lines are numbers below `ids`, equal if the lines are. */
  constructor(ids: number, old: Int32Array, now: Int32Array) {
    this.#old = old;
    this.#now = now;
    this.#oldCounts = new Int32Array(ids);
    this.#newCounts = new Int32Array(ids);
    this.#oldPlaces = new Int32Array(ids).fill(NONE);
    this.#nextPlaces = new Int32Array(old.length);
  }

  /** Lines that occur exactly once in both parts. */
  *unique({ oldStart, oldEnd, newStart, newEnd }: Region): Generator<void, Anchor[]> {
    const [old, now] = [this.#old, this.#now];
    for (let place = oldStart; place < oldEnd; place++) {
      const id = old[place] as number;
      this.#oldCounts[id] = (this.#oldCounts[id] as number) + 1;
      this.#oldPlaces[id] = place;
      if (place % STEPS_PER_TURN === 0) yield;
    }
    for (let place = newStart; place < newEnd; place++) {
      const id = now[place] as number;
      this.#newCounts[id] = (this.#newCounts[id] as number) + 1;
      if (place % STEPS_PER_TURN === 0) yield;
    }
    const common: Anchor[] = [];
    for (let place = newStart; place < newEnd; place++) {
      const id = now[place] as number;
      if (this.#newCounts[id] === 1 && this.#oldCounts[id] === 1)
        common.push({ old: this.#oldPlaces[id] as number, now: place });
      if (place % STEPS_PER_TURN === 0) yield;
    }
    for (let place = oldStart; place < oldEnd; place++) {
      this.#oldCounts[old[place] as number] = 0;
      this.#oldPlaces[old[place] as number] = NONE;
    }
    for (let place = newStart; place < newEnd; place++) this.#newCounts[now[place] as number] = 0;
    return yield* longestIncreasing(common);
  }

  /** Pairs the first occurrences of a line in both parts, the second ones, and so on. */
  *byOccurrence({ oldStart, oldEnd, newStart, newEnd }: Region): Generator<void, Anchor[]> {
    const [old, now, places, next] = [this.#old, this.#now, this.#oldPlaces, this.#nextPlaces];
    for (let place = oldEnd - 1; place >= oldStart; place--) {
      const id = old[place] as number;
      next[place] = places[id] as number;
      places[id] = place;
      if (place % STEPS_PER_TURN === 0) yield;
    }
    const pairs: Anchor[] = [];
    for (let place = newStart; place < newEnd; place++) {
      const id = now[place] as number;
      const before = places[id] as number;
      if (before !== NONE) {
        pairs.push({ old: before, now: place });
        places[id] = next[before] as number;
      }
      if (place % STEPS_PER_TURN === 0) yield;
    }
    for (let place = oldStart; place < oldEnd; place++) places[old[place] as number] = NONE;
    return yield* longestIncreasing(pairs);
  }
}

/** The longest part of a list, given in the order of the new text, that has the order of the old text as well. */
function* longestIncreasing(anchors: readonly Anchor[]): Generator<void, Anchor[]> {
  /** `ends[n]` is the index of the last anchor of the best list with n + 1 anchors. */
  const ends: number[] = [];
  const previous = new Int32Array(anchors.length).fill(-1);
  const placeOf = (index: number) => (anchors[index] as Anchor).old;
  for (let index = 0; index < anchors.length; index++) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (placeOf(ends[middle] as number) < placeOf(index)) low = middle + 1;
      else high = middle;
    }
    if (low > 0) previous[index] = ends[low - 1] as number;
    ends[low] = index;
    if (index % STEPS_PER_TURN === 0) yield;
  }
  const longest: Anchor[] = [];
  for (let index = ends.at(-1) ?? -1; index !== -1; index = previous[index] as number)
    longest.push(anchors[index] as Anchor);
  return longest.reverse();
}
