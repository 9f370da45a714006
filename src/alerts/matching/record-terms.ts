import type { SearchPlace } from '../../search/search-tree.ts';
import { Marks } from './marks.ts';
import { EMPTY_HASH, extendedHash } from './term-table.ts';
import type { Vocabulary } from './vocabulary.ts';

const SPACE = 0x20;

/** Buffers for more tokens than this are dropped after the record: few records are as large as a long page. */
const RETAINED_MAX = 2 ** 18;
const LENGTH_MIN = 256;

interface Range {
  start: number;
  end: number;
}

const NOWHERE: Range = { start: 0, end: 0 };

/**
 * Which terms of the vocabulary a record contains, and where. Reused for every record, so that a record without matches
 * costs no memory. Every token has a position; one position between two values stays empty, so that no phrase spans
 * them.
 */
export class RecordTerms {
  #vocabulary: Vocabulary;
  /** Terms in the parts of the record that words are searched in, and values. */
  #searched = new Marks();
  #found = new Marks();
  /** The terms found, each once. */
  #numbers = new Int32Array(LENGTH_MIN);
  #count = 0;
  /** The term at each position, 0 if the token is not in the vocabulary. */
  #tokens = new Int32Array(LENGTH_MIN);
  #position = 0;
  #everywhere: Range = { ...NOWHERE };
  #places = new Map<SearchPlace, Range>();
  /** Of each term that was found: the number of its occurrences, and the last one. */
  #counts = new Int32Array(LENGTH_MIN);
  #last = new Int32Array(LENGTH_MIN);
  /** Occurrences: their position, and the previous one of the same term; 0 is none. */
  #positions = new Int32Array(LENGTH_MIN);
  #previous = new Int32Array(LENGTH_MIN);
  #occurrences = 0;
  #isSearched = true;

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  /** How many terms the record contains. */
  get count(): number {
    return this.#count;
  }

  /** One of the terms that the record contains, by its index below `count`. */
  term(index: number): number {
    return this.#numbers[index] as number;
  }

  /** Forgets the previous record. */
  begin(): void {
    const { size } = this.#vocabulary;
    this.#searched.reserve(size);
    this.#found.reserve(size);
    if (size > this.#last.length) {
      this.#last = new Int32Array(Math.max(size, 2 * this.#last.length));
      this.#counts = new Int32Array(this.#last.length);
      this.#numbers = new Int32Array(this.#last.length);
    }
    if (this.#tokens.length > RETAINED_MAX) this.#tokens = new Int32Array(LENGTH_MIN);
    if (this.#positions.length > RETAINED_MAX) {
      this.#positions = new Int32Array(LENGTH_MIN);
      this.#previous = new Int32Array(LENGTH_MIN);
    }
    this.#vocabulary.shares.nextRecord();
    this.#searched.clear();
    this.#found.clear();
    this.#count = 0;
    this.#position = 0;
    this.#occurrences = 0;
    this.#isSearched = true;
    this.#everywhere.end = 0;
    if (this.#places.size > 0) this.#places.clear();
  }

  /** Adds the texts of one place, as their tokens joined by spaces. */
  addPlace(place: SearchPlace, indexTexts: readonly string[]): void {
    const start = this.#position;
    for (const each of indexTexts) this.addText(each);
    this.#places.set(place, { start, end: this.#position });
  }

  /** Adds a place whose words are found only by queries that name it. */
  addSeparatePlace(place: SearchPlace, indexTexts: readonly string[]): void {
    this.#isSearched = false;
    this.addPlace(place, indexTexts);
  }

  /** Adds a text as its tokens joined by spaces. */
  addText(indexText: string): void {
    const { length } = indexText;
    if (length === 0) return;
    this.#reserveTokens(length);
    const { words, prefixes, prefixLengths, longestPrefix } = this.#vocabulary;
    let hash = EMPTY_HASH;
    let start = 0;
    for (let index = 0; index < length; index++) {
      const code = indexText.charCodeAt(index);
      if (code === SPACE) {
        this.#addToken(words.find(hash, indexText, start, index));
        hash = EMPTY_HASH;
        start = index + 1;
        continue;
      }
      hash = extendedHash(hash, code);
      if (index - start >= longestPrefix || prefixLengths[index - start + 1] === 0) continue;
      const prefix = prefixes.find(hash, indexText, start, index + 1);
      if (prefix !== 0) this.#addOccurrence(prefix);
    }
    this.#addToken(words.find(hash, indexText, start, length));
    this.#tokens[this.#position++] = 0;
    if (this.#isSearched) this.#everywhere.end = this.#position;
  }

  /** Adds the value of an exact field. */
  addValue(field: string, value: string): void {
    this.#vocabulary.values.get(field)?.visit(value, this.#addValueTerm);
  }

  has(term: number): boolean {
    return this.#searched.has(term);
  }

  /**
   * Whether the terms follow each other in a place, or anywhere. With `endsWithPrefix`, the last term is one. Starts from
   * the term with the fewest occurrences, so that no text makes it slow.
   */
  hasPhrase(terms: Int32Array, endsWithPrefix: boolean, place: SearchPlace | undefined): boolean {
    const { start, end } = place === undefined ? this.#everywhere : (this.#places.get(place) ?? NOWHERE);
    const pivot = this.#rarest(terms, endsWithPrefix);
    if (pivot < 0) return false;
    const lastStart = end - terms.length;
    for (let at = this.#last[terms[pivot] as number] as number; at !== 0; at = this.#previous[at] as number) {
      const first = (this.#positions[at] as number) - pivot;
      if (first > lastStart) continue;
      if (first < start) return false;
      if (this.#isPhraseAt(first, terms, pivot)) return true;
    }
    return false;
  }

  /** The index of the term with the fewest occurrences; that of the prefix, if there is one. Negative if one is missing. */
  #rarest(terms: Int32Array, endsWithPrefix: boolean): number {
    let rarest = terms.length - 1;
    for (let index = 0; index < terms.length; index++) {
      const term = terms[index] as number;
      if (!this.#found.has(term)) return -1;
      if (
        !endsWithPrefix &&
        (this.#counts[term] as number) < (this.#counts[terms[rarest] as number] as number)
      )
        rarest = index;
    }
    return rarest;
  }

  #isPhraseAt(first: number, terms: Int32Array, pivot: number): boolean {
    for (let offset = 0; offset < terms.length; offset++)
      if (offset !== pivot && this.#tokens[first + offset] !== terms[offset]) return false;
    return true;
  }

  #addToken(term: number): void {
    if (term !== 0) this.#addOccurrence(term);
    this.#tokens[this.#position++] = term;
  }

  #addOccurrence(term: number): void {
    const at = ++this.#occurrences;
    if (at >= this.#positions.length) this.#growOccurrences();
    this.#positions[at] = this.#position;
    const isFirst = this.#find(term);
    this.#previous[at] = isFirst ? 0 : (this.#last[term] as number);
    this.#counts[term] = isFirst ? 1 : (this.#counts[term] as number) + 1;
    this.#last[term] = at;
    if (this.#isSearched) this.#searched.add(term);
  }

  /** Returns whether this is the first occurrence. */
  #find(term: number): boolean {
    if (this.#found.has(term)) return false;
    this.#found.add(term);
    this.#numbers[this.#count++] = term;
    this.#vocabulary.shares.count(term);
    return true;
  }

  #addValueTerm = (term: number): void => {
    this.#find(term);
    this.#searched.add(term);
  };

  /** A text has at most half as many tokens as characters, and one position after them. */
  #reserveTokens(length: number): void {
    const needed = this.#position + length / 2 + 2;
    if (needed > this.#tokens.length)
      this.#tokens = enlarged(this.#tokens, Math.max(Math.ceil(needed), 2 * this.#tokens.length));
  }

  #growOccurrences(): void {
    this.#positions = enlarged(this.#positions, 2 * this.#positions.length);
    this.#previous = enlarged(this.#previous, 2 * this.#previous.length);
  }
}

function enlarged(values: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(length);
  larger.set(values);
  return larger;
}
