import type { FacetValue } from './facets.ts';

/** The copies of a message that one hit stands for, all of them matches of the same query. */
export interface SimilarCopies {
  /** Number of copies, the hit included. */
  count: number;
  /** When the earliest copy was written. */
  firstSeen: number;
  /** The channels with most copies: at most CHANNELS_OF_COPIES_MAX, ordered and named like a facet. */
  channels: FacetValue[];
}

export const CHANNELS_OF_COPIES_MAX = 10;
