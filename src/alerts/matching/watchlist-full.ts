/**
 * A list has up to 100,000 values; one that may mean several things, such as a domain or a title, is looked up as each
 * of them. These are the lookups.
 */
export const LOOKUPS_PER_LIST = 1_000_000;

/** What watchlists hold at most. */
export interface WatchlistLimits {
  /** Lookups of one list. */
  list: number;
  /** Lookups of all lists together. */
  total: number;
}

const REASONS: Record<keyof WatchlistLimits, (limit: string) => string> = {
  list: (limit) => `The values of a watchlist are at most ${limit} lookups. Split it into several.`,
  total: (limit) => `The values of all watchlists together are at most ${limit} lookups. Delete some first.`,
};

/** A watchlist that does not fit. Nothing is changed. */
export class WatchlistFull extends Error {
  override name = 'WatchlistFull';
  readonly limit: keyof WatchlistLimits;

  constructor(limit: keyof WatchlistLimits, value: number) {
    super(REASONS[limit](value.toLocaleString('en-US')));
    this.limit = limit;
  }
}
