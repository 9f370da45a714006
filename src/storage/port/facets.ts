import type { FindableKind } from './query.ts';

export const FACETS = ['channel', 'user', 'language', 'platform', 'indicator'] as const;
export type Facet = (typeof FACETS)[number];

/** The facets that each kind of record has. */
export const FACETS_OF: Record<FindableKind, readonly Facet[]> = {
  message: FACETS,
  profile: ['platform'],
  channel: ['platform'],
  page: [],
  ransomware: [],
  'ransomware-group': [],
  victim: [],
};

/** Counts the complete result of a query by the values of some fields. */
export interface FacetRequest {
  by: readonly Facet[];
  /** Each facet lists at most this many values: the most frequent. */
  size: number;
}

export interface FacetValue {
  /**
   * The id of a channel or user, a language (UNKNOWN_LANGUAGE if unknown), a platform, or an indicator as `kind:value`
   * in canonical form. A message counts under its most likely language, and once under each of its indicators.
   */
  key: string;
  /** Exact number of records. */
  count: number;
  /** The channel's title or the user's name in the newest record that is counted. */
  title?: string | undefined;
}

/** Most frequent first, ties by key. */
export type Facets = Partial<Record<Facet, FacetValue[]>>;
