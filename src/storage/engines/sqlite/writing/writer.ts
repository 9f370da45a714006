import type { Indicator } from '../../../../records/indicator.ts';
import { isSameMessage, type Message } from '../../../../records/message.ts';
import { type AnyRecord, type EntityKind, keyOf } from '../../../../records/record.ts';
import type { Matching } from '../../../port/alerts.ts';
import { SearchesChanged } from '../../../port/failures/searches-changed.ts';
import type { Batch, PreparedMessage, WriteOutcome } from '../../../port/writing.ts';
import { partsOf } from '../../../rules/batch-parts.ts';
import { CoveredDays } from '../../../rules/covered-days.ts';
import { UNKNOWN_FILE } from '../../../rules/files.ts';
import { ImpliedSightings } from '../../../rules/implied-sightings.ts';
import {
  addVersion,
  isSameVersion,
  mergeEntity,
  mergeMessage,
  mergeUnlessSame,
} from '../../../rules/merging.ts';
import { newMatches } from '../../../rules/new-matches.ts';
import { recordOf, requireImportable } from '../../../rules/prepare.ts';
import { findingsOfSender } from '../../../rules/sender-findings.ts';
import { hasSightingPerFile } from '../../../rules/sighting-per-file.ts';
import type { EntityRecord } from '../records/entities.ts';
import type { SqliteImportLog } from '../records/import-log.ts';
import { SqliteMessages, type StoredMessage } from '../records/messages.ts';
import { UNKNOWN_ORIGIN } from '../records/origins.ts';
import type { SightingOf } from '../records/sightings.ts';
import type { SqliteTables } from '../records/tables.ts';
import { NewChats, SequenceRanges } from './sequence-ranges.ts';

/** A record of the batch: the stored record, and the record to store. */
interface State<R extends AnyRecord> {
  /** Only for stored entities. */
  id?: number;
  stored: R | undefined;
  storedOrigin: number | undefined;
  current: R | undefined;
  origin: number;
  hasSightings: boolean;
  /** Loaded when needed. */
  sightings?: SightingOf<R>[];
}

interface MessageState extends State<Message> {
  key: string;
  /** The latest incoming version, if its text was analyzed ahead of time. */
  prepared?: PreparedMessage | undefined;
}

interface EntityState extends State<EntityRecord> {
  /** Date of the latest sighting in the batch. */
  seenAt: number;
}

/** Merges batches into the tables, each in one transaction. */
export class SqliteWriter {
  #tables: SqliteTables;
  #imports: SqliteImportLog;

  constructor(tables: SqliteTables, imports: SqliteImportLog) {
    this.#tables = tables;
    this.#imports = imports;
  }

  /** `require` runs in the transaction, so what it checks still holds when the batch is written. */
  write(batch: Batch, require: () => void): Promise<WriteOutcome[]> {
    return this.#tables.change(() => {
      require();
      const { matching } = batch;
      if (matching !== undefined && matching.revision !== this.#tables.matches.revision())
        throw new SearchesChanged();
      const outcomes = new BatchMerge(this.#tables, batch.file, matching).run(batch);
      this.#imports.addPush(batch, outcomes);
      return outcomes;
    });
  }
}

class BatchMerge {
  #tables: SqliteTables;
  /** The set that contains only this batch's file. */
  #origin: number;
  #file: number;
  #mayBePurged: boolean;
  #hasNewVersions = false;
  #messages = new Map<string, MessageState>();
  #entities = new Map<string, EntityState>();
  #implied = new ImpliedSightings();
  #covered = new CoveredDays();
  #newChats = new NewChats();
  #matching: Matching | undefined;
  /** Indicators in the messages of each profile. */
  #attributed = new Map<string, Indicator[]>();

  constructor(tables: SqliteTables, file: number | undefined, matching: Matching | undefined) {
    this.#tables = tables;
    this.#matching = matching;
    this.#file = file ?? UNKNOWN_FILE;
    this.#origin = tables.origins.ofFile(this.#file);
    this.#mayBePurged = tables.tombstones.any();
  }

  run({ records, alsoSeen = [] }: Batch): WriteOutcome[] {
    if (this.#mayBePurged && this.#tables.tombstones.hasFileNumber(this.#file))
      return Array.from(records, () => 'purged' as const);
    const outcomes: WriteOutcome[] = [];
    for (const part of partsOf(records)) {
      this.#newChats = this.#chatsWithoutMessages(part);
      for (const record of part) outcomes.push(this.#merge(record));
      this.#flushMessages();
    }
    for (const record of alsoSeen) this.#merge(record);
    this.#flushMessages();
    if (this.#hasNewVersions) for (const record of this.#implied) this.#mergeImplied(record);
    for (const state of byId(this.#entities.values())) this.#flushEntity(state);
    this.#tables.coverage.add(this.#covered, this.#file);
    return outcomes;
  }

  #merge(incoming: AnyRecord | PreparedMessage): WriteOutcome {
    const record = recordOf(incoming);
    requireImportable(record);
    if (this.#mayBePurged && this.#tables.tombstones.bans(record)) return 'purged';
    const outcome =
      record.kind === 'message'
        ? this.#mergeMessage(record, incoming.kind === 'prepared-message' ? incoming : undefined)
        : this.#mergeEntity(record);
    this.#covered.add(record);
    return outcome;
  }

  #mergeMessage(incoming: Message, prepared: PreparedMessage | undefined): WriteOutcome {
    const state = this.#messageState(incoming);
    const { record, outcome, isNewVersion } = mergeMessage(state.current, incoming, () =>
      this.#rememberVersion(state, incoming, isSameMessage),
    );
    if (outcome === 'written') state.origin = this.#origin;
    if (record !== state.current) {
      state.current = record;
      state.prepared = prepared;
    }
    if (isNewVersion) this.#addImplied(incoming);
    return outcome;
  }

  #messageState(message: Message): MessageState {
    const key = keyOf(message);
    let state = this.#messages.get(key);
    if (state === undefined) {
      const isNew = this.#newChats.has(message);
      const found = isNew ? undefined : this.#tables.messages.load(message);
      state = {
        key,
        stored: found?.message,
        storedOrigin: found?.origin,
        current: found?.message,
        origin: found?.origin ?? UNKNOWN_ORIGIN,
        hasSightings: found?.hasSightings ?? false,
      };
      this.#messages.set(key, state);
    }
    return state;
  }

  /** Chats that have no stored messages in this part's range of sequences, so that each need not be looked up. */
  #chatsWithoutMessages(records: readonly (AnyRecord | PreparedMessage)[]): NewChats {
    const ranges = new SequenceRanges();
    for (const incoming of records) {
      const record = recordOf(incoming);
      if (record.kind === 'message') ranges.add(record);
    }
    return ranges.chatsWhere(({ message, first, last }) => {
      const chat = this.#tables.mapper.chatOf(message);
      return chat === undefined || !this.#tables.messages.hasBetween(chat, first, last);
    });
  }

  /** Called for every new version: one that does not change the message may still name another sender. */
  #addImplied(message: Message): void {
    this.#hasNewVersions = true;
    this.#tables.findings.addForSender(message);
    this.#implied.add(message);
    if (this.#matching?.isAbout('profile')) this.#attribute(message);
  }

  #attribute(message: Message): void {
    const findings = [...findingsOfSender(message)];
    if (findings.length === 0) return;
    const name = `profile ${message.platform}:${message.userId}`;
    this.#attributed.set(name, [...(this.#attributed.get(name) ?? []), ...findings]);
  }

  #mergeImplied(record: EntityRecord): void {
    if (this.#mayBePurged && this.#tables.tombstones.bans(record)) return;
    const state = this.#entityState(record.kind, keyOf(record));
    state.seenAt = Math.max(state.seenAt, record.detectionDate);
    state.current = state.current === undefined ? record : mergeUnlessSame(state.current, record);
  }

  #mergeEntity(incoming: EntityRecord): WriteOutcome {
    this.#tables.findings.add(incoming);
    const state = this.#entityState(incoming.kind, keyOf(incoming));
    state.seenAt = Math.max(state.seenAt, incoming.detectionDate);
    if (hasSightingPerFile(incoming.kind)) this.#addToFileSighting(state, incoming);
    const { record, outcome } = mergeEntity(state.current, incoming, () =>
      this.#rememberVersion(state, incoming, isSameVersion),
    );
    if (outcome === 'written' && !hasSightingPerFile(incoming.kind)) state.origin = this.#origin;
    state.current = record;
    return outcome;
  }

  #entityState(kind: EntityKind, key: string): EntityState {
    const name = `${kind} ${key}`;
    let state = this.#entities.get(name);
    if (state === undefined) {
      const found = this.#tables.entities.load(kind, key);
      state = {
        stored: found?.record,
        storedOrigin: found?.origin,
        current: found?.record,
        origin: found?.origin ?? UNKNOWN_ORIGIN,
        hasSightings: found?.hasSightings ?? false,
        seenAt: 0,
        ...(found && { id: found.id }),
      };
      this.#entities.set(name, state);
    }
    return state;
  }

  /** Records a version and its file. Returns whether the version is new. */
  #rememberVersion<R extends AnyRecord>(
    state: State<R>,
    incoming: R,
    isSame: (a: R, b: R) => boolean,
  ): boolean {
    const { origins, sightings } = this.#tables;
    const known = state.current as R;
    if (state.sightings === undefined && state.hasSightings)
      state.sightings = sightings.of<R>(known.kind, keyOf(known));
    const { isNew, versions } = addVersion(
      {
        record: known,
        files: state.origin,
        versions: state.sightings?.map((sighting) => ({
          record: sighting.record,
          files: sighting.origin,
          sighting,
        })),
      },
      { record: incoming, files: this.#origin },
      { isSame, union: (a, b) => origins.union(a, b) },
    );
    state.origin = origins.union(state.origin, this.#origin);
    if (versions === undefined) return isNew;
    state.hasSightings = true;
    state.sightings = versions.map((version): SightingOf<R> => {
      const { record, files: origin } = version;
      const sighting = 'sighting' in version ? version.sighting : undefined;
      return sighting?.origin === origin ? sighting : { ...sighting, record, origin, isChanged: true };
    });
    return isNew;
  }

  /** Merges into this file's sighting of the entity. */
  #addToFileSighting(state: EntityState, incoming: EntityRecord): void {
    state.sightings ??= [
      this.#tables.sightings.ofOrigin<EntityRecord>(incoming.kind, keyOf(incoming), this.#origin),
    ].filter((sighting) => sighting !== undefined);
    state.hasSightings = true;
    const [own] = state.sightings;
    if (own === undefined) {
      state.sightings.push({ origin: this.#origin, record: incoming, isChanged: true });
      return;
    }
    const merged = mergeUnlessSame(own.record, incoming);
    if (merged !== own.record) Object.assign(own, { record: merged, isChanged: true });
  }

  #flushMessages(): void {
    const states = [...this.#messages.values()].filter(
      (state): state is MessageState & { current: Message } => state.current !== undefined,
    );
    for (const [state, home] of SqliteMessages.inOrder(states)) {
      const after: StoredMessage = {
        message: state.current,
        origin: state.origin,
        hasSightings: state.hasSightings,
      };
      if (state.stored === undefined) this.#tables.messages.add(after, state.prepared, home);
      else if (state.stored !== state.current)
        this.#tables.messages.replace(state.stored, after, state.prepared);
      else if (state.origin !== state.storedOrigin) this.#tables.messages.setOrigin(after);
      for (const sighting of state.sightings ?? []) this.#tables.sightings.save(sighting);
      if (state.stored !== state.current) this.#matchMessage(state);
    }
    this.#messages.clear();
  }

  #matchMessage({ current, stored, prepared }: MessageState): void {
    const message = current as Message;
    // An edit is news, too.
    const seenAt = Math.max(message.detectionDate, message.version);
    this.#match(message, { before: stored, prepared, seenAt });
  }

  #match(record: AnyRecord, context: Parameters<Matching['match']>[1]): void {
    const matches = newMatches(this.#matching, record, context);
    this.#tables.matches.add(matches, { isNewRecord: context.before === undefined });
  }

  #flushEntity(state: EntityState): void {
    const { id, stored, storedOrigin, current, origin, hasSightings, sightings, seenAt } = state;
    if (current === undefined) return;
    const after = { record: current, origin, hasSightings };
    if (id === undefined || stored === undefined) this.#tables.entities.add(after);
    else if (stored !== current) this.#tables.entities.replace(stored, { id, ...after });
    else if (origin !== storedOrigin || (sightings ?? []).some((each) => each.isChanged))
      this.#tables.entities.setOrigin({ id, ...after });
    for (const sighting of sightings ?? []) this.#tables.sightings.save(sighting);
    if (stored !== current)
      this.#match(current, { before: stored, seenAt, attributed: this.#attributed.get(nameOf(current)) });
  }
}

function nameOf(record: EntityRecord): string {
  return `${record.kind} ${keyOf(record)}`;
}

/** In order of rowids, new ones last: FTS5 flushes its buffer whenever a rowid decreases. */
function byId(states: Iterable<EntityState>): EntityState[] {
  return [...states].sort((a, b) => (a.id ?? Number.MAX_SAFE_INTEGER) - (b.id ?? Number.MAX_SAFE_INTEGER));
}
