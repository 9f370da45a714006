import type { RecordKind, RecordOf } from '../../../records/record.ts';
import { Highlighter } from '../../../search/highlighter.ts';
import type { Day } from '../../../time/day.ts';
import type { Month } from '../../../time/month.ts';
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
import { OpensearchAlertStore } from './alerts/alert-store.ts';
import { OpensearchClient } from './cluster/client.ts';
import { OpensearchExport } from './export.ts';
import { OpensearchLookups } from './reading/lookups.ts';
import { OpensearchReading } from './reading/reading.ts';
import type { OpensearchImportLog } from './records/import-log.ts';
import { OpensearchPushLog } from './records/push-log.ts';
import { type OpensearchTables, openTables, type TablesOptions } from './records/tables.ts';
import { OpensearchUpkeep } from './upkeep/upkeep.ts';
import { OpensearchWriter } from './writing/writer.ts';

/** A store in a cluster, which any number of processes can read and write. */
export class OpensearchStore implements Store {
  #client: OpensearchClient;
  #highlighter: Highlighter;
  #tables: OpensearchTables;
  #lookups: OpensearchLookups;
  #reading: OpensearchReading;
  #writer: OpensearchWriter;
  #upkeep: OpensearchUpkeep;
  /** Every batch rewrites the senders in it, so fewer batches mean less work. */
  readonly batchLimits = { entries: 100_000, text: 40 * 1024 * 1024 };
  readonly imports: OpensearchImportLog;
  readonly pushes: OpensearchPushLog;
  readonly export: OpensearchExport;
  readonly alerts: OpensearchAlertStore;

  private constructor(client: OpensearchClient, tables: OpensearchTables, highlighter: Highlighter) {
    this.#client = client;
    this.#highlighter = highlighter;
    this.#tables = tables;
    this.#lookups = new OpensearchLookups(tables);
    this.#reading = new OpensearchReading(tables, this.#lookups, highlighter);
    this.#writer = new OpensearchWriter(tables);
    this.#upkeep = new OpensearchUpkeep(client, tables);
    this.imports = tables.imports;
    this.pushes = new OpensearchPushLog(tables.documents, tables.searcher, tables.names);
    this.export = new OpensearchExport(tables, this.#writer);
    this.alerts = new OpensearchAlertStore(tables);
  }

  static async open(
    options: TablesOptions & {
      highlighting?: { threads: number; onThreadReplaced?: () => void };
      onWaiting?: (() => void) | undefined;
    },
  ): Promise<OpensearchStore> {
    const client = new OpensearchClient(options.connection);
    try {
      const tables = await openTables(client, options, options.onWaiting);
      return new OpensearchStore(client, tables, new Highlighter(options.highlighting ?? { threads: 0 }));
    } catch (error) {
      await client.close();
      throw error;
    }
  }

  get<K extends RecordKind>(kind: K, key: string, asker?: () => Asker): Promise<RecordOf<K> | undefined> {
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
    const outcomes = await this.#writer.write(batch);
    await this.imports.addPush(batch, outcomes);
    return outcomes;
  }

  async originOf(kind: RecordKind, key: string): Promise<Origin | undefined> {
    const files = await this.#lookups.filesOf(kind, key);
    return files && this.imports.filesNumbered([...files]);
  }

  seal(sealed: readonly SealedDay[]): Promise<void> {
    return this.#tables.coverage.seal(sealed);
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
    await this.#highlighter.close();
    await this.#tables.state.close();
    await this.#client.close();
  }
}
