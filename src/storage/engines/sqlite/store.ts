import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { CoverageSource, CoveredDay } from '../../../records/coverage.ts';
import type { Day } from '../../../records/day.ts';
import { impliedRecords } from '../../../records/implied.ts';
import type { Month } from '../../../records/month.ts';
import {
  type AnyRecord,
  type EntityKind,
  keyOf,
  type RecordKind,
  type RecordOf,
} from '../../../records/record.ts';
import { ANALYZER_VERSION } from '../../../search/analyzer.ts';
import { GivenUp } from '../../../threads/given-up.ts';
import type { Awaitable } from '../../port/awaitable.ts';
import type { StoreOptions } from '../../port/engine.ts';
import type { Histogram, HistogramQuestion } from '../../port/histogram.ts';
import type { Origin } from '../../port/import-log.ts';
import type { PurgeReport, PurgeTarget } from '../../port/purge.ts';
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
} from '../../port/query.ts';
import type { SealedDay } from '../../port/reading.ts';
import type { RetentionReport } from '../../port/retention.ts';
import type { Store } from '../../port/store.ts';
import type { CheckReport, StoreStatus } from '../../port/upkeep.ts';
import type { Batch, WriteOutcome } from '../../port/writing.ts';
import { hasSightingPerFile } from '../../rules/sighting-per-file.ts';
import { openDatabase, preferLittleMemory, prepareWithBigInts, ReadTurn } from './database/connection.ts';
import { migrate, schemaVersionOf } from './database/schema.ts';
import { SqliteExport } from './export.ts';
import { SqliteIndexAnalyzer } from './index/index-analyzer.ts';
import { AnswerParts } from './reading/answer-parts.ts';
import { SqliteDeadline } from './reading/deadline.ts';
import { MonthCounts } from './reading/month-counts.ts';
import { isOfIndex, type ReadJob, type ReadResult, SqliteReader } from './reading/reader.ts';
import { SqliteSearchPool } from './reading/search-pool.ts';
import { entityFromRow } from './records/entity-mapper.ts';
import { SqliteImportLog } from './records/import-log.ts';
import { type Pace, SqliteTables } from './records/tables.ts';
import { versionsOfMessage } from './records/versions.ts';
import { SqlitePurgePreview } from './removing/purge-preview.ts';
import { SqlitePurger } from './removing/purger.ts';
import { SqliteRetention } from './removing/retention.ts';
import { SqliteChecker } from './upkeep/checker.ts';
import { SqliteOptimizer } from './upkeep/optimizer.ts';
import { SqliteReindexer } from './upkeep/reindexer.ts';
import { SqliteRework } from './upkeep/rework.ts';
import { withUpkeepLock } from './upkeep/upkeep-lock.ts';
import { SqliteWriter } from './writing/writer.ts';

export interface SqliteOptions {
  /** Another version than the program's own, for tests of what happens after an upgrade. */
  analyzerVersion?: number;
  /** Another one than usual, for tests of what happens between two steps of maintenance. */
  pace?: Pace;
  /** How long a question may take, and threads for those that may; with none it runs on the caller's thread. */
  search?: StoreOptions['search'];
}

/** A record of this size is read in about a millisecond. */
const LARGE_ENTITY_BYTES = 128 * 1024;

/** The whole database in one folder of one machine. */
export class SqliteStore implements Store {
  #folder: string;
  #db: DatabaseSync;
  #turn: ReadTurn;
  #reader: SqliteReader;
  #patience: SqliteDeadline;
  #pool: SqliteSearchPool | undefined;
  #searchMs: number | undefined;
  #tables: SqliteTables;
  #writer: SqliteWriter;
  readonly imports: SqliteImportLog;
  readonly export: SqliteExport;
  #analyzerVersion: number;

  constructor(folder: string, options: SqliteOptions = {}) {
    this.#folder = folder;
    this.#analyzerVersion = options.analyzerVersion ?? ANALYZER_VERSION;
    const file = join(folder, 'nightjar.db');
    this.#db = openDatabase(file);
    migrate(this.#db, () => this.#recordAnalyzer());
    this.#tables = new SqliteTables(this.#db, () => this.#turn.end(), options.pace);
    this.#turn = new ReadTurn(this.#db, () => this.#tables.refresh());
    this.#patience = new SqliteDeadline(this.#db);
    this.#reader = new SqliteReader(this.#db, this.#tables.mapper, this.#tables.index.months, this.#patience);
    this.#searchMs = options.search?.milliseconds;
    if (options.search !== undefined && options.search.threads > 0)
      this.#pool = new SqliteSearchPool(file, { ...options.search, analyzer: this.#analyzerVersion });
    this.#writer = new SqliteWriter(this.#tables);
    this.imports = new SqliteImportLog(this.#db, this.#tables.tombstones, () => this.#turn.end());
    this.export = new SqliteExport(this.#tables, this.imports);
    this.#smallEntity = this.#db.prepare(
      `SELECT iif(bytes < ${LARGE_ENTITY_BYTES}, document, NULL) AS document,
         iif(bytes < ${LARGE_ENTITY_BYTES}, body, NULL) AS body, detection_date, first_seen, bytes
       FROM (SELECT *, octet_length(document) + ifnull(octet_length(body), 0) AS bytes FROM entities WHERE kind = ? AND key = ?)`,
    );
    this.#indexAnalyzer = new SqliteIndexAnalyzer(this.#db, this.#analyzerVersion);
  }

  #isWriting = false;
  #smallEntity;
  #indexAnalyzer: SqliteIndexAnalyzer;

  get<K extends RecordKind>(kind: K, key: string, asker?: () => Asker): Awaitable<RecordOf<K> | undefined>;
  get(kind: RecordKind, key: string, asker?: () => Asker): Awaitable<AnyRecord | undefined> {
    this.#turn.begin();
    if (kind === 'message') return this.#reader.finder.message(key);
    const row = this.#smallEntity.get(kind, key);
    if (row === undefined) return undefined;
    return row.document === null
      ? this.#largeEntity(kind, key, row.bytes as number, asker?.())
      : entityFromRow(row);
  }

  /** Where there are threads, one of them reads what would hold the event loop. */
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

  async hasMessages(channelKey: string): Promise<boolean> {
    this.#turn.begin();
    return this.#reader.finder.hasMessages(channelKey);
  }

  async find<K extends FindableKind>(question: Question<K>, asker?: Asker): Promise<Answer<FoundRecord<K>>> {
    const answer = await this.#read({ kind: 'find', question }, asker);
    return answer as Answer<FoundRecord<K>>;
  }

  async histogram(question: HistogramQuestion, asker?: Asker): Promise<Histogram> {
    return this.#read({ kind: 'histogram', question }, asker);
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

  async coverage(from: Day, to: Day): Promise<{ covered: CoveredDay[]; sealed: SealedDay[] }> {
    const read = (sql: string) =>
      this.#db.prepare(`${sql} WHERE day BETWEEN ? AND ? ORDER BY day, 1`).all(from, to);
    return {
      covered: read('SELECT DISTINCT source, day FROM coverage').map(({ source, day }) => ({
        source: source as CoverageSource,
        day: day as Day,
      })),
      sealed: read('SELECT feed, day FROM seals').map(({ feed, day }) => ({
        feed: feed as string,
        day: day as Day,
      })),
    };
  }

  async seal(sealed: readonly SealedDay[]): Promise<void> {
    await this.#tables.change(() => {
      const insert = prepareWithBigInts(
        this.#db,
        'INSERT INTO seals (feed, day) VALUES (?, ?) ON CONFLICT DO NOTHING',
      );
      for (const { feed, day } of sealed) insert.run(feed, day);
    });
  }

  async write(batch: Batch): Promise<WriteOutcome[]> {
    this.#turn.end();
    if (!this.#isWriting) preferLittleMemory(this.#db);
    this.#isWriting = true;
    return this.#writer.write(batch, () => this.#indexAnalyzer.requireForWriting());
  }

  async originOf(kind: RecordKind, key: string): Promise<Origin | undefined> {
    this.#turn.begin();
    const record = await this.get(kind, key);
    if (record === undefined) return undefined;
    this.#turn.begin();
    const origins = new Set<number>();
    if (record.kind === 'message') origins.add(this.#tables.messages.load(record)?.origin as number);
    else if (!hasSightingPerFile(record.kind))
      origins.add(this.#tables.entities.load(record.kind, key)?.origin as number);
    else {
      for (const { origin } of this.#tables.sightings.of(kind, key)) origins.add(origin);
      // Rarely asked, so no index is kept for it: every message is looked at.
      for (const stored of this.#tables.messages.walk()) {
        const implied = versionsOfMessage(this.#tables, stored).flatMap(({ record: each }) =>
          impliedRecords(each),
        );
        if (implied.some((each) => each.kind === kind && keyOf(each) === key)) origins.add(stored.origin);
      }
    }
    const files = new Set([...origins].flatMap((origin) => this.#tables.origins.files(origin)));
    return this.imports.filesNumbered([...files]);
  }

  async purge(target: PurgeTarget, options: { at: number; isPermanent: boolean }): Promise<PurgeReport> {
    return this.#upkeep(() => new SqlitePurger(this.#tables, options).purge(target));
  }

  async previewPurge(target: PurgeTarget): Promise<PurgeReport> {
    return this.#tables.read(() => new SqlitePurgePreview(this.#tables).run(target));
  }

  async scrub(): Promise<void> {
    // Deleted content is overwritten at once (database/connection.ts); what is left of it in the indexes goes when their parts are
    // merged, what is left in free pages when these are given back.
    await this.optimize({ isCompacting: true });
  }

  async optimize({ isCompacting, onProgress = () => {} }: Parameters<Store['optimize']>[0]): Promise<void> {
    await this.#alone(() => new SqliteOptimizer(this.#tables).run(isCompacting, onProgress));
  }

  async retain(
    before: Month,
    { isDryRun, onProgress = () => {} }: Parameters<Store['retain']>[1],
  ): Promise<RetentionReport> {
    const retention = new SqliteRetention(this.#tables);
    if (isDryRun) return { dropped: retention.due(before) };
    return this.#alone(async () => {
      const due = retention.due(before);
      const dropped: RetentionReport['dropped'] = [];
      for (const [done, { month }] of due.entries()) {
        onProgress(done, due.length);
        dropped.push({ month, messages: await retention.drop(month) });
      }
      await retention.settle();
      return { dropped };
    });
  }

  async rework(
    change: (record: RecordOf<'message' | 'page'>) => RecordOf<'message' | 'page'>,
    onProgress: (done: number, total: number) => void = () => {},
  ): Promise<{ records: number; changed: number }> {
    return this.#upkeep(() => {
      const total =
        this.#count('SELECT count(*) AS n FROM messages') +
        this.#count("SELECT count(*) AS n FROM entities WHERE kind = 'page'");
      return new SqliteRework(this.#tables, change).run(total, onProgress);
    });
  }

  async reindex(onProgress: (done: number, total: number) => void = () => {}): Promise<void> {
    await this.#alone(() => new SqliteReindexer(this.#tables, this.#analyzerVersion).run(onProgress));
  }

  async check(onProgress: (done: number, total: number) => void = () => {}): Promise<CheckReport> {
    return this.#tables.read(() => new SqliteChecker(this.#tables, this.#folder).run(onProgress));
  }

  async status(): Promise<StoreStatus> {
    const entities = new Map(
      this.#db
        .prepare('SELECT kind, count(*) AS n FROM entities GROUP BY kind')
        .all()
        .map((row) => [row.kind as string, row.n as number]),
    );
    return {
      engine: 'sqlite',
      location: this.#folder,
      schemaVersion: schemaVersionOf(this.#db),
      analyzer: { index: this.#indexAnalyzer.version(), program: this.#analyzerVersion },
      records: {
        message: this.#count('SELECT count(*) AS n FROM messages'),
        profile: entities.get('profile') ?? 0,
        channel: entities.get('channel') ?? 0,
        server: entities.get('server') ?? 0,
        page: entities.get('page') ?? 0,
        ransomware: entities.get('ransomware') ?? 0,
        'ransomware-group': entities.get('ransomware-group') ?? 0,
      },
      sizeBytes: folderSize(this.#folder),
    };
  }

  async ping(): Promise<void> {
    this.#turn.end();
    this.#indexAnalyzer.require();
  }

  async close(): Promise<void> {
    await this.#pool?.close();
    this.#turn.end();
    this.#db.close();
  }

  /** Changes the store as a whole, with an index that this program can read. */
  #upkeep<T>(work: () => Promise<T>): Promise<T> {
    return this.#alone(async () => {
      this.#turn.end();
      this.#indexAnalyzer.requireForWriting();
      return work();
    });
  }

  /** While no other process changes the store as a whole; imports go on. */
  #alone<T>(work: () => Promise<T>): Promise<T> {
    return withUpkeepLock(this.#folder, work);
  }

  /** On a thread of its own where there are any. */
  async #read<K extends ReadJob['kind']>(
    job: Extract<ReadJob, { kind: K }>,
    asker?: Asker,
  ): Promise<ReadResult[K]> {
    if (this.#pool !== undefined) return this.#pool.run(job, asker);
    if (asker?.signal?.aborted) throw new GivenUp();
    this.#turn.begin();
    if (isOfIndex(job)) this.#indexAnalyzer.require();
    if (this.#searchMs !== undefined) this.#patience.begin(this.#searchMs);
    const read = this.#reader.answer(job, new MonthCounts());
    return (read instanceof AnswerParts ? read.whole(asker?.onGrowth) : read) as ReadResult[K];
  }

  #count(sql: string): number {
    return this.#db.prepare(sql).get()?.n as number;
  }

  #recordAnalyzer(): void {
    prepareWithBigInts(
      this.#db,
      "INSERT INTO meta (name, value) VALUES ('analyzer', ?) ON CONFLICT DO UPDATE SET value = excluded.value",
    ).run(String(this.#analyzerVersion));
  }
}

function folderSize(folder: string): number {
  return readdirSync(folder)
    .filter((name) => name.startsWith('nightjar.db'))
    .reduce((size, name) => size + statSync(join(folder, name)).size, 0);
}
