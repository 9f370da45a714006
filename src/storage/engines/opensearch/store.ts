import type { CoveredDay } from '../../../records/coverage.ts';
import type { Day } from '../../../records/day.ts';
import type { Message } from '../../../records/message.ts';
import type { Month } from '../../../records/month.ts';
import type { AnyRecord, RecordKind, RecordOf } from '../../../records/record.ts';
import { Highlighter } from '../../../search/highlighter.ts';
import type { Highlights } from '../../../search/highlights.ts';
import type { SearchTree } from '../../../search/search-tree.ts';
import { TimeIsUp } from '../../../threads/given-up.ts';
import { SearchTooSlow } from '../../port/failures/search-too-slow.ts';
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
import { needsIndex } from '../../port/query.ts';
import type { SealedDay } from '../../port/reading.ts';
import type { RetentionReport } from '../../port/retention.ts';
import type { Store } from '../../port/store.ts';
import type { CheckReport, StoreStatus } from '../../port/upkeep.ts';
import type { Batch, WriteOutcome } from '../../port/writing.ts';
import { bytesOf } from '../../rules/answer-bytes.ts';
import { parseMessageKey } from '../../rules/message-key.ts';
import { hasSightingPerFile } from '../../rules/sighting-per-file.ts';
import { OpensearchClient } from './cluster/client.ts';
import { Deadline } from './cluster/deadline.ts';
import { IndexMissing } from './cluster/documents.ts';
import { OutOfTime } from './cluster/refusals.ts';
import type { OpensearchSearcher } from './cluster/searcher.ts';
import { OpensearchExport } from './export.ts';
import { OpensearchFeeds } from './reading/feeds.ts';
import { OpensearchFinder } from './reading/finder.ts';
import { OpensearchHistograms } from './reading/histogram.ts';
import { type EntitySource, entityFromSource, entityId } from './records/entity-mapper.ts';
import type { OpensearchImportLog } from './records/import-log.ts';
import type { MessageSource } from './records/message-mapper.ts';
import type { SightingSource } from './records/sightings.ts';
import { type OpensearchTables, openTables, type TablesOptions } from './records/tables.ts';
import { OpensearchPurger } from './removing/purger.ts';
import { OpensearchRetention } from './removing/retention.ts';
import { OpensearchCheck } from './upkeep/check.ts';
import { OpensearchReindexer } from './upkeep/reindexer.ts';
import { OpensearchRework } from './upkeep/rework.ts';
import { OpensearchStatus } from './upkeep/status.ts';
import { OpensearchWriter } from './writing/writer.ts';

/** Smaller ones are nothing to be told about. */
const LARGE_RECORD_BYTES = 128 * 1024;

/** The whole database in a cluster: any number of processes may read and write it. */
export class OpensearchStore implements Store {
  #client: OpensearchClient;
  #highlighter: Highlighter;
  #tables: OpensearchTables;
  #writer: OpensearchWriter;
  #retention: OpensearchRetention;
  /** People are written again by every batch they speak in: the fewer batches, the less of that. */
  readonly batchLimits = { entries: 100_000, text: 40 * 1024 * 1024 };
  readonly imports: OpensearchImportLog;
  readonly export: OpensearchExport;

  private constructor(client: OpensearchClient, tables: OpensearchTables, highlighter: Highlighter) {
    this.#client = client;
    this.#highlighter = highlighter;
    this.#tables = tables;
    this.#writer = new OpensearchWriter(tables);
    this.#retention = new OpensearchRetention(tables);
    this.imports = tables.imports;
    this.export = new OpensearchExport(tables, this.#retention, this.#writer);
  }

  static async open(
    options: TablesOptions & { highlighting?: { threads: number; onThreadReplaced?: () => void } },
  ): Promise<OpensearchStore> {
    const client = new OpensearchClient(options.connection);
    try {
      const tables = await openTables(client, options);
      return new OpensearchStore(client, tables, new Highlighter(options.highlighting ?? { threads: 0 }));
    } catch (error) {
      await client.close();
      throw error;
    }
  }

  async get<K extends RecordKind>(
    kind: K,
    key: string,
    asker?: () => Asker,
  ): Promise<RecordOf<K> | undefined>;
  async get(kind: RecordKind, key: string, asker?: () => Asker): Promise<AnyRecord | undefined> {
    const record = await this.#lookUp(kind, key);
    const bytes = bytesOf(record);
    if (bytes >= LARGE_RECORD_BYTES) asker?.().onGrowth?.(bytes);
    return record;
  }

  async #lookUp(kind: RecordKind, key: string): Promise<AnyRecord | undefined> {
    const { state, names, documents, milliseconds } = this.#tables;
    const deadline = new Deadline(milliseconds);
    if (!state.isTrusted) await state.read(deadline.left);
    return state.again(async (generation) => {
      if (kind === 'message') return (await this.#message(key, generation, deadline))?.record;
      const place = { index: names.entities(generation), id: entityId(kind, key) };
      const found = await documents.get<EntitySource>(place, deadline.left);
      state.requireComplete(place.index);
      return found && entityFromSource(found.source).record;
    });
  }

  hasMessages(channelKey: string): Promise<boolean> {
    return this.#finder().hasMessages(channelKey);
  }

  async find<K extends FindableKind>(question: Question<K>, asker?: Asker): Promise<Answer<FoundRecord<K>>> {
    const deadline = new Deadline(this.#tables.milliseconds);
    const answer = await this.#finder(asker).find(question);
    if (needsIndex(question)) this.#tables.state.requireCurrentIndex();
    tellGrowth(answer.hits, asker);
    const { text, isHighlighted } = question;
    if (!isHighlighted || text === undefined) return answer;
    const highlights = await this.#highlight(answer.hits, text, deadline, asker);
    tellGrowth(highlights, asker);
    return { ...answer, highlights };
  }

  async histogram(question: HistogramQuestion, asker?: Asker): Promise<Histogram> {
    const { names, state } = this.#tables;
    const answer = await new OpensearchHistograms(this.#reader(asker), names).histogram(question);
    state.requireCurrentIndex();
    return answer;
  }

  async feed<F extends FeedKind>(question: FeedQuestion<F>, asker?: Asker): Promise<Answer<FeedEntryOf[F]>> {
    const answer = await this.#feeds(asker).feed(question);
    tellGrowth(answer.hits, asker);
    return answer;
  }

  countFeedByDay(question: Omit<FeedQuestion, 'slice'>, asker?: Asker): Promise<Map<Day, number>> {
    return this.#feeds(asker).countByDay(question);
  }

  countPosts(question: PostCountQuestion, asker?: Asker): Promise<PostCount[]> {
    return this.#feeds(asker).countPosts(question);
  }

  coverage(from: Day, to: Day): Promise<{ covered: CoveredDay[]; sealed: SealedDay[] }> {
    return this.#tables.coverage.between(from, to, this.#tables.reader.forOneQuestion());
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

  async purge(target: PurgeTarget, options: { at: number; isPermanent: boolean }): Promise<PurgeReport> {
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

  check(onProgress?: (done: number, total: number) => void): Promise<CheckReport> {
    return new OpensearchCheck(this.#client, this.#tables).run(onProgress);
  }

  async previewPurge(target: PurgeTarget): Promise<PurgeReport> {
    await this.#requireCurrentIndex();
    return new OpensearchPurger(this.#tables).preview(target);
  }

  async ping(): Promise<void> {
    const { state, repair } = this.#tables;
    const [missing] = await repair.missing(await state.read());
    if (missing !== undefined) throw new IndexMissing(missing);
    state.requireNothingLost();
    state.requireCurrentIndex();
  }

  async close(): Promise<void> {
    await this.#highlighter.close();
    await this.#tables.state.close();
    await this.#client.close();
  }

  /** Under the same deadline as the search. */
  async #highlight(
    records: FoundRecord<FindableKind>[],
    text: SearchTree,
    deadline: Deadline,
    asker: Asker | undefined,
  ): Promise<Highlights[]> {
    try {
      const limits = { milliseconds: deadline.left, signal: asker?.signal };
      return await this.#highlighter.highlight(records, text, limits);
    } catch (error) {
      throw error instanceof TimeIsUp || error instanceof OutOfTime ? new SearchTooSlow() : error;
    }
  }

  #reader(asker: Asker | undefined): OpensearchSearcher {
    return this.#tables.reader.forOneQuestion({ signal: asker?.signal });
  }

  #finder(asker?: Asker): OpensearchFinder {
    return new OpensearchFinder(this.#reader(asker), this.#tables.names);
  }

  #feeds(asker: Asker | undefined): OpensearchFeeds {
    const { documents, names, state } = this.#tables;
    return new OpensearchFeeds({ documents, names, state, reader: this.#reader(asker) });
  }

  async #filesOf(kind: RecordKind, key: string): Promise<Set<number> | undefined> {
    const { names, reader, documents, sightings, state } = this.#tables;
    if (kind === 'message') {
      const deadline = new Deadline(this.#tables.milliseconds);
      const found = await state.again((generation) => this.#message(key, generation, deadline));
      return found && new Set(found.files);
    }
    await state.read();
    const place = { index: names.entities(state.generation), id: entityId(kind, key) };
    const found = await documents.get<EntitySource>(place);
    for (const index of [place.index, sightings.index, names.messages(state.generation)])
      state.requireComplete(index);
    if (found === undefined) return undefined;
    if (!hasSightingPerFile(kind)) return new Set(found.source.files);
    const files = new Set<number>();
    const told = { bool: { filter: [{ term: { kind } }, { term: { key } }] } };
    await this.#tables.refreshAll(state.generation);
    for await (const hit of reader.walk<SightingSource>(sightings.index, told))
      for (const file of hit._source.files) files.add(file);
    const implied = { term: { behind: entityId(kind, key) } };
    for await (const hit of reader.walk<{ files: number[] }>(names.messages(state.generation), implied, [
      'files',
    ]))
      for (const file of hit._source.files) files.add(file);
    return files;
  }

  /** Found by its id alone: the chat knows in which months it may stand. */
  async #message(
    key: string,
    generation: number,
    deadline: Deadline,
  ): Promise<(MessageSource & { record: Message }) | undefined> {
    const id = parseMessageKey(key);
    if (id === undefined) return undefined;
    const { chats, documents, names, state } = this.#tables;
    const months = await chats.monthsOf(id, id.sequence, deadline.left);
    const routing = key.slice(0, key.lastIndexOf('_'));
    const found = await documents.look<MessageSource>(
      months.map((month) => ({ index: names.month(generation, month), id: key, routing })),
      { lookupMs: deadline.left },
    );
    const place = found.findIndex((each) => each !== undefined);
    if (place !== -1) {
      // Other files may say more of it.
      state.requireComplete(names.month(generation, months[place] as Month));
      return found[place]?.source;
    }
    // Not there; or in another generation of indices, or in a part that is not complete.
    if (months.length > 0) {
      await state.read(deadline.left);
      if (state.generation !== generation) throw new IndexMissing(names.messages(generation));
    }
    for (const index of [names.messages(generation), names.fixed('chats')]) state.requireComplete(index);
    return undefined;
  }

  async #requireCurrentIndex(): Promise<void> {
    await this.#tables.state.read();
    this.#tables.state.requireCurrentIndex();
  }
}

function tellGrowth(parts: readonly unknown[], asker: Asker | undefined): void {
  asker?.onGrowth?.(parts.reduce<number>((bytes, part) => bytes + bytesOf(part), 0));
}
