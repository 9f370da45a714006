import { createHash } from 'node:crypto';

/** Pseudo-random numbers, the same for the same seed on every machine. */
export class SeededRandom {
  #state: number;

  constructor(...seed: (string | number)[]) {
    this.#state = createHash('sha256').update(seed.join('|')).digest().readUInt32LE();
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

  bytes(length: number): Uint8Array {
    return Uint8Array.from({ length }, () => this.below(256));
  }

  digits(length: number): string {
    return Array.from({ length }, (_, index) => (index === 0 ? 1 + this.below(9) : this.below(10))).join('');
  }
}
