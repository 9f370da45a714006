import { allFindingsOf } from '../../records/finding.ts';
import type { Indicator, LookupKind } from '../../records/indicator.ts';
import { canonicalItem } from '../../records/item.ts';
import type { AnyRecord } from '../../records/record.ts';
import { exactForm } from '../../search/search-tree.ts';
import { indicatorKey } from '../port/indicators.ts';
import { DigestTable, digestOf } from './digest-table.ts';
import { isMatched, type MatchedKind, type MatchedRecord } from './matched-search.ts';
import { WatchlistFull, type WatchlistLimits } from './watchlist-full.ts';

const LIMITS: WatchlistLimits = { list: 100_000, total: 2_000_000 };

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
  /** By value: the slots of the lists that have it. A number is the only one; most values are in one list. */
  #lists: (number | number[] | undefined)[] = [];
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
  add(id: string, indicators: Iterable<Indicator>, { collections }: WatchlistOptions = {}): void {
    const { keys, kinds } = this.#read(indicators);
    const replaced = this.#watchlists[this.#slots.get(id) ?? -1]?.values.length ?? 0;
    if (this.#total - replaced + keys.size > this.#limits.total)
      throw new WatchlistFull('total', this.#limits.total);
    this.remove(id);
    const slot = this.#freeSlots.pop() ?? this.#watchlists.length;
    const values = new Int32Array(keys.size);
    let index = 0;
    for (const key of keys) {
      const value = this.#values.add(digestOf(key));
      values[index++] = value;
      this.#link(value, slot);
    }
    this.#watchlists[slot] = { id, collections, values, kinds };
    this.#slots.set(id, slot);
    this.#total += values.length;
    for (const [kind, count] of kinds) this.#kinds.set(kind, (this.#kinds.get(kind) ?? 0) + count);
  }

  #read(indicators: Iterable<Indicator>): { keys: Set<string>; kinds: Map<LookupKind, number> } {
    const keys = new Set<string>();
    const kinds = new Map<LookupKind, number>();
    for (const indicator of indicators) {
      const key = keyOf(indicator);
      if (keys.has(key)) continue;
      if (keys.size === this.#limits.list) throw new WatchlistFull('list', this.#limits.list);
      keys.add(key);
      kinds.set(indicator.kind, (kinds.get(indicator.kind) ?? 0) + 1);
    }
    return { keys, kinds };
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
    const lists = this.#lists[value];
    if (lists === undefined) this.#lists[value] = slot;
    else if (typeof lists === 'number') this.#lists[value] = [lists, slot];
    else lists.push(slot);
  }

  #unlink(value: number, slot: number): void {
    const lists = this.#lists[value];
    if (typeof lists === 'object' && lists.length > 1) {
      lists[lists.indexOf(slot)] = lists[lists.length - 1] as number;
      lists.pop();
      return;
    }
    this.#lists[value] = undefined;
    this.#values.delete(value);
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
    const seen = new Set<string>();
    for (const indicator of indicatorsOf(record)) this.#addMatches(record.kind, indicator, seen, matches);
    for (const indicator of attributed) this.#addMatches(record.kind, indicator, seen, matches);
    return matches.size === 0 ? NO_MATCHES : [...matches.values()];
  }

  #addMatches(
    collection: MatchedKind,
    { kind, canonical }: Indicator,
    seen: Set<string>,
    matches: Map<number, WatchlistMatch>,
  ): void {
    if (!this.#kinds.has(kind)) return;
    const key = keyOf({ kind, canonical });
    if (seen.has(key)) return;
    seen.add(key);
    const lists = this.#lists[this.#values.numberOf(digestOf(key))];
    if (lists === undefined) return;
    for (const slot of typeof lists === 'number' ? [lists] : lists) {
      const { id, collections } = this.#watchlists[slot] as Watchlist;
      if (collections !== undefined && !collections.includes(collection)) continue;
      const match = matches.get(slot) ?? { id, indicators: [] };
      match.indicators.push({ kind, canonical });
      matches.set(slot, match);
    }
  }
}

/** The form in which the search by `indicator:` compares values. */
function keyOf(indicator: Indicator): string {
  return exactForm('item', indicatorKey(indicator));
}

function* indicatorsOf(record: MatchedRecord): Iterable<Indicator> {
  if (record.kind !== 'message') yield* allFindingsOf(record);
  else
    for (const { kind, value } of record.items ?? []) yield { kind, canonical: canonicalItem(kind, value) };
}
