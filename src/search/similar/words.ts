import type { Hash } from './hash.ts';

/** From Thai on, the analyzer may return single characters as tokens. */
export const FIRST_UNSPACED = 0xe00;

/** Ends the hash of a word. Its last bit says whether the word is a single character of an unspaced script. */
export function finishWord(hash: Hash, length: number, lastCode: number): void {
  hash.finish();
  hash.low = (hash.low & ~1) | (length === 1 && lastCode >= FIRST_UNSPACED ? 1 : 0);
}

/** The hashes of words, line by line. Used again for every text, as imports read millions of them. */
export class Words {
  highs = new Int32Array(256);
  lows = new Int32Array(256);
  count = 0;
  lineEnds = new Int32Array(64);
  lineCount = 0;
  #lineStart = 0;

  clear(): void {
    this.count = 0;
    this.lineCount = 0;
    this.#lineStart = 0;
  }

  add(high: number, low: number): void {
    if (this.count === this.lows.length) {
      this.highs = doubled(this.highs);
      this.lows = doubled(this.lows);
    }
    this.highs[this.count] = high;
    this.lows[this.count] = low;
    this.count++;
  }

  /** Whether the line ends with this word. */
  endsWith(high: number, low: number): boolean {
    const last = this.count - 1;
    return last >= this.#lineStart && this.lows[last] === low && this.highs[last] === high;
  }

  endLine(): void {
    if (this.count === this.#lineStart) return;
    if (this.lineCount === this.lineEnds.length) this.lineEnds = doubled(this.lineEnds);
    this.lineEnds[this.lineCount++] = this.count;
    this.#lineStart = this.count;
  }

  dropLine(): void {
    this.count = this.#lineStart;
  }
}

function doubled(values: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * values.length);
  larger.set(values);
  return larger;
}
