import { type Finding, isEarlier } from '../../../../records/finding.ts';
import { impliedRecords } from '../../../../records/implied.ts';
import type { Message } from '../../../../records/message.ts';
import type { Platform } from '../../../../records/platform.ts';
import { type EntityKind, keyOf, mergeRecords } from '../../../../records/record.ts';
import { endOfMonth, type Month, startOfMonth } from '../../../../time/month.ts';
import type { RemainingVersion } from '../../../rules/purge-rule.ts';
import { findingsOfSender } from '../../../rules/sender-findings.ts';
import { firstSlotOf, lastSlotOf } from '../database/message-slots.ts';
import type { EntityRecord } from '../records/entities.ts';
import type { StoredMessage } from '../records/messages.ts';
import type { EntityName } from '../records/pending-cleanup.ts';
import type { RetainedFinding } from '../records/retained-items.ts';
import type { SightingOf } from '../records/sightings.ts';
import type { SqliteTables } from '../records/tables.ts';
import { versionsOfMessage } from '../records/versions.ts';

/** What remains after a purge. */
export interface Remaining {
  version: RemainingVersion;
  sighting(sighting: SightingOf<EntityRecord>): boolean;
  retainedItem(item: RetainedFinding): boolean;
}

export const EVERYTHING_REMAINS: Remaining = {
  version: (version) => version,
  sighting: () => true,
  retainedItem: () => true,
};

/** What messages imply about an entity, and the findings of a profile's messages. */
interface Sum {
  record: EntityRecord | undefined;
  findings: Map<string, Finding>;
}

export type Sums = Map<string, Sum>;

/** Revision of each month when it was read. Months with a new revision must be read again. */
export type MonthsRead = ReadonlyMap<Month, number>;

export interface Rebuilt {
  /** Undefined if nothing of the entity remains. */
  record: EntityRecord | undefined;
  hasSightings: boolean;
  findings: Iterable<Finding>;
  retained: RetainedFinding[];
}

export function nameOf({ kind, key }: EntityName): string {
  return `${kind} ${key}`;
}

/** Rebuilds entities from the remaining messages and sightings. Read-only. */
export class SqliteRebuilder {
  #tables: SqliteTables;
  #remaining: Remaining;

  constructor(tables: SqliteTables, remaining: Remaining = EVERYTHING_REMAINS) {
    this.#tables = tables;
    this.#remaining = remaining;
  }

  monthsNow(): MonthsRead {
    return new Map(this.#tables.index.months.all().map(({ month, revision }) => [month, revision]));
  }

  /** Adds up what the messages imply about these entities. */
  sum(names: readonly EntityName[]): Sums {
    const sums: Sums = new Map(
      names.map((name) => [nameOf(name), { record: undefined, findings: new Map() }]),
    );
    this.#add(sums, names);
    return sums;
  }

  /** Adds what was imported since: imports only add data, and adding the same data again changes nothing. */
  addChanged(sums: Sums, names: readonly EntityName[], since: MonthsRead): void {
    for (const { month, revision } of this.#tables.index.months.all())
      if (since.get(month) !== revision) this.#add(sums, names, month);
  }

  rebuilt({ kind, key }: EntityName, sums: Sums): Rebuilt {
    const { record: fromMessages, findings } = sums.get(nameOf({ kind, key })) as Sum;
    const sightings = this.#tables.sightings
      .of<EntityRecord>(kind, key)
      .filter((sighting) => this.#remaining.sighting(sighting));
    const record = sightings.reduce(
      (sum: EntityRecord | undefined, each) =>
        sum === undefined ? each.record : mergeRecords(sum, each.record),
      fromMessages,
    );
    const retained =
      kind === 'profile'
        ? this.#tables.retainedItems.of(key).filter((item) => this.#remaining.retainedItem(item))
        : [];
    return { record, hasSightings: sightings.length > 0, findings: findings.values(), retained };
  }

  #add(sums: Sums, names: readonly EntityName[], month?: Month): void {
    const { messages } = this.#tables;
    const condition = this.#condition(names);
    const slots = month === undefined ? undefined : [startOfMonth(month), endOfMonth(month)];
    if (condition !== undefined) {
      const where = slots === undefined ? condition : `slot BETWEEN ? AND ? AND (${condition})`;
      const [from, to] = slots ?? [];
      const parameters = from === undefined || to === undefined ? [] : [firstSlotOf(from), lastSlotOf(to)];
      for (const stored of messages.walk(where, parameters)) this.#addMessage(sums, stored);
    }
    for (const stored of this.#withVersionsOf(names)) this.#addMessage(sums, stored);
  }

  #addMessage(sums: Sums, stored: StoredMessage): void {
    for (const version of versionsOfMessage(this.#tables, stored)) {
      if (this.#remaining.version(version) === undefined) continue;
      for (const record of impliedRecords(version.record)) {
        const sum = sums.get(`${record.kind} ${keyOf(record)}`);
        if (sum === undefined) continue;
        sum.record = sum.record === undefined ? record : mergeRecords(sum.record, record);
        if (record.kind === 'profile') addFindings(sum.findings, version.record);
      }
    }
  }

  /** SQL condition for messages whose merged record names one of these as sender, channel or server. */
  #condition(names: readonly EntityName[]): string | undefined {
    const ids = (kind: EntityKind) => names.filter((each) => each.kind === kind).map(({ key }) => idOf(key));
    const { db, mapper } = this.#tables;
    const numbers = (sql: string, values: string[]): number[] =>
      values.length === 0
        ? []
        : db
            .prepare(`${sql} IN (SELECT value FROM json_each(?))`)
            .all(JSON.stringify(values))
            .map(({ id }) => id as number);
    const chats = names
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

  /** Messages with a version that names one of these. */
  *#withVersionsOf(names: readonly EntityName[]): Iterable<StoredMessage> {
    const { sightings, messages } = this.#tables;
    const ids = (kind: EntityKind) => names.filter((each) => each.kind === kind).map(({ key }) => idOf(key));
    for (const id of sightings.messagesNaming({ users: ids('profile'), servers: ids('server') })) {
      const stored = messages.load(id);
      if (stored !== undefined) yield stored;
    }
  }
}

function addFindings(findings: Sum['findings'], message: Message): void {
  for (const finding of findingsOfSender(message)) {
    const name = `${finding.kind} ${finding.canonical}`;
    const known = findings.get(name);
    if (known === undefined || isEarlier(finding, known)) findings.set(name, finding);
  }
}

function platformOf(key: string): Platform {
  return key.slice(0, key.indexOf(':')) as Platform;
}

function idOf(key: string): string {
  return key.slice(key.indexOf(':') + 1);
}
