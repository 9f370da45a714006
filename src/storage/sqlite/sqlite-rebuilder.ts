import { keysBehind, recordsBehind } from '../../records/behind.ts';
import type { Message } from '../../records/message.ts';
import { type EntityKind, keyOf, mergeRecords } from '../../records/record.ts';
import type { EntityRecord } from './sqlite-entities.ts';
import type { StoredMessage } from './sqlite-messages.ts';
import type { SightingOf } from './sqlite-sightings.ts';
import type { SqliteTables } from './sqlite-tables.ts';

/** Entities of which something was taken away: they are worked out anew from what is left. */
export class SqliteRebuilder {
  #tables: SqliteTables;
  #wanted = new Map<string, { kind: EntityKind; key: string }>();

  constructor(tables: SqliteTables) {
    this.#tables = tables;
  }

  want(kind: EntityKind, key: string): void {
    this.#wanted.set(`${kind} ${key}`, { kind, key });
  }

  /** Channel, server and sender of a message. */
  wantBehind(message: Message): void {
    for (const { kind, key } of keysBehind(message)) this.want(kind, key);
  }

  /** One walk through the messages, however many there are to rebuild. */
  run(): { removed: Map<EntityKind, number>; changed: number } {
    const result = { removed: new Map<EntityKind, number>(), changed: 0 };
    if (this.#wanted.size === 0) return result;
    for (const { kind, key } of this.#wanted.values()) {
      const stored = this.#tables.entities.load(kind, key);
      if (stored !== undefined) this.#tables.findings.remove(stored.record);
    }
    const rebuilt = this.#fromMessages();
    for (const [name, { kind, key }] of this.#wanted) {
      const sightings = this.#tables.sightings.of<EntityRecord>(kind, key);
      const record = sightings
        .map((sighting) => sighting.record)
        .reduce(
          (sum: EntityRecord | undefined, each) => (sum === undefined ? each : mergeRecords(sum, each)),
          rebuilt.get(name),
        );
      const outcome = this.#keep(kind, key, record, sightings);
      if (outcome === 'changed') result.changed++;
      if (outcome === 'removed') result.removed.set(kind, (result.removed.get(kind) ?? 0) + 1);
    }
    return result;
  }

  #fromMessages(): Map<string, EntityRecord> {
    const rebuilt = new Map<string, EntityRecord>();
    for (const stored of this.#tables.messages.walk()) {
      for (const version of versionsOf(this.#tables, stored)) {
        for (const record of recordsBehind(version)) {
          const name = `${record.kind} ${keyOf(record)}`;
          if (!this.#wanted.has(name)) continue;
          if (record.kind === 'profile') this.#tables.findings.addForSender(version);
          const known = rebuilt.get(name);
          rebuilt.set(name, known === undefined ? record : mergeRecords(known, record));
        }
      }
    }
    return rebuilt;
  }

  #keep(
    kind: EntityKind,
    key: string,
    record: EntityRecord | undefined,
    sightings: SightingOf[],
  ): 'removed' | 'changed' | undefined {
    const stored = this.#tables.entities.load(kind, key);
    if (stored === undefined) return undefined;
    if (record === undefined) {
      this.#tables.entities.remove(stored);
      return 'removed';
    }
    const after = { ...stored, record, hasSightings: sightings.length > 0 };
    this.#tables.entities.replace(stored.record, after);
    this.#tables.findings.add(record);
    if (record.kind === 'profile') this.#tables.findings.addKept(record, this.#tables.keptItems.of(key));
    return JSON.stringify(stored.record) === JSON.stringify(record) ? undefined : 'changed';
  }
}

/** Every version of a message that was seen. */
export function versionsOf(tables: SqliteTables, { message, hasSightings }: StoredMessage): Message[] {
  return hasSightings
    ? tables.sightings.of<Message>('message', keyOf(message)).map(({ record }) => record)
    : [message];
}
