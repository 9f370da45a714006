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

/** What is left of things once something has been taken away; the store itself is changed after that. */
export interface Remaining {
  versions(stored: StoredMessage): Message[];
  sighting(sighting: SightingSource): boolean;
  keptItem(item: RetainedFinding): boolean;
}

export const EVERYTHING_REMAINS: Remaining = {
  versions: ({ message, sightings }) => sightings?.map(({ record }) => record) ?? [message],
  sighting: () => true,
  keptItem: () => true,
};

/** What became of the entities that were rebuilt. */
export interface Rebuilt {
  removed: Map<EntityKind, number>;
  changed: number;
}

/** What a rebuild of some entities will write. */
interface Rebuild extends Rebuilt {
  /** The entities as they are stored; everything they show is replaced. */
  before: EntityRecord[];
  shown: Operation[];
  operations: Operation[];
}

type Wanted = ReadonlyMap<string, { kind: EntityKind; key: string }>;

const NAMES_AT_ONCE = 1000;

/** Rebuilds the entities that lose something from what is left. */
export class OpensearchRebuilder {
  #tables: OpensearchTables;
  #generation: number;
  #wanted = new Map<string, { kind: EntityKind; key: string }>();

  constructor(tables: OpensearchTables, generation: number) {
    this.#tables = tables;
    this.#generation = generation;
  }

  want(kind: EntityKind, key: string): void {
    this.#wanted.set(entityId(kind, key), { kind, key });
  }

  /** Channel, server and sender of a message. */
  wantImplied(message: Message): void {
    for (const { kind, key } of impliedKeys(message)) this.want(kind, key);
  }

  async run(left: Remaining): Promise<Rebuilt> {
    const { documents, findings, searcher } = this.#tables;
    const result = await this.#each(left, async ({ before, shown, operations }) => {
      if (before.length > 0) await searcher.removeAll(findings.index, findings.shownBy(before));
      await documents.put(shown);
      await documents.put(operations);
    });
    await this.#tables.refreshAll(this.#generation);
    return result;
  }

  /** What `run` would return; changes nothing. */
  preview(left: Remaining): Promise<Rebuilt> {
    return this.#each(left, async () => {});
  }

  async #each(left: Remaining, apply: (rebuild: Rebuild) => Promise<void>): Promise<Rebuilt> {
    const result: Rebuilt = { removed: new Map(), changed: 0 };
    const all = [...this.#wanted];
    for (let start = 0; start < all.length; start += NAMES_AT_ONCE) {
      const rebuild = await this.#rebuild(new Map(all.slice(start, start + NAMES_AT_ONCE)), left);
      await apply(rebuild);
      for (const [kind, count] of rebuild.removed)
        result.removed.set(kind, (result.removed.get(kind) ?? 0) + count);
      result.changed += rebuild.changed;
    }
    return result;
  }

  async #rebuild(wanted: Wanted, left: Remaining): Promise<Rebuild> {
    const { documents, names } = this.#tables;
    const index = names.entities(this.#generation);
    const stored = await documents.load<EntitySource>([...wanted.keys()].map((id) => ({ index, id })));
    const known = new Map([...wanted.keys()].map((id, position) => [id, stored[position]] as const));
    const { rebuilt, shown } = await this.#fromWhatIsLeft(wanted, left);
    const rebuild: Rebuild = { before: [], shown, operations: [], removed: new Map(), changed: 0 };
    for (const [id, found] of known) {
      if (found === undefined) continue;
      rebuild.before.push(found.source.record);
      const record = rebuilt.get(id);
      if (record === undefined) {
        const { kind } = found.source.record;
        rebuild.operations.push({ index, id, action: 'delete' });
        rebuild.removed.set(kind, (rebuild.removed.get(kind) ?? 0) + 1);
        continue;
      }
      const { files, sightings, record: old } = entityFromSource(found.source);
      if (JSON.stringify(old) === JSON.stringify(record)) continue;
      const body = entityToSource({ record, files, sightings });
      rebuild.operations.push({ index, id, action: 'index', body });
      rebuild.changed++;
    }
    return rebuild;
  }

  async #fromWhatIsLeft(
    wanted: Wanted,
    left: Remaining,
  ): Promise<{ rebuilt: Map<string, EntityRecord>; shown: Operation[] }> {
    const { findings } = this.#tables;
    const rebuilt = new Map<string, EntityRecord>();
    const shown: Operation[] = [];
    const addRecord = (record: EntityRecord) => {
      const id = entityId(record.kind, keyOf(record));
      const sum = rebuilt.get(id);
      rebuilt.set(id, sum === undefined ? record : mergeRecords(sum, record));
    };
    for await (const message of this.#messagesBehind([...wanted.keys()], left)) {
      for (const record of impliedRecords(message)) {
        if (!wanted.has(entityId(record.kind, keyOf(record)))) continue;
        if (record.kind === 'profile') shown.push(...findings.addForSender(message));
        addRecord(record);
      }
    }
    for (const sighting of await this.#sightingsOf([...wanted.values()], left)) addRecord(sighting);
    for (const record of rebuilt.values()) shown.push(...findings.add(record));
    for (const [id, { kind, key }] of wanted)
      if (kind === 'profile' && rebuilt.has(id))
        shown.push(...(await this.#kept(rebuilt.get(id) as Profile, key, left)));
    return { rebuilt, shown };
  }

  async *#messagesBehind(names: readonly string[], left: Remaining): AsyncIterable<Message> {
    const pattern = this.#tables.names.messages(this.#generation);
    const query = { terms: { behind: names } };
    for await (const hit of this.#tables.searcher.walk<MessageSource>(pattern, query))
      yield* left.versions(messageFromSource(hit._source));
  }

  async #sightingsOf(
    wanted: readonly { kind: EntityKind; key: string }[],
    left: Remaining,
  ): Promise<EntityRecord[]> {
    const records: EntityRecord[] = [];
    for (const [kind, group] of Map.groupBy(wanted, ({ kind }) => kind)) {
      const query = {
        bool: { filter: [{ term: { kind } }, { terms: { key: group.map(({ key }) => key) } }] },
      };
      for await (const hit of this.#tables.searcher.walk<SightingSource>(this.#tables.sightings.index, query))
        if (left.sighting(hit._source)) records.push(hit._source.record);
    }
    return records;
  }

  async #kept(profile: Profile, key: string, left: Remaining): Promise<Operation[]> {
    const { findings, searcher } = this.#tables;
    const operations: Operation[] = [];
    for await (const hit of searcher.walk<RetainedFinding>(findings.index, findings.keptOf(key)))
      if (left.keptItem(hit._source)) operations.push(findings.addKept(profile, hit._source));
    return operations;
  }
}
