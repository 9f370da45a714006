import { allFindingsOf } from '../../records/finding.ts';
import type { Indicator, LookupKind } from '../../records/indicator.ts';
import { canonicalItem } from '../../records/item.ts';
import type { AnyRecord } from '../../records/record.ts';
import { DigestTable } from './digest-table.ts';
import { isMatched, type MatchedKind, type MatchedRecord } from './matched-search.ts';
import { LOOKUPS_PER_LIST, WatchlistFull, type WatchlistLimits } from './watchlist-full.ts';
import { indicatorDigest, WatchlistValues } from './watchlist-values.ts';

const LIMITS: WatchlistLimits = { list: LOOKUPS_PER_LIST, total: 6_000_000 };
const LENGTH_MIN = 64;

interface WatchlistOptions {
  /** Collections to watch; all by default. */
  collections?: readonly MatchedKind[] | undefined;
}

export interface WatchlistMatch {
  id: string;
  /** The values of the list that the record contains, each once. */
  indicators: Indicator[];
}

interface Watchlist {
  id: string;
  collections: readonly MatchedKind[] | undefined;
  /** Numbers of the values. */
  values: Int32Array;
  /** How many values of each kind it has. */
  kinds: ReadonlyMap<LookupKind, number>;
}

const NO_MATCHES: readonly WatchlistMatch[] = [];
const NO_INDICATORS: readonly Indicator[] = [];

/**
 * Finds the watchlists that contain an indicator of a record: about 40 bytes per value. Values are compared in the form
 * of the search by `indicator:`. Only their digests are kept.
 */
export class WatchlistIndex {
  #limits: WatchlistLimits;
  #values = new DigestTable();
  /** By value: the slot of the first list that has it, plus one. */
  #firstList = new Int32Array(LENGTH_MIN);
  /** By value: the slots of further lists. Most values are in one list. */
  #otherLists = new Map<number, number[]>();
  #watchlists: (Watchlist | undefined)[] = [];
  #slots = new Map<string, number>();
  #freeSlots: number[] = [];
  #total = 0;
  /** How many values each kind has, so that items of other kinds cost nothing. */
  #kinds = new Map<LookupKind, number>();

  constructor(limits: Partial<WatchlistLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
  }

  /** The number of values in all lists. */
  get size(): number {
    return this.#total;
  }

  /** Replaces the list with the same id. Throws `WatchlistFull`, and then changes nothing. */
  add(
    id: string,
    indicators: Iterable<Indicator> | WatchlistValues,
    { collections }: WatchlistOptions = {},
  ): void {
    const { digests, kinds, size } = this.#read(indicators);
    const replaced = this.#watchlists[this.#slots.get(id) ?? -1]?.values.length ?? 0;
    if (this.#total - replaced + size > this.#limits.total)
      throw new WatchlistFull('total', this.#limits.total);
    this.remove(id);
    const slot = this.#freeSlots.pop() ?? this.#watchlists.length;
    const values = new Int32Array(size);
    let index = 0;
    for (const digest of digests) {
      const value = this.#values.add(digest);
      values[index++] = value;
      this.#link(value, slot);
    }
    this.#watchlists[slot] = { id, collections, values, kinds };
    this.#slots.set(id, slot);
    this.#total += size;
    for (const [kind, count] of kinds) this.#kinds.set(kind, (this.#kinds.get(kind) ?? 0) + count);
  }

  #read(indicators: Iterable<Indicator> | WatchlistValues): WatchlistValues {
    if (indicators instanceof WatchlistValues) return indicators;
    const values = new WatchlistValues(this.#limits.list);
    for (const indicator of indicators) values.add(indicator);
    return values;
  }

  remove(id: string): void {
    const slot = this.#slots.get(id);
    const watchlist = slot === undefined ? undefined : this.#watchlists[slot];
    if (slot === undefined || watchlist === undefined) return;
    for (const value of watchlist.values) this.#unlink(value, slot);
    for (const [kind, count] of watchlist.kinds) this.#uncount(kind, count);
    this.#total -= watchlist.values.length;
    this.#watchlists[slot] = undefined;
    this.#slots.delete(id);
    this.#freeSlots.push(slot);
  }

  #link(value: number, slot: number): void {
    if (value >= this.#firstList.length) {
      const larger = new Int32Array(Math.ceil(1.5 * value));
      larger.set(this.#firstList);
      this.#firstList = larger;
    }
    if (this.#firstList[value] === 0) this.#firstList[value] = slot + 1;
    else this.#otherLists.set(value, [...(this.#otherLists.get(value) ?? []), slot]);
  }

  #unlink(value: number, slot: number): void {
    const left = this.#listsWith(value).filter((each) => each !== slot);
    const [first, ...others] = left;
    this.#firstList[value] = first === undefined ? 0 : first + 1;
    if (others.length > 0) this.#otherLists.set(value, others);
    else this.#otherLists.delete(value);
    if (first === undefined) this.#values.delete(value);
  }

  /** The slots of the lists that have a value. */
  #listsWith(value: number): number[] {
    const first = this.#firstList[value] as number;
    return first === 0 ? [] : [first - 1, ...(this.#otherLists.get(value) ?? [])];
  }

  #uncount(kind: LookupKind, count: number): void {
    const left = (this.#kinds.get(kind) ?? 0) - count;
    if (left > 0) this.#kinds.set(kind, left);
    else this.#kinds.delete(kind);
  }

  /**
   * The lists with an indicator of the record, in no particular order. `attributed` are indicators that findings
   * attribute to the record, although it does not list them (rules/sender-findings.ts).
   */
  match(record: AnyRecord, attributed = NO_INDICATORS): readonly WatchlistMatch[] {
    if (this.#total === 0 || !isMatched(record)) return NO_MATCHES;
    if (record.kind === 'message' && record.items === undefined) return NO_MATCHES;
    const matches = new Map<number, WatchlistMatch>();
    const seen = new Set<number>();
    for (const indicator of indicatorsOf(record)) this.#addMatches(record.kind, indicator, seen, matches);
    for (const indicator of attributed) this.#addMatches(record.kind, indicator, seen, matches);
    return matches.size === 0 ? NO_MATCHES : [...matches.values()];
  }

  #addMatches(
    collection: MatchedKind,
    { kind, canonical }: Indicator,
    seen: Set<number>,
    matches: Map<number, WatchlistMatch>,
  ): void {
    if (!this.#kinds.has(kind)) return;
    const value = this.#values.numberOf(indicatorDigest({ kind, canonical }));
    if (value === 0 || seen.has(value)) return;
    seen.add(value);
    for (const slot of this.#listsWith(value)) {
      const { id, collections } = this.#watchlists[slot] as Watchlist;
      if (collections !== undefined && !collections.includes(collection)) continue;
      const match = matches.get(slot) ?? { id, indicators: [] };
      match.indicators.push({ kind, canonical });
      matches.set(slot, match);
    }
  }
}

function* indicatorsOf(record: MatchedRecord): Iterable<Indicator> {
  if (record.kind !== 'message') yield* allFindingsOf(record);
  else
    for (const { kind, value } of record.items ?? []) yield { kind, canonical: canonicalItem(kind, value) };
}
