import { ByteReader, ByteWriter } from './bytes.ts';
import { pack, unpack } from './compression.ts';
import type { PartRange, PartWriter } from './parts.ts';

/**
 * The terms of a segment in the order of their UTF-8 bytes, in blocks. A block lists each term by what it shares with
 * the one before and by the rest, and then its postings, or where they are stored if they are long. Most terms occur
 * once, so most postings are here.
 */

/** Postings of this size and more are stored on their own. */
const INLINE_BYTES_MAX = 256;
/** Size of a block before compression. Larger blocks are smaller in total, and slower to look up a term in. */
const BLOCK_BYTES = 8 * 1024;
/** Size of the list of blocks in memory, for each byte of it. */
const BYTES_IN_MEMORY = 12;

export class DictionaryWriter {
  #parts: PartWriter;
  #block = new ByteWriter();
  #directory = new ByteWriter();
  #first: Uint8Array | undefined;
  #last: Uint8Array = new Uint8Array(0);

  constructor(parts: PartWriter) {
    this.#parts = parts;
  }

  /** Terms must come in ascending order of their bytes. The postings are copied. */
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
      writeRange(this.#block, this.#parts.append(postings.slice()));
    }
    if (this.#block.length >= BLOCK_BYTES) this.#finishBlock();
  }

  /** Returns where the list of blocks is stored. */
  end(): PartRange {
    if (this.#first !== undefined) this.#finishBlock();
    return this.#parts.append(this.#directory.copy());
  }

  #finishBlock(): void {
    const first = this.#first as Uint8Array;
    this.#directory.number(first.length);
    this.#directory.bytes(first);
    writeRange(this.#directory, this.#parts.append(pack(this.#block.written())));
    this.#block.clear();
    this.#first = undefined;
  }
}

function writeRange(writer: ByteWriter, { part, offset, length }: PartRange): void {
  writer.number(part);
  writer.number(offset);
  writer.number(length);
}

function readRange(reader: ByteReader): PartRange {
  return { part: reader.number(), offset: reader.number(), length: reader.number() };
}

/** Called with the last byte of a term, and with its postings. */
export type VisitTerm = (lastByte: number, postings: Uint8Array) => void;

export type ReadRange = (range: PartRange) => Uint8Array;

/** Finds terms. */
export class Dictionary {
  #read: ReadRange;
  #firsts: Uint8Array[] = [];
  #blocks: PartRange[] = [];
  /** Approximate size in memory. */
  readonly bytes: number;

  constructor(directory: Uint8Array, read: ReadRange) {
    this.#read = read;
    this.bytes = directory.length * BYTES_IN_MEMORY;
    const reader = new ByteReader(directory);
    while (!reader.isAtEnd) {
      this.#firsts.push(reader.bytes(reader.number()));
      this.#blocks.push(readRange(reader));
    }
  }

  /** Visits the terms that begin with these bytes, in their order. */
  visit(prefix: Uint8Array, visit: VisitTerm): void {
    for (let index = this.#lastNotAfter(prefix); index < this.#blocks.length; index++)
      if (this.#visitBlock(this.#blocks[index] as PartRange, prefix, visit) === 'passed') return;
  }

  /** The last block that does not begin after the term: it is the first that can contain it. */
  #lastNotAfter(term: Uint8Array): number {
    let [low, high] = [0, this.#firsts.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (Buffer.compare(this.#firsts[middle] as Uint8Array, term) <= 0) low = middle + 1;
      else high = middle;
    }
    return Math.max(0, low - 1);
  }

  /**
   * Compares only what a term does not share with the one before: `common` is how much of the prefix that one has. A term
   * that shares more is as far from the prefix, and one that shares less comes after it.
   */
  #visitBlock(block: PartRange, prefix: Uint8Array, visit: VisitTerm): 'passed' | 'more' {
    const reader = new ByteReader(unpack(this.#read(block), BLOCK_BYTES + INLINE_BYTES_MAX));
    const { source } = reader;
    const wanted = prefix.length;
    let common = 0;
    while (!reader.isAtEnd) {
      const shared = reader.number();
      const length = reader.number();
      const from = reader.at;
      reader.at += length;
      if (shared < common) return 'passed';
      if (shared === common) {
        let at = 0;
        while (common < wanted && at < length && source[from + at] === prefix[common]) {
          at++;
          common++;
        }
        const isAfter =
          common < wanted && at < length && (source[from + at] as number) > (prefix[common] as number);
        if (isAfter) return 'passed';
      }
      const size = reader.number();
      const inline = size > 0 ? reader.bytes(size - 1) : undefined;
      const range = inline === undefined ? readRange(reader) : undefined;
      if (common < wanted) continue;
      visit(source[from + length - 1] as number, inline ?? this.#read(range as PartRange));
    }
    return 'more';
  }
}

function sharedBytes(a: Uint8Array, b: Uint8Array): number {
  const limit = Math.min(a.length, b.length);
  let at = 0;
  while (at < limit && a[at] === b[at]) at++;
  return at;
}
