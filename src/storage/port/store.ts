import type { CoveredDay } from '../../records/coverage.ts';
import type { Day } from '../../records/day.ts';
import type { Month } from '../../records/month.ts';
import type { AnyRecord, RecordKind, RecordOf } from '../../records/record.ts';
import type { Moving } from './export.ts';
import type { Histogram, HistogramQuestion } from './histogram.ts';
import type { ImportLog, Origin } from './import-log.ts';
import type { PurgeReport, PurgeTarget } from './purge.ts';
import type {
  Answer,
  Asker,
  FeedEntryOf,
  FeedKind,
  FeedQuestion,
  FindableKind,
  FoundRecord,
  PostCount,
  PostCountQuestion,
  Question,
} from './query.ts';

import type { RetentionReport } from './retention.ts';

/** A promise costs as much as finding a row: whoever need not wait is not made to. */
export type Awaitable<T> = T | Promise<T>;

export interface SealedDay {
  /** Name of the feed as the operator writes it. */
  feed: string;
  day: Day;
}

/** A batch ends where one of these is reached. */
export interface BatchLimits {
  entries: number;
  /** Characters. */
  text: number;
}

/** What goes in together or not at all. */
export interface Batch {
  /** What a source says; each gets an outcome. */
  records: Iterable<AnyRecord>;
  /** What the source tells on the side, of senders, channels and servers: merged, but nobody counts it. */
  besides?: readonly AnyRecord[];
  /** What follows from the messages among the records, if somebody has worked it out beforehand (prepare.ts). */
  behind?: readonly RecordOf<'channel' | 'server' | 'profile'>[];
  /** The file all this comes from, as the import log numbers it. */
  file?: number | undefined;
}

/** `purged`: it was removed for good and does not come back. */
export type WriteOutcome = 'written' | 'merged' | 'unchanged' | 'purged';

export interface StoreStatus {
  engine: string;
  location: string;
  schemaVersion: number;
  /** Version of the analyzer that built the index, and of the one in this program. */
  analyzer: { index: number; program: number };
  records: Record<RecordKind, number>;
  sizeBytes: number;
  /** Of an engine that runs on several machines. */
  cluster?: ClusterStatus;
}

/** What `check` found; no problems means that every check passed. */
export interface CheckReport {
  /** Each check by name, with the number of things it looked at. */
  checked: Record<string, number>;
  problems: string[];
}

export interface ClusterStatus {
  name: string;
  /** Which one, of which version. */
  software: string;
  /** green: every copy is there; yellow: some are missing; red: data is missing. */
  health: string;
  nodes: number;
  shards: { active: number; initializing: number; relocating: number; unassigned: number };
  indices: {
    name: string;
    health: string;
    documents: number;
    sizeBytes: number;
    shards: number;
    replicas: number;
  }[];
  /** Indices that should exist and do not: questions that need one of them are not answered. */
  missing: string[];
  /** Indices that were lost, with the names of the files to import again before questions that need one of them are answered. */
  incomplete: { index: string; files: string[] }[];
}

/**
 * Where everything we know is kept. Each method's comment is its promise, and every engine keeps it. Whatever was durable
 * when a turn of the event loop began, its reads see.
 */
export interface Store {
  /**
   * The record, or undefined where there is none; at once, where the engine has it at hand. Whoever asks is only named where the record
   * is large.
   */
  get<K extends RecordKind>(kind: K, key: string, asker?: () => Asker): Awaitable<RecordOf<K> | undefined>;

  /** Whether any message of this channel is kept, be there a channel record or not. */
  hasMessages(channelKey: string): Promise<boolean>;

  /**
   * Newest first by detectionDate. Ties: messages of one channel by sequence as a number, other messages by their
   * tie number, profiles and channels by key; always greatest first, never by order of arrival. By relevance: best first as
   * the engine sees it, ties as above. Throws SearchTooSlow when it would take longer than the store was told to allow. This and all
   * other questions that take an asker are given up, with GivenUp, once its signal is aborted.
   */
  find<K extends FindableKind>(question: Question<K>, asker?: Asker): Promise<Answer<FoundRecord<K>>>;

  /** Exact counts of messages by time, and by one more thing within each interval. */
  histogram(question: HistogramQuestion, asker?: Asker): Promise<Histogram>;

  /** Oldest first by the instant the entry was first seen; ties by the entry's key, smallest first. */
  feed<F extends FeedKind>(question: FeedQuestion<F>, asker?: Asker): Promise<Answer<FeedEntryOf[F]>>;

  /** Number of entries by day, for days that have any. */
  countFeedByDay(question: Omit<FeedQuestion, 'slice'>, asker?: Asker): Promise<Map<Day, number>>;

  /** Number of ransomware posts by the day of their discovery and by what they say of something; in no order. */
  countPosts(question: PostCountQuestion, asker?: Asker): Promise<PostCount[]>;

  /** Days that hold data, and days the operator has sealed, between two days, both included. */
  coverage(from: Day, to: Day): Promise<{ covered: CoveredDay[]; sealed: SealedDay[] }>;

  /** Marks a day of a feed as complete, whatever it holds. Sealing twice changes nothing. */
  seal(sealed: readonly SealedDay[]): Promise<void>;

  /**
   * Merges the batch with what is known, all of it or nothing, with everything that follows: the channels, servers and
   * senders behind messages, findings, covered days. Durable when the promise resolves, and then seen by every
   * reader, by those of other processes from their next turn on; an engine on several machines may let readers wait for a moment,
   * but never beyond the end of the import. Outcomes are those of `records`, in order; the same batch again is all `unchanged`.
   */
  write(batch: Batch): Promise<WriteOutcome[]>;

  /** How much at once it takes in best, where that is not as much as others do. */
  readonly batchLimits?: BatchLimits;

  /** Everything, as another store can take it over. */
  readonly moving: Moving;

  /** Which imports there were, of which files. */
  readonly imports: ImportLog;

  /** The files a record was seen in; undefined where there is no such record. */
  originOf(kind: RecordKind, key: string): Promise<Origin | undefined>;

  /**
   * Removes what is named, and everything that was known only through it, from records, search and feeds: as if it had never
   * been imported. Of a message with several versions, the versions of the target go and the record is merged again from the
   * rest. With `isForGood` a later import does not bring it back; without, an earlier ban is lifted. Counts again at the end and
   * throws PurgeIncomplete if anything is left. Interrupted, the same purge again finishes the job.
   */
  purge(target: PurgeTarget, options: { at: number; isForGood: boolean }): Promise<PurgeReport>;

  /** What `purge` would report; changes nothing. */
  previewPurge(target: PurgeTarget): Promise<PurgeReport>;

  /** Rewrites the files of the store, so that nothing that was removed can be read from them; needs room for a second copy. */
  scrub(): Promise<void>;

  /**
   * Passes every message and page, in each version that was seen, through a function, and keeps what it returns with all that
   * follows from it. Interrupted, the same again finishes the job.
   */
  rework(
    change: (record: RecordOf<'message' | 'page'>) => RecordOf<'message' | 'page'>,
    onProgress?: (done: number, total: number) => void,
  ): Promise<{ records: number; changed: number }>;

  /**
   * Drops the messages of all months before this one, with their part of search and feeds; profiles, channels and servers keep
   * what they are known for. Month by month: interrupted, it goes on where it was.
   */
  retain(
    before: Month,
    options: { isDryRun: boolean; onProgress?: (done: number, total: number) => void },
  ): Promise<RetentionReport>;

  /** Makes searches as quick as they can be; compacting also gives free room back to the disk. Readers and writers go on meanwhile. */
  optimize(options: {
    isCompacting: boolean;
    onProgress?: (done: number, total: number) => void;
  }): Promise<void>;

  /** Builds the search index anew from what is kept; readers see the old one until it is done. */
  reindex(onProgress?: (done: number, total: number) => void): Promise<void>;

  status(): Promise<StoreStatus>;

  /** Throws when the store cannot answer. */
  ping(): Promise<void>;

  /** Reads everything and compares what belongs together. Changes nothing; readers and writers go on meanwhile. */
  check(onProgress?: (done: number, total: number) => void): Promise<CheckReport>;

  close(): Promise<void>;
}
