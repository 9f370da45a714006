import { hash } from 'node:crypto';

/** Pseudo-random numbers, the same for the same seed on every machine. */
export class SeededRandom {
  #state: number;

  constructor(...seed: (string | number)[]) {
    this.#state = hash('sha256', seed.join('|'), 'buffer').readUInt32LE();
  }

  /** At least 0 and less than 1 (mulberry32). */
  fraction(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(limit: number): number {
    return Math.floor(this.fraction() * limit);
  }

  chance(probability: number): boolean {
    return this.fraction() < probability;
  }

  pick<T>(values: readonly T[]): T {
    return values[this.below(values.length)] as T;
  }

  /** Prefers low indexes, so that a few values are frequent and many are rare. */
  pickSkewed<T>(values: readonly T[]): T {
    return values[Math.floor(this.fraction() ** 2.5 * values.length)] as T;
  }

  /** Prefers values with a high weight. */
  pickWeighted<T>(values: readonly T[], weightOf: (value: T) => number): T {
    const total = values.reduce((sum, value) => sum + weightOf(value), 0);
    let left = this.fraction() * total;
    for (const value of values) {
      left -= weightOf(value);
      if (left < 0) return value;
    }
    return values.at(-1) as T;
  }

  /** How often something happens that happens `mean` times on average (Knuth's method). */
  poisson(mean: number): number {
    const limit = Math.exp(-mean);
    let [count, product] = [0, this.fraction()];
    while (product > limit) {
      count++;
      product *= this.fraction();
    }
    return count;
  }

  shuffled<T>(values: readonly T[]): T[] {
    const keyed = values.map((value) => ({ value, key: this.fraction() }));
    return keyed.sort((a, b) => a.key - b.key).map(({ value }) => value);
  }

  hex(length: number): string {
    return Array.from({ length }, () => this.below(16).toString(16)).join('');
  }

  bytes(length: number): Uint8Array {
    return Uint8Array.from({ length }, () => this.below(256));
  }

  digits(length: number): string {
    return Array.from({ length }, (_, index) => (index === 0 ? 1 + this.below(9) : this.below(10))).join('');
  }
}
