import type { CoveredDay } from '../../records/coverage.ts';
import type { Day } from '../../records/day.ts';
import type { Message } from '../../records/message.ts';
import type { Month } from '../../records/month.ts';
import type { AnyRecord, RecordKind, RecordOf } from '../../records/record.ts';
import type { Histogram, HistogramQuestion } from '../histogram.ts';
import type { Origin } from '../import-log.ts';
import { parseMessageKey } from '../message-key.ts';
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
import { OpensearchClient } from './opensearch-client.ts';
import { IndexMissing } from './opensearch-documents.ts';
import { OpensearchFeeds } from './opensearch-feeds.ts';
import { OpensearchFinder } from './opensearch-finder.ts';
import { OpensearchHistograms } from './opensearch-histogram.ts';
import type { OpensearchImportLog } from './opensearch-import-log.ts';
import { type EntitySource, entityFromSource, entityId } from './opensearch-mapper.ts';
import type { MessageSource } from './opensearch-message-mapper.ts';
import { OpensearchMoving } from './opensearch-moving.ts';
import { OpensearchPurger } from './opensearch-purger.ts';
import { OpensearchReindexer } from './opensearch-reindexer.ts';
import { OpensearchRetention } from './opensearch-retention.ts';
import { OpensearchRework } from './opensearch-rework.ts';
import type { SightingSource } from './opensearch-sightings.ts';
import { OpensearchStatus } from './opensearch-status.ts';
import { type OpensearchTables, openTables, type TablesOptions } from './opensearch-tables.ts';
import { OpensearchWriter } from './opensearch-writer.ts';

/** The whole database in a cluster: any number of processes may read and write it. */
export class OpensearchStore implements Store {
  #client: OpensearchClient;
  #tables: OpensearchTables;
  #finder: OpensearchFinder;
  #writer: OpensearchWriter;
  #retention: OpensearchRetention;
  /** People are written again by every batch they speak in: the fewer batches, the less of that. */
  readonly batchLimits = { entries: 100_000, text: 40 * 1024 * 1024 };
  readonly imports: OpensearchImportLog;
  readonly moving: OpensearchMoving;

  private constructor(client: OpensearchClient, tables: OpensearchTables) {
    this.#client = client;
    this.#tables = tables;
    const { reader, names } = tables;
    this.#finder = new OpensearchFinder(reader, names);
    this.#writer = new OpensearchWriter(tables);
    this.#retention = new OpensearchRetention(tables);
    this.imports = tables.imports;
    this.moving = new OpensearchMoving(tables, this.#retention, this.#writer);
  }

  static async open(options: TablesOptions): Promise<OpensearchStore> {
    const client = new OpensearchClient(options.connection);
    try {
      return new OpensearchStore(client, await openTables(client, options));
    } catch (error) {
      await client.close();
      throw error;
    }
  }

  async get<K extends RecordKind>(kind: K, key: string): Promise<RecordOf<K> | undefined>;
  async get(kind: RecordKind, key: string): Promise<AnyRecord | undefined> {
    return this.#again(async (generation) => {
      if (kind === 'message') return (await this.#message(key, generation))?.record;
      const place = { index: this.#tables.names.entities(generation), id: entityId(kind, key) };
      const found = await this.#tables.documents.get<EntitySource>(place);
      return found && entityFromSource(found.source).record;
    });
  }

  hasMessages(channelKey: string): Promise<boolean> {
    return this.#finder.hasMessages(channelKey);
  }

  async find<K extends FindableKind>(question: Question<K>): Promise<Answer<FoundRecord<K>>> {
    const finder = new OpensearchFinder(this.#tables.reader.forOneQuestion(), this.#tables.names);
    const answer = await finder.find(question);
    if (question.text !== undefined) this.#tables.state.requireCurrentIndex();
    return answer;
  }

  async histogram(question: HistogramQuestion): Promise<Histogram> {
    const { reader, names, state } = this.#tables;
    const answer = await new OpensearchHistograms(reader.forOneQuestion(), names).histogram(question);
    state.requireCurrentIndex();
    return answer;
  }

  feed<F extends FeedKind>(question: FeedQuestion<F>): Promise<Answer<FeedEntryOf[F]>> {
    return this.#feeds().feed(question);
  }

  countFeedByDay(question: Omit<FeedQuestion, 'slice'>): Promise<Map<Day, number>> {
    return this.#feeds().countByDay(question);
  }

  countPosts(question: PostCountQuestion): Promise<PostCount[]> {
    return this.#feeds().countPosts(question);
  }

  coverage(from: Day, to: Day): Promise<{ covered: CoveredDay[]; sealed: SealedDay[] }> {
    return this.#tables.coverage.between(from, to);
  }

  seal(sealed: readonly SealedDay[]): Promise<void> {
    return this.#tables.coverage.seal(sealed);
  }

  write(batch: Batch): Promise<WriteOutcome[]> {
    return this.#writer.write(batch);
  }

  async originOf(kind: RecordKind, key: string): Promise<Origin | undefined> {
    const files = await this.#filesOf(kind, key);
    return files && this.imports.filesNumbered([...files]);
  }

  async purge(target: PurgeTarget, options: { at: number; isForGood: boolean }): Promise<PurgeReport> {
    await this.#requireCurrentIndex();
    return new OpensearchPurger(this.#tables).purge(target, options);
  }

  /** Segments are written anew without what was removed from them. */
  async scrub(): Promise<void> {
    await this.optimize({ isCompacting: true });
  }

  async optimize({ onProgress = () => {} }: Parameters<Store['optimize']>[0]): Promise<void> {
    const { names, schema, state } = this.#tables;
    await state.read();
    const indices = [
      ...(await schema.list(names.messages(state.generation))),
      names.entities(state.generation),
      names.fixed('findings'),
      names.fixed('sightings'),
    ];
    for (const [done, index] of indices.entries()) {
      onProgress(done, indices.length);
      await schema.merge(index);
    }
    onProgress(indices.length, indices.length);
  }

  async retain(
    before: Month,
    { isDryRun, onProgress = () => {} }: Parameters<Store['retain']>[1],
  ): Promise<RetentionReport> {
    const due = await this.#retention.due(before);
    if (isDryRun) return { dropped: due };
    await this.#retention.settle();
    const dropped: RetentionReport['dropped'] = [];
    for (const [done, { month }] of due.entries()) {
      onProgress(done, due.length);
      dropped.push({ month, messages: await this.#retention.drop(month) });
    }
    return { dropped };
  }

  async rework(
    change: (record: RecordOf<'message' | 'page'>) => RecordOf<'message' | 'page'>,
    onProgress: (done: number, total: number) => void = () => {},
  ): Promise<{ records: number; changed: number }> {
    await this.#requireCurrentIndex();
    return new OpensearchRework(this.#tables, change).run(onProgress);
  }

  reindex(onProgress: (done: number, total: number) => void = () => {}): Promise<void> {
    return new OpensearchReindexer(this.#tables).run(onProgress);
  }

  status(): Promise<StoreStatus> {
    return new OpensearchStatus(this.#client, this.#tables).read();
  }

  async check(): Promise<CheckReport> {
    throw new Error('not built yet');
  }

  async previewPurge(target: PurgeTarget): Promise<PurgeReport> {
    await this.#requireCurrentIndex();
    return new OpensearchPurger(this.#tables).preview(target);
  }

  async ping(): Promise<void> {
    await this.#requireCurrentIndex();
  }

  async close(): Promise<void> {
    await this.#tables.state.close();
    await this.#client.close();
  }

  #feeds(): OpensearchFeeds {
    const { documents, names, state, reader } = this.#tables;
    return new OpensearchFeeds({ documents, names, state, reader: reader.forOneQuestion() });
  }

  async #filesOf(kind: RecordKind, key: string): Promise<Set<number> | undefined> {
    const { names, reader, documents, sightings, state } = this.#tables;
    if (kind === 'message') {
      const found = await this.#again((generation) => this.#message(key, generation));
      return found && new Set(found.files);
    }
    await state.read();
    const place = { index: names.entities(state.generation), id: entityId(kind, key) };
    const found = await documents.get<EntitySource>(place);
    if (found === undefined) return undefined;
    if (!isToldByFiles(kind)) return new Set(found.source.files);
    const files = new Set<number>();
    const told = { bool: { filter: [{ term: { kind } }, { term: { key } }] } };
    await this.#tables.refreshAll(state.generation);
    for await (const hit of reader.walk<SightingSource>(sightings.index, told))
      for (const file of hit._source.files) files.add(file);
    const behind = { term: { behind: entityId(kind, key) } };
    for await (const hit of reader.walk<{ files: number[] }>(names.messages(state.generation), behind, [
      'files',
    ]))
      for (const file of hit._source.files) files.add(file);
    return files;
  }

  /** Found by its id alone: the chat knows in which months it may stand. */
  async #message(
    key: string,
    generation: number,
  ): Promise<(MessageSource & { record: Message }) | undefined> {
    const id = parseMessageKey(key);
    if (id === undefined) return undefined;
    const { chats, documents, names } = this.#tables;
    const months = await chats.monthsOf(id, id.sequence);
    const routing = key.slice(0, key.lastIndexOf('_'));
    const found = await documents.look<MessageSource>(
      months.map((month) => ({ index: names.month(generation, month), id: key, routing })),
    );
    if (months.length > 0 && found.every((each) => each === undefined)) {
      // Not there, or there in another generation of indices.
      await this.#tables.state.read();
      if (this.#tables.state.generation !== generation) throw new IndexMissing(names.messages(generation));
    }
    return found.find((each) => each !== undefined)?.source;
  }

  /** Once more where the indices have changed over to the next generation meanwhile. */
  async #again<T>(work: (generation: number) => Promise<T>): Promise<T | undefined> {
    const { state } = this.#tables;
    const { generation } = state;
    try {
      return await work(generation);
    } catch (error) {
      if (!(error instanceof IndexMissing)) throw error;
      await state.read();
      return state.generation === generation ? undefined : work(state.generation);
    }
  }

  async #requireCurrentIndex(): Promise<void> {
    await this.#tables.state.read();
    this.#tables.state.requireCurrentIndex();
  }
}
