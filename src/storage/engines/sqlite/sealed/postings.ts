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
 * Where a term occurs: `docs` has a document once for each of its occurrences, in ascending order, and `positions` the
 * places, ascending within a document.
 *
 * Written are the number of documents; then for each document its distance from the one before, doubled, plus one if the
 * term occurs once in it, and otherwise how often; then the distances between positions. So a reader that needs no
 * positions never decodes them.
 */
export function writePostings(
  writer: ByteWriter,
  docs: Uint32Array,
  positions: Uint32Array,
  hasPositions: boolean,
): void {
  const occurrences = docs.length;
  let count = 0;
  for (let at = 0; at < occurrences; at++) if (at === 0 || docs[at] !== docs[at - 1]) count++;
  writer.number(count);
  const list = DOCS;
  list.clear();
  let next = 0;
  for (let at = 0; at < occurrences; ) {
    const doc = docs[at] as number;
    let end = at + 1;
    while (end < occurrences && docs[end] === doc) end++;
    const isSingle = !hasPositions || end - at === 1;
    list.number((doc - next) * 2 + (isSingle ? 1 : 0));
    if (!isSingle) list.number(end - at);
    next = doc + 1;
    at = end;
  }
  writer.number(list.length);
  writer.bytes(list.written());
  if (!hasPositions) return;
  let last = 0;
  for (let at = 0; at < occurrences; at++) {
    if (at > 0 && docs[at] !== docs[at - 1]) last = 0;
    const position = positions[at] as number;
    writer.number(position - last);
    last = position;
  }
}

const DOCS = new ByteWriter();

/** Reads postings, as little of them as is asked for. */
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

  /** Reads the bytes itself: this is the innermost loop of a search. */
  addTo({ words }: DocSet): void {
    const source = this.#source;
    const end = this.#positionsAt;
    let next = 0;
    for (let at = this.#docsAt; at < end; ) {
      let byte = source[at++] as number;
      let step = byte & 0x7f;
      for (let shift = 7; byte >= 0x80; shift += 7) {
        byte = source[at++] as number;
        step |= (byte & 0x7f) << shift;
      }
      const doc = next + (step >>> 1);
      // How often the term occurs.
      if ((step & 1) === 0) while ((source[at++] as number) >= 0x80);
      words[doc >>> 5] = (words[doc >>> 5] as number) | (1 << (doc & 31));
      next = doc + 1;
    }
  }

  /** Without positions. */
  read(): Omit<Postings, 'positions'> {
    const docs = new Uint32Array(this.count);
    const frequencies = new Uint32Array(this.count);
    const numbers = new NumberReader(this.#source, this.#docsAt);
    let next = 0;
    for (let index = 0; index < this.count; index++) {
      const step = numbers.next();
      const doc = next + (step >>> 1);
      docs[index] = doc;
      frequencies[index] = (step & 1) === 1 ? 1 : numbers.next();
      next = doc + 1;
    }
    return { docs, frequencies };
  }

  /**
   * The documents of a set, with positions. Those of others are skipped, which is faster. Reads the bytes itself, as
   * `addTo` does.
   */
  readWithin({ words }: DocSet): Postings {
    const source = this.#source;
    const docs = new Uint32Array(this.count);
    const frequencies = new Uint32Array(this.count);
    let positions = new Uint32Array(this.count);
    let [next, count, length] = [0, 0, 0];
    let place = this.#positionsAt;
    const end = this.#positionsAt;
    for (let at = this.#docsAt; at < end; ) {
      let byte = source[at++] as number;
      let step = byte & 0x7f;
      for (let shift = 7; byte >= 0x80; shift += 7) {
        byte = source[at++] as number;
        step |= (byte & 0x7f) << shift;
      }
      let frequency = 1;
      if ((step & 1) === 0) {
        byte = source[at++] as number;
        frequency = byte & 0x7f;
        for (let shift = 7; byte >= 0x80; shift += 7) {
          byte = source[at++] as number;
          frequency |= (byte & 0x7f) << shift;
        }
      }
      const doc = next + (step >>> 1);
      next = doc + 1;
      if ((((words[doc >>> 5] as number) >>> (doc & 31)) & 1) === 0) {
        for (let left = frequency; left > 0; left--) while ((source[place++] as number) >= 0x80);
        continue;
      }
      docs[count] = doc;
      frequencies[count++] = frequency;
      if (length + frequency > positions.length) positions = grown(positions, length + frequency);
      let last = 0;
      for (let left = frequency; left > 0; left--) {
        byte = source[place++] as number;
        let distance = byte & 0x7f;
        for (let shift = 7; byte >= 0x80; shift += 7) {
          byte = source[place++] as number;
          distance |= (byte & 0x7f) << shift;
        }
        last += distance;
        positions[length++] = last;
      }
    }
    return {
      docs: docs.subarray(0, count),
      frequencies: frequencies.subarray(0, count),
      positions: positions.subarray(0, length),
    };
  }
}

function grown(positions: Uint32Array<ArrayBuffer>, size: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(2 * size);
  larger.set(positions);
  return larger;
}

/** Reads numbers below 2^31, several times faster than a ByteReader, which reads larger ones and checks the end. */
class NumberReader {
  #source: Uint8Array;
  #at: number;

  constructor(source: Uint8Array, at: number) {
    this.#source = source;
    this.#at = at;
  }

  next(): number {
    let byte = this.#source[this.#at++] as number;
    if (byte < 0x80) return byte;
    let number = byte & 0x7f;
    for (let shift = 7; byte >= 0x80; shift += 7) {
      byte = this.#source[this.#at++] as number;
      number |= (byte & 0x7f) << shift;
    }
    return number;
  }
}

/** More positions than any text has. */
const POSITIONS_MAX = 2 ** 26;

/**
 * Where any of several terms with positions occurs in documents of a set. Places are sorted as numbers, which needs no
 * objects.
 */
export function mergedPostings(readers: readonly PostingsReader[], set: DocSet): Postings {
  const all = readers.map((reader) => reader.readWithin(set));
  const [only] = all;
  if (all.length === 1 && only !== undefined) return only;
  const places = new Float64Array(all.reduce((sum, { positions }) => sum + positions.length, 0));
  let length = 0;
  for (const { docs, frequencies, positions } of all) {
    let from = 0;
    for (let at = 0; at < docs.length; at++)
      for (const end = from + (frequencies[at] as number); from < end; from++)
        places[length++] = (docs[at] as number) * POSITIONS_MAX + (positions[from] as number);
  }
  return postingsAt(places.sort());
}

function postingsAt(places: Float64Array): Postings {
  const docs = new Uint32Array(places.length);
  const frequencies = new Uint32Array(places.length);
  const positions = new Uint32Array(places.length);
  let count = 0;
  for (let at = 0; at < places.length; at++) {
    const place = places[at] as number;
    const doc = Math.floor(place / POSITIONS_MAX);
    positions[at] = place - doc * POSITIONS_MAX;
    if (count === 0 || docs[count - 1] !== doc) docs[count++] = doc;
    frequencies[count - 1] = (frequencies[count - 1] as number) + 1;
  }
  return { docs: docs.subarray(0, count), frequencies: frequencies.subarray(0, count), positions };
}
