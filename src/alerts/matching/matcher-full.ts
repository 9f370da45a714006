/** What a matcher holds at most. */
export interface MatcherLimits {
  searches: number;
  /** Searches of one collection that have to be checked for every record. */
  unselective: number;
  /** Tokens and values of all searches together. */
  terms: number;
}

const REASONS: Record<keyof MatcherLimits, (limit: string) => string> = {
  searches: (limit) => `There are ${limit} saved searches already. Delete some first.`,
  unselective: (limit) =>
    `There are ${limit} saved searches already that every record has to be checked against, such as those that only exclude words. Add a word of at least three letters or a field to this one.`,
  terms: (limit) => `The saved searches have more than ${limit} terms. Delete some, or use fewer word forms.`,
};

/** A search that does not fit. The matcher is unchanged. */
export class MatcherFull extends Error {
  override name = 'MatcherFull';
  readonly limit: keyof MatcherLimits;

  constructor(limit: keyof MatcherLimits, value: number) {
    super(REASONS[limit](value.toLocaleString('en-US')));
    this.limit = limit;
  }
}
