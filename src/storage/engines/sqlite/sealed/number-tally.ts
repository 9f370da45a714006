import { leastOfLargest } from './largest.ts';

/** What was counted of a number. */
export interface Tallied {
  number: number;
  count: number;
  firstSeen: number;
  lastSeen: number;
  /** The newest message that was counted. */
  newest: number;
}

/**
 * Counts messages by a number that each has, with the dates of the earliest and the newest. Numbers are those of a
 * dictionary, so arrays are several times faster than a map. Messages are named by numbers, too (`newest`), whose order
 * only the caller knows.
 */
export class NumberTally {
  #counts = new Uint32Array(1024);
  #first = new Float64Array(1024);
  #last = new Float64Array(1024);
  #newest = new Float64Array(1024);
  #isNewer: (a: number, b: number) => boolean;

  /** `isNewer` compares messages of the same millisecond. */
  constructor(isNewer: (a: number, b: number) => boolean) {
    this.#isNewer = isNewer;
  }

  /** Makes room for numbers up to this one. */
  reserve(number: number): void {
    if (number < this.#counts.length) return;
    const size = 2 ** Math.ceil(Math.log2(number + 1));
    this.#counts = grown(this.#counts, new Uint32Array(size));
    this.#first = grown(this.#first, new Float64Array(size));
    this.#last = grown(this.#last, new Float64Array(size));
    this.#newest = grown(this.#newest, new Float64Array(size));
  }

  /** For a message that is newer than all counted before. Call `reserve` first. */
  addNewest(number: number, date: number, message: number): void {
    const count = this.#counts[number] as number;
    this.#counts[number] = count + 1;
    if (count === 0) this.#first[number] = date;
    this.#last[number] = date;
    this.#newest[number] = message;
  }

  /** For messages in any order. */
  add(number: number, date: number, message: number): void {
    this.reserve(number);
    const count = this.#counts[number] as number;
    this.#counts[number] = count + 1;
    const isFirst = count === 0;
    if (isFirst || date < (this.#first[number] as number)) this.#first[number] = date;
    const last = this.#last[number] as number;
    if (isFirst || date > last || (date === last && this.#isNewer(message, this.#newest[number] as number))) {
      this.#last[number] = date;
      this.#newest[number] = message;
    }
  }

  /** All numbers that were counted. */
  *all(): Iterable<Tallied> {
    for (let number = 0; number < this.#counts.length; number++)
      if ((this.#counts[number] as number) > 0) yield this.#tallied(number);
  }

  /** Number of different numbers. */
  get size(): number {
    let size = 0;
    for (const count of this.#counts) if (count > 0) size++;
    return size;
  }

  /** The numbers with the highest counts: as many as wanted, and others with the same count as the last of them. */
  largest(wanted: number): Tallied[] {
    const least = leastOfLargest(
      this.#counts.filter((count) => count > 0),
      wanted,
    );
    const largest: Tallied[] = [];
    for (let number = 0; number < this.#counts.length; number++)
      if ((this.#counts[number] as number) >= least) largest.push(this.#tallied(number));
    return largest;
  }

  #tallied(number: number): Tallied {
    return {
      number,
      count: this.#counts[number] as number,
      firstSeen: this.#first[number] as number,
      lastSeen: this.#last[number] as number,
      newest: this.#newest[number] as number,
    };
  }
}

function grown<T extends Uint32Array | Float64Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
