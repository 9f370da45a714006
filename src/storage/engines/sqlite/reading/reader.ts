import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Day } from '../../../../records/day.ts';
import type { EntityKind, RecordOf } from '../../../../records/record.ts';
import { highlightsOf } from '../../../../search/highlights.ts';
import type { Histogram, HistogramQuestion } from '../../../port/histogram.ts';
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
} from '../../../port/query.ts';
import { needsIndex } from '../../../port/query.ts';
import type { SqliteMonths } from '../index/months.ts';
import { ENTITY_SELECTION, entityFromRow } from '../records/entity-mapper.ts';
import type { SqliteMessageMapper } from '../records/message-mapper.ts';
import { AnswerParts } from './answer-parts.ts';
import type { SqliteDeadline } from './deadline.ts';
import { SqliteFeeds } from './feeds.ts';
import { SqliteFinder } from './finder.ts';
import type { MonthCounts } from './month-counts.ts';
import { compileMatch } from './query-compiler.ts';

/** A question that may take its time. */
export type ReadJob =
  | { kind: 'entity'; of: EntityKind; key: string }
  | { kind: 'find'; question: Question }
  | { kind: 'histogram'; question: HistogramQuestion }
  | { kind: 'feed'; question: FeedQuestion }
  | { kind: 'feed-by-day'; question: Omit<FeedQuestion, 'slice'> }
  | { kind: 'post-counts'; question: PostCountQuestion };

/** A job with the MATCH expression of its message search, compiled once: the key of remembered counts, and what the thread runs. */
export interface CompiledJob {
  job: ReadJob;
  /** Undefined for other jobs, and for a search that nothing can match. */
  match: string | undefined;
}

export function compileJob(job: ReadJob): CompiledJob {
  const question = job.kind === 'find' || job.kind === 'histogram' ? job.question : undefined;
  const match = question !== undefined && isMessageSearch(question) ? compileMatch(question) : undefined;
  return { job, match };
}

/** Conversations are read by channel and need no search. */
function isMessageSearch(question: Question | HistogramQuestion): question is Question<'message'> {
  return question.collection === 'message' && question.channelId === undefined;
}

/** Whether a question is answered from the full-text index. */
export function isOfIndex(job: ReadJob): boolean {
  return job.kind === 'histogram' || (job.kind === 'find' && needsIndex(job.question));
}

export interface ReadResult {
  entity: RecordOf<EntityKind> | undefined;
  find: Answer<FoundRecord<FindableKind>>;
  histogram: Histogram;
  feed: Answer<FeedEntryOf[FeedKind]>;
  'feed-by-day': Map<Day, number>;
  'post-counts': PostCount[];
}

/** What can be large is read part by part. */
export type Read =
  | AnswerParts<FoundRecord<FindableKind>>
  | AnswerParts<FeedEntryOf[FeedKind]>
  | ReadResult[Exclude<ReadJob['kind'], 'find' | 'feed'>];

/** Answers such questions from one connection. */
export class SqliteReader {
  readonly finder: SqliteFinder;
  #feeds: SqliteFeeds;
  #patience: SqliteDeadline;
  #entity: StatementSync;

  constructor(db: DatabaseSync, mapper: SqliteMessageMapper, months: SqliteMonths, patience: SqliteDeadline) {
    this.finder = new SqliteFinder(db, mapper, months, patience);
    this.#feeds = new SqliteFeeds(db);
    this.#patience = patience;
    this.#entity = db.prepare(`SELECT ${ENTITY_SELECTION} FROM entities WHERE kind = ? AND key = ?`);
  }

  entity(kind: EntityKind, key: string): RecordOf<EntityKind> | undefined {
    const row = this.#entity.get(kind, key);
    return row === undefined ? undefined : entityFromRow(row);
  }

  answer({ job, match }: CompiledJob, counts: MonthCounts): Read {
    switch (job.kind) {
      case 'entity':
        return this.entity(job.of, job.key);
      case 'find':
        return this.#find(job.question, match, counts);
      case 'histogram':
        return this.finder.histogram(job.question, match, counts);
      case 'feed':
        return new AnswerParts(this.#feeds.feed(job.question));
      case 'feed-by-day':
        return this.#feeds.countByDay(job.question);
      case 'post-counts':
        return this.#feeds.countPosts(job.question);
    }
  }

  #find(
    question: Question,
    match: string | undefined,
    counts: MonthCounts,
  ): AnswerParts<FoundRecord<FindableKind>> {
    const found = this.finder.find(question, match, counts);
    const { text } = question;
    if (!question.isHighlighted || text === undefined) return new AnswerParts(found);
    return new AnswerParts(found, (record) => {
      this.#patience.check();
      return highlightsOf(record, text);
    });
  }
}
