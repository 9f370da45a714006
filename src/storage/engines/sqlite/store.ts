import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { RecordKind, RecordOf } from '../../../records/record.ts';
import { ANALYZER_VERSION } from '../../../search/analyzer.ts';
import type { Day } from '../../../time/day.ts';
import type { Month } from '../../../time/month.ts';
import type { Awaitable } from '../../port/awaitable.ts';
import type { StoreOptions } from '../../port/engine.ts';
import type { CountedKind, HistogramQuestion } from '../../port/histogram.ts';
import type { Origin } from '../../port/import-log.ts';
import type {
  HashQuestion,
  IndicatorCountsQuestion,
  IndicatorQuestion,
  IndicatorSearch,
} from '../../port/indicators.ts';
import type { LinksQuestion } from '../../port/links.ts';
import type { RecordName } from '../../port/outline.ts';
import type { PurgeTarget } from '../../port/purge.ts';
import type {
  Answer,
  Asker,
  FeedEntryOf,
  FeedKind,
  FeedQuestion,
  FindableKind,
  FoundRecord,
  PageVersionsQuestion,
  PostCountQuestion,
  Question,
} from '../../port/query.ts';
import type { SealedDay } from '../../port/reading.ts';
import type { Store } from '../../port/store.ts';
import type {
  IndicatorTrendQuestion,
  NewCountQuestion,
  QuietChannelQuestion,
  TermCandidateQuestion,
} from '../../port/trends.ts';
import type { OnProgress, PurgeOptions, Upkeep } from '../../port/upkeep.ts';
import type { Batch, WriteOutcome } from '../../port/writing.ts';
import { SqliteAlertStore } from './alerts/alert-store.ts';
import { fitCacheToMemory, openDatabase, ReadTurn } from './database/connection.ts';
import { migrate } from './database/schema.ts';
import { SqliteExport } from './export.ts';
import { SqliteIndexAnalyzer } from './index/index-analyzer.ts';
import { SqliteReading } from './reading/reading.ts';
import { SqliteImportLog } from './records/import-log.ts';
import { SqlitePushLog } from './records/push-log.ts';
import { filesOf } from './records/record-origin.ts';
import { type Pace, SqliteTables } from './records/tables.ts';
import type { SealOptions } from './upkeep/sealer.ts';
import { SqliteUpkeep } from './upkeep/upkeep.ts';
import { SqliteWriter } from './writing/writer.ts';

export interface SqliteOptions {
  /** For tests of upgrades. Defaults to the program's version. */
  analyzerVersion?: number;
  /** For tests of what happens between two steps of upkeep. */
  pace?: Pace;
  /** For tests with few messages: when to seal a month. */
  sealing?: SealOptions;
  /** Deadline and threads for searches. Without threads, searches run on the calling thread. */
  search?: StoreOptions['search'];
}

/** A store in a local folder. */
export class SqliteStore implements Store {
  #db: DatabaseSync;
  #turn: ReadTurn;
  #tables: SqliteTables;
  #indexAnalyzer: SqliteIndexAnalyzer;
  #reading: SqliteReading;
  #writer: SqliteWriter;
  #upkeep: SqliteUpkeep;
  #isImporting = false;
  readonly imports: SqliteImportLog;
  readonly pushes: SqlitePushLog;
  readonly export: SqliteExport;
  readonly alerts: SqliteAlertStore;

  constructor(
    folder: string,
    { analyzerVersion = ANALYZER_VERSION, pace, search, sealing }: SqliteOptions = {},
  ) {
    const file = join(folder, 'nightjar.db');
    const db = openDatabase(file);
    this.#db = db;
    migrate(db, () => SqliteIndexAnalyzer.record(db, analyzerVersion));
    const tables = new SqliteTables(db, () => this.#turn.end(), pace);
    const turn = new ReadTurn(db, () => tables.refresh());
    const indexAnalyzer = new SqliteIndexAnalyzer(db, analyzerVersion);
    this.#turn = turn;
    this.#tables = tables;
    this.#indexAnalyzer = indexAnalyzer;
    this.#reading = new SqliteReading({ db, file, tables, turn, indexAnalyzer, analyzerVersion, search });
    this.#upkeep = new SqliteUpkeep({ db, folder, tables, turn, indexAnalyzer, analyzerVersion, sealing });
    this.imports = new SqliteImportLog(db, tables.tombstones, () => turn.end());
    this.pushes = new SqlitePushLog(db, () => turn.end());
    this.#writer = new SqliteWriter(tables, this.imports);
    this.export = new SqliteExport(tables, this.imports);
    this.alerts = new SqliteAlertStore(db, turn, tables.matches);
  }

  get<K extends RecordKind>(kind: K, key: string, asker?: () => Asker): Awaitable<RecordOf<K> | undefined> {
    return this.#reading.get(kind, key, asker);
  }

  messageVersions(key: string) {
    return this.#reading.messageVersions(key);
  }

  hasMessages(channelKey: string) {
    return this.#reading.hasMessages(channelKey);
  }

  find<K extends FindableKind>(question: Question<K>, asker?: Asker): Promise<Answer<FoundRecord<K>>> {
    return this.#reading.find(question, asker);
  }

  pageVersions(question: PageVersionsQuestion, asker?: Asker) {
    return this.#reading.pageVersions(question, asker);
  }

  histogram<K extends CountedKind>(question: HistogramQuestion<K>, asker?: Asker) {
    return this.#reading.histogram(question, asker);
  }

  indicator(question: IndicatorQuestion, asker?: Asker) {
    return this.#reading.indicator(question, asker);
  }

  countIndicators(question: IndicatorCountsQuestion, asker?: Asker) {
    return this.#reading.countIndicators(question, asker);
  }

  findIndicators(search: IndicatorSearch, asker?: Asker) {
    return this.#reading.findIndicators(search, asker);
  }

  links(question: LinksQuestion, asker?: Asker) {
    return this.#reading.links(question, asker);
  }

  outlines(names: readonly RecordName[], asker?: Asker) {
    return this.#reading.outlines(names, asker);
  }

  indicatorsByHash(question: HashQuestion, asker?: Asker) {
    return this.#reading.indicatorsByHash(question, asker);
  }

  countNew(question: NewCountQuestion, asker?: Asker) {
    return this.#reading.countNew(question, asker);
  }

  indicatorTrends(question: IndicatorTrendQuestion, asker?: Asker) {
    return this.#reading.indicatorTrends(question, asker);
  }

  quietChannels(question: QuietChannelQuestion, asker?: Asker) {
    return this.#reading.quietChannels(question, asker);
  }

  termCandidates(question: TermCandidateQuestion, asker?: Asker) {
    return this.#reading.termCandidates(question, asker);
  }

  feed<F extends FeedKind>(question: FeedQuestion<F>, asker?: Asker): Promise<Answer<FeedEntryOf[F]>> {
    return this.#reading.feed(question, asker);
  }

  countFeedByDay(question: Omit<FeedQuestion, 'slice'>, asker?: Asker) {
    return this.#reading.countFeedByDay(question, asker);
  }

  countPosts(question: PostCountQuestion, asker?: Asker) {
    return this.#reading.countPosts(question, asker);
  }

  coverage(from: Day, to: Day) {
    return this.#reading.coverage(from, to);
  }

  ping(): Promise<void> {
    return this.#reading.ping();
  }

  async write(batch: Batch): Promise<WriteOutcome[]> {
    this.#turn.end();
    // What is pushed to a server comes in small batches.
    if (!this.#isImporting && batch.push === undefined) {
      fitCacheToMemory(this.#db);
      this.#isImporting = true;
    }
    return this.#writer.write(batch, () => this.#indexAnalyzer.requireForWriting());
  }

  async originOf(kind: RecordKind, key: string): Promise<Origin | undefined> {
    const record = await this.get(kind, key);
    if (record === undefined) return undefined;
    this.#turn.begin();
    return this.imports.filesNumbered(filesOf(this.#tables, record));
  }

  async seal(sealed: readonly SealedDay[]): Promise<void> {
    await this.#tables.change(() => this.#tables.coverage.seal(sealed));
  }

  purge(target: PurgeTarget, options: PurgeOptions) {
    return this.#upkeep.purge(target, options);
  }

  previewPurge(target: PurgeTarget) {
    return this.#upkeep.previewPurge(target);
  }

  scrub(): Promise<void> {
    return this.#upkeep.scrub();
  }

  optimize(options: Parameters<Upkeep['optimize']>[0]): Promise<void> {
    return this.#upkeep.optimize(options);
  }

  retain(before: Month, options: Parameters<Upkeep['retain']>[1]) {
    return this.#upkeep.retain(before, options);
  }

  rework(...parameters: Parameters<Upkeep['rework']>) {
    return this.#upkeep.rework(...parameters);
  }

  reindex(onProgress?: OnProgress): Promise<void> {
    return this.#upkeep.reindex(onProgress);
  }

  check(onProgress?: OnProgress) {
    return this.#upkeep.check(onProgress);
  }

  status() {
    return this.#upkeep.status();
  }

  async close(): Promise<void> {
    await this.#reading.close();
    this.#turn.end();
    this.#db.close();
  }
}
