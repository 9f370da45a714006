import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { CoveredDay } from '../../../../records/coverage.ts';
import type { Message } from '../../../../records/message.ts';
import type { Page } from '../../../../records/page.ts';
import type { AnyRecord, EntityKind, RecordKind, RecordOf } from '../../../../records/record.ts';
import { Cancelled } from '../../../../threads/failures.ts';
import type { Day } from '../../../../time/day.ts';
import type { Awaitable } from '../../../port/awaitable.ts';
import type { StoreOptions } from '../../../port/engine.ts';
import type { CountedKind, Histogram, HistogramQuestion } from '../../../port/histogram.ts';
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
} from '../../../port/query.ts';
import type { Reading, SealedDay } from '../../../port/reading.ts';
import type {
  IndicatorTrendQuestion,
  IndicatorTrends,
  NewCountQuestion,
  QuietChannel,
  QuietChannelQuestion,
  TermCandidateQuestion,
} from '../../../port/trends.ts';
import { parseMessageKey } from '../../../rules/message-key.ts';
import { distinctVersions } from '../../../rules/message-versions.ts';
import { type ReadTurn, reduceMemory } from '../database/connection.ts';
import type { SqliteIndexAnalyzer } from '../index/index-analyzer.ts';
import { entityFromRow } from '../records/entity-mapper.ts';
import type { SqliteTables } from '../records/tables.ts';
import { versionsOfMessage } from '../records/versions.ts';
import { AnswerParts } from './answer-parts.ts';
import { SqliteDeadline } from './deadline.ts';
import { MonthCounts } from './month-counts.ts';
import { compileJob, type ReadJob, type ReadResult, SqliteReader, usesIndex } from './reader.ts';
import { SqliteSearchPool } from './search-pool.ts';

/** Reading a record of this size takes about a millisecond. Larger ones are read on a thread. */
const LARGE_ENTITY_BYTES = 128 * 1024;

export interface SqliteReadingParts {
  db: DatabaseSync;
  /** The database file, which search threads open themselves. */
  file: string;
  tables: SqliteTables;
  turn: ReadTurn;
  indexAnalyzer: SqliteIndexAnalyzer;
  analyzerVersion: number;
  /** Without threads, searches run on the calling thread. */
  search: StoreOptions['search'];
}

/** Lookups run on the event loop, because they take microseconds. Everything else runs on search threads. */
export class SqliteReading implements Reading {
  #tables: SqliteTables;
  #turn: ReadTurn;
  #indexAnalyzer: SqliteIndexAnalyzer;
  #deadline: SqliteDeadline;
  #reader: SqliteReader;
  #pool: SqliteSearchPool | undefined;
  #searchMs: number | undefined;
  #smallEntity: StatementSync;

  constructor({ db, file, tables, turn, indexAnalyzer, analyzerVersion, search }: SqliteReadingParts) {
    this.#tables = tables;
    this.#turn = turn;
    this.#indexAnalyzer = indexAnalyzer;
    this.#deadline = new SqliteDeadline(db);
    this.#reader = new SqliteReader(db, tables.mapper, tables.index, this.#deadline);
    this.#searchMs = search?.milliseconds;
    if (search !== undefined && search.threads > 0) {
      this.#pool = new SqliteSearchPool(file, { ...search, analyzer: analyzerVersion });
      // What remains for this connection are lookups of single records.
      reduceMemory(db);
    }
    this.#smallEntity = db.prepare(
      `SELECT iif(bytes < ${LARGE_ENTITY_BYTES}, document, NULL) AS document,
         iif(bytes < ${LARGE_ENTITY_BYTES}, body, NULL) AS body, detection_date, first_seen, bytes
       FROM (SELECT *, octet_length(document) + ifnull(octet_length(body), 0) AS bytes FROM entities WHERE kind = ? AND key = ?)`,
    );
  }

  get<K extends RecordKind>(kind: K, key: string, asker?: () => Asker): Awaitable<RecordOf<K> | undefined>;
  get(kind: RecordKind, key: string, asker?: () => Asker): Awaitable<AnyRecord | undefined> {
    this.#turn.begin();
    if (kind === 'message') return this.#reader.finder.message(key);
    const name = kind === 'victim' ? (this.#tables.victims.idOf(key) ?? key) : key;
    const row = this.#smallEntity.get(kind, name);
    if (row === undefined) return undefined;
    return row.document === null
      ? this.#largeEntity(kind, name, row.bytes as number, asker?.())
      : entityFromRow(row);
  }

  #largeEntity(
    kind: EntityKind,
    key: string,
    bytes: number,
    { onGrowth, inTurn = (work) => work(), signal }: Asker = {},
  ): Awaitable<AnyRecord | undefined> {
    onGrowth?.(bytes);
    const pool = this.#pool;
    if (pool === undefined) return this.#reader.entity(kind, key);
    return inTurn(() => pool.run({ kind: 'entity', of: kind, key }, { signal }));
  }

  async messageVersions(key: string): Promise<Message[]> {
    this.#turn.begin();
    const id = parseMessageKey(key);
    const stored = id && this.#tables.messages.load({ ...id, sequence: String(id.sequence) });
    if (stored === undefined) return [];
    return distinctVersions(versionsOfMessage(this.#tables, stored).map(({ record }) => record));
  }

  async hasMessages(channelKey: string): Promise<boolean> {
    this.#turn.begin();
    return this.#reader.finder.hasMessages(channelKey);
  }

  async find<K extends FindableKind>(question: Question<K>, asker?: Asker): Promise<Answer<FoundRecord<K>>> {
    const answer = await this.#read({ kind: 'find', question }, asker);
    return answer as Answer<FoundRecord<K>>;
  }

  async histogram<K extends CountedKind>(question: HistogramQuestion<K>, asker?: Asker): Promise<Histogram> {
    return this.#read({ kind: 'histogram', question }, asker);
  }

  async pageVersions(question: PageVersionsQuestion, asker?: Asker): Promise<Answer<Page>> {
    return this.#read({ kind: 'page-versions', question }, asker);
  }

  async feed<F extends FeedKind>(question: FeedQuestion<F>, asker?: Asker): Promise<Answer<FeedEntryOf[F]>> {
    const answer = await this.#read({ kind: 'feed', question }, asker);
    return answer as Answer<FeedEntryOf[F]>;
  }

  async countFeedByDay(question: Omit<FeedQuestion, 'slice'>, asker?: Asker): Promise<Map<Day, number>> {
    return this.#read({ kind: 'feed-by-day', question }, asker);
  }

  async countPosts(question: PostCountQuestion, asker?: Asker): Promise<PostCount[]> {
    return this.#read({ kind: 'post-counts', question }, asker);
  }

  async indicator(question: IndicatorQuestion, asker?: Asker): Promise<IndicatorSummary | undefined> {
    return this.#read({ kind: 'indicator', question }, asker);
  }

  async countIndicators(
    question: IndicatorCountsQuestion,
    asker?: Asker,
  ): Promise<(IndicatorCount | undefined)[]> {
    return this.#read({ kind: 'indicator-counts', question }, asker);
  }

  async findIndicators(question: IndicatorSearch, asker?: Asker): Promise<Answer<FoundIndicator>> {
    return this.#read({ kind: 'indicator-search', question }, asker);
  }

  async indicatorsByHash(question: HashQuestion, asker?: Asker): Promise<HashedIndicator[][]> {
    return this.#read({ kind: 'indicator-hashes', question }, asker);
  }

  async countNew(question: NewCountQuestion, asker?: Asker): Promise<number[]> {
    return this.#read({ kind: 'new-counts', question }, asker);
  }

  async indicatorTrends(question: IndicatorTrendQuestion, asker?: Asker): Promise<IndicatorTrends> {
    return this.#read({ kind: 'indicator-trends', question }, asker);
  }

  async quietChannels(question: QuietChannelQuestion, asker?: Asker): Promise<QuietChannel[]> {
    return this.#read({ kind: 'quiet-channels', question }, asker);
  }

  async termCandidates(question: TermCandidateQuestion, asker?: Asker): Promise<string[]> {
    return this.#read({ kind: 'term-candidates', question }, asker);
  }

  async links(question: LinksQuestion, asker?: Asker): Promise<NodeLinks[]> {
    return this.#read({ kind: 'links', question }, asker);
  }

  async outlines(names: readonly RecordName[], asker?: Asker): Promise<(RecordOutline | undefined)[]> {
    return this.#read({ kind: 'outlines', names }, asker);
  }

  async coverage(from: Day, to: Day): Promise<{ covered: CoveredDay[]; sealed: SealedDay[] }> {
    return this.#tables.coverage.between(from, to);
  }

  async ping(): Promise<void> {
    this.#turn.end();
    this.#indexAnalyzer.require();
  }

  async close(): Promise<void> {
    await this.#pool?.close();
  }

  async #read<K extends ReadJob['kind']>(
    job: Extract<ReadJob, { kind: K }>,
    asker?: Asker,
  ): Promise<ReadResult[K]> {
    if (this.#pool !== undefined) return this.#pool.run(job, asker);
    if (asker?.signal?.aborted) throw new Cancelled();
    this.#turn.begin();
    if (usesIndex(job)) this.#indexAnalyzer.require();
    if (this.#searchMs !== undefined) this.#deadline.begin(this.#searchMs);
    const read = this.#reader.answer(compileJob(job), new MonthCounts());
    return (read instanceof AnswerParts ? read.readAll(asker?.onGrowth) : read) as ReadResult[K];
  }
}
