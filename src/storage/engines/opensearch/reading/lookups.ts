import type { Message } from '../../../../records/message.ts';
import type { Page } from '../../../../records/page.ts';
import type { AnyRecord, RecordKind } from '../../../../records/record.ts';
import { Cancelled } from '../../../../threads/failures.ts';
import type { Month } from '../../../../time/month.ts';
import type { RecordName, RecordOutline } from '../../../port/outline.ts';
import { parseMessageKey } from '../../../rules/message-key.ts';
import { distinctVersions } from '../../../rules/message-versions.ts';
import { OUTLINED_FIELDS, outlineOf } from '../../../rules/record-outline.ts';
import { hasSightingPerFile } from '../../../rules/sighting-per-file.ts';
import { Deadline } from '../cluster/deadline.ts';
import { IndexMissing } from '../cluster/documents.ts';
import { type EntitySource, entityFromSource, entityId } from '../records/entity-mapper.ts';
import type { MessageSource } from '../records/message-mapper.ts';
import type { SightingSource } from '../records/sightings.ts';
import type { OpensearchTables } from '../records/tables.ts';

const OUTLINED = OUTLINED_FIELDS.map((field) => `record.${field}`);

/** Finds records by key, without a search. */
export class OpensearchLookups {
  #tables: OpensearchTables;

  constructor(tables: OpensearchTables) {
    this.#tables = tables;
  }

  async get(kind: RecordKind, key: string): Promise<AnyRecord | undefined> {
    const { state, names, documents, milliseconds } = this.#tables;
    const deadline = new Deadline(milliseconds);
    if (!state.isFresh) await state.read(deadline.remainingMs);
    return state.retryIfReplaced(async (generation) => {
      if (kind === 'message') return (await this.#message(key, generation, deadline))?.record;
      const place = { index: names.entities(generation), id: entityId(kind, key) };
      const found = await documents.get<EntitySource>(place, deadline.remainingMs);
      state.requireComplete(place.index);
      return found && entityFromSource(found.source).record;
    });
  }

  async outlines(
    named: readonly RecordName[],
    signal?: AbortSignal | undefined,
  ): Promise<(RecordOutline | undefined)[]> {
    const { state, names, documents, milliseconds } = this.#tables;
    const deadline = new Deadline(milliseconds);
    if (signal?.aborted) throw new Cancelled();
    if (!state.isFresh) await state.read(deadline.remainingMs);
    return state.retryIfReplaced(async (generation) => {
      const index = names.entities(generation);
      const outlines = new Map<RecordName, RecordOutline>();
      for (const [isGroup, part] of Map.groupBy(named, ({ kind }) => kind === 'ransomware-group')) {
        const found = await documents.getAll<Pick<EntitySource, 'record'>>(
          part.map(({ kind, key }) => ({ index, id: entityId(kind, key) })),
          { source: isGroup ? ['record'] : OUTLINED, lookupMs: deadline.remainingMs },
        );
        for (const [at, name] of part.entries()) {
          const record = found[at]?.source.record;
          if (record !== undefined) outlines.set(name, outlineOf(withLists(record)));
        }
      }
      state.requireComplete(index);
      return named.map((name) => outlines.get(name));
    });
  }

  async messageVersions(key: string): Promise<Message[]> {
    const { state, milliseconds } = this.#tables;
    const deadline = new Deadline(milliseconds);
    if (!state.isFresh) await state.read(deadline.remainingMs);
    const found = await state.retryIfReplaced((generation) => this.#message(key, generation, deadline));
    if (found === undefined) return [];
    return distinctVersions(found.sightings?.map(({ record }) => record) ?? [found.record]);
  }

  /** Every visit to a page. */
  async pageVisits(key: string): Promise<Page[]> {
    const { state, names, documents, milliseconds } = this.#tables;
    const deadline = new Deadline(milliseconds);
    if (!state.isFresh) await state.read(deadline.remainingMs);
    return state.retryIfReplaced(async (generation) => {
      const place = { index: names.entities(generation), id: entityId('page', key) };
      const found = await documents.get<EntitySource>(place, deadline.remainingMs);
      state.requireComplete(place.index);
      if (found === undefined) return [];
      const { record, sightings } = entityFromSource(found.source);
      return (sightings?.map((sighting) => sighting.record) ?? [record]) as Page[];
    });
  }

  /** Numbers of the files that a record was seen in, or undefined if there is no such record. */
  async filesOf(kind: RecordKind, key: string): Promise<Set<number> | undefined> {
    const { names, documents, sightings, state } = this.#tables;
    if (kind === 'message') {
      const deadline = new Deadline(this.#tables.milliseconds);
      const found = await state.retryIfReplaced((generation) => this.#message(key, generation, deadline));
      return found && new Set(found.files);
    }
    await state.read();
    const place = { index: names.entities(state.generation), id: entityId(kind, key) };
    const found = await documents.get<EntitySource>(place);
    for (const index of [place.index, sightings.index, names.messages(state.generation)])
      state.requireComplete(index);
    if (found === undefined) return undefined;
    return hasSightingPerFile(kind) ? this.#filesOfSightings(kind, key) : new Set(found.source.files);
  }

  async #filesOfSightings(kind: RecordKind, key: string): Promise<Set<number>> {
    const { names, searcher, sightings, state } = this.#tables;
    const files = new Set<number>();
    await this.#tables.refreshAll(state.generation);
    const own = { bool: { filter: [{ term: { kind } }, { term: { key } }] } };
    for await (const hit of searcher.walk<SightingSource>(sightings.index, own))
      for (const file of hit._source.files) files.add(file);
    const implied = { term: { behind: `${kind} ${key}` } };
    const messages = names.messages(state.generation);
    for await (const hit of searcher.walk<{ files: number[] }>(messages, implied, ['files']))
      for (const file of hit._source.files) files.add(file);
    return files;
  }

  /** Needs no search: the chat's document lists the months that may hold the message. */
  async #message(
    key: string,
    generation: number,
    deadline: Deadline,
  ): Promise<(MessageSource & { record: Message }) | undefined> {
    const id = parseMessageKey(key);
    if (id === undefined) return undefined;
    const { chats, documents, names, state } = this.#tables;
    const months = await chats.monthsOf(id, id.sequence, deadline.remainingMs);
    const routing = key.slice(0, key.lastIndexOf('_'));
    const found = await documents.getAll<MessageSource>(
      months.map((month) => ({ index: names.month(generation, month), id: key, routing })),
      { lookupMs: deadline.remainingMs },
    );
    const place = found.findIndex((each) => each !== undefined);
    if (place !== -1) {
      // Files that have to be imported again may hold more versions of it.
      state.requireComplete(names.month(generation, months[place] as Month));
      return found[place]?.source;
    }
    // The message does not exist, or a reindex replaced the indices, or its index is incomplete.
    if (months.length > 0) {
      await state.read(deadline.remainingMs);
      if (state.generation !== generation) throw new IndexMissing(names.messages(generation));
    }
    for (const index of [names.messages(generation), names.fixed('chats')]) state.requireComplete(index);
    return undefined;
  }
}

/** A record of which no fact or list was selected has neither. */
function withLists(record: EntitySource['record']): EntitySource['record'] {
  return { ...record, facts: record.facts ?? {}, lists: record.lists ?? {} } as EntitySource['record'];
}
