import type { Message } from '../../../../records/message.ts';
import { type AnyRecord, keyOf, mergeRecords } from '../../../../records/record.ts';
import { SearchesChanged } from '../../../port/failures/searches-changed.ts';
import type { Batch, PreparedMessage, WriteOutcome } from '../../../port/writing.ts';
import { CoveredDays } from '../../../rules/covered-days.ts';
import { UNKNOWN_FILE } from '../../../rules/files.ts';
import { ImpliedSightings } from '../../../rules/implied-sightings.ts';
import { recordOf, requireImportable } from '../../../rules/prepare.ts';
import { findingsOfSender } from '../../../rules/sender-findings.ts';
import { hasSightingPerFile } from '../../../rules/sighting-per-file.ts';
import type { Operation } from '../cluster/documents.ts';
import type { State } from '../cluster/state.ts';
import { type EntityRecord, entityId } from '../records/entity-mapper.ts';
import { requireSequence } from '../records/message-mapper.ts';
import type { OpensearchTables } from '../records/tables.ts';
import { OpensearchEntityStates } from './entity-states.ts';
import { OpensearchMessageStates } from './message-states.ts';
import type { BatchContext, Incoming } from './record-state.ts';
import { settlingVictims } from './settling-victims.ts';

/** Merges batches into the indices. */
export class OpensearchWriter {
  #tables: OpensearchTables;

  constructor(tables: OpensearchTables) {
    this.#tables = tables;
  }

  /** Merges sightings into their entities, without storing them as sightings of a file. */
  mergeFileSightings(records: readonly EntityRecord[]): Promise<void> {
    return this.#tables.state.whileWriting((state) =>
      new BatchMerge(this.#tables, { ...state, hasTombstones: false }, { records: [] }).mergeFileSightings(
        records,
      ),
    );
  }

  write(batch: Batch): Promise<WriteOutcome[]> {
    return this.#tables.state.whileWriting((state) => {
      if (batch.matching !== undefined && batch.matching.revision !== (state.alerts ?? 0))
        throw new SearchesChanged();
      return new BatchMerge(this.#tables, state, batch).run();
    });
  }
}

/**
 * Merges one batch. There are no transactions, so the order makes it safe: what messages imply is written before the
 * messages, and matches of saved searches before the records that match. After an interruption these records do not
 * exist yet, and writing the same batch again does the rest.
 */
class BatchMerge {
  #tables: OpensearchTables;
  #context: BatchContext;
  #mayBePurged: boolean;
  #records: (AnyRecord | PreparedMessage)[];
  #alsoSeen: readonly AnyRecord[];
  #messages: OpensearchMessageStates;
  #entities: OpensearchEntityStates;
  #implied = new ImpliedSightings();
  #covered = new CoveredDays();
  #findings: Operation[] = [];
  #hasNewVersions = false;
  /** An index was lost, so known records are written again too. */
  #isRestoring: boolean;

  constructor(tables: OpensearchTables, state: State, batch: Batch) {
    const { generation, hasTombstones } = state;
    this.#tables = tables;
    this.#isRestoring = tables.losses.begin(batch.file ?? UNKNOWN_FILE, state);
    this.#mayBePurged = hasTombstones;
    this.#records = [...batch.records];
    this.#alsoSeen = batch.alsoSeen ?? [];
    const outcomes: WriteOutcome[] = new Array(this.#records.length).fill('unchanged');
    const { matching } = batch;
    this.#context = { tables, generation, file: batch.file ?? UNKNOWN_FILE, outcomes, matching };
    this.#messages = new OpensearchMessageStates(this.#context);
    this.#entities = new OpensearchEntityStates(this.#context);
  }

  async run(): Promise<WriteOutcome[]> {
    const { outcomes, file } = this.#context;
    const all = await this.#allowedRecords();
    if (all.length === 0) return outcomes;
    const ofMessages = all.filter(isMessage);
    const ofEntities = all.filter(isEntity);
    for (const { record } of ofMessages) requireSequence(record);
    await this.#messages.load(ofMessages.map(({ record }) => record));
    for (const incoming of ofMessages) this.#addMessage(incoming);
    const implied = this.#hasNewVersions ? [...this.#implied] : [];
    await this.#entities.load([...ofEntities.map(({ record }) => record), ...implied]);
    await this.#writeSightings(ofEntities);
    for (const incoming of ofEntities) this.#addEntity(incoming);
    await this.#addImplied(implied);
    await this.#tables.documents.put([...this.#findings, ...this.#tables.coverage.add(this.#covered, file)]);
    await settlingVictims(this.#context, ofEntities, this.#entities, async () => {
      await this.#entities.flush({ isRestoring: this.#isRestoring });
      await this.#messages.flush();
    });
    await this.#refresh();
    return outcomes;
  }

  async mergeFileSightings(records: readonly EntityRecord[]): Promise<void> {
    await this.#entities.load(records);
    for (const record of records) this.#addEntity({ record });
    await this.#tables.documents.put(this.#findings);
    await this.#entities.flush();
    await this.#refresh();
  }

  /** The records that are not banned. The others get their outcome here. */
  async #allowedRecords(): Promise<Incoming<AnyRecord>[]> {
    const { outcomes, file } = this.#context;
    const all: Incoming<AnyRecord>[] = [
      ...this.#records.map((each, position) => ({
        record: recordOf(each),
        position,
        prepared: each.kind === 'prepared-message' ? each : undefined,
      })),
      ...this.#alsoSeen.map((record) => ({ record })),
    ];
    for (const { record } of all) requireImportable(record);
    if (!this.#mayBePurged) return all;
    const { tombstones } = this.#tables;
    if (await tombstones.has('file-number', String(file))) {
      outcomes.fill('purged');
      return [];
    }
    const banned = await tombstones.banned(all.map(({ record }) => record));
    for (const { record, position } of all)
      if (position !== undefined && banned.has(record)) outcomes[position] = 'purged';
    return all.filter(({ record }) => !banned.has(record));
  }

  #addMessage(incoming: Incoming<Message>): void {
    const { record } = incoming;
    this.#covered.add(record);
    if (!this.#messages.add(incoming, this.#isRestoring) && !this.#isRestoring) return;
    // Even a version that does not change the message may name another sender.
    this.#hasNewVersions = true;
    this.#findings.push(...this.#tables.findings.addForSender(record));
    this.#implied.add(record);
    if (this.#context.matching?.isAbout('profile'))
      this.#entities.attribute(`${record.platform}:${record.userId}`, findingsOfSender(record));
  }

  /** Merges into this file's sightings of entities. */
  async #writeSightings(incoming: readonly Incoming<EntityRecord>[]): Promise<void> {
    const sightings = new Map<string, EntityRecord>();
    for (const { record } of incoming) {
      if (!hasSightingPerFile(record.kind)) continue;
      const name = entityId(record.kind, keyOf(record));
      const known = sightings.get(name);
      sightings.set(name, known === undefined ? record : mergeRecords(known, record));
    }
    const files = [this.#context.file];
    await this.#tables.sightings.add([...sightings.values()].map((record) => ({ record, files })));
  }

  #addEntity(incoming: Incoming<EntityRecord>): void {
    this.#covered.add(incoming.record);
    this.#findings.push(...this.#tables.findings.add(incoming.record));
    this.#entities.add(incoming);
  }

  async #addImplied(implied: readonly EntityRecord[]): Promise<void> {
    if (implied.length === 0) return;
    const banned = this.#mayBePurged ? await this.#tables.tombstones.banned(implied) : new Set<AnyRecord>();
    for (const record of implied) if (!banned.has(record)) this.#entities.add({ record });
  }

  /** By default the indices refresh periodically, which costs far less than a refresh after every batch. */
  async #refresh(): Promise<void> {
    const { names, isRefreshedOnWrite, documents } = this.#tables;
    if (!isRefreshedOnWrite) return;
    const { generation } = this.#context;
    await documents.refresh([
      ...Array.from(this.#messages.months, (month) => names.month(generation, month)),
      names.entities(generation),
      names.fixed('findings'),
      names.fixed('ledger'),
    ]);
  }
}

function isMessage(incoming: Incoming<AnyRecord>): incoming is Incoming<Message> {
  return incoming.record.kind === 'message';
}

function isEntity(incoming: Incoming<AnyRecord>): incoming is Incoming<EntityRecord> {
  return incoming.record.kind !== 'message';
}
