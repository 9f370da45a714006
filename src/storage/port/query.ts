import type { ChannelLinkSighting, OnionSighting, WalletSighting } from '../../records/feed-entry.ts';
import type { FindingSource } from '../../records/finding.ts';
import type { ItemKind } from '../../records/item.ts';
import type { Platform } from '../../records/platform.ts';
import type { RansomwarePost } from '../../records/ransomware-post.ts';
import type { RecordOf } from '../../records/record.ts';
import type { SearchedKind } from '../../search/fields.ts';
import type { Highlights } from '../../search/highlight-record.ts';
import type { SearchTree } from '../../search/search-tree.ts';
import type { Day } from '../../time/day.ts';
import type { SimilarCopies } from './collapse.ts';
import type { FacetRequest, Facets, FacetTotals } from './facets.ts';

/** Both ends inclusive; an absent end is open. */
export interface TimeWindow {
  from?: number | undefined;
  to?: number | undefined;
}

/** A position in an ordered list, independent of the engine: date and key of the record there. */
export interface Position {
  at: number;
  key: string;
}

/**
 * The part of the list to return: a page at an offset, or the records after or before a position. `after` without a
 * position starts at the beginning; `before` returns the records nearest to the position, in list order.
 */
export type Slice =
  | { kind: 'page'; skip: number; take: number }
  | { kind: 'after'; position?: Position | undefined; take: number }
  | { kind: 'before'; position: Position; take: number };

export type FindableKind = SearchedKind;

/** Kinds that are stored as one document per record and can be searched. */
export type FindableEntity = Exclude<FindableKind, 'message'>;

/** A query for one kind of record. All conditions must hold. */
export interface Question<K extends FindableKind = FindableKind> {
  collection: K;
  text?: SearchTree | undefined;
  platform?: Platform | undefined;
  /** A further condition that does not affect relevance. */
  filter?: SearchTree | undefined;
  /** Profiles that sent, or channels that contain, a message matching `matching`. */
  byMessages?: { matching: SearchTree; orItself?: SearchTree | undefined } | undefined;
  /** Messages only: the sender's username, exact but case-insensitive. */
  username?: string | undefined;
  /** Messages only: those of one channel, by its id on `platform`. Ties are then ordered by sequence. */
  channelId?: string | undefined;
  /** Messages only: those with this similarity key (search/similar). Supports no other condition than `during`. */
  similarTo?: string | undefined;
  /** Profiles only: those with this item. */
  item?: { kind: ItemKind; canonical: string } | undefined;
  /** By detectionDate. */
  during?: TimeWindow | undefined;
  /** Newest first by default, and always without `text`. Relevance supports page slices only. */
  order?: 'newest' | 'relevance' | undefined;
  slice: Slice;
  /** Whether to return the parts of each hit that match `text`. */
  isHighlighted?: boolean | undefined;
  /**
   * Messages only: folds messages with the same similarity key into one, the newest. Supports page slices, newest
   * first. Facets count all messages.
   */
  collapse?: 'similar' | undefined;
  /** Also counts the complete result by these fields. Not for messages of one channel (`channelId`). */
  facets?: FacetRequest | undefined;
}

/** The versions of one page, newest first. */
export interface PageVersionsQuestion {
  key: string;
  /** Only versions that had been seen by this instant. */
  seenBy?: number | undefined;
  slice: Extract<Slice, { kind: 'page' }>;
}

/** The caller of a query. */
export interface Asker {
  /** Aborted once the caller no longer waits for the answer. */
  signal?: AbortSignal | undefined;
  /** Called with the bytes by which the answer grows, before all are read. Throws if the answer would get too large. */
  onGrowth?: ((bytes: number) => void) | undefined;
  /** Queues slow work fairly among callers. Used by lookups, most of which are fast and need no queue. */
  inTurn?: (<T>(work: () => Promise<T>) => Promise<T>) | undefined;
}

/** Whether the query reads the index, which depends on the analyzer. */
export function needsIndex({ text, filter, byMessages, username, similarTo }: Question): boolean {
  return [text, filter, byMessages, username, similarTo].some((condition) => condition !== undefined);
}

export interface Answer<T> {
  /** Exact total of the list, independent of the slice. */
  total: number;
  hits: T[];
  /** Whether the list continues beyond the hits, in the slice's direction. */
  hasMore: boolean;
  /** One per hit, if the query asks for highlights. */
  highlights?: Highlights[];
  /** If the query collapses: the total without folding, and the copies of each hit. */
  totalBefore?: number | undefined;
  similar?: SimilarCopies[] | undefined;
  /** If the query asks for facets: their counts, of the same snapshot as the total if the engine has snapshots. */
  facets?: Facets | undefined;
  facetTotals?: FacetTotals | undefined;
}

export type FoundRecord<K extends FindableKind> = RecordOf<K>;

export const FEED_KINDS = ['ransomware', 'channel-links', 'wallets', 'onion'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

/** A feed's entries between two instants, oldest first. */
export interface FeedQuestion<F extends FeedKind = FeedKind> {
  feed: F;
  /** Sources of the findings; ignored for ransomware. */
  sources: readonly FindingSource[];
  from: number;
  to: number;
  slice: Exclude<Slice, { kind: 'before' }>;
}

export interface FeedEntryOf {
  ransomware: RansomwarePost;
  'channel-links': ChannelLinkSighting;
  wallets: WalletSighting;
  onion: OnionSighting;
}

/** Fields by which posts of ransomware groups can be counted. */
export const POST_GROUPINGS = ['group', 'country', 'industry'] as const;
export type PostGrouping = (typeof POST_GROUPINGS)[number];

export interface PostCountQuestion {
  /** Victims are counted on the day of their earliest report, and by the id of their group. */
  of?: 'ransomware' | 'victim' | undefined;
  from: number;
  to: number;
  by?: PostGrouping | undefined;
  filter?: SearchTree | undefined;
}

export interface PostCount {
  day: Day;
  /** As the posts give it; undefined if they do not, or if the query does not group. */
  value: string | undefined;
  /** Posts, or victims. */
  posts: number;
}
