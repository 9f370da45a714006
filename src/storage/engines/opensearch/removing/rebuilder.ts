import { impliedKeys, impliedRecords } from '../../../../records/implied.ts';
import type { Message } from '../../../../records/message.ts';
import type { Profile } from '../../../../records/profile.ts';
import { type EntityKind, keyOf, mergeRecords } from '../../../../records/record.ts';
import type { Operation } from '../cluster/documents.ts';
import {
  type EntityRecord,
  type EntitySource,
  entityFromSource,
  entityId,
  entityToSource,
} from '../records/entity-mapper.ts';
import type { RetainedFinding } from '../records/findings.ts';
import { type MessageSource, messageFromSource, type StoredMessage } from '../records/message-mapper.ts';
import type { SightingSource } from '../records/sightings.ts';
import type { OpensearchTables } from '../records/tables.ts';

/** What will remain after a purge. The rebuild runs before the purge removes anything. */
export interface Remaining {
  versions(stored: StoredMessage): Message[];
  sighting(sighting: SightingSource): boolean;
  retainedItem(item: RetainedFinding): boolean;
}

export const EVERYTHING_REMAINS: Remaining = {
  versions: ({ message, sightings }) => sightings?.map(({ record }) => record) ?? [message],
  sighting: () => true,
  retainedItem: () => true,
};

/** What happened to the rebuilt entities. */
export interface Rebuilt {
  removed: Map<EntityKind, number>;
  changed: number;
}

/** Called for each entity that a rebuild changes, with what remains of it, or removes. */
export type OnChanged = (kind: EntityKind, key: string, left?: EntityRecord) => Promise<void>;

/** The writes of a rebuild. */
interface Rebuild extends Rebuilt {
  /** The stored entities, whose findings are all replaced. */
  before: EntityRecord[];
  findings: Operation[];
  operations: Operation[];
  altered: Parameters<OnChanged>[];
}

type Entities = ReadonlyMap<string, { kind: EntityKind; key: string }>;

/** Entities rebuilt together: each group takes one walk over the messages. */
const GROUP_SIZE = 1000;

/** Rebuilds entities from the remaining messages and sightings. */
export class OpensearchRebuilder {
  #tables: OpensearchTables;
  #generation: number;
  #entities = new Map<string, { kind: EntityKind; key: string }>();

  constructor(tables: OpensearchTables, generation: number) {
    this.#tables = tables;
    this.#generation = generation;
  }

  add(kind: EntityKind, key: string): void {
    this.#entities.set(entityId(kind, key), { kind, key });
  }

  /** Adds the channel, server and sender of a message. */
  addImplied(message: Message): void {
    for (const { kind, key } of impliedKeys(message)) this.add(kind, key);
  }

  async run(remaining: Remaining, onChanged: OnChanged = async () => {}): Promise<Rebuilt> {
    const { documents, findings, searcher } = this.#tables;
    const result = await this.#rebuildAll(remaining, async (rebuild) => {
      if (rebuild.before.length > 0)
        await searcher.removeAll(findings.index, findings.ofRecords(rebuild.before));
      await documents.put(rebuild.findings);
      await documents.put(rebuild.operations);
      for (const altered of rebuild.altered) await onChanged(...altered);
    });
    await this.#tables.refreshAll(this.#generation);
    return result;
  }

  /** Returns what `run` would return. Changes nothing. */
  preview(remaining: Remaining): Promise<Rebuilt> {
    return this.#rebuildAll(remaining, async () => {});
  }

  async #rebuildAll(remaining: Remaining, apply: (rebuild: Rebuild) => Promise<void>): Promise<Rebuilt> {
    const result: Rebuilt = { removed: new Map(), changed: 0 };
    const all = [...this.#entities];
    for (let start = 0; start < all.length; start += GROUP_SIZE) {
      const rebuild = await this.#rebuild(new Map(all.slice(start, start + GROUP_SIZE)), remaining);
      await apply(rebuild);
      for (const [kind, count] of rebuild.removed)
        result.removed.set(kind, (result.removed.get(kind) ?? 0) + count);
      result.changed += rebuild.changed;
    }
    return result;
  }

  async #rebuild(entities: Entities, remaining: Remaining): Promise<Rebuild> {
    const { documents, names } = this.#tables;
    const index = names.entities(this.#generation);
    const stored = await documents.load<EntitySource>([...entities.keys()].map((id) => ({ index, id })));
    const known = new Map([...entities.keys()].map((id, position) => [id, stored[position]] as const));
    const { rebuilt, findings } = await this.#fromRemaining(entities, remaining);
    const rebuild: Rebuild = {
      before: [],
      findings,
      operations: [],
      altered: [],
      removed: new Map(),
      changed: 0,
    };
    for (const [id, found] of known) {
      if (found === undefined) continue;
      rebuild.before.push(found.source.record);
      const record = rebuilt.get(id);
      if (record === undefined) {
        const { kind } = found.source.record;
        rebuild.altered.push([kind, keyOf(found.source.record)]);
        rebuild.operations.push({ index, id, action: 'delete' });
        rebuild.removed.set(kind, (rebuild.removed.get(kind) ?? 0) + 1);
        continue;
      }
      const { files, sightings, record: old } = entityFromSource(found.source);
      if (JSON.stringify(old) === JSON.stringify(record)) continue;
      const body = entityToSource({ record, files, sightings });
      rebuild.operations.push({ index, id, action: 'index', body });
      rebuild.altered.push([record.kind, keyOf(record), record]);
      rebuild.changed++;
    }
    return rebuild;
  }

  async #fromRemaining(
    entities: Entities,
    remaining: Remaining,
  ): Promise<{ rebuilt: Map<string, EntityRecord>; findings: Operation[] }> {
    const { findings } = this.#tables;
    const rebuilt = new Map<string, EntityRecord>();
    const operations: Operation[] = [];
    const addRecord = (record: EntityRecord) => {
      const id = entityId(record.kind, keyOf(record));
      const sum = rebuilt.get(id);
      rebuilt.set(id, sum === undefined ? record : mergeRecords(sum, record));
    };
    for await (const message of this.#messagesImplying([...entities.keys()], remaining)) {
      for (const record of impliedRecords(message)) {
        if (!entities.has(entityId(record.kind, keyOf(record)))) continue;
        if (record.kind === 'profile') operations.push(...findings.addForSender(message));
        addRecord(record);
      }
    }
    for (const sighting of await this.#sightingsOf([...entities.values()], remaining)) addRecord(sighting);
    for (const record of rebuilt.values())
      operations.push(...findings.add(record), ...findings.addNames(record));
    for (const [id, { kind, key }] of entities)
      if (kind === 'profile' && rebuilt.has(id))
        operations.push(...(await this.#retained(rebuilt.get(id) as Profile, key, remaining)));
    return { rebuilt, findings: operations };
  }

  async *#messagesImplying(names: readonly string[], remaining: Remaining): AsyncIterable<Message> {
    const pattern = this.#tables.names.messages(this.#generation);
    const query = { terms: { behind: names } };
    for await (const hit of this.#tables.searcher.walk<MessageSource>(pattern, query))
      yield* remaining.versions(messageFromSource(hit._source));
  }

  async #sightingsOf(
    entities: readonly { kind: EntityKind; key: string }[],
    remaining: Remaining,
  ): Promise<EntityRecord[]> {
    const records: EntityRecord[] = [];
    for (const [kind, group] of Map.groupBy(entities, ({ kind }) => kind)) {
      const query = {
        bool: { filter: [{ term: { kind } }, { terms: { key: group.map(({ key }) => key) } }] },
      };
      for await (const hit of this.#tables.searcher.walk<SightingSource>(this.#tables.sightings.index, query))
        if (remaining.sighting(hit._source)) records.push(hit._source.record);
    }
    return records;
  }

  async #retained(profile: Profile, key: string, remaining: Remaining): Promise<Operation[]> {
    const { findings, searcher } = this.#tables;
    const operations: Operation[] = [];
    for await (const hit of searcher.walk<RetainedFinding>(findings.index, findings.retainedOf(key)))
      if (remaining.retainedItem(hit._source)) operations.push(findings.addRetained(profile, hit._source));
    return operations;
  }
}
