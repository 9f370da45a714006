import type { Day } from '../../records/day.ts';
import type { FindingSource } from '../../records/finding.ts';
import type { ItemKind } from '../../records/item.ts';
import type { Platform } from '../../records/platform.ts';
import type { RansomwarePost } from '../../records/ransomware-post.ts';
import type { RecordOf } from '../../records/record.ts';
import type { ChannelLinkSighting, OnionSighting, WalletSighting } from '../../records/sighting.ts';
import type { Highlights } from '../../search/highlights.ts';
import type { SearchTree } from '../../search/search-tree.ts';

/** Both ends included; an absent end is open. */
export interface TimeWindow {
  from?: number | undefined;
  to?: number | undefined;
}

/** A place in an ordered list, independent of the engine: the date and the key of the record that stands there. */
export interface Position {
  at: number;
  key: string;
}

/**
 * Which part of the list is wanted: a page by number of records to skip, or what follows or precedes a position.
 * `after` without a position begins at the start; `before` gives the records nearest to the position, in list order.
 */
export type Slice =
  | { kind: 'page'; skip: number; take: number }
  | { kind: 'after'; position?: Position | undefined; take: number }
  | { kind: 'before'; position: Position; take: number };

export type FindableKind = 'message' | 'profile' | 'channel';

/** A messaging question as data. All conditions must hold. */
export interface Question<K extends FindableKind = FindableKind> {
  collection: K;
  text?: SearchTree | undefined;
  platform?: Platform | undefined;
  /** A further condition: it has no influence on relevance. */
  filter?: SearchTree | undefined;
  /** Profiles that wrote messages like these, or channels in which such messages were written. */
  byMessages?: { matching: SearchTree; orItself?: SearchTree | undefined } | undefined;
  /** Messages only: the sender's username, exact in any letter case. */
  username?: string | undefined;
  /** Messages only: those of one channel, by its id on `platform`; ties are then in order of their sequence. */
  channelId?: string | undefined;
  /** Profiles only: those that show this item. */
  item?: { kind: ItemKind; canonical: string } | undefined;
  /** By detectionDate. */
  during?: TimeWindow | undefined;
  /** Newest first by default, and always without `text`. By relevance only pages can be asked for. */
  order?: 'newest' | 'relevance' | undefined;
  slice: Slice;
  /** Whether the answer tells what of each hit matches `text`. */
  isHighlighted?: boolean | undefined;
}

/** Whoever asks a question. */
export interface Asker {
  /** Aborted when nobody waits for the answer any more. */
  signal?: AbortSignal | undefined;
  /** Told how many bytes more the answer takes, before they are all there; throws where it may not grow so large. */
  onGrowth?: ((bytes: number) => void) | undefined;
  /** Runs what takes its time when others have had their turn; used by lookups, which are quick as a rule. */
  inTurn?: (<T>(work: () => Promise<T>) => Promise<T>) | undefined;
}

/** Whether a question is answered from what the analyzer made of the records. */
export function needsIndex({ text, filter, byMessages, username }: Question): boolean {
  return [text, filter, byMessages, username].some((condition) => condition !== undefined);
}

export interface Answer<T> {
  /** Exact, whatever the slice. */
  total: number;
  hits: T[];
  /** Whether the list goes on beyond the hits in the direction of the slice. */
  hasMore: boolean;
  /** One for each hit, where the question asks for them. */
  highlights?: Highlights[];
}

export type FoundRecord<K extends FindableKind> = RecordOf<K>;

export const FEED_KINDS = ['ransomware', 'channel-links', 'wallets', 'onion'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

/** What a feed holds between two instants, oldest first. */
export interface FeedQuestion<F extends FeedKind = FeedKind> {
  feed: F;
  /** Where the findings come from; without meaning for ransomware. */
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

/** What posts of ransomware groups can be counted by. */
export const POST_GROUPINGS = ['group', 'country', 'industry'] as const;
export type PostGrouping = (typeof POST_GROUPINGS)[number];

export interface PostCountQuestion {
  from: number;
  to: number;
  by?: PostGrouping | undefined;
}

export interface PostCount {
  day: Day;
  /** As the posts say it; undefined where they do not, or where nobody asked. */
  value: string | undefined;
  posts: number;
}
