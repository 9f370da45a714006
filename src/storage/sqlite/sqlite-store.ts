import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { recordsBehind } from '../../records/behind.ts';
import type { CoverageSource, CoveredDay } from '../../records/coverage.ts';
import type { Day } from '../../records/day.ts';
import type { Month } from '../../records/month.ts';
import { type AnyRecord, keyOf, type RecordKind, type RecordOf } from '../../records/record.ts';
import { ANALYZER_VERSION } from '../../search/analyzer.ts';
import type { Histogram, HistogramQuestion } from '../histogram.ts';
import type { Origin } from '../import-log.ts';
import { IndexOutdated } from '../index-outdated.ts';
import type { PurgeReport, PurgeTarget } from '../purge.ts';
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
import type { RetentionReport } from '../retention.ts';
import type { Batch, CheckReport, SealedDay, Store, StoreStatus, WriteOutcome } from '../store.ts';
import { isToldByFiles } from '../told-by-files.ts';
import {
  inTransaction,
  openDatabase,
  preferLittleMemory,
  prepareWithBigInts,
  ReadTurn,
} from './sqlite-connection.ts';
import { SqliteImportLog } from './sqlite-import-log.ts';
import { ENTITY_SELECTION, entityFromRow } from './sqlite-mapper.ts';
import { SqliteMoving } from './sqlite-moving.ts';
import { SqlitePatience } from './sqlite-patience.ts';
import { SqlitePurger } from './sqlite-purger.ts';
import { type ReadJob, type ReadResult, SqliteReader } from './sqlite-reader.ts';
import { versionsOf } from './sqlite-rebuilder.ts';
import { SqliteRetention } from './sqlite-retention.ts';
import { SqliteRework } from './sqlite-rework.ts';
import { migrate, schemaVersionOf } from './sqlite-schema.ts';
import { SqliteSearchPool } from './sqlite-search-pool.ts';
import { SqliteTables } from './sqlite-tables.ts';
import { SqliteWriter } from './sqlite-writer.ts';

export interface SqliteOptions {
  /** Another version than the program's own, for tests of what happens after an upgrade. */
  analyzerVersion?: number;
  /** How long a question may take, and threads for those that may; with none it runs on the caller's thread. */
  search?: { threads: number; milliseconds: number } | undefined;
}

const PROGRESS_EVERY = 2000;

/** The whole database in one folder of one machine. */
export class SqliteStore implements Store {
  #folder: string;
  #db: DatabaseSync;
  #turn: ReadTurn;
  #reader: SqliteReader;
  #patience: SqlitePatience;
  #pool: SqliteSearchPool | undefined;
  #searchMs: number | undefined;
  #tables: SqliteTables;
  #writer: SqliteWriter;
  readonly imports: SqliteImportLog;
  readonly moving: SqliteMoving;
  #analyzerVersion: number;

  constructor(folder: string, options: SqliteOptions = {}) {
    this.#folder = folder;
    this.#analyzerVersion = options.analyzerVersion ?? ANALYZER_VERSION;
    const file = join(folder, 'nightjar.db');
    this.#db = openDatabase(file);
    migrate(this.#db, () => this.#recordAnalyzer());
    this.#tables = new SqliteTables(this.#db);
    this.#turn = new ReadTurn(this.#db, () => this.#tables.refresh());
    this.#patience = new SqlitePatience(this.#db);
    this.#reader = new SqliteReader(this.#db, this.#tables.mapper, this.#tables.index.months, this.#patience);
    this.#searchMs = options.search?.milliseconds;
    if (options.search !== undefined && options.search.threads > 0)
      this.#pool = new SqliteSearchPool(file, options.search);
    this.#writer = new SqliteWriter(this.#tables);
    this.imports = new SqliteImportLog(this.#db, this.#tables.tombstones, () => this.#turn.end());
    this.moving = new SqliteMoving(this.#tables, this.imports, () => this.#turn.end());
    this.#entityDocument = this.#db.prepare(
      `SELECT ${ENTITY_SELECTION} FROM entities WHERE kind = ? AND key = ?`,
    );
    this.#indexVersion = this.#db.prepare("SELECT value FROM meta WHERE name = 'analyzer'");
  }

  #isWriting = false;
  #entityDocument;
  #indexVersion;

  get<K extends RecordKind>(kind: K, key: string): RecordOf<K> | undefined;
  get(kind: RecordKind, key: string): AnyRecord | undefined {
    this.#turn.begin();
    if (kind === 'message') return this.#reader.finder.message(key);
    const row = this.#entityDocument.get(kind, key);
    return row === undefined ? undefined : entityFromRow(row);
  }

  async hasMessages(channelKey: string): Promise<boolean> {
    this.#turn.begin();
    return this.#reader.finder.hasMessages(channelKey);
  }

  async find<K extends FindableKind>(question: Question<K>): Promise<Answer<FoundRecord<K>>> {
    this.#turn.begin();
    if (question.text !== undefined) this.#requireCurrentIndex();
    const answer = await this.#read({ kind: 'find', question });
    return answer as Answer<FoundRecord<K>>;
  }

  async histogram(question: HistogramQuestion): Promise<Histogram> {
    this.#turn.begin();
    this.#requireCurrentIndex();
    return this.#read({ kind: 'histogram', question });
  }

  async feed<F extends FeedKind>(question: FeedQuestion<F>): Promise<Answer<FeedEntryOf[F]>> {
    const answer = await this.#read({ kind: 'feed', question });
    return answer as Answer<FeedEntryOf[F]>;
  }

  async countFeedByDay(question: Omit<FeedQuestion, 'slice'>): Promise<Map<Day, number>> {
    return this.#read({ kind: 'feed-by-day', question });
  }

  async countPosts(question: PostCountQuestion): Promise<PostCount[]> {
    return this.#read({ kind: 'post-counts', question });
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
    this.#turn.end();
    inTransaction(this.#db, () => {
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
    this.#requireCurrentIndex();
    return this.#writer.write(batch);
  }

  async originOf(kind: RecordKind, key: string): Promise<Origin | undefined> {
    this.#turn.begin();
    const record = this.get(kind, key);
    if (record === undefined) return undefined;
    const origins = new Set<number>();
    if (record.kind === 'message') origins.add(this.#tables.messages.load(record)?.origin as number);
    else if (!isToldByFiles(record.kind))
      origins.add(this.#tables.entities.load(record.kind, key)?.origin as number);
    else {
      for (const { origin } of this.#tables.sightings.of(kind, key)) origins.add(origin);
      // Rarely asked, so no index is kept for it: every message is looked at.
      for (const stored of this.#tables.messages.walk()) {
        const behind = versionsOf(this.#tables, stored).flatMap(recordsBehind);
        if (behind.some((each) => each.kind === kind && keyOf(each) === key)) origins.add(stored.origin);
      }
    }
    const files = new Set([...origins].flatMap((origin) => this.#tables.origins.files(origin)));
    return this.imports.filesNumbered([...files]);
  }

  async purge(target: PurgeTarget, options: { at: number; isForGood: boolean }): Promise<PurgeReport> {
    this.#turn.end();
    this.#requireCurrentIndex();
    return new SqlitePurger(this.#tables).purge(target, options);
  }

  async scrub(): Promise<void> {
    this.#turn.end();
    // An index forgets a token only when its parts are merged; VACUUM leaves out free pages, and the log begins anew.
    await this.optimize({ isCompacting: true });
  }

  async optimize({ isCompacting, onProgress = () => {} }: Parameters<Store['optimize']>[0]): Promise<void> {
    this.#turn.end();
    const names = this.#tables.index.names();
    for (const [done, index] of names.entries()) {
      onProgress(done, names.length);
      // Another process may have dropped the month meanwhile.
      if (!this.#isThere(index)) continue;
      this.#db.exec(`INSERT INTO ${index} (${index}) VALUES ('optimize')`);
    }
    if (isCompacting) this.#db.exec('VACUUM');
    this.#db.exec('PRAGMA optimize; PRAGMA wal_checkpoint(TRUNCATE)');
    onProgress(names.length, names.length);
  }

  async retain(
    before: Month,
    { isDryRun, onProgress = () => {} }: Parameters<Store['retain']>[1],
  ): Promise<RetentionReport> {
    this.#turn.end();
    const retention = new SqliteRetention(this.#tables);
    const due = retention.due(before);
    if (isDryRun) return { dropped: due };
    const dropped: RetentionReport['dropped'] = [];
    for (const [done, { month }] of due.entries()) {
      onProgress(done, due.length);
      dropped.push({ month, messages: retention.drop(month) });
    }
    return { dropped };
  }

  async rework(
    change: (record: RecordOf<'message' | 'page'>) => RecordOf<'message' | 'page'>,
    onProgress: (done: number, total: number) => void = () => {},
  ): Promise<{ records: number; changed: number }> {
    this.#turn.end();
    this.#requireCurrentIndex();
    const total =
      this.#count('SELECT count(*) AS n FROM messages') +
      this.#count("SELECT count(*) AS n FROM entities WHERE kind = 'page'");
    return new SqliteRework(this.#tables, change).run(total, onProgress);
  }

  async reindex(onProgress: (done: number, total: number) => void = () => {}): Promise<void> {
    this.#turn.end();
    this.#tables.change(() => {
      const total =
        this.#count('SELECT count(*) AS n FROM messages') +
        this.#count("SELECT count(*) AS n FROM entities WHERE kind IN ('profile', 'channel')");
      let done = 0;
      const advance = () => {
        if (++done % PROGRESS_EVERY === 0 || done === total) onProgress(done, total);
      };
      this.#tables.index.clear();
      this.#indexMessages(advance);
      this.#indexEntities(advance);
      this.#recordAnalyzer();
    });
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
      analyzer: { index: this.#indexAnalyzer(), program: this.#analyzerVersion },
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

  async check(): Promise<CheckReport> {
    throw new Error('not built yet');
  }

  async previewPurge(_target: PurgeTarget): Promise<PurgeReport> {
    throw new Error('not built yet');
  }

  async ping(): Promise<void> {
    this.#turn.end();
    this.#requireCurrentIndex();
  }

  async close(): Promise<void> {
    await this.#pool?.close();
    this.#turn.end();
    this.#db.close();
  }

  #indexMessages(advance: () => void): void {
    for (const { slot, message } of this.#tables.messages.walk()) {
      this.#tables.index.addMessage(slot, message);
      advance();
    }
  }

  #indexEntities(advance: () => void): void {
    for (const kind of ['profile', 'channel'] as const) {
      for (const { id, record } of this.#tables.entities.walk(kind)) {
        this.#tables.index.entities.add(id, record);
        advance();
      }
    }
  }

  /** On a thread of its own where there are any. */
  async #read<K extends ReadJob['kind']>(job: Extract<ReadJob, { kind: K }>): Promise<ReadResult[K]> {
    if (this.#pool !== undefined) return this.#pool.run(job);
    this.#turn.begin();
    if (this.#searchMs !== undefined) this.#patience.begin(this.#searchMs);
    return this.#reader.answer(job, new Map()) as ReadResult[K];
  }

  #isThere(table: string): boolean {
    return this.#db.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(table) !== undefined;
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

  #indexAnalyzer(): number {
    return Number(this.#indexVersion.get()?.value);
  }

  /** Asked each time: a newer program may rebuild the index while this one runs. */
  #requireCurrentIndex(): void {
    const found = this.#indexAnalyzer();
    if (found !== this.#analyzerVersion) throw new IndexOutdated(found, this.#analyzerVersion);
  }
}

function folderSize(folder: string): number {
  return readdirSync(folder)
    .filter((name) => name.startsWith('nightjar.db'))
    .reduce((size, name) => size + statSync(join(folder, name)).size, 0);
}
