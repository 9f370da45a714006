import type { Indicator, LookupKind } from '../../records/indicator.ts';
import { exactForm } from '../../search/search-tree.ts';
import { indicatorKey } from '../../storage/port/indicators.ts';
import { type Digest, DigestTable, digestOf } from './digest-table.ts';
import { LOOKUPS_PER_LIST, WatchlistFull } from './watchlist-full.ts';

const ASCII = /^[\0-\x7f]*$/;

/** Identifies an indicator, in the form in which the search by `indicator:` compares values. */
export function indicatorDigest(indicator: Indicator): Digest {
  const key = indicatorKey(indicator);
  return digestOf(ASCII.test(key) ? key : exactForm('item', key));
}

/**
 * The values of one watchlist, as digests. A long list takes a tenth of a second to digest; a caller that must not block
 * the event loop adds its values in parts.
 */
export class WatchlistValues {
  readonly digests = new DigestTable();
  /** How many values of each kind there are. */
  readonly kinds = new Map<LookupKind, number>();
  #limit: number;

  constructor(limit = LOOKUPS_PER_LIST) {
    this.#limit = limit;
  }

  /** Each value counts once. */
  get size(): number {
    return this.digests.size;
  }

  /** Throws `WatchlistFull` if there are too many. */
  add(indicator: Indicator): void {
    const digest = indicatorDigest(indicator);
    if (this.digests.numberOf(digest) !== 0) return;
    if (this.size === this.#limit) throw new WatchlistFull('list', this.#limit);
    this.digests.add(digest);
    this.kinds.set(indicator.kind, (this.kinds.get(indicator.kind) ?? 0) + 1);
  }
}
