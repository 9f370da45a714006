import { randomInt } from 'node:crypto';

/** The hash of an empty text. Random, so that a client cannot choose terms that collide. */
export const EMPTY_HASH = randomInt(2 ** 32) | 0;

/** The hash of a text that is longer by one UTF-16 code unit (FNV-1a). */
export function extendedHash(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193);
}

function hashOf(text: string): number {
  let hash = EMPTY_HASH;
  for (let index = 0; index < text.length; index++) hash = extendedHash(hash, text.charCodeAt(index));
  return hash;
}

/** Spreads a hash over the slots: the upper bits of the product depend on all bits of the hash. */
const SPREAD = 0x9e3779b1;
const SLOTS_MIN = 64;

/**
 * The numbers of terms, found by a part of a text and its hash. A Map would need a substring for every token of every
 * record. Open addressing with linear probing; 0 is no number.
 */
export class TermTable {
  #texts: readonly string[];
  #hashes = new Int32Array(SLOTS_MIN);
  #numbers = new Int32Array(SLOTS_MIN);
  #shift = shiftFor(SLOTS_MIN);
  #size = 0;

  /** `texts` holds the text of each number. */
  constructor(texts: readonly string[]) {
    this.#texts = texts;
  }

  get size(): number {
    return this.#size;
  }

  /** The number of the term from `start` to `end`, whose hash is given; 0 if there is none. */
  find(hash: number, text: string, start: number, end: number): number {
    const numbers = this.#numbers;
    const last = numbers.length - 1;
    for (let slot = Math.imul(hash, SPREAD) >>> this.#shift; ; slot = (slot + 1) & last) {
      const number = numbers[slot] as number;
      if (number === 0) return 0;
      if (this.#hashes[slot] !== hash) continue;
      const term = this.#texts[number] as string;
      if (term.length === end - start && text.startsWith(term, start)) return number;
    }
  }

  numberOf(text: string): number {
    return this.find(hashOf(text), text, 0, text.length);
  }

  /** The term must not be in the table. */
  add(number: number): void {
    if (2 * (this.#size + 1) > this.#numbers.length) this.#grow();
    this.#place(number, hashOf(this.#texts[number] as string));
    this.#size++;
  }

  /** The term must be in the table. */
  delete(number: number): void {
    const numbers = this.#numbers;
    const last = numbers.length - 1;
    let hole = Math.imul(hashOf(this.#texts[number] as string), SPREAD) >>> this.#shift;
    while (numbers[hole] !== number) hole = (hole + 1) & last;
    // Closes the gap, or terms behind it would no longer be found.
    for (let slot = (hole + 1) & last; numbers[slot] !== 0; slot = (slot + 1) & last) {
      const home = Math.imul(this.#hashes[slot] as number, SPREAD) >>> this.#shift;
      if (((slot - home) & last) < ((slot - hole) & last)) continue;
      numbers[hole] = numbers[slot] as number;
      this.#hashes[hole] = this.#hashes[slot] as number;
      hole = slot;
    }
    numbers[hole] = 0;
    this.#size--;
  }

  #grow(): void {
    const [numbers, hashes] = [this.#numbers, this.#hashes];
    const slots = 2 * numbers.length;
    this.#numbers = new Int32Array(slots);
    this.#hashes = new Int32Array(slots);
    this.#shift = shiftFor(slots);
    for (const [slot, number] of numbers.entries())
      if (number !== 0) this.#place(number, hashes[slot] as number);
  }

  #place(number: number, hash: number): void {
    const last = this.#numbers.length - 1;
    let slot = Math.imul(hash, SPREAD) >>> this.#shift;
    while (this.#numbers[slot] !== 0) slot = (slot + 1) & last;
    this.#numbers[slot] = number;
    this.#hashes[slot] = hash;
  }
}

function shiftFor(slots: number): number {
  return 32 - Math.log2(slots);
}
