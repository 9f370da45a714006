/** The expected share counts as much as this many records. */
const EXPECTED_WEIGHT = 100;

/** The share of records that contain a term: the expected one at first, then more and more the observed one. */
export class ObservedShares {
  #records = 0;
  /** By term: the records that contain it, and the number of records before it was known. */
  #counts = new Int32Array(64);
  #since = new Float64Array(64);
  /** NaN if a search cannot be found by the term. */
  #expected = new Float32Array(64);

  add(term: number, expected: number | undefined): void {
    if (term >= this.#counts.length) this.#grow(term + 1);
    this.#counts[term] = 0;
    this.#since[term] = this.#records;
    this.#expected[term] = expected ?? Number.NaN;
  }

  nextRecord(): void {
    this.#records++;
  }

  /** The current record contains the term. */
  count(term: number): void {
    this.#counts[term] = (this.#counts[term] as number) + 1;
  }

  of(term: number): number | undefined {
    const expected = this.#expected[term] as number;
    if (Number.isNaN(expected)) return undefined;
    const records = this.#records - (this.#since[term] as number);
    return ((this.#counts[term] as number) + expected * EXPECTED_WEIGHT) / (records + EXPECTED_WEIGHT);
  }

  #grow(size: number): void {
    const length = Math.max(size, 2 * this.#counts.length);
    const counts = new Int32Array(length);
    const since = new Float64Array(length);
    const expected = new Float32Array(length);
    counts.set(this.#counts);
    since.set(this.#since);
    expected.set(this.#expected);
    this.#counts = counts;
    this.#since = since;
    this.#expected = expected;
  }
}
