import { Hash } from './hash.ts';
import { latinCode } from './letters.ts';

/** A word as a number: 52 bits of its hash, and a last bit that is set for a character of an unspaced script. */
export type Word = number;

/** From Thai on, the analyzer may return single characters as tokens. */
export const FIRST_UNSPACED = 0xe00;
const LOW_RANGE = 2 ** 21;

export function isCharacter(word: Word): boolean {
  return word % 2 === 1;
}

export function addWord(hash: Hash, word: Word): void {
  hash.add(Math.floor(word / LOW_RANGE));
  hash.add(word % LOW_RANGE);
}

/** Builds a word from the codes of its folded characters. */
export class WordBuilder {
  readonly #hash = new Hash();
  #length = 0;
  #last = 0;

  get length(): number {
    return this.#length;
  }

  add(code: number): void {
    this.#hash.add(latinCode(code));
    this.#last = code;
    this.#length++;
  }

  /** Starts the next word, too. */
  take(): Word {
    const number = this.#hash.finish().toNumber();
    const isUnspaced = this.#length === 1 && this.#last >= FIRST_UNSPACED;
    this.#hash.reset();
    this.#length = 0;
    return number - (number % 2) + (isUnspaced ? 1 : 0);
  }
}

/** The word for a token of the analyzer. */
export function wordOf(token: string): Word {
  const builder = new WordBuilder();
  for (let index = 0; index < token.length; index++) builder.add(token.charCodeAt(index));
  return builder.take();
}
