import type { Indicator } from '../../records/indicator.ts';
import type { Platform } from '../../records/platform.ts';
import type { PreparedMessage } from '../../storage/port/writing.ts';
import { type Condition, holds, renumbered } from './condition.ts';
import { keysOf } from './keys.ts';
import { Marks } from './marks.ts';
import type { MatchedRecord, MatchedSearch } from './matched-search.ts';
import { RecordReader } from './record-reader.ts';
import { RecordTerms } from './record-terms.ts';
import type { SearchPlan } from './search-plan.ts';
import { Vocabulary } from './vocabulary.ts';

interface IndexedSearch {
  id: string;
  platform: Platform | undefined;
  condition: Condition;
  terms: Int32Array;
  /** The terms by which the search is found; undefined if it is checked for every record. */
  keys: readonly number[] | undefined;
  /** How often the search was checked in vain since its keys were chosen, and how often it may be. */
  misses: number;
  missesMax: number;
}

/** Keys are chosen again after this many vain checks, then after four times as many, and so on. */
const MISSES_MAX = 32;
const MISSES_FACTOR = 4;

export const NO_MATCHES: readonly string[] = [];

/** The searches of one collection, each found by its rarest terms. */
export class CollectionSearches {
  #vocabulary = new Vocabulary();
  #terms = new RecordTerms(this.#vocabulary);
  #reader = new RecordReader(this.#vocabulary, this.#terms);
  /** By slot. */
  #searches: (IndexedSearch | undefined)[] = [];
  #freeSlots: number[] = [];
  #slots = new Map<string, number>();
  /** By term: the slots of the searches that have it as key. Most terms have one, which needs no list. */
  #byKey: (number | number[] | undefined)[] = [];
  #unselective: number[] = [];
  /** Slots of searches that were checked in vain too often. */
  #misplaced: number[] = [];
  /** Slots that were checked for the current record. */
  #checked = new Marks();

  get size(): number {
    return this.#slots.size;
  }

  /** The number of searches that are checked for every record, other than this one. */
  unselectiveExcept(id: string): number {
    return this.#unselective.filter((slot) => slot !== this.#slots.get(id)).length;
  }

  /** The id must be new. */
  add({ id, platform }: MatchedSearch, plan: SearchPlan): void {
    const terms = Int32Array.from(plan.terms, (term, index) =>
      this.#vocabulary.acquire(term, plan.shares[index]),
    );
    const condition = renumbered(plan.condition, terms);
    const slot = this.#freeSlots.pop() ?? this.#searches.length;
    const search = { id, platform, condition, terms, keys: undefined, misses: 0, missesMax: MISSES_MAX };
    this.#searches[slot] = search;
    this.#slots.set(id, slot);
    this.#checked.reserve(this.#searches.length);
    this.#chooseKeys(search, slot);
  }

  #chooseKeys(search: IndexedSearch, slot: number): void {
    const { shares } = this.#vocabulary;
    for (const key of search.keys ?? []) this.#removeKey(key, slot);
    search.keys = keysOf(search.condition, (term) => shares.of(term));
    if (search.keys === undefined) this.#unselective.push(slot);
    for (const key of search.keys ?? []) {
      const slots = this.#byKey[key];
      if (slots === undefined) this.#byKey[key] = slot;
      else if (typeof slots === 'number') this.#byKey[key] = [slots, slot];
      else slots.push(slot);
    }
  }

  remove(id: string): void {
    const slot = this.#slots.get(id);
    const search = slot === undefined ? undefined : this.#searches[slot];
    if (slot === undefined || search === undefined) return;
    for (const key of search.keys ?? []) this.#removeKey(key, slot);
    if (search.keys === undefined) this.#unselective = this.#unselective.filter((each) => each !== slot);
    for (const term of search.terms) this.#vocabulary.release(term);
    this.#searches[slot] = undefined;
    this.#slots.delete(id);
    this.#freeSlots.push(slot);
  }

  #removeKey(key: number, slot: number): void {
    const slots = this.#byKey[key];
    if (typeof slots !== 'object' || slots.length === 1) {
      this.#byKey[key] = undefined;
      return;
    }
    slots[slots.indexOf(slot)] = slots[slots.length - 1] as number;
    slots.pop();
  }

  match(
    record: MatchedRecord,
    prepared: PreparedMessage | undefined,
    attributed: readonly Indicator[],
  ): readonly string[] {
    if (record.kind === 'message') this.#reader.readMessage(record, prepared);
    else this.#reader.readEntity(record, attributed);
    const platform = 'platform' in record ? record.platform : undefined;
    const matches: string[] = [];
    this.#checkCandidates(platform, matches);
    for (const slot of this.#unselective) this.#check(slot, platform, matches);
    if (this.#misplaced.length > 0) this.#chooseBetterKeys();
    return matches.length === 0 ? NO_MATCHES : matches;
  }

  #checkCandidates(platform: Platform | undefined, matches: string[]): void {
    const terms = this.#terms;
    this.#checked.clear();
    for (let index = 0; index < terms.count; index++) {
      const slots = this.#byKey[terms.term(index)];
      if (slots === undefined) continue;
      if (typeof slots === 'number') this.#checkOnce(slots, platform, matches);
      else for (const slot of slots) this.#checkOnce(slot, platform, matches);
    }
  }

  #checkOnce(slot: number, platform: Platform | undefined, matches: string[]): void {
    if (this.#checked.has(slot)) return;
    this.#checked.add(slot);
    this.#check(slot, platform, matches);
  }

  #check(slot: number, platform: Platform | undefined, matches: string[]): void {
    const search = this.#searches[slot] as IndexedSearch;
    const isMatch =
      (search.platform === undefined || search.platform === platform) && holds(search.condition, this.#terms);
    if (isMatch) matches.push(search.id);
    else if (search.keys !== undefined && ++search.misses === search.missesMax) this.#misplaced.push(slot);
  }

  /** By now it is known how many records contain the terms. */
  #chooseBetterKeys(): void {
    for (const slot of this.#misplaced) {
      const search = this.#searches[slot] as IndexedSearch;
      this.#chooseKeys(search, slot);
      search.misses = 0;
      search.missesMax *= MISSES_FACTOR;
    }
    this.#misplaced = [];
  }
}
