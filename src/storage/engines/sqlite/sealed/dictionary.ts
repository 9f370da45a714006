import { ByteReader, ByteWriter } from './bytes.ts';
import { pack, unpack } from './compression.ts';
import { PART_BYTES, type PartRange, type PartWriter } from './parts.ts';

/**
 * The terms of a segment in the order of their UTF-8 bytes, in blocks. A block lists each term by what it shares with
 * the one before and by the rest, and then its postings, or where they are stored if they are long. Most terms occur
 * once, so most postings are here. A block fits a part: one row is read to look up a term.
 */

/** Postings of this size and more are stored on their own. */
const INLINE_BYTES_MAX = 256;
/** Blocks are first tried with what should take this share of a part: one that does not fit is compressed again. */
const PART_SHARE = 0.97;
/** Before compression, and without the last term. */
const BLOCK_BYTES_MAX = 10 * 1024;
/** Size of the list of blocks in memory, for each byte of it. */
const BYTES_IN_MEMORY = 12;

interface PendingTerm {
  term: Uint8Array;
  /** Its postings, or where they are stored, each with a mark. */
  stored: Uint8Array;
}

interface Block {
  first: Uint8Array;
  packed: Uint8Array;
}

export class DictionaryWriter {
  #parts: PartWriter;
  #pending: PendingTerm[] = [];
  #pendingBytes = 0;
  /** Bytes before compression that should fill a part, judged by the last block. */
  #enough = BLOCK_BYTES_MAX / 2;
  #blocks: Block[] = [];
  #writer = new ByteWriter();

  constructor(parts: PartWriter) {
    this.#parts = parts;
  }

  /** Terms must come in ascending order of their bytes. The postings are copied. */
  add(term: Uint8Array, postings: Uint8Array): void {
    const last = this.#pending.at(-1)?.term;
    const stored = this.#stored(postings);
    this.#pending.push({ term, stored });
    this.#pendingBytes += term.length - (last ? sharedBytes(last, term) : 0) + stored.length + 2;
    if (this.#pendingBytes >= this.#enough) this.#finishBlock();
  }

  #stored(postings: Uint8Array): Uint8Array {
    const writer = this.#writer;
    writer.clear();
    if (postings.length < INLINE_BYTES_MAX) {
      writer.number(postings.length + 1);
      writer.bytes(postings);
    } else {
      writer.number(0);
      writeRange(writer, this.#parts.append(postings));
    }
    return writer.copy();
  }

  /** Returns where the list of blocks is stored. */
  end(): PartRange {
    while (this.#pending.length > 0) this.#finishBlock();
    const directory = new ByteWriter();
    for (const { first, packed } of this.#blocks) {
      directory.number(first.length);
      directory.bytes(first);
      writeRange(directory, this.#parts.appendWhole(packed));
    }
    return this.#parts.append(directory.copy());
  }

  /** As many of the pending terms as fit a part. */
  #finishBlock(): void {
    let terms = this.#pending;
    let plain = this.#encoded(terms);
    let packed = pack(plain);
    while (packed.length > PART_BYTES && terms.length > 1) {
      const fitting = Math.floor(terms.length * (PART_BYTES / packed.length) * PART_SHARE);
      terms = terms.slice(0, Math.max(1, fitting));
      plain = this.#encoded(terms);
      packed = pack(plain);
    }
    this.#blocks.push({ first: (terms[0] as PendingTerm).term, packed });
    this.#enough = Math.min(BLOCK_BYTES_MAX, plain.length * (PART_BYTES / packed.length) * PART_SHARE);
    this.#pending = this.#pending.slice(terms.length);
    this.#pendingBytes = this.#encoded(this.#pending).length;
  }

  /** Valid until the next call. */
  #encoded(terms: readonly PendingTerm[]): Uint8Array {
    const writer = this.#writer;
    writer.clear();
    let last: Uint8Array = new Uint8Array(0);
    for (const { term, stored } of terms) {
      const shared = sharedBytes(last, term);
      writer.number(shared);
      writer.number(term.length - shared);
      writer.bytes(term.subarray(shared));
      writer.bytes(stored);
      last = term;
    }
    return writer.written();
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
    const reader = new ByteReader(unpack(this.#read(block), BLOCK_BYTES_MAX + INLINE_BYTES_MAX));
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
      const isInline = size > 0;
      if (common < wanted) {
        if (isInline) reader.at += size - 1;
        else readRange(reader);
        continue;
      }
      const postings = isInline ? reader.bytes(size - 1) : this.#read(readRange(reader));
      visit(source[from + length - 1] as number, postings);
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
