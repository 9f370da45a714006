import { TOKEN_LENGTH_MAX } from '../../search/analyzer.ts';
import { ObservedShares } from './observed-shares.ts';
import { TermTable } from './term-table.ts';
import { ValueTerms } from './value-terms.ts';

/** What a condition asks for: a token, the beginning of a token, or a value of an exact field. */
export type Term =
  | { kind: 'word'; text: string }
  | { kind: 'prefix'; text: string }
  | { kind: 'value'; field: string; text: string; isPrefix: boolean };

/** Numbers the terms of all searches in one collection. A term goes with its last search. */
export class Vocabulary {
  /** By number; 0 is no term. Most terms are words: only the others are kept as objects. */
  #texts: string[] = [''];
  #uses: number[] = [0];
  #others = new Map<number, Term>();
  #free: number[] = [];
  /** How many records contain each term. */
  readonly shares = new ObservedShares();
  readonly words = new TermTable(this.#texts);
  readonly prefixes = new TermTable(this.#texts);
  /** How many prefixes have each length. */
  readonly prefixLengths = new Int32Array(TOKEN_LENGTH_MAX + 1);
  #longestPrefix = 0;
  /** By field. Fields that no search asks for are absent, so that their values need not be computed. */
  readonly values = new Map<string, ValueTerms>();

  /** All numbers are below this. */
  get size(): number {
    return this.#texts.length;
  }

  /** Longer beginnings of tokens need not be looked up. */
  get longestPrefix(): number {
    return this.#longestPrefix;
  }

  /** The term's number, for one more user of it. */
  acquire(term: Term, expectedShare: number | undefined): number {
    let number = this.#numberOf(term);
    if (number === 0) {
      number = this.#free.pop() ?? this.#texts.length;
      if (term.kind !== 'word') this.#others.set(number, term);
      this.#texts[number] = term.text;
      this.#uses[number] = 0;
      this.#add(term, number);
      this.shares.add(number, expectedShare);
    }
    this.#uses[number] = (this.#uses[number] as number) + 1;
    return number;
  }

  release(number: number): void {
    const uses = (this.#uses[number] as number) - 1;
    this.#uses[number] = uses;
    if (uses > 0) return;
    const other = this.#others.get(number);
    if (other === undefined) this.words.delete(number);
    else this.#deleteOther(other, number);
    this.#others.delete(number);
    this.#texts[number] = '';
    this.#free.push(number);
  }

  #numberOf(term: Term): number {
    if (term.kind === 'word') return this.words.numberOf(term.text);
    if (term.kind === 'prefix') return this.prefixes.numberOf(term.text);
    return this.values.get(term.field)?.numberOf(term.text, term.isPrefix) ?? 0;
  }

  #add(term: Term, number: number): void {
    if (term.kind === 'word') this.words.add(number);
    else if (term.kind === 'prefix') {
      this.prefixes.add(number);
      this.#countPrefix(term.text.length, 1);
    } else {
      const values = this.values.get(term.field) ?? new ValueTerms();
      this.values.set(term.field, values);
      values.add(term.text, term.isPrefix, number);
    }
  }

  #deleteOther(term: Term, number: number): void {
    if (term.kind === 'prefix') {
      this.prefixes.delete(number);
      this.#countPrefix(term.text.length, -1);
    } else if (term.kind === 'value') {
      const values = this.values.get(term.field) as ValueTerms;
      values.delete(term.text, term.isPrefix);
      if (values.isEmpty) this.values.delete(term.field);
    }
  }

  /** No token is longer than the array; a prefix that is longer matches nothing. */
  #countPrefix(length: number, change: number): void {
    if (length >= this.prefixLengths.length) return;
    this.prefixLengths[length] = (this.prefixLengths[length] as number) + change;
    this.#longestPrefix = this.prefixLengths.findLastIndex((count) => count > 0);
    if (this.#longestPrefix < 0) this.#longestPrefix = 0;
  }
}
