import type { Finding } from '../../../../records/finding.ts';
import { impliedRecords } from '../../../../records/implied.ts';
import type { Message } from '../../../../records/message.ts';
import { endOfMonth, type Month, startOfMonth } from '../../../../records/month.ts';
import { type EntityKind, keyOf, mergeRecords } from '../../../../records/record.ts';
import type { RemainingVersion } from '../../../rules/purged-versions.ts';
import { findingsOfSender } from '../../../rules/sender-findings.ts';
import { firstSlotOf, lastSlotOf } from '../database/message-slots.ts';
import type { EntityRecord } from '../records/entities.ts';
import type { StoredMessage } from '../records/messages.ts';
import type { RetainedShown } from '../records/retained-items.ts';
import type { SightingOf } from '../records/sightings.ts';
import type { SqliteTables } from '../records/tables.ts';
import type { EntityName } from '../records/unsettled.ts';
import { versionsOfMessage } from '../records/versions.ts';

/** What is left of things once something has been taken away. */
export interface Remaining {
  version: RemainingVersion;
  sighting(sighting: SightingOf<EntityRecord>): boolean;
  kept(item: RetainedShown): boolean;
}

export const EVERYTHING_REMAINS: Remaining = {
  version: (version) => version,
  sighting: () => true,
  kept: () => true,
};

/** What messages tell of one entity, and what a profile's own messages show. */
interface Sum {
  record: EntityRecord | undefined;
  shown: Map<string, Finding>;
}

export type Sums = Map<string, Sum>;

/** Months as they were read, by revision: what has changed since must be read again. */
export type MonthsRead = ReadonlyMap<Month, number>;

/** An entity as it adds up, or undefined where nothing is left of it. */
export interface Rebuilt {
  record: EntityRecord | undefined;
  hasSightings: boolean;
  shown: Iterable<Finding>;
  kept: RetainedShown[];
}

export function nameOf({ kind, key }: EntityName): string {
  return `${kind} ${key}`;
}

/** Works entities out anew from what is left of messages and sightings. Only reads. */
export class SqliteRebuilder {
  #tables: SqliteTables;
  #left: Remaining;

  constructor(tables: SqliteTables, left: Remaining = EVERYTHING_REMAINS) {
    this.#tables = tables;
    this.#left = left;
  }

  /** Which months there are, and at which revision. */
  monthsNow(): MonthsRead {
    return new Map(this.#tables.index.months.all().map(({ month, revision }) => [month, revision]));
  }

  /** Adds up what the messages tell of these entities. */
  sum(wanted: readonly EntityName[]): Sums {
    const sums: Sums = new Map(wanted.map((name) => [nameOf(name), { record: undefined, shown: new Map() }]));
    this.#add(sums, wanted);
    return sums;
  }

  /** Adds what came in since: imports only ever add, and adding the same again changes nothing. */
  addChanged(sums: Sums, wanted: readonly EntityName[], since: MonthsRead): void {
    for (const { month, revision } of this.#tables.index.months.all())
      if (since.get(month) !== revision) this.#add(sums, wanted, month);
  }

  rebuilt({ kind, key }: EntityName, sums: Sums): Rebuilt {
    const { record: fromMessages, shown } = sums.get(nameOf({ kind, key })) as Sum;
    const sightings = this.#tables.sightings
      .of<EntityRecord>(kind, key)
      .filter((sighting) => this.#left.sighting(sighting));
    const record = sightings.reduce(
      (sum: EntityRecord | undefined, each) =>
        sum === undefined ? each.record : mergeRecords(sum, each.record),
      fromMessages,
    );
    const kept =
      kind === 'profile' ? this.#tables.retainedItems.of(key).filter((item) => this.#left.kept(item)) : [];
    return { record, hasSightings: sightings.length > 0, shown: shown.values(), kept };
  }

  #add(sums: Sums, wanted: readonly EntityName[], month?: Month): void {
    const { messages } = this.#tables;
    const condition = this.#condition(wanted);
    const slots = month === undefined ? undefined : [startOfMonth(month), endOfMonth(month)];
    if (condition !== undefined) {
      const where = slots === undefined ? condition : `slot BETWEEN ? AND ? AND (${condition})`;
      const [from, to] = slots ?? [];
      const parameters = from === undefined || to === undefined ? [] : [firstSlotOf(from), lastSlotOf(to)];
      for (const stored of messages.walk(where, parameters)) this.#addMessage(sums, stored);
    }
    for (const stored of this.#withVersionsOf(wanted)) this.#addMessage(sums, stored);
  }

  #addMessage(sums: Sums, stored: StoredMessage): void {
    for (const version of versionsOfMessage(this.#tables, stored)) {
      if (this.#left.version(version) === undefined) continue;
      for (const record of impliedRecords(version.record)) {
        const sum = sums.get(`${record.kind} ${keyOf(record)}`);
        if (sum === undefined) continue;
        sum.record = sum.record === undefined ? record : mergeRecords(sum.record, record);
        if (record.kind === 'profile') addShown(sum.shown, version.record);
      }
    }
  }

  /** Messages whose merged sender, channel or server is one of these, as a condition on the columns. */
  #condition(wanted: readonly EntityName[]): string | undefined {
    const ids = (kind: EntityKind) => wanted.filter((each) => each.kind === kind).map(({ key }) => idOf(key));
    const { db, mapper } = this.#tables;
    const numbers = (sql: string, values: string[]): number[] =>
      values.length === 0
        ? []
        : db
            .prepare(`${sql} IN (SELECT value FROM json_each(?))`)
            .all(JSON.stringify(values))
            .map(({ id }) => id as number);
    const chats = wanted
      .filter(({ kind }) => kind === 'channel')
      .map(({ key }) => mapper.chatOf({ platform: platformOf(key), channelId: idOf(key) }))
      .filter((chat) => chat !== undefined);
    const columns = {
      chat: chats,
      speaker: numbers('SELECT id FROM speakers WHERE value ->> 0', ids('profile')),
      place: numbers('SELECT id FROM places WHERE value ->> 4', ids('server')),
    };
    const conditions = Object.entries(columns)
      .filter(([, known]) => known.length > 0)
      .map(([column, known]) => `${column} IN (${known.join(', ')})`);
    return conditions.length === 0 ? undefined : conditions.join(' OR ');
  }

  /** Messages of which only an older version names one of these. */
  *#withVersionsOf(wanted: readonly EntityName[]): Iterable<StoredMessage> {
    const { sightings, messages } = this.#tables;
    const ids = (kind: EntityKind) => wanted.filter((each) => each.kind === kind).map(({ key }) => idOf(key));
    for (const id of sightings.messagesNaming({ users: ids('profile'), servers: ids('server') })) {
      const stored = messages.load(id);
      if (stored !== undefined) yield stored;
    }
  }
}

function addShown(shown: Sum['shown'], message: Message): void {
  for (const finding of findingsOfSender(message)) {
    const name = `${finding.kind} ${finding.canonical}`;
    const known = shown.get(name);
    if (known === undefined || isEarlier(finding, known)) shown.set(name, finding);
  }
}

function isEarlier(a: Finding, b: Finding): boolean {
  const order = a.firstSeen - b.firstSeen || a.position - b.position;
  return order === 0 ? a.value < b.value : order < 0;
}

function platformOf(key: string): 'telegram' | 'discord' {
  return key.slice(0, key.indexOf(':')) as 'telegram' | 'discord';
}

function idOf(key: string): string {
  return key.slice(key.indexOf(':') + 1);
}
