import type { Indicator } from '../../records/indicator.ts';
import type { Platform } from '../../records/platform.ts';
import type { AnyRecord } from '../../records/record.ts';
import type { Answer, Slice, TimeWindow } from './query.ts';
import type { PreparedMessage } from './writing.ts';

/** Kinds of records that a saved search can be about. */
export const ALERT_KINDS = ['message', 'profile', 'channel', 'page', 'ransomware'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

export const SEVERITIES = ['info', 'low', 'medium', 'high', 'critical'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** When matches are sent: each at once, or all of an hour or a day (UTC) together. */
export const SCHEDULES = ['immediately', 'hourly', 'daily'] as const;
export type Schedule = (typeof SCHEDULES)[number];

export const MATCH_STATES = ['new', 'triaged', 'escalated', 'closed'] as const;
export type MatchState = (typeof MATCH_STATES)[number];

/** The parameters of a search, as the search of the same kind of record takes them. */
export interface SearchCondition {
  kind: 'search';
  about: AlertKind;
  parameters: {
    q?: string;
    forms?: boolean;
    platform?: Platform;
    channelId?: string;
    topic?: string;
    username?: string;
    network?: string;
    language?: string;
    include_tag?: string;
    exclude_tag?: string;
    group?: string;
    country?: string;
    sector?: string;
  };
}

/** Any of these indicators in a record of one of these kinds. The values are stored separately. */
export interface WatchlistCondition {
  kind: 'watchlist';
  about: readonly AlertKind[];
  /** Number of values. */
  values: number;
}

export interface SavedSearch {
  id: string;
  name: string;
  condition: SearchCondition | WatchlistCondition;
  /** Id of the key that created it; undefined if an operator did. */
  owner?: string | undefined;
  tags: readonly string[];
  severity: Severity;
  isEnabled: boolean;
  /** Ids of the targets that are notified. Matches are kept without any. */
  targets: readonly string[];
  schedule: Schedule;
  /** Notifications per hour that each match may cause by itself, and matches that a digest lists. */
  cap: number;
  /** Records older than this when they arrive do not match; undefined if any may. */
  maxAgeMs?: number | undefined;
  createdAt: number;
  updatedAt: number;
}

/** Where notifications are sent. What `settings` mean depends on the kind (alerts/delivery). */
export interface StoredTarget {
  id: string;
  name: string;
  owner?: string | undefined;
  isEnabled: boolean;
  /** Why it was disabled, if not by a person. */
  disabledBecause?: string | undefined;
  settings: { kind: string } & Record<string, unknown>;
  createdAt: number;
  updatedAt: number;
}

/** A record that matched a saved search, once and for ever. It refers to the record and holds nothing of its text. */
export interface Match {
  id: string;
  search: string;
  kind: AlertKind;
  /** Key of the record. */
  key: string;
  /** Date of what is new in the record. */
  recordAt: number;
  /** When it matched. */
  at: number;
  /** The values of the watchlist that the record contains. */
  indicators?: readonly Indicator[] | undefined;
  state: MatchState;
  isRead: boolean;
  note?: string | undefined;
  /** Position in the order of events. Undefined until the match is dispatched. */
  sequence?: number | undefined;
  dispatchedAt?: number | undefined;
  /** Dispatched beyond the cap of its search: the next summary counts it. */
  isCapped?: boolean | undefined;
}

export type NewMatch = Pick<Match, 'id' | 'search' | 'kind' | 'key' | 'recordAt' | 'at' | 'indicators'>;

export interface MatchQuestion {
  /** Only of these searches. */
  searches?: readonly string[] | undefined;
  states?: readonly MatchState[] | undefined;
  isRead?: boolean | undefined;
  /** By the time of the match. */
  during?: TimeWindow | undefined;
  dispatchedDuring?: TimeWindow | undefined;
  isCapped?: boolean | undefined;
  /** Only this record. */
  record?: { kind: AlertKind; key: string } | undefined;
  slice: Slice;
}

/** What a person changes about a match. An absent field stays; `note: null` removes the note. */
export interface MatchChange {
  state?: MatchState | undefined;
  isRead?: boolean | undefined;
  note?: string | null | undefined;
}

/** `cancelled`: nothing was left to tell, because the records were purged or the search was removed. */
export const DELIVERY_STATUSES = ['pending', 'delivered', 'failed', 'cancelled'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** What a delivery tells: one match, the matches of a search in a period, what a search finds in the past, or nothing. */
export type DeliveryContent =
  | { kind: 'match'; match: string }
  | { kind: 'digest'; from: number; to: number; isOverflow: boolean }
  | { kind: 'retro'; from: number; to: number }
  | { kind: 'test' };

/** Stands for a search in deliveries that are tests, so that lists by search can include them. */
export const TEST_SEARCH = 'test';

/** A notification on its way to one target. The outbox keeps it until it is delivered or given up. */
export interface Delivery {
  /** Sent as `webhook-id`: the same on every attempt. */
  id: string;
  target: string;
  /** `TEST_SEARCH` for a test. */
  search?: string | undefined;
  content: DeliveryContent;
  createdAt: number;
  /** Time of the next attempt, if pending. */
  dueAt: number;
  status: DeliveryStatus;
  attempts: number;
  lastAttemptAt?: number | undefined;
  /** Status code of the last response, if there was one. */
  lastStatus?: number | undefined;
  lastError?: string | undefined;
}

export interface DeliveryQuestion {
  targets?: readonly string[] | undefined;
  searches?: readonly string[] | undefined;
  statuses?: readonly DeliveryStatus[] | undefined;
  /** By creation. */
  during?: TimeWindow | undefined;
  slice: Slice;
}

/** The process that dispatches and delivers. `beat` increases while it is alive. */
export interface DeliveryLease {
  holder: string;
  beat: number;
}

/** A match as matching finds it: which search, and which values if it is a watchlist. */
export interface FoundMatch {
  search: string;
  indicators?: readonly Indicator[] | undefined;
}

/** Decides during a write which saved searches a record matches (alerts/matching). Synchronous and pure. */
export interface Matching {
  /** Of the saved searches that it knows. A write is refused if the store has another (SearchesChanged). */
  readonly revision: number;
  /** Time of the write. */
  readonly at: number;
  isAbout(kind: AnyRecord['kind']): boolean;
  /**
   * The searches that a record matches and `before`, its earlier state, did not. `seenAt` is the date of what is new;
   * records that are too old for a search do not match it.
   */
  match(
    record: AnyRecord,
    context: {
      before?: AnyRecord | undefined;
      prepared?: PreparedMessage | undefined;
      seenAt: number;
      /** Indicators in a person's messages, which the profile does not list (rules/sender-findings.ts). */
      attributed?: readonly Indicator[] | undefined;
    },
  ): FoundMatch[];
  /** The searches that a record matches, however old it is. */
  matchesOf(record: AnyRecord): ReadonlySet<string>;
}

/** Keeps up with the saved searches. */
export interface MatchingSource {
  /** What decides about a write at this time. */
  matching(at: number): Promise<Matching>;
}

/** Saved searches, their matches, and the outbox of notifications. */
export interface AlertStore {
  /** Increases whenever a saved search changes. */
  revision(): Promise<number>;
  /** Oldest first. */
  searches(): Promise<SavedSearch[]>;
  search(id: string): Promise<SavedSearch | undefined>;
  /** Creates or replaces a search. `values` replaces those of a watchlist; without it, they stay. */
  saveSearch(search: SavedSearch, values?: readonly Indicator[]): Promise<void>;
  /** Removes a search with its matches and deliveries. Returns whether there was one. */
  removeSearch(id: string): Promise<boolean>;
  /** The values of a watchlist, in order of kind and value. */
  watchlist(id: string): Promise<Indicator[]>;

  /** Oldest first. */
  targets(): Promise<StoredTarget[]>;
  saveTarget(target: StoredTarget): Promise<void>;
  /** Removes a target with its deliveries. Returns whether there was one. */
  removeTarget(id: string): Promise<boolean>;

  /** Newest first by the time of the match, ties by id, descending. */
  matches(question: MatchQuestion): Promise<Answer<Match>>;
  match(id: string): Promise<Match | undefined>;
  /** Returns the number of matches that exist. */
  changeMatches(ids: readonly string[], change: MatchChange): Promise<number>;
  /** Copies matches of another store. Known ones stay as they are. */
  adoptMatches(matches: readonly Match[]): Promise<void>;
  /** Number of matches by search and state, of searches that have any. */
  countMatches(): Promise<{ search: string; state: MatchState; isRead: boolean; count: number }[]>;

  /** Number of matches of each of these searches per day (UTC) in which there are any, by the time of the match. */
  countMatchesByDay(
    searches: readonly string[],
    since: number,
  ): Promise<{ search: string; day: number; count: number }[]>;

  /** Matches that have not been dispatched, oldest first. */
  undispatched(limit: number): Promise<Match[]>;
  /** The highest sequence; 0 if nothing has been dispatched. */
  lastSequence(): Promise<number>;
  /** Dispatched matches after a sequence, in order. */
  dispatchedAfter(sequence: number, limit: number): Promise<Match[]>;
  /**
   * Records that matches were dispatched, and adds deliveries unless they exist. On an engine without transactions, the
   * deliveries come first.
   */
  dispatch(
    matches: readonly { id: string; sequence: number; at: number; isCapped: boolean }[],
    deliveries: readonly Delivery[],
  ): Promise<void>;

  /** Newest first by creation, ties by id, descending. */
  deliveries(question: DeliveryQuestion): Promise<Answer<Delivery>>;
  delivery(id: string): Promise<Delivery | undefined>;
  /** Pending deliveries that are due, the longest due first, except for those to some targets. */
  dueDeliveries(at: number, limit: number, exceptTargets?: readonly string[]): Promise<Delivery[]>;
  /** When the next pending delivery is due. */
  nextDueAt(): Promise<number | undefined>;
  /** Stores the new state of deliveries. Those that were removed meanwhile are not brought back. */
  saveDeliveries(deliveries: readonly Delivery[]): Promise<void>;
  /** Removes finished deliveries that were created before. */
  pruneDeliveries(before: number): Promise<void>;
  /** Number of deliveries by target and status, with the latest success. */
  countDeliveries(): Promise<{ target: string; status: DeliveryStatus; count: number; lastAt: number }[]>;

  lease(): Promise<DeliveryLease | undefined>;
  /** Replaces the lease if it is still `expected`. Returns whether it did. */
  replaceLease(next: DeliveryLease, expected: DeliveryLease | undefined): Promise<boolean>;
}
