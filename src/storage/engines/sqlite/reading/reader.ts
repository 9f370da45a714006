import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Page } from '../../../../records/page.ts';
import type { EntityKind, RecordOf } from '../../../../records/record.ts';
import { highlightsOf } from '../../../../search/highlight-record.ts';
import type { Day } from '../../../../time/day.ts';
import type { Histogram, HistogramQuestion } from '../../../port/histogram.ts';
import type {
  FoundIndicator,
  HashedIndicator,
  HashQuestion,
  IndicatorCount,
  IndicatorCountsQuestion,
  IndicatorQuestion,
  IndicatorSearch,
  IndicatorSummary,
} from '../../../port/indicators.ts';
import type { LinksQuestion, NodeLinks } from '../../../port/links.ts';
import type { RecordName, RecordOutline } from '../../../port/outline.ts';
import type {
  Answer,
  FeedEntryOf,
  FeedKind,
  FeedQuestion,
  FindableKind,
  FoundRecord,
  PageVersionsQuestion,
  PostCount,
  PostCountQuestion,
  Question,
} from '../../../port/query.ts';
import { needsIndex } from '../../../port/query.ts';
import type {
  IndicatorTrendQuestion,
  IndicatorTrends,
  NewCountQuestion,
  QuietChannel,
  QuietChannelQuestion,
  TermCandidateQuestion,
} from '../../../port/trends.ts';
import { outlineOf } from '../../../rules/record-outline.ts';
import { SqliteStatements } from '../database/statements.ts';
import type { SqliteMonths } from '../index/months.ts';
import { ENTITY_SELECTION, entityFromRow } from '../records/entity-mapper.ts';
import type { SqliteMessageMapper } from '../records/message-mapper.ts';
import type { SqliteSegments } from '../sealed/segments.ts';
import { AnswerParts } from './answer-parts.ts';
import type { SqliteDeadline } from './deadline.ts';
import { SqliteFeeds } from './feeds.ts';
import { SqliteFinder } from './finder.ts';
import { SqliteIndicatorSearch } from './indicator-search.ts';
import { SqliteIndicators } from './indicators.ts';
import { SqliteLinks } from './links.ts';
import { SqliteMessageMatches } from './message-matches.ts';
import type { MonthCounts } from './month-counts.ts';
import { SqlitePageVersions } from './page-versions.ts';
import { compileMatch } from './query-compiler.ts';
import { SqliteQuietChannels } from './quiet-channels.ts';
import { SqliteTermSamples } from './term-samples.ts';
import { SqliteTrends } from './trends.ts';

/** A query that may be slow. */
export type ReadJob =
  | { kind: 'entity'; of: EntityKind; key: string }
  | { kind: 'find'; question: Question }
  | { kind: 'histogram'; question: HistogramQuestion }
  | { kind: 'page-versions'; question: PageVersionsQuestion }
  | { kind: 'feed'; question: FeedQuestion }
  | { kind: 'feed-by-day'; question: Omit<FeedQuestion, 'slice'> }
  | { kind: 'post-counts'; question: PostCountQuestion }
  | { kind: 'indicator'; question: IndicatorQuestion }
  | { kind: 'indicator-counts'; question: IndicatorCountsQuestion }
  | { kind: 'indicator-search'; question: IndicatorSearch }
  | { kind: 'indicator-hashes'; question: HashQuestion }
  | { kind: 'new-counts'; question: NewCountQuestion }
  | { kind: 'indicator-trends'; question: IndicatorTrendQuestion }
  | { kind: 'quiet-channels'; question: QuietChannelQuestion }
  | { kind: 'term-candidates'; question: TermCandidateQuestion }
  | { kind: 'links'; question: LinksQuestion }
  | { kind: 'outlines'; names: readonly RecordName[] };

/** A job with the MATCH expression of its message search, which names it in the count cache. */
export interface CompiledJob {
  job: ReadJob;
  /** Undefined for other jobs, and for a search that cannot match anything. */
  match: string | undefined;
}

export function compileJob(job: ReadJob): CompiledJob {
  const question = job.kind === 'find' || job.kind === 'histogram' ? job.question : undefined;
  const match = question !== undefined && isMessageSearch(question) ? compileMatch(question) : undefined;
  return { job, match };
}

/** Conversations are read by channel and copies by their key, without the full-text index. */
function isMessageSearch(question: Question | HistogramQuestion): question is Question<'message'> {
  const { collection, channelId, similarTo } = question;
  return collection === 'message' && channelId === undefined && similarTo === undefined;
}

/** Whether the job reads the full-text index. */
export function usesIndex(job: ReadJob): boolean {
  if (job.kind === 'post-counts') return job.question.filter !== undefined;
  if (job.kind === 'links') return job.question.nodes.some(({ kind }) => kind === 'profile');
  return job.kind === 'histogram' || (job.kind === 'find' && needsIndex(job.question));
}

export interface ReadResult {
  entity: RecordOf<EntityKind> | undefined;
  find: Answer<FoundRecord<FindableKind>>;
  histogram: Histogram;
  'page-versions': Answer<Page>;
  feed: Answer<FeedEntryOf[FeedKind]>;
  'feed-by-day': Map<Day, number>;
  'post-counts': PostCount[];
  indicator: IndicatorSummary | undefined;
  'indicator-counts': (IndicatorCount | undefined)[];
  'indicator-search': Answer<FoundIndicator>;
  'indicator-hashes': HashedIndicator[][];
  'new-counts': number[];
  'indicator-trends': IndicatorTrends;
  'quiet-channels': QuietChannel[];
  'term-candidates': string[];
  links: NodeLinks[];
  outlines: (RecordOutline | undefined)[];
}

/** Results that can be large are read part by part. */
export type Read =
  | AnswerParts<FoundRecord<FindableKind>>
  | AnswerParts<FeedEntryOf[FeedKind]>
  | AnswerParts<Page>
  | AnswerParts<FoundIndicator>
  | ReadResult[Exclude<ReadJob['kind'], 'find' | 'feed' | 'page-versions' | 'indicator-search'>];

/** Runs jobs on one connection. */
export class SqliteReader {
  readonly finder: SqliteFinder;
  #matches: SqliteMessageMatches;
  #feeds: SqliteFeeds;
  #pageVersions: SqlitePageVersions;
  #indicators: SqliteIndicators;
  #indicatorSearch: SqliteIndicatorSearch;
  #trends: SqliteTrends;
  #quietChannels: SqliteQuietChannels;
  #termSamples: SqliteTermSamples;
  #links: SqliteLinks;
  #deadline: SqliteDeadline;
  #outlined: StatementSync;
  #entity: StatementSync;

  constructor(
    db: DatabaseSync,
    mapper: SqliteMessageMapper,
    { months, segments }: { months: SqliteMonths; segments: SqliteSegments },
    deadline: SqliteDeadline,
  ) {
    const statements = new SqliteStatements(db);
    const matches = new SqliteMessageMatches(statements, months, segments, deadline);
    this.#matches = matches;
    this.finder = new SqliteFinder(db, statements, mapper, matches, deadline);
    this.#feeds = new SqliteFeeds(statements);
    this.#pageVersions = new SqlitePageVersions(statements, deadline);
    this.#indicators = new SqliteIndicators(statements, mapper, deadline);
    this.#indicatorSearch = new SqliteIndicatorSearch(statements, this.#indicators);
    this.#trends = new SqliteTrends(statements, this.#indicators, deadline);
    this.#quietChannels = new SqliteQuietChannels(statements, mapper, deadline);
    this.#termSamples = new SqliteTermSamples(statements, mapper, deadline);
    this.#links = new SqliteLinks(statements, mapper, matches, deadline);
    this.#deadline = deadline;
    // Without the body, which no outline needs.
    this.#outlined = db.prepare(
      'SELECT document, detection_date, first_seen FROM entities WHERE kind = ? AND key = ?',
    );
    this.#entity = db.prepare(`SELECT ${ENTITY_SELECTION} FROM entities WHERE kind = ? AND key = ?`);
  }

  /** Call whenever the store may have changed; see SqliteMessageMatches. */
  storeChanged(): void {
    this.#matches.storeChanged();
  }

  entity(kind: EntityKind, key: string): RecordOf<EntityKind> | undefined {
    const row = this.#entity.get(kind, key);
    return row === undefined ? undefined : entityFromRow(row);
  }

  answer({ job }: CompiledJob, counts: MonthCounts): Read {
    switch (job.kind) {
      case 'entity':
        return this.entity(job.of, job.key);
      case 'find':
        return this.#find(job.question, counts);
      case 'histogram':
        return this.finder.histogram(job.question, counts);
      case 'page-versions':
        return new AnswerParts(this.#pageVersions.versions(job.question));
      case 'feed':
        return new AnswerParts(this.#feeds.feed(job.question));
      case 'feed-by-day':
        return this.#feeds.countByDay(job.question);
      case 'post-counts':
        return this.#feeds.countPosts(job.question);
      case 'indicator':
        return this.#indicators.summary(job.question);
      case 'indicator-counts':
        return this.#indicators.counts(job.question);
      case 'indicator-search':
        return new AnswerParts(this.#indicatorSearch.find(job.question));
      case 'indicator-hashes':
        return this.#indicatorSearch.byHash(job.question);
      case 'new-counts':
        return this.#trends.countNew(job.question);
      case 'indicator-trends':
        return this.#trends.indicators(job.question);
      case 'quiet-channels':
        return this.#quietChannels.find(job.question);
      case 'term-candidates':
        return this.#termSamples.candidates(job.question);
      case 'links':
        return this.#links.links(job.question);
      case 'outlines':
        return job.names.map((name) => this.#outline(name));
    }
  }

  #outline({ kind, key }: RecordName): RecordOutline | undefined {
    this.#deadline.check();
    const row = this.#outlined.get(kind, key);
    return row === undefined ? undefined : outlineOf(entityFromRow(row));
  }

  #find(question: Question, counts: MonthCounts): AnswerParts<FoundRecord<FindableKind>> {
    const found = this.finder.find(question, counts);
    const { text } = question;
    if (!question.isHighlighted || text === undefined) return new AnswerParts(found);
    return new AnswerParts(found, (record) => {
      this.#deadline.check();
      return highlightsOf(record, text);
    });
  }
}
