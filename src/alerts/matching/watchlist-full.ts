export const VALUES_PER_LIST = 100_000;

/** What watchlists hold at most. */
export interface WatchlistLimits {
  /** Values of one list. */
  list: number;
  /** Values of all lists together. */
  total: number;
}

const REASONS: Record<keyof WatchlistLimits, (limit: string) => string> = {
  list: (limit) => `A watchlist has at most ${limit} values. Split it into several.`,
  total: (limit) => `All watchlists together have at most ${limit} values. Delete some first.`,
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
