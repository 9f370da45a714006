import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { likeliestLanguage, type Message } from '../../../../records/message.ts';
import { UNKNOWN_LANGUAGE } from '../../../../records/unknown.ts';
import { type Month, monthOf } from '../../../../time/month.ts';
import type { PreparedMessage } from '../../../port/writing.ts';
import { prepareWithBigInts } from '../database/connection.ts';
import { MESSAGE_INDEX_COLUMNS } from '../database/message-columns.ts';
import { SqliteSegments } from '../sealed/segments.ts';
import { SqliteEntityIndexes } from './entity-indexes.ts';
import { ENTITY_TABLES } from './entity-tables.ts';
import { type MessageIndexRow, messageIndexRow } from './message-index-row.ts';
import { monthIndex, nextIndex, SqliteMonths } from './months.ts';

/** The language under which a message is counted. */
export function languageOf({ languages }: Message): string {
  return likeliestLanguage(languages) ?? UNKNOWN_LANGUAGE;
}

/** A rebuild has one part per month, and one per table of entities. */
export function monthPart(month: Month): string {
  return `month ${month}`;
}

/** Buffer size for messages to index: as many as a batch has, few enough for memory. */
const PENDING_MAX = 10_000;

/** Written by records/terms.ts. */
const TERMS_INDEX = 'terms_index';

interface MonthStatements {
  insert: StatementSync;
  remove: StatementSync;
}

/**
 * The full-text indexes: one per month for messages, a few for entities. They store no copy of the text. New and changed
 * messages go to the index of their month; those of a sealed month are in its segments (sealed/).
 */
export class SqliteIndex {
  #db: DatabaseSync;
  readonly months: SqliteMonths;
  readonly entities: SqliteEntityIndexes;
  #pending: { month: Month; slot: bigint; row: MessageIndexRow }[] = [];
  #ofMonth = new Map<Month, MonthStatements>();
  /** Progress of a rebuild by part. Up to that point, changes go to the next index too. */
  #builtTo = new Map<string, bigint>();
  #progress: StatementSync;
  readonly segments: SqliteSegments;
  /** The month that is being sealed (upkeep/sealer.ts). */
  #sealing: Month | undefined;
  #sealingMonth: StatementSync;
  #logSlot: StatementSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.months = new SqliteMonths(db);
    this.segments = new SqliteSegments(db);
    this.#sealingMonth = db.prepare(
      "SELECT CAST(value AS INTEGER) AS month FROM meta WHERE name = 'sealing'",
    );
    this.#logSlot = prepareWithBigInts(
      db,
      'INSERT INTO sealing_changes (slot) VALUES (?) ON CONFLICT DO NOTHING',
    );
    this.#progress = prepareWithBigInts(db, 'SELECT part, built_to FROM reindexing');
    this.entities = new SqliteEntityIndexes(db, (part) => this.#builtTo.get(part));
  }

  /** Call at the start of a transaction. */
  begin(): void {
    this.#builtTo = new Map(
      this.#progress.all().map((row) => [row.part as string, row.built_to as bigint] as const),
    );
    this.#sealing = this.#sealingMonth.get()?.month as Month | undefined;
    this.segments.begin();
  }

  addMessage(slot: bigint, message: Message, prepared?: PreparedMessage): void {
    const month = monthOf(message.detectionDate);
    this.months.recordChange(month, 1, 1);
    this.#logChange(month, slot);
    this.#pending.push({ month, slot, row: messageIndexRow(message, prepared) });
    if (this.#pending.length >= PENDING_MAX) this.#writePending();
  }

  /** Call at the end of a transaction. */
  save(): void {
    this.#writePending();
    this.segments.save();
    this.months.save();
  }

  /** In order of slots: FTS5 flushes its buffer whenever a rowid decreases, and has to merge the segments later. */
  #writePending(): void {
    this.#pending.sort((a, b) => (a.slot < b.slot ? -1 : 1));
    for (const { month, slot, row } of this.#pending)
      for (const index of this.#indexesWith(month, slot)) index?.insert.run(slot, ...row);
    this.#pending = [];
  }

  /** The message must equal the one that was added: FTS5 deletes exactly the given tokens. */
  removeMessage(slot: bigint, message: Message): void {
    this.#writePending();
    const month = monthOf(message.detectionDate);
    this.#logChange(month, slot);
    const isSealed = this.segments.remove(month, slot);
    this.months.recordChange(month, -1, isSealed ? 0 : -1);
    const [current, next] = this.#indexesWith(month, slot, !isSealed);
    const row = messageIndexRow(message);
    current?.remove.run(slot, ...row);
    next?.remove.run(slot, ...row);
  }

  replaceMessage(slot: bigint, before: Message, after: Message, prepared?: PreparedMessage): void {
    const old = messageIndexRow(before);
    const current = messageIndexRow(after, prepared);
    const isSame = old.every((column, index) => column === current[index]);
    if (isSame && languageOf(before) === languageOf(after)) return;
    this.#writePending();
    const month = monthOf(after.detectionDate);
    this.#logChange(month, slot);
    const isSealed = this.segments.remove(month, slot);
    this.months.recordChange(month, 0, isSealed ? 1 : 0);
    const [open, next] = this.#indexesWith(month, slot);
    if (!isSealed) open?.remove.run(slot, ...old);
    next?.remove.run(slot, ...old);
    for (const index of [open, next]) index?.insert.run(slot, ...current);
  }

  /** Replaces the index of a month by the segments that were added since. The full-text index is then empty. */
  replaceBySegments(month: Month): void {
    const stored = this.months.all().find((each) => each.month === month);
    this.months.dropIndex(month);
    this.#ofMonth.delete(month);
    this.segments.replace(month);
    this.months.recordChange(month, 0, -(stored?.open ?? 0));
  }

  /** Adds a message that is already counted to the full-text index. Its row must be open. */
  reopenMessage(slot: bigint, message: Message): void {
    this.addMessage(slot, message);
    this.months.recordChange(monthOf(message.detectionDate), -1, 0);
  }

  /** Adds a message to the index that a rebuild is building. */
  addToNext(month: Month, slot: bigint, message: Message): void {
    this.#next(month).insert.run(slot, ...messageIndexRow(message));
  }

  /** Table names of all indexes. */
  names(): string[] {
    return [
      ...this.months.all().map(({ month }) => monthIndex(month)),
      ...ENTITY_TABLES.map(({ name }) => name),
      TERMS_INDEX,
    ];
  }

  drop(month: Month): void {
    this.#writePending();
    this.months.drop(month);
    this.segments.drop(month);
    this.#ofMonth.delete(month);
    this.#nextOfMonth.delete(month);
    prepareWithBigInts(this.#db, 'DELETE FROM reindexing WHERE part = ?').run(monthPart(month));
  }

  /** Call after a rollback, or when another process may have dropped a month. */
  reset(): void {
    this.#pending = [];
    this.months.reset();
    this.segments.reset();
    this.#ofMonth.clear();
    this.#nextOfMonth.clear();
    this.entities.reset();
  }

  #nextOfMonth = new Map<Month, MonthStatements>();

  /** The open index of a month, unless it is not needed, and the next one if a rebuild has passed this slot. */
  #indexesWith(
    month: Month,
    slot: bigint,
    isOpen = true,
  ): [open: MonthStatements | undefined, next: MonthStatements | undefined] {
    let open = isOpen ? this.#ofMonth.get(month) : undefined;
    if (isOpen && open === undefined) {
      this.months.ensure(month);
      open = this.#statements(monthIndex(month));
      this.#ofMonth.set(month, open);
    }
    const builtTo = this.#builtTo.size === 0 ? undefined : this.#builtTo.get(monthPart(month));
    return [open, builtTo !== undefined && slot <= builtTo ? this.#next(month) : undefined];
  }

  /** While a month is sealed, its changes are logged: the new segments may contain what they replace. */
  #logChange(month: Month, slot: bigint): void {
    if (month === this.#sealing) this.#logSlot.run(slot);
  }

  #next(month: Month): MonthStatements {
    let next = this.#nextOfMonth.get(month);
    if (next === undefined) {
      next = this.#statements(nextIndex(monthIndex(month)));
      this.#nextOfMonth.set(month, next);
    }
    return next;
  }

  #statements(name: string): MonthStatements {
    const columns = ['rowid', ...MESSAGE_INDEX_COLUMNS].join(', ');
    const values = ['?', ...MESSAGE_INDEX_COLUMNS.map(() => '?')].join(', ');
    return {
      insert: prepareWithBigInts(this.#db, `INSERT INTO ${name} (${columns}) VALUES (${values})`),
      remove: prepareWithBigInts(
        this.#db,
        `INSERT INTO ${name} (${name}, ${columns}) VALUES ('delete', ${values})`,
      ),
    };
  }
}
