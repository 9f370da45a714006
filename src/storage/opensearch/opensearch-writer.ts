import { isSameMessage, type Message } from '../../records/message.ts';
import { type Month, monthOf } from '../../records/month.ts';
import { type AnyRecord, type EntityKind, isUnchanged, keyOf, mergeRecords } from '../../records/record.ts';
import { CoveredDays } from '../covered-days.ts';
import { SightingsBehind } from '../sightings-behind.ts';
import type { Batch, WriteOutcome } from '../store.ts';
import { isToldByFiles } from '../told-by-files.ts';
import type { Operation, Place, Version } from './opensearch-documents.ts';
import {
  type EntityRecord,
  type EntitySource,
  entityFromSource,
  entityId,
  entityToSource,
} from './opensearch-mapper.ts';
import {
  type MessageSource,
  messageFromSource,
  messageToSource,
  requireSequence,
  type VersionOf,
} from './opensearch-message-mapper.ts';
import type { OpensearchTables } from './opensearch-tables.ts';

/** The file of things nobody told the origin of. */
const UNKNOWN_FILE = 0;

/** Something the batch says of one record, and which of its outcomes tells what became of it. */
interface Saying<R> {
  record: R;
  position?: number | undefined;
}

/** A record of the batch: what is stored of it, and what will be. */
interface RecordState<R extends AnyRecord> {
  stored: R | undefined;
  storedFiles: number[];
  /** Which writing of it was read. */
  version: Version | undefined;
  current: R | undefined;
  files: number[];
  sightings: VersionOf<R>[] | undefined;
  isChanged: boolean;
  said: Saying<R>[];
}

interface MessageState extends RecordState<Message> {
  key: string;
  /** Months in which it may stand. */
  months: Month[];
  /** Where it stood when it was read; more than one only where two imports were at it at the same moment. */
  found: { month: Month; version: Version }[];
}

interface EntityState extends RecordState<EntityRecord> {
  kind: EntityKind;
  key: string;
}

/** Merges batches into the indices. */
export class OpensearchWriter {
  #tables: OpensearchTables;

  constructor(tables: OpensearchTables) {
    this.#tables = tables;
  }

  /** Adds to people, channels and servers what files said of them, without a word of it in any file's name. */
  mergeTold(told: readonly EntityRecord[]): Promise<void> {
    return this.#tables.state.whileWriting(({ generation }) =>
      new BatchMerge(this.#tables, generation, false, { records: [] }).mergeTold(told),
    );
  }

  write(batch: Batch): Promise<WriteOutcome[]> {
    return this.#tables.state.whileWriting(({ generation, hasTombstones }) =>
      new BatchMerge(this.#tables, generation, hasTombstones, batch).run(),
    );
  }
}

/**
 * One batch. There are no transactions, so the order makes it safe: what follows from messages is written before them. Should it
 * end half-way, the messages are not there yet, and the same batch again does all that is left. Every document is written only
 * over the writing that was read; where somebody was faster, it is read and merged once more.
 */
class BatchMerge {
  #tables: OpensearchTables;
  #generation: number;
  #mayBePurged: boolean;
  #file: number;
  #records: AnyRecord[];
  #besides: readonly AnyRecord[];
  #given: Batch['behind'];
  #outcomes: WriteOutcome[];
  #messages = new Map<string, MessageState>();
  #entities = new Map<string, EntityState>();
  #behind = new SightingsBehind();
  #covered = new CoveredDays();
  #findings: Operation[] = [];
  #hasNewVersions = false;
  /** Those that were written to. */
  #months = new Set<Month>();

  constructor(tables: OpensearchTables, generation: number, mayBePurged: boolean, batch: Batch) {
    this.#tables = tables;
    this.#generation = generation;
    this.#mayBePurged = mayBePurged;
    this.#file = batch.file ?? UNKNOWN_FILE;
    this.#records = [...batch.records];
    this.#besides = batch.besides ?? [];
    // What was worked out beforehand knows nothing of what was purged.
    this.#given = mayBePurged ? undefined : batch.behind;
    this.#outcomes = new Array(this.#records.length).fill('unchanged');
  }

  async run(): Promise<WriteOutcome[]> {
    const said = await this.#wanted();
    if (said.length === 0) return this.#outcomes;
    for (const { record } of said) if (record.kind === 'message') requireSequence(record);
    await this.#loadMessages(said);
    for (const saying of said) if (isMessage(saying)) this.#takeMessage(saying);
    await this.#loadEntities(said);
    await this.#writeSightings(said);
    for (const saying of said) if (isEntity(saying)) this.#takeEntity(saying);
    await this.#takeBehind();
    await this.#tables.documents.put([
      ...this.#findings,
      ...this.#tables.coverage.add(this.#covered, this.#file),
    ]);
    await this.#flushEntities();
    const created = [...this.#messages.values()].filter(
      ({ isChanged, found }) => isChanged && found.length === 0,
    );
    await this.#flushMessages([...this.#messages.values()]);
    await this.#mergeDoubles(created);
    await this.#refresh();
    return this.#outcomes;
  }

  async mergeTold(told: readonly EntityRecord[]): Promise<void> {
    await this.#loadEntities(told.map((record) => ({ record })));
    for (const record of told) this.#takeEntity({ record });
    await this.#tables.documents.put(this.#findings);
    await this.#flushEntities();
    await this.#refresh();
  }

  /** What is not kept away; the rest has its outcome already. */
  async #wanted(): Promise<Saying<AnyRecord>[]> {
    const said: Saying<AnyRecord>[] = [
      ...this.#records.map((record, position) => ({ record, position })),
      ...this.#besides.map((record) => ({ record })),
    ];
    if (!this.#mayBePurged) return said;
    const { tombstones } = this.#tables;
    if (await tombstones.has('file-number', String(this.#file))) {
      this.#outcomes.fill('purged');
      return [];
    }
    const covered = await tombstones.covered(said.map(({ record }) => record));
    for (const { record, position } of said)
      if (position !== undefined && covered.has(record)) this.#outcomes[position] = 'purged';
    return said.filter(({ record }) => !covered.has(record));
  }

  async #loadMessages(said: readonly Saying<AnyRecord>[]): Promise<void> {
    const messages = said.flatMap(({ record }) => (record.kind === 'message' ? [record] : []));
    const months = await this.#tables.chats.extend(messages);
    for (const message of messages) {
      const key = keyOf(message);
      const state: MessageState = this.#messages.get(key) ?? {
        ...emptyState<Message>(),
        key,
        months: [],
        found: [],
      };
      this.#messages.set(key, state);
      state.months = [...new Set([...state.months, ...(months.get(message) ?? [])])];
    }
    await this.#readMessages([...this.#messages.values()].filter((state) => state.months.length > 0));
  }

  /** Puts what is stored into the states, in place of whatever they held. */
  async #readMessages(states: readonly MessageState[]): Promise<void> {
    const wanted = states.flatMap((state) => state.months.map((month) => ({ state, month })));
    const loaded = await this.#tables.documents.load<MessageSource>(
      wanted.map(({ state, month }) => this.#messagePlace(state.key, month)),
    );
    for (const state of states) Object.assign(state, emptyState<Message>(), { found: [], said: state.said });
    for (const [index, { state, month }] of wanted.entries()) {
      const found = loaded[index];
      if (found === undefined) continue;
      const { message, files, sightings } = messageFromSource(found.source);
      state.found.push({ month, version: found.version });
      state.version = found.version;
      if (state.stored === undefined) {
        Object.assign(state, { stored: message, current: message, files, storedFiles: files, sightings });
        continue;
      }
      // Two imports were at it at the same moment, with dates in different months: it becomes one again.
      const known = state.sightings ?? [{ files: state.files, record: state.stored }];
      state.sightings = joined([...known, ...(sightings ?? [{ files, record: message }])]);
      state.stored = mergeRecords(state.stored, message);
      state.current = state.stored;
      state.storedFiles = union(state.storedFiles, files);
      state.files = state.storedFiles;
      state.isChanged = true;
    }
  }

  #takeMessage(saying: Saying<Message>): void {
    const state = this.#messages.get(keyOf(saying.record)) as MessageState;
    state.said.push(saying);
    this.#covered.add(saying.record);
    const { outcome, isNew } = this.#mergeMessage(state, saying.record);
    if (saying.position !== undefined) this.#outcomes[saying.position] = outcome;
    if (!isNew) return;
    // A version that changes nothing of the message may still name its sender otherwise.
    this.#hasNewVersions = true;
    this.#findings.push(...this.#tables.findings.addForSender(saying.record));
    if (this.#given === undefined) this.#behind.add(saying.record);
  }

  #mergeMessage(state: MessageState, incoming: Message): { outcome: WriteOutcome; isNew: boolean } {
    if (state.current === undefined) {
      Object.assign(state, { current: incoming, files: [this.#file], isChanged: true });
      return { outcome: 'written', isNew: true };
    }
    if (!this.#addVersion(state, incoming, isSameMessage)) return { outcome: 'unchanged', isNew: false };
    const merged = mergeRecords(state.current, incoming);
    if (isSameMessage(state.current, merged)) return { outcome: 'unchanged', isNew: true };
    state.current = merged;
    return { outcome: 'merged', isNew: true };
  }

  /** Remembers a version and its file; false when it is the same as one that is known. */
  #addVersion<R extends AnyRecord>(
    state: RecordState<R>,
    incoming: R,
    isSame: (a: R, b: R) => boolean,
  ): boolean {
    const files = union(state.files, [this.#file]);
    if (files.length > state.files.length) Object.assign(state, { files, isChanged: true });
    if (state.sightings === undefined) {
      const known = state.current as R;
      if (isSame(known, incoming)) return false;
      const before = state.storedFiles.length > 0 ? state.storedFiles : [this.#file];
      state.sightings = [{ files: before, record: known }];
    }
    const twin = state.sightings.find(({ record }) => isSame(record, incoming));
    if (twin === undefined) {
      state.sightings = [...state.sightings, { files: [this.#file], record: incoming }];
      state.isChanged = true;
      return true;
    }
    const told = union(twin.files, [this.#file]);
    if (told.length > twin.files.length) {
      state.sightings = state.sightings.map((each) => (each === twin ? { ...each, files: told } : each));
      state.isChanged = true;
    }
    return false;
  }

  async #loadEntities(said: readonly Saying<AnyRecord>[]): Promise<void> {
    for (const saying of said) {
      if (!isEntity(saying)) continue;
      const { kind } = saying.record;
      this.#entityState(kind, keyOf(saying.record));
    }
    if (this.#hasNewVersions)
      for (const record of this.#given ?? this.#behind) this.#entityState(record.kind, keyOf(record));
    await this.#readEntities([...this.#entities.values()]);
  }

  #entityState(kind: EntityKind, key: string): EntityState {
    const name = entityId(kind, key);
    const state = this.#entities.get(name) ?? { ...emptyState<EntityRecord>(), kind, key };
    this.#entities.set(name, state);
    return state;
  }

  async #readEntities(states: readonly EntityState[]): Promise<void> {
    const loaded = await this.#tables.documents.load<EntitySource>(
      states.map(({ kind, key }) => this.#entityPlace(kind, key)),
    );
    for (const [index, state] of states.entries()) {
      const found = loaded[index];
      Object.assign(state, emptyState<EntityRecord>(), { said: state.said });
      if (found === undefined) continue;
      const { record, files, sightings } = entityFromSource(found.source);
      const version = found.version;
      Object.assign(state, {
        stored: record,
        current: record,
        storedFiles: files,
        files,
        sightings,
        version,
      });
    }
  }

  /** Adds to what this file says of people, channels, servers and groups. */
  async #writeSightings(said: readonly Saying<AnyRecord>[]): Promise<void> {
    const told = new Map<string, EntityRecord>();
    for (const saying of said) {
      if (!isEntity(saying) || !isToldByFiles(saying.record.kind)) continue;
      const name = entityId(saying.record.kind, keyOf(saying.record));
      const known = told.get(name);
      told.set(name, known === undefined ? saying.record : mergeRecords(known, saying.record));
    }
    await this.#tables.sightings.add([...told.values()].map((record) => ({ record, files: [this.#file] })));
  }

  #takeEntity(saying: Saying<EntityRecord>): void {
    const { record, position } = saying;
    const state = this.#entityState(record.kind, keyOf(record));
    state.said.push(saying);
    this.#covered.add(record);
    this.#findings.push(...this.#tables.findings.add(record));
    const outcome = this.#mergeEntity(state, record);
    if (position !== undefined) this.#outcomes[position] = outcome;
  }

  #mergeEntity(state: EntityState, incoming: EntityRecord): WriteOutcome {
    const isOneOfMany = isToldByFiles(incoming.kind);
    if (state.current === undefined) {
      Object.assign(state, {
        current: incoming,
        files: isOneOfMany ? [] : [this.#file],
        isChanged: true,
      });
      return 'written';
    }
    if (!isOneOfMany && !this.#addVersion(state, incoming, isSameVersion)) return 'unchanged';
    const merged = mergeRecords(state.current, incoming);
    if (isUnchanged(state.current, merged)) return 'unchanged';
    Object.assign(state, { current: merged, isChanged: true });
    return 'merged';
  }

  async #takeBehind(): Promise<void> {
    if (!this.#hasNewVersions) return;
    const behind = [...(this.#given ?? this.#behind)];
    const covered = this.#mayBePurged ? await this.#tables.tombstones.covered(behind) : new Set<AnyRecord>();
    for (const record of behind) {
      if (covered.has(record)) continue;
      const state = this.#entityState(record.kind, keyOf(record));
      state.said.push({ record });
      this.#mergeEntity(state, record);
    }
  }

  async #flushEntities(): Promise<void> {
    let open = [...this.#entities.values()].filter(({ isChanged }) => isChanged);
    while (open.length > 0) {
      const results = await this.#tables.documents.apply(open.map((state) => this.#entityWrite(state)));
      open = open.filter((_, index) => results[index]?.outcome !== 'done');
      const attempted = open.map(({ current }) => JSON.stringify(current));
      await this.#readEntities(open);
      for (const [index, state] of open.entries()) {
        // It was we ourselves, and the answer was lost: only made safe once more.
        if (JSON.stringify(state.stored) === attempted[index]) {
          state.isChanged = true;
          continue;
        }
        for (const { record, position } of state.said) {
          const outcome = this.#mergeEntity(state, record);
          if (position !== undefined) this.#outcomes[position] = outcome;
        }
      }
      open = open.filter(({ isChanged }) => isChanged);
    }
  }

  #entityWrite({ kind, key, current, files, sightings, version }: EntityState): Operation {
    const place = this.#entityPlace(kind, key);
    const body = entityToSource({ record: current as EntityRecord, files, sightings });
    return version === undefined
      ? { ...place, action: 'create', body }
      : { ...place, action: 'index', version, body };
  }

  /**
   * Whether another import has written the same message into another month meanwhile. Both have made their months known before they
   * wrote, so at least one of them sees the other.
   */
  async #mergeDoubles(created: readonly MessageState[]): Promise<void> {
    const months = await this.#tables.chats.monthsNow(created.map(({ current }) => current as Message));
    const doubted = created.filter((state, index) => {
      const own = monthOf((state.current as Message).detectionDate);
      state.months = [...new Set([own, ...(months[index] ?? [])])];
      return state.months.length > 1;
    });
    if (doubted.length === 0) return;
    await this.#readMessages(doubted);
    await this.#flushMessages(doubted);
  }

  async #flushMessages(states: readonly MessageState[]): Promise<void> {
    let open = states.filter(({ isChanged }) => isChanged);
    while (open.length > 0) {
      await this.#ensureMonths(open);
      const { findings } = this.#tables;
      await this.#tables.documents.put(
        open.flatMap(({ stored, current }) => findings.replace(stored, current as Message)),
      );
      const attempts = open.map((state) => ({ state, operation: this.#messageWrite(state) }));
      const results = await this.#tables.documents.apply(attempts.map(({ operation }) => operation));
      await this.#removeElsewhere(open.filter((_, index) => results[index]?.outcome === 'done'));
      open = open.filter((_, index) => results[index]?.outcome !== 'done');
      await this.#mergeAgain(open);
      open = open.filter(({ isChanged }) => isChanged);
    }
  }

  /** Somebody else was faster, or it was we ourselves and the answer was lost: then it is ours, and only made safe once more. */
  async #mergeAgain(states: readonly MessageState[]): Promise<void> {
    const attempted = states.map(({ current }) => current as Message);
    for (const state of states)
      state.months = [...new Set([...state.months, monthOf((state.current as Message).detectionDate)])];
    await this.#readMessages(states);
    for (const [index, state] of states.entries()) {
      const isOurs =
        state.stored !== undefined &&
        isSameMessage(state.stored, attempted[index] as Message) &&
        state.files.includes(this.#file);
      if (isOurs) {
        state.isChanged = true;
        continue;
      }
      for (const { record, position } of state.said) {
        const { outcome } = this.#mergeMessage(state, record);
        if (position !== undefined) this.#outcomes[position] = outcome;
      }
    }
  }

  #messageWrite(state: MessageState): Operation {
    const { key, current, files, sightings, found } = state;
    const message = current as Message;
    const month = monthOf(message.detectionDate);
    const here = found.find((each) => each.month === month);
    const place = this.#messagePlace(key, month);
    const body = messageToSource({ message, files, sightings });
    return here === undefined
      ? { ...place, action: 'create', body }
      : { ...place, action: 'index', version: here.version, body };
  }

  /** What was dated anew stands in another month now. */
  async #removeElsewhere(states: readonly MessageState[]): Promise<void> {
    await this.#tables.documents.put(
      states.flatMap(({ key, current, found }) =>
        found
          .filter(({ month }) => month !== monthOf((current as Message).detectionDate))
          .map(({ month }): Operation => {
            this.#months.add(month);
            return { ...this.#messagePlace(key, month), action: 'delete' };
          }),
      ),
    );
  }

  async #ensureMonths(states: readonly MessageState[]): Promise<void> {
    const months = new Set(states.map(({ current }) => monthOf((current as Message).detectionDate)));
    for (const month of months) this.#months.add(month);
    await this.#tables.schema.ensure(
      [...months].map((month) => this.#tables.names.month(this.#generation, month)),
    );
  }

  async #refresh(): Promise<void> {
    const { names } = this.#tables;
    await this.#tables.documents.refresh([
      ...Array.from(this.#months, (month) => names.month(this.#generation, month)),
      names.entities(this.#generation),
      names.fixed('findings'),
      names.fixed('ledger'),
    ]);
  }

  #messagePlace(key: string, month: Month): Place {
    return {
      index: this.#tables.names.month(this.#generation, month),
      id: key,
      routing: key.slice(0, key.lastIndexOf('_')),
    };
  }

  #entityPlace(kind: EntityKind, key: string): Place {
    return { index: this.#tables.names.entities(this.#generation), id: entityId(kind, key) };
  }
}

/** The same version from several places is one, with the files of all. */
function joined(versions: readonly VersionOf<Message>[]): VersionOf<Message>[] {
  const result: VersionOf<Message>[] = [];
  for (const version of versions) {
    const twin = result.find(({ record }) => isSameMessage(record, version.record));
    if (twin === undefined) result.push({ ...version });
    else twin.files = union(twin.files, version.files);
  }
  return result;
}

function emptyState<R extends AnyRecord>(): RecordState<R> {
  return {
    stored: undefined,
    storedFiles: [],
    version: undefined,
    current: undefined,
    files: [],
    sightings: undefined,
    isChanged: false,
    said: [],
  };
}

export function union(a: readonly number[], b: readonly number[]): number[] {
  return [...new Set([...a, ...b])].sort((one, other) => one - other);
}

function isMessage(saying: Saying<AnyRecord>): saying is Saying<Message> {
  return saying.record.kind === 'message';
}

function isEntity(saying: Saying<AnyRecord>): saying is Saying<EntityRecord> {
  return saying.record.kind !== 'message';
}

function isSameVersion(a: AnyRecord, b: AnyRecord): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
