/** The largest number of an Int32Array. */
const EPOCH_MAX = 2 ** 31 - 1;

/** A set of small numbers that is cleared for every record: clearing it costs nothing. */
export class Marks {
  #epochs = new Int32Array(64);
  #epoch = 1;
  #epochMax: number;

  constructor(epochMax = EPOCH_MAX) {
    this.#epochMax = epochMax;
  }

  /** Makes room for numbers below `size`. */
  reserve(size: number): void {
    if (size <= this.#epochs.length) return;
    const larger = new Int32Array(Math.max(size, 2 * this.#epochs.length));
    larger.set(this.#epochs);
    this.#epochs = larger;
  }

  clear(): void {
    if (this.#epoch === this.#epochMax) {
      this.#epochs.fill(0);
      this.#epoch = 0;
    }
    this.#epoch++;
  }

  has(number: number): boolean {
    return this.#epochs[number] === this.#epoch;
  }

  add(number: number): void {
    this.#epochs[number] = this.#epoch;
  }
}
