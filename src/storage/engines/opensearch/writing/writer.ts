import type { Message } from '../../../../records/message.ts';
import { type AnyRecord, keyOf, mergeRecords } from '../../../../records/record.ts';
import type { Batch, PreparedMessage, WriteOutcome } from '../../../port/writing.ts';
import { CoveredDays } from '../../../rules/covered-days.ts';
import { UNKNOWN_FILE } from '../../../rules/files.ts';
import { ImpliedSightings } from '../../../rules/implied-sightings.ts';
import { recordOf } from '../../../rules/prepare.ts';
import { hasSightingPerFile } from '../../../rules/sighting-per-file.ts';
import type { Operation } from '../cluster/documents.ts';
import type { State } from '../cluster/state.ts';
import { type EntityRecord, entityId } from '../records/entity-mapper.ts';
import { requireSequence } from '../records/message-mapper.ts';
import type { OpensearchTables } from '../records/tables.ts';
import { OpensearchEntityStates } from './entity-states.ts';
import { OpensearchMessageStates } from './message-states.ts';
import type { BatchContext, Incoming } from './record-state.ts';

/** Merges batches into the indices. */
export class OpensearchWriter {
  #tables: OpensearchTables;

  constructor(tables: OpensearchTables) {
    this.#tables = tables;
  }

  /** Adds to people, channels and servers what files said of them, without a word of it in any file's name. */
  mergeFileSightings(told: readonly EntityRecord[]): Promise<void> {
    return this.#tables.state.whileWriting((state) =>
      new BatchMerge(this.#tables, { ...state, hasTombstones: false }, { records: [] }).mergeFileSightings(
        told,
      ),
    );
  }

  write(batch: Batch): Promise<WriteOutcome[]> {
    return this.#tables.state.whileWriting((state) => new BatchMerge(this.#tables, state, batch).run());
  }
}

/**
 * One batch. There are no transactions, so the order makes it safe: what follows from messages is written before them. Should it
 * end half-way, the messages are not there yet, and the same batch again does all that is left.
 */
class BatchMerge {
  #tables: OpensearchTables;
  #context: BatchContext;
  #mayBePurged: boolean;
  #records: (AnyRecord | PreparedMessage)[];
  #alsoSeen: readonly AnyRecord[];
  #given: Batch['implied'];
  #messages: OpensearchMessageStates;
  #entities: OpensearchEntityStates;
  #implied = new ImpliedSightings();
  #covered = new CoveredDays();
  #findings: Operation[] = [];
  #hasNewVersions = false;
  /** Something was lost: also what is known already is written again. */
  #isRestoring: boolean;

  constructor(tables: OpensearchTables, state: State, batch: Batch) {
    const { generation, hasTombstones } = state;
    this.#tables = tables;
    this.#isRestoring = tables.losses.begin(batch.file ?? UNKNOWN_FILE, state);
    this.#mayBePurged = hasTombstones;
    this.#records = [...batch.records];
    this.#alsoSeen = batch.alsoSeen ?? [];
    // What was worked out beforehand knows nothing of what was purged.
    this.#given = hasTombstones ? undefined : batch.implied;
    const outcomes: WriteOutcome[] = new Array(this.#records.length).fill('unchanged');
    this.#context = { tables, generation, file: batch.file ?? UNKNOWN_FILE, outcomes };
    this.#messages = new OpensearchMessageStates(this.#context);
    this.#entities = new OpensearchEntityStates(this.#context);
  }

  async run(): Promise<WriteOutcome[]> {
    const { outcomes, file } = this.#context;
    const said = await this.#wanted();
    if (said.length === 0) return outcomes;
    const ofMessages = said.filter(isMessage);
    const ofEntities = said.filter(isEntity);
    for (const { record } of ofMessages) requireSequence(record);
    await this.#messages.load(ofMessages.map(({ record }) => record));
    for (const incoming of ofMessages) this.#takeMessage(incoming);
    const implied = this.#hasNewVersions ? [...(this.#given ?? this.#implied)] : [];
    await this.#entities.load([...ofEntities.map(({ record }) => record), ...implied]);
    await this.#writeSightings(ofEntities);
    for (const incoming of ofEntities) this.#takeEntity(incoming);
    await this.#takeImplied(implied);
    await this.#tables.documents.put([...this.#findings, ...this.#tables.coverage.add(this.#covered, file)]);
    await this.#entities.flush();
    await this.#messages.flush();
    await this.#refresh();
    return outcomes;
  }

  async mergeFileSightings(told: readonly EntityRecord[]): Promise<void> {
    await this.#entities.load(told);
    for (const record of told) this.#takeEntity({ record });
    await this.#tables.documents.put(this.#findings);
    await this.#entities.flush();
    await this.#refresh();
  }

  /** What is not kept away; the rest has its outcome already. */
  async #wanted(): Promise<Incoming<AnyRecord>[]> {
    const { outcomes, file } = this.#context;
    const said: Incoming<AnyRecord>[] = [
      ...this.#records.map((each, position) => ({
        record: recordOf(each),
        position,
        prepared: each.kind === 'prepared-message' ? each : undefined,
      })),
      ...this.#alsoSeen.map((record) => ({ record })),
    ];
    if (!this.#mayBePurged) return said;
    const { tombstones } = this.#tables;
    if (await tombstones.has('file-number', String(file))) {
      outcomes.fill('purged');
      return [];
    }
    const covered = await tombstones.covered(said.map(({ record }) => record));
    for (const { record, position } of said)
      if (position !== undefined && covered.has(record)) outcomes[position] = 'purged';
    return said.filter(({ record }) => !covered.has(record));
  }

  #takeMessage(incoming: Incoming<Message>): void {
    const { record } = incoming;
    this.#covered.add(record);
    if (!this.#messages.take(incoming, this.#isRestoring) && !this.#isRestoring) return;
    // A version that changes nothing of the message may still name its sender otherwise.
    this.#hasNewVersions = true;
    this.#findings.push(...this.#tables.findings.addForSender(record));
    if (this.#given === undefined) this.#implied.add(record);
  }

  /** Adds to what this file says of people, channels, servers and groups. */
  async #writeSightings(said: readonly Incoming<EntityRecord>[]): Promise<void> {
    const told = new Map<string, EntityRecord>();
    for (const { record } of said) {
      if (!hasSightingPerFile(record.kind)) continue;
      const name = entityId(record.kind, keyOf(record));
      const known = told.get(name);
      told.set(name, known === undefined ? record : mergeRecords(known, record));
    }
    const files = [this.#context.file];
    await this.#tables.sightings.add([...told.values()].map((record) => ({ record, files })));
  }

  #takeEntity(incoming: Incoming<EntityRecord>): void {
    this.#covered.add(incoming.record);
    this.#findings.push(...this.#tables.findings.add(incoming.record));
    this.#entities.take(incoming);
  }

  async #takeImplied(implied: readonly EntityRecord[]): Promise<void> {
    if (implied.length === 0) return;
    const covered = this.#mayBePurged ? await this.#tables.tombstones.covered(implied) : new Set<AnyRecord>();
    for (const record of implied) if (!covered.has(record)) this.#entities.take({ record });
  }

  /** Where nobody asked for it at once, the indices do it by themselves, which costs far less than after every batch. */
  async #refresh(): Promise<void> {
    const { names, isFoundAtOnce, documents } = this.#tables;
    if (!isFoundAtOnce) return;
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
