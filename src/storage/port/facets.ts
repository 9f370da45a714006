import type { Platform } from '../../records/platform.ts';
import { VICTIM_GROUPINGS, type VictimGrouping } from './histogram.ts';
import type { FindableKind } from './query.ts';

export const MESSAGE_FACETS = ['channel', 'user', 'language', 'platform', 'indicator'] as const;
export type MessageFacet = (typeof MESSAGE_FACETS)[number];
export const PAGE_FACETS = ['language', 'network', 'site', 'tag', 'indicator'] as const;
export type PageFacet = (typeof PAGE_FACETS)[number];
export type Facet = MessageFacet | PageFacet | VictimGrouping;

/** The facets that each kind of record has. */
export const FACETS_OF: Record<FindableKind, readonly Facet[]> = {
  message: MESSAGE_FACETS,
  profile: ['platform'],
  channel: ['platform'],
  page: PAGE_FACETS,
  ransomware: [],
  'ransomware-group': [],
  victim: VICTIM_GROUPINGS,
};

/** Counts the complete result of a query by the values of some fields. */
export interface FacetRequest {
  by: readonly Facet[];
  /** Each facet lists at most this many values: the most frequent. */
  size: number;
  /** Other limits for some facets. */
  sizes?: Partial<Record<Facet, number>> | undefined;
  /** Messages only: the first so many values of `indicator` have `newestIn`. */
  placed?: number | undefined;
}

export interface FacetValue {
  /**
   * The id of a channel or user, a language (UNKNOWN_LANGUAGE if unknown), a platform, a network or the host of a site
   * (UNKNOWN_GROUP if unknown), a tag in lower case, or an indicator as `kind:value` in canonical form. Of a victim: the
   * id of its group, its country or its industry, in lower case (records/post-value.ts; UNKNOWN_GROUP if unknown). A message counts under its most likely
   * language. A record counts once under each of its tags and indicators.
   */
  key: string;
  /** Exact number of records. */
  count: number;
  /** `detectionDate` of the earliest and of the latest record that is counted. */
  firstSeen: number;
  lastSeen: number;
  /** The channel's title or the user's name in the newest record that is counted. */
  title?: string | undefined;
  /** The channel of the newest message that is counted. */
  newestIn?: { platform: Platform; channelId: string; title?: string | undefined } | undefined;
}

/** Most frequent first, ties by key. */
export type Facets = Partial<Record<Facet, FacetValue[]>>;

/** Exact number of values that each facet has, listed or not. */
export type FacetTotals = Partial<Record<Facet, number>>;

export interface CountedFacets {
  facets: Facets;
  facetTotals: FacetTotals;
}
