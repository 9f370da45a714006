import { MS_PER_DAY } from '../../../../time/instant.ts';
import { MESSAGE_INDEX_COLUMNS } from '../database/message-columns.ts';
import { ByteWriter } from './bytes.ts';
import { DOCS_PER_CHUNK, writeColumn } from './column.ts';
import { DictionaryWriter } from './dictionary.ts';
import { type PartRange, PartWriter } from './parts.ts';
import { writePostings } from './postings.ts';
import {
  hasPositions,
  SEGMENT_COLUMNS,
  type SegmentColumn,
  type SegmentHeader,
  termName,
} from './segment-format.ts';

/** A message as a segment sees it. */
export interface SegmentDocument {
  /** Milliseconds, and the rest of the slot. */
  date: number;
  tie: number;
  chat: number;
  /** Number of the sender, whatever names they have (records/speakers.ts). */
  user: number;
  language: string;
  /** Tokens of each field (database/message-columns.ts), separated by spaces. */
  fields: readonly (string | null)[];
}

export interface BuiltSegment {
  header: SegmentHeader;
  parts: Uint8Array[];
}

/**
 * Builds a segment from documents in the order of their slots. Occurrences of words are collected as numbers and sorted
 * by word at the end, which takes a fraction of the memory of a list per word.
 */
export class SegmentBuilder {
  #start: number;
  /** Numbers of the tokens of each field. */
  #terms = MESSAGE_INDEX_COLUMNS.map(() => new Map<string, number>());
  #counts = new Numbers();
  #termOf = new Numbers();
  #docOf = new Numbers();
  #positionOf = new Numbers();
  #columns = Object.fromEntries(SEGMENT_COLUMNS.map((name) => [name, new Numbers()])) as Record<
    SegmentColumn,
    Numbers
  >;
  #languages = new Map<string, number>();
  #tokens = 0;
  #docs = 0;

  /** `start` is the start of the month. */
  constructor(start: number) {
    this.#start = start;
  }

  get docs(): number {
    return this.#docs;
  }

  /** Words of all documents. */
  get occurrences(): number {
    return this.#termOf.length;
  }

  add({ date, tie, chat, user, language, fields }: SegmentDocument): void {
    const doc = this.#docs++;
    let length = 0;
    for (const [field, text] of fields.entries())
      if (text !== null) length += this.#addField(doc, field, text);
    this.#tokens += length;
    let languageNumber = this.#languages.get(language);
    if (languageNumber === undefined) {
      languageNumber = this.#languages.size;
      this.#languages.set(language, languageNumber);
    }
    const columns = this.#columns;
    columns.date.push(date - this.#start);
    columns.tie.push(tie);
    columns.chat.push(chat);
    columns.user.push(user);
    columns.language.push(languageNumber);
    columns.length.push(length);
  }

  /** Returns the number of tokens. */
  #addField(doc: number, field: number, text: string): number {
    const terms = this.#terms[field] as Map<string, number>;
    let position = 0;
    for (let from = 0; from < text.length; ) {
      const space = text.indexOf(' ', from);
      const to = space === -1 ? text.length : space;
      if (to > from) {
        const token = text.slice(from, to);
        let term = terms.get(token);
        if (term === undefined) {
          term = this.#counts.length;
          terms.set(token, term);
          this.#counts.push(0);
        }
        this.#counts.increment(term);
        this.#termOf.push(term);
        this.#docOf.push(doc);
        this.#positionOf.push(position++);
      }
      from = to + 1;
    }
    return position;
  }

  finish(): BuiltSegment {
    const parts = new PartWriter();
    const columns = Object.fromEntries(
      SEGMENT_COLUMNS.map((name) => [name, this.#writeColumn(this.#columns[name], parts)]),
    ) as Record<SegmentColumn, PartRange[]>;
    const dictionary = this.#writeTerms(parts);
    const header: SegmentHeader = {
      docs: this.#docs,
      tokens: this.#tokens,
      start: this.#start,
      languages: [...this.#languages.keys()],
      dayStarts: this.#dayStarts(),
      columns,
      dictionary,
    };
    return { header, parts: parts.end() };
  }

  #writeColumn(values: Numbers, parts: PartWriter): PartRange[] {
    const chunks: PartRange[] = [];
    for (let from = 0; from < values.length; from += DOCS_PER_CHUNK)
      chunks.push(
        parts.append(writeColumn(values.slice(from, Math.min(values.length, from + DOCS_PER_CHUNK)))),
      );
    return chunks;
  }

  #writeTerms(parts: PartWriter): PartRange {
    const { starts, docs, positions } = this.#byTerm();
    const writer = new DictionaryWriter(parts);
    const postings = new ByteWriter();
    const fields = this.#terms.entries();
    const named = Array.from(fields, ([field, terms]) =>
      Array.from(terms, ([token, term]): NamedTerm => ({ name: termName(token, field), field, term })),
    ).flat();
    for (const { name, field, term } of sortedByBytes(named)) {
      const [from, to] = [starts[term] as number, starts[term + 1] as number];
      postings.clear();
      writePostings(postings, docs.subarray(from, to), positions.subarray(from, to), hasPositions(field));
      writer.add(Buffer.from(name, 'utf8'), postings.written());
    }
    return writer.end();
  }

  /** Sorts the occurrences by term. Those of a term stay in their order. */
  #byTerm(): { starts: Uint32Array; docs: Uint32Array; positions: Uint32Array } {
    const starts = new Uint32Array(this.#counts.length + 1);
    for (let term = 0; term < this.#counts.length; term++)
      starts[term + 1] = (starts[term] as number) + this.#counts.at(term);
    const next = starts.slice();
    const docs = new Uint32Array(this.#termOf.length);
    const positions = new Uint32Array(this.#termOf.length);
    for (let at = 0; at < this.#termOf.length; at++) {
      const term = this.#termOf.at(at);
      const to = next[term] as number;
      docs[to] = this.#docOf.at(at);
      positions[to] = this.#positionOf.at(at);
      next[term] = to + 1;
    }
    return { starts, docs, positions };
  }

  #dayStarts(): number[] {
    const starts: number[] = [];
    const dates = this.#columns.date;
    for (let doc = 0; doc < this.#docs; doc++)
      while (starts.length <= dates.at(doc) / MS_PER_DAY) starts.push(doc);
    starts.push(this.#docs);
    return starts;
  }
}

interface NamedTerm {
  name: string;
  field: number;
  term: number;
}

/** JavaScript compares UTF-16 code units. Up to the surrogates, that is the order of UTF-8 bytes. */
function sortedByBytes(terms: NamedTerm[]): NamedTerm[] {
  if (!terms.some(({ name }) => BEYOND.test(name))) return terms.sort((a, b) => (a.name < b.name ? -1 : 1));
  return terms
    .map((term) => ({ term, bytes: Buffer.from(term.name, 'utf8') }))
    .sort((a, b) => Buffer.compare(a.bytes, b.bytes))
    .map(({ term }) => term);
}

const BEYOND = /[\ud800-\uffff]/;

/** A list of whole numbers below 2^32 that grows. */
class Numbers {
  #values = new Uint32Array(1024);
  length = 0;

  push(value: number): void {
    if (this.length === this.#values.length) {
      const grown = new Uint32Array(this.length * 2);
      grown.set(this.#values);
      this.#values = grown;
    }
    this.#values[this.length++] = value;
  }

  at(index: number): number {
    return this.#values[index] as number;
  }

  increment(index: number): void {
    this.#values[index] = (this.#values[index] as number) + 1;
  }

  slice(from: number, to: number): Uint32Array {
    return this.#values.subarray(from, to);
  }
}
