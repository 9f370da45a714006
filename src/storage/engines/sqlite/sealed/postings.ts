import { ByteReader, ByteWriter } from './bytes.ts';
import type { DocSet } from './doc-set.ts';

/** Where a term occurs: its documents in ascending order, and its positions in each. */
export interface Postings {
  docs: Uint32Array;
  /** How often it occurs in each document. */
  frequencies: Uint32Array;
  /** Positions of all documents, one after the other, ascending within each. Empty for a term without positions. */
  positions: Uint32Array;
}

/**
 * Collects where a term occurs. Documents must come in ascending order.
 *
 * Written are the number of documents; then for each document its distance from the one before, doubled, plus one if the
 * term occurs once in it, and otherwise how often; then the distances between positions. So a reader that needs no
 * positions never decodes them.
 */
export class PostingsWriter {
  #docs = new ByteWriter();
  #positions = new ByteWriter();
  #count = 0;
  #next = 0;

  /** Number of documents. */
  get count(): number {
    return this.#count;
  }

  /** Positions must be ascending. A term without positions has none in any document. */
  add(doc: number, positions: readonly number[]): void {
    const isSingle = positions.length <= 1;
    this.#docs.number((doc - this.#next) * 2 + (isSingle ? 1 : 0));
    if (!isSingle) this.#docs.number(positions.length);
    this.#next = doc + 1;
    this.#count++;
    let last = 0;
    for (const position of positions) {
      this.#positions.number(position - last);
      last = position;
    }
  }

  writeTo(writer: ByteWriter): void {
    writer.number(this.#count);
    writer.number(this.#docs.length);
    writer.bytes(this.#docs.written());
    writer.bytes(this.#positions.written());
  }
}

/** Reads what a PostingsWriter wrote, as little of it as is asked for. */
export class PostingsReader {
  readonly count: number;
  #source: Uint8Array;
  #docsAt: number;
  #positionsAt: number;

  constructor(source: Uint8Array) {
    const reader = new ByteReader(source);
    this.#source = source;
    this.count = reader.number();
    const docBytes = reader.number();
    this.#docsAt = reader.at;
    this.#positionsAt = reader.at + docBytes;
  }

  addTo(set: DocSet): void {
    const reader = new ByteReader(this.#source, this.#docsAt);
    let next = 0;
    for (let index = 0; index < this.count; index++) {
      const step = reader.number();
      const doc = next + Math.floor(step / 2);
      if ((step & 1) === 0) reader.number();
      set.add(doc);
      next = doc + 1;
    }
  }

  read(hasPositions: boolean): Postings {
    const docs = new Uint32Array(this.count);
    const frequencies = new Uint32Array(this.count);
    const reader = new ByteReader(this.#source, this.#docsAt);
    let next = 0;
    let occurrences = 0;
    for (let index = 0; index < this.count; index++) {
      const step = reader.number();
      const doc = next + Math.floor(step / 2);
      const frequency = (step & 1) === 1 ? 1 : reader.number();
      docs[index] = doc;
      frequencies[index] = frequency;
      occurrences += frequency;
      next = doc + 1;
    }
    return { docs, frequencies, positions: hasPositions ? this.#positions(frequencies, occurrences) : NONE };
  }

  #positions(frequencies: Uint32Array, occurrences: number): Uint32Array {
    const positions = new Uint32Array(occurrences);
    const reader = new ByteReader(this.#source, this.#positionsAt);
    let at = 0;
    for (const frequency of frequencies) {
      let last = 0;
      for (let index = 0; index < frequency; index++) {
        last += reader.number();
        positions[at++] = last;
      }
    }
    return positions;
  }
}

const NONE = new Uint32Array(0);
