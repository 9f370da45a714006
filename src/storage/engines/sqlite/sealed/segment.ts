import { TIE_BITS } from '../../../../records/tie.ts';
import { MS_PER_DAY } from '../../../../time/instant.ts';
import { filterToken } from '../database/filter-token.ts';
import { Column, DOCS_PER_CHUNK } from './column.ts';
import { Dictionary } from './dictionary.ts';
import { DocSet } from './doc-set.ts';
import type { PartRange } from './parts.ts';
import { PostingsReader } from './postings.ts';
import type { Decoded } from './segment-cache.ts';
import { SEGMENT_COLUMNS, type SegmentColumn, type SegmentHeader } from './segment-format.ts';

/** Filters that items are found by (database/filter-token.ts). */
const ITEM_PREFIX = filterToken('item', '');
const TIE_LIMIT = 1n << BigInt(TIE_BITS);
/** What a term takes in the cache beside its data: its key there, and the objects around it. */
const BYTES_PER_TERM = 450;

/** Where a term occurs in one field. */
export interface Term {
  field: number;
  postings: Uint8Array;
}

/** Documents of a segment, e.g. those that match. */
export interface SegmentDocs {
  segment: Segment;
  docs: DocSet;
}

/** Reads bytes of a segment, and what was made of them, through a cache that all segments share. */
export interface SegmentSource {
  read(range: PartRange): Uint8Array;
  /** What was decoded under a name before, or is now. */
  decoded<T extends Decoded>(name: string, decode: () => T): T;
  /** What was found under a name before, or is now. */
  found<T extends Decoded>(name: string, find: () => T): T;
}

/** Reads a segment. */
export class Segment {
  readonly header: SegmentHeader;
  /** Documents that were removed since; undefined if none was. */
  readonly removed: DocSet | undefined;
  #source: SegmentSource;

  constructor(header: SegmentHeader, removed: DocSet | undefined, source: SegmentSource) {
    this.header = header;
    this.removed = removed;
    this.#source = source;
  }

  get docs(): number {
    return this.header.docs;
  }

  /** Documents that were not removed. */
  get live(): number {
    return this.docs - (this.removed?.size ?? 0);
  }

  /** The terms whose names begin like this (segment-format.ts). */
  termsFrom(start: string): readonly Term[] {
    const { terms } = this.#source.decoded(`terms ${start}`, () => {
      const found: Term[] = [];
      let bytes = start.length;
      this.#dictionary().visit(Buffer.from(start, 'utf8'), (field, postings) => {
        // A copy: the block that it is a part of is larger, and need not stay in memory. The slice of a Buffer is none.
        found.push({ field, postings: new Uint8Array(postings) });
        bytes += postings.length + BYTES_PER_TERM;
      });
      return { terms: found, bytes };
    });
    return terms;
  }

  /** What was found in the segment under a name before, or is now. Removals must not matter for it. */
  remembered<T extends Decoded>(name: string, find: () => T): T {
    return this.#source.found(name, find);
  }

  /** What was decoded from the segment under a name before, or is now. */
  decoded<T extends Decoded>(name: string, decode: () => T): T {
    return this.#source.decoded(name, decode);
  }

  #dictionary(): Dictionary {
    const read = (range: PartRange) => this.#source.read(range);
    return this.#source.decoded('dictionary', () => new Dictionary(read(this.header.dictionary), read));
  }

  /** The chunks of a column, each decoded when it is reached. */
  chunk(column: SegmentColumn, index: number): Column {
    return this.#source.decoded(
      `${column} ${index}`,
      () => new Column(this.#source.read(this.header.columns[column][index] as PartRange)),
    );
  }

  value(column: SegmentColumn, doc: number): number {
    const index = Math.floor(doc / DOCS_PER_CHUNK);
    return this.chunk(column, index).values[doc - index * DOCS_PER_CHUNK] as number;
  }

  dateOf(doc: number): number {
    return this.header.start + this.value('date', doc);
  }

  slotOf(doc: number): bigint {
    return BigInt(this.dateOf(doc)) * TIE_LIMIT + BigInt(this.value('tie', doc));
  }

  /** The first document at a slot or after it. */
  firstAt(slot: bigint): number {
    const day = Math.floor((Number(slot / TIE_LIMIT) - this.header.start) / MS_PER_DAY);
    const { dayStarts } = this.header;
    if (day < 0) return 0;
    if (day >= dayStarts.length - 1) return this.docs;
    let [low, high] = [dayStarts[day] as number, dayStarts[day + 1] as number];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.slotOf(middle) < slot) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The document in a slot; undefined if there is none or it was removed. */
  docAt(slot: bigint): number | undefined {
    const doc = this.firstAt(slot);
    if (doc >= this.docs || this.removed?.has(doc) || this.slotOf(doc) !== slot) return undefined;
    return doc;
  }

  /** Documents whose slots are in the range, both ends inclusive. */
  range([from, to]: readonly [bigint, bigint]): [from: number, to: number] {
    return [this.firstAt(from), this.firstAt(to + 1n)];
  }

  /** Documents that contain any item. */
  withItems(): DocSet {
    const { items } = this.#source.decoded('items', () => {
      const found = new DocSet(this.docs);
      for (const { postings } of this.termsFrom(ITEM_PREFIX)) new PostingsReader(postings).addTo(found);
      return { items: found, bytes: found.words.byteLength };
    });
    return items.clone();
  }

  /** Decodes everything, and throws if anything is damaged. */
  readAll(): void {
    for (const column of SEGMENT_COLUMNS) {
      const docs = this.header.columns[column].reduce(
        (sum, _, at) => sum + this.chunk(column, at).values.length,
        0,
      );
      if (docs !== this.docs)
        throw new RangeError(`the column "${column}" has ${docs} documents of ${this.docs}`);
    }
    this.#dictionary().visit(new Uint8Array(0), (_, postings) => {
      const last = new PostingsReader(postings).read().docs.at(-1) ?? 0;
      if (last >= this.docs) throw new RangeError('a word occurs after the last document');
    });
  }

  all(): DocSet {
    const all = DocSet.all(this.docs);
    return this.removed === undefined ? all : all.andNot(this.removed);
  }
}
