import type { CoveredDay } from '../../records/coverage.ts';
import type { Message } from '../../records/message.ts';
import type { Page } from '../../records/page.ts';
import type { RecordKind, RecordOf } from '../../records/record.ts';
import type { Day } from '../../time/day.ts';
import type { Awaitable } from './awaitable.ts';
import type { CountedKind, Histogram, HistogramQuestion } from './histogram.ts';
import type {
  FoundIndicator,
  HashedIndicator,
  HashQuestion,
  IndicatorCount,
  IndicatorCountsQuestion,
  IndicatorQuestion,
  IndicatorSearch,
  IndicatorSummary,
} from './indicators.ts';
import type { LinksQuestion, NodeLinks } from './links.ts';
import type { RecordName, RecordOutline } from './outline.ts';
import type {
  Answer,
  Asker,
  FeedEntryOf,
  FeedKind,
  FeedQuestion,
  FindableKind,
  FoundRecord,
  PageVersionsQuestion,
  PostCount,
  PostCountQuestion,
  Question,
} from './query.ts';
import type {
  IndicatorTrendQuestion,
  IndicatorTrends,
  NewCountQuestion,
  QuietChannel,
  QuietChannelQuestion,
  TermCandidateQuestion,
} from './trends.ts';

export interface SealedDay {
  /** Name of the feed as the operator writes it. */
  feed: string;
  day: Day;
}

/** What a store answers. A read sees everything that was durable when the current turn of the event loop began. */
export interface Reading {
  /**
   * The record, or undefined if there is none. A victim is found by the id of any of its reports. May answer
   * synchronously. The engine calls `asker` only for a large
   * record, whose lookup has to wait its turn.
   */
  get<K extends RecordKind>(kind: K, key: string, asker?: () => Asker): Awaitable<RecordOf<K> | undefined>;

  /** Every version of a message that was seen, newest first; empty if there is no such message. */
  messageVersions(key: string): Promise<Message[]>;

  /**
   * Every version of a page that was seen, newest first, without html; empty if there is no such page. Consecutive
   * visits that saw the same title, text and html are one version: `firstSeen` is the first of them, `detectionDate`
   * the last.
   */
  pageVersions(question: PageVersionsQuestion, asker?: Asker): Promise<Answer<Page>>;

  /** Whether the store holds any message of this channel, with or without a channel record. */
  hasMessages(channelKey: string): Promise<boolean>;

  /**
   * Newest first by detectionDate. Ties: messages of one channel by sequence as a number, other messages by tie number,
   * profiles and channels by key; always descending, never by order of arrival. By relevance: best first as the engine
   * ranks them, ties as above. Throws SearchTooSlow after the store's deadline. This and every other question that
   * takes an asker throws Cancelled once the asker's signal is aborted.
   */
  find<K extends FindableKind>(question: Question<K>, asker?: Asker): Promise<Answer<FoundRecord<K>>>;

  /** Exact counts of messages, pages or ransomware posts by time and, within each interval, by one more field. */
  histogram<K extends CountedKind>(question: HistogramQuestion<K>, asker?: Asker): Promise<Histogram>;

  /** Oldest first by the instant the entry was first seen; ties by the entry's key, ascending. */
  feed<F extends FeedKind>(question: FeedQuestion<F>, asker?: Asker): Promise<Answer<FeedEntryOf[F]>>;

  /** Entries per day, for days that have any. */
  countFeedByDay(question: Omit<FeedQuestion, 'slice'>, asker?: Asker): Promise<Map<Day, number>>;

  /** Ransomware posts or victims per day of discovery, grouped by one of their facts, unordered. */
  countPosts(question: PostCountQuestion, asker?: Asker): Promise<PostCount[]>;

  /**
   * Everything known about one value; undefined if no record that counts contains it. Throws SearchTooSlow after the
   * store's deadline, like all questions about indicators. None of them depends on the analyzer.
   */
  indicator(question: IndicatorQuestion, asker?: Asker): Promise<IndicatorSummary | undefined>;

  /** One count per indicator, in their order; undefined for those that no record contains. */
  countIndicators(question: IndicatorCountsQuestion, asker?: Asker): Promise<(IndicatorCount | undefined)[]>;

  /** Newest first by `firstSeen`; ties by `indicatorKey`, ascending in UTF-8 bytes. */
  findIndicators(search: IndicatorSearch, asker?: Asker): Promise<Answer<FoundIndicator>>;

  /** The values whose hash begins with each prefix, in the order of the prefixes; each list by hash and kind. */
  indicatorsByHash(question: HashQuestion, asker?: Asker): Promise<HashedIndicator[][]>;

  /** How many people, channels or indicators were seen for the first time, by period. */
  countNew(question: NewCountQuestion, asker?: Asker): Promise<number[]>;

  /** How often the most frequent recent indicators occurred, by period. */
  indicatorTrends(question: IndicatorTrendQuestion, asker?: Asker): Promise<IndicatorTrends>;

  /** Channels that had messages and have none now. */
  quietChannels(question: QuietChannelQuestion, asker?: Asker): Promise<QuietChannel[]>;

  /** Words and pairs of words that may have become more frequent, the likeliest first. */
  termCandidates(question: TermCandidateQuestion, asker?: Asker): Promise<string[]>;
  /**
   * What messages and findings connect each node with, in the order of the nodes. Throws SearchTooSlow after the
   * store's deadline. The links of two nodes are the same from both sides.
   */
  links(question: LinksQuestion, asker?: Asker): Promise<NodeLinks[]>;

  /** In the order of the names; undefined if there is no such record. */
  outlines(names: readonly RecordName[], asker?: Asker): Promise<(RecordOutline | undefined)[]>;

  /** Days that hold data, and days the operator has sealed, from `from` to `to` inclusive. */
  coverage(from: Day, to: Day): Promise<{ covered: CoveredDay[]; sealed: SealedDay[] }>;

  /** Throws if the store cannot answer. */
  ping(): Promise<void>;
}
