import type { DatabaseSync } from 'node:sqlite';
import type { Day } from '../../records/day.ts';
import type { Histogram, HistogramQuestion } from '../histogram.ts';
import type {
  Answer,
  FeedEntryOf,
  FeedKind,
  FeedQuestion,
  FindableKind,
  FoundRecord,
  PostCount,
  PostCountQuestion,
  Question,
} from '../query.ts';
import { needsIndex } from '../query.ts';
import { SqliteFeeds } from './sqlite-feeds.ts';
import { SqliteFinder } from './sqlite-finder.ts';
import type { SqliteMessageMapper } from './sqlite-message-mapper.ts';
import type { MonthCounts } from './sqlite-message-search.ts';
import type { SqliteMonths } from './sqlite-months.ts';
import type { SqlitePatience } from './sqlite-patience.ts';

/** A question that may take its time. */
export type ReadJob =
  | { kind: 'find'; question: Question }
  | { kind: 'histogram'; question: HistogramQuestion }
  | { kind: 'feed'; question: FeedQuestion }
  | { kind: 'feed-by-day'; question: Omit<FeedQuestion, 'slice'> }
  | { kind: 'post-counts'; question: PostCountQuestion };

/** Whether a question is answered from the full-text index. */
export function isOfIndex(job: ReadJob): boolean {
  return job.kind === 'histogram' || (job.kind === 'find' && needsIndex(job.question));
}

export interface ReadResult {
  find: Answer<FoundRecord<FindableKind>>;
  histogram: Histogram;
  feed: Answer<FeedEntryOf[FeedKind]>;
  'feed-by-day': Map<Day, number>;
  'post-counts': PostCount[];
}

/** Answers such questions from one connection. */
export class SqliteReader {
  readonly finder: SqliteFinder;
  #feeds: SqliteFeeds;

  constructor(db: DatabaseSync, mapper: SqliteMessageMapper, months: SqliteMonths, patience: SqlitePatience) {
    this.finder = new SqliteFinder(db, mapper, months, patience);
    this.#feeds = new SqliteFeeds(db);
  }

  /** `counts` are what was counted before for the same words; what is counted now is added to them. */
  answer(job: ReadJob, counts: MonthCounts): ReadResult[ReadJob['kind']] {
    switch (job.kind) {
      case 'find':
        return this.finder.find(job.question, counts);
      case 'histogram':
        return this.finder.histogram(job.question, counts);
      case 'feed':
        return this.#feeds.feed(job.question);
      case 'feed-by-day':
        return this.#feeds.countByDay(job.question);
      case 'post-counts':
        return this.#feeds.countPosts(job.question);
    }
  }
}
