import { ByteReader, ByteWriter } from './bytes.ts';
import { pack, unpack } from './compression.ts';

/**
 * The terms of a month in the order of their UTF-8 bytes, in blocks. A block lists each term by what it shares with the
 * one before and by the rest, and then its postings, or where they are stored if they are long. Most terms occur once,
 * so most postings are here.
 */
export interface DictionaryBlock {
  /** The first term of the block. */
  first: Uint8Array;
  data: Uint8Array;
}

/** Postings of this size and more are stored on their own. */
const INLINE_BYTES_MAX = 256;
/** Size of a block before compression. Larger blocks are smaller in total, and slower to look up a term in. */
const BLOCK_BYTES = 8 * 1024;

/** Stores long postings and returns their number. */
export type StorePostings = (packed: Uint8Array) => number;

export class DictionaryWriter {
  #store: StorePostings;
  #onBlock: (block: DictionaryBlock) => void;
  #block = new ByteWriter();
  #first: Uint8Array | undefined;
  #last: Uint8Array = new Uint8Array(0);

  constructor(store: StorePostings, onBlock: (block: DictionaryBlock) => void) {
    this.#store = store;
    this.#onBlock = onBlock;
  }

  /** Terms must come in ascending order of their bytes. */
  add(term: Uint8Array, postings: Uint8Array): void {
    const isFirst = this.#first === undefined;
    if (isFirst) this.#first = term;
    const shared = isFirst ? 0 : sharedBytes(this.#last, term);
    this.#block.number(shared);
    this.#block.number(term.length - shared);
    this.#block.bytes(term.subarray(shared));
    this.#last = term;
    if (postings.length < INLINE_BYTES_MAX) {
      this.#block.number(postings.length + 1);
      this.#block.bytes(postings);
    } else {
      this.#block.number(0);
      this.#block.number(this.#store(pack(postings)));
    }
    if (this.#block.length >= BLOCK_BYTES) this.#finishBlock();
  }

  end(): void {
    if (this.#first !== undefined) this.#finishBlock();
  }

  #finishBlock(): void {
    this.#onBlock({ first: this.#first as Uint8Array, data: pack(this.#block.written()) });
    this.#block.clear();
    this.#first = undefined;
  }
}

/** A term with its postings, or with the number under which they are stored. */
export interface DictionaryEntry {
  term: Uint8Array;
  postings: Uint8Array | number;
}

/** The terms of a block. An entry's term is valid until the next one is read. */
export function* entriesOf(data: Uint8Array): Iterable<DictionaryEntry> {
  const reader = new ByteReader(unpack(data));
  let term = new Uint8Array(64);
  while (!reader.isAtEnd) {
    const shared = reader.number();
    const rest = reader.bytes(reader.number());
    const length = shared + rest.length;
    if (term.length < length) {
      const grown = new Uint8Array(length * 2);
      grown.set(term);
      term = grown;
    }
    term.set(rest, shared);
    const size = reader.number();
    const postings = size === 0 ? reader.number() : reader.bytes(size - 1);
    yield { term: term.subarray(0, length), postings };
  }
}

function sharedBytes(a: Uint8Array, b: Uint8Array): number {
  const limit = Math.min(a.length, b.length);
  let at = 0;
  while (at < limit && a[at] === b[at]) at++;
  return at;
}
