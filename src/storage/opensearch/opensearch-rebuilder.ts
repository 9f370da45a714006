import { keysBehind, recordsBehind } from '../../records/behind.ts';
import type { Finding } from '../../records/finding.ts';
import type { Message } from '../../records/message.ts';
import type { Profile } from '../../records/profile.ts';
import { type EntityKind, keyOf, mergeRecords } from '../../records/record.ts';
import type { Operation } from './opensearch-documents.ts';
import {
  type EntityRecord,
  type EntitySource,
  entityFromSource,
  entityId,
  entityToSource,
} from './opensearch-mapper.ts';
import { type MessageSource, messageFromSource, type StoredMessage } from './opensearch-message-mapper.ts';
import type { SightingSource } from './opensearch-sightings.ts';
import type { OpensearchTables } from './opensearch-tables.ts';

/** What a profile showed in messages that were dropped since. */
export type KeptItem = Finding & { files: number[]; channel: string };

/** What is left of things once something has been taken away; the store itself is changed after that. */
export interface Left {
  versions(stored: StoredMessage): Message[];
  sighting(sighting: SightingSource): boolean;
  keptItem(item: KeptItem): boolean;
}

export const EVERYTHING_LEFT: Left = {
  versions: ({ message, sightings }) => sightings?.map(({ record }) => record) ?? [message],
  sighting: () => true,
  keptItem: () => true,
};

/** What became of the entities that were rebuilt. */
export interface Rebuilt {
  removed: Map<EntityKind, number>;
  changed: number;
}

function add(counts: Map<EntityKind, number>, kind: EntityKind, count: number): void {
  counts.set(kind, (counts.get(kind) ?? 0) + count);
}

const NAMES_AT_ONCE = 1000;

/** Entities of which something is taken away: they are worked out anew from what is left. */
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
  wantBehind(message: Message): void {
    for (const { kind, key } of keysBehind(message)) this.want(kind, key);
  }

  async run(left: Left): Promise<Rebuilt> {
    const result: Rebuilt = { removed: new Map(), changed: 0 };
    const all = [...this.#wanted];
    for (let start = 0; start < all.length; start += NAMES_AT_ONCE) {
      const part = new Map(all.slice(start, start + NAMES_AT_ONCE));
      const { removed, changed } = await this.#rebuild(part, left);
      for (const [kind, count] of removed) add(result.removed, kind, count);
      result.changed += changed;
    }
    await this.#tables.refreshAll(this.#generation);
    return result;
  }

  async #rebuild(
    wanted: ReadonlyMap<string, { kind: EntityKind; key: string }>,
    left: Left,
  ): Promise<Rebuilt> {
    const { documents, findings, names } = this.#tables;
    const index = names.entities(this.#generation);
    const stored = await documents.load<EntitySource>([...wanted.keys()].map((id) => ({ index, id })));
    const known = new Map([...wanted.keys()].map((id, position) => [id, stored[position]] as const));
    const gone = [...known.values()].flatMap((each) => (each === undefined ? [] : [each.source.record]));
    const shown: Operation[] = [];
    const rebuilt = new Map<string, EntityRecord>();
    const addRecord = (record: EntityRecord) => {
      const id = entityId(record.kind, keyOf(record));
      const sum = rebuilt.get(id);
      rebuilt.set(id, sum === undefined ? record : mergeRecords(sum, record));
    };
    for await (const message of this.#messagesBehind([...wanted.keys()], left)) {
      for (const record of recordsBehind(message)) {
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

    if (gone.length > 0) await this.#tables.reader.removeAll(findings.index, findings.shownBy(gone));
    await documents.put(shown);
    const operations: Operation[] = [];
    const removed = new Map<EntityKind, number>();
    let changed = 0;
    for (const [id, before] of known) {
      if (before === undefined) continue;
      const record = rebuilt.get(id);
      if (record === undefined) {
        operations.push({ index, id, action: 'delete' });
        add(removed, before.source.record.kind, 1);
        continue;
      }
      const { files, sightings, record: old } = entityFromSource(before.source);
      if (JSON.stringify(old) === JSON.stringify(record)) continue;
      operations.push({ index, id, action: 'index', body: entityToSource({ record, files, sightings }) });
      changed++;
    }
    await documents.put(operations);
    return { removed, changed };
  }

  async *#messagesBehind(names: readonly string[], left: Left): AsyncIterable<Message> {
    const pattern = this.#tables.names.messages(this.#generation);
    const query = { terms: { behind: names } };
    for await (const hit of this.#tables.reader.walk<MessageSource>(pattern, query))
      yield* left.versions(messageFromSource(hit._source));
  }

  async #sightingsOf(
    wanted: readonly { kind: EntityKind; key: string }[],
    left: Left,
  ): Promise<EntityRecord[]> {
    const records: EntityRecord[] = [];
    for (const [kind, group] of Map.groupBy(wanted, ({ kind }) => kind)) {
      const query = {
        bool: { filter: [{ term: { kind } }, { terms: { key: group.map(({ key }) => key) } }] },
      };
      for await (const hit of this.#tables.reader.walk<SightingSource>(this.#tables.sightings.index, query))
        if (left.sighting(hit._source)) records.push(hit._source.record);
    }
    return records;
  }

  async #kept(profile: Profile, key: string, left: Left): Promise<Operation[]> {
    const { findings, reader } = this.#tables;
    const operations: Operation[] = [];
    for await (const hit of reader.walk<KeptItem>(findings.index, findings.keptOf(key)))
      if (left.keptItem(hit._source)) operations.push(findings.addKept(profile, hit._source));
    return operations;
  }
}
