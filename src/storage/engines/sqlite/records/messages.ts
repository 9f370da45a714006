import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { type Message, messageIdOf } from '../../../../records/message.ts';
import { keyOf } from '../../../../records/record.ts';
import { endOfMonth, type Month, monthOf, startOfMonth } from '../../../../time/month.ts';
import type { PreparedMessage } from '../../../port/writing.ts';
import { similarityOf } from '../../../rules/prepare.ts';
import { prepareWithBigInts } from '../database/connection.ts';
import { firstSlotOf, lastSlotOf, releaseSlot, slotFor, takeSlot } from '../database/message-slots.ts';
import type { SqliteIndex } from '../index/index.ts';
import type { SqliteFindings } from './findings.ts';
import {
  MESSAGE_COLUMNS,
  MESSAGE_SELECTION,
  type MessageRow,
  prepareMessages,
  type SqliteMessageMapper,
} from './message-mapper.ts';
import { similarityToColumn } from './similarity.ts';

/** `hasSightings`: the versions of the message are stored separately. */
export interface StoredMessage {
  message: Message;
  origin: number;
  hasSightings: boolean;
}

export type MessageInSlot = StoredMessage & { slot: bigint };

export interface MessageId {
  slot: bigint;
  /** Number in the dictionary of chats. */
  chat: number;
  sequence: bigint;
}

/** Rows read at a time: enough to be fast, few enough for memory. */
const CHUNK_SIZE = 2000;

const ORIGIN_COLUMN = MESSAGE_COLUMNS.length;
const SELECTION = `${MESSAGE_SELECTION}, origin, has_sightings`;

/**
 * The rows of messages, open or sealed (database/schema.ts): new and changed ones are open. Keeps their index and
 * findings in sync.
 */
export class SqliteMessages {
  #db: DatabaseSync;
  #mapper: SqliteMessageMapper;
  #index: SqliteIndex;
  #findings: SqliteFindings;
  #slotById: StatementSync;
  #byId: StatementSync;
  #between: StatementSync;
  #bySlot: StatementSync;
  #isSealed: StatementSync;
  #sealedBetween: StatementSync;
  #slotsBetween: StatementSync;
  #insert: StatementSync;
  #updateOpen: StatementSync;
  #updateOrigin: StatementSync[];
  #updateSimilarity: StatementSync[];
  #moveOpen: StatementSync;
  #delete: StatementSync[];

  constructor(db: DatabaseSync, mapper: SqliteMessageMapper, index: SqliteIndex, findings: SqliteFindings) {
    this.#db = db;
    this.#mapper = mapper;
    this.#index = index;
    this.#findings = findings;
    const byId = 'FROM messages WHERE chat = ? AND sequence = ?';
    this.#slotById = prepareWithBigInts(db, `SELECT slot ${byId}`);
    this.#byId = prepareMessages(db, `SELECT ${SELECTION} ${byId}`);
    this.#between = db.prepare('SELECT 1 FROM messages WHERE chat = ? AND sequence BETWEEN ? AND ? LIMIT 1');
    this.#bySlot = prepareMessages(db, `SELECT ${SELECTION} FROM messages WHERE slot = ?`);
    this.#slotsBetween = prepareWithBigInts(
      db,
      'SELECT slot FROM messages WHERE slot BETWEEN ? AND ? ORDER BY slot LIMIT ?',
    );
    this.#isSealed = db.prepare('SELECT 1 FROM sealed_messages WHERE slot = ?');
    const columns = ['slot', ...MESSAGE_COLUMNS, 'similar', 'origin', 'has_sightings'];
    const values = columns.map((_, index) => `?${index + 1}`).join(', ');
    this.#insert = prepareWithBigInts(
      db,
      `INSERT INTO open_messages (${columns.join(', ')}) VALUES (${values}) ON CONFLICT (slot) DO NOTHING`,
    );
    this.#sealedBetween = db.prepare('SELECT 1 FROM sealed_messages WHERE slot BETWEEN ? AND ? LIMIT 1');
    this.#updateOpen = prepareWithBigInts(
      db,
      `UPDATE open_messages SET ${columns.slice(1).map((column) => `${column} = ?`)} WHERE slot = ?`,
    );
    const ofEach = (sql: (table: string) => string) =>
      ['open_messages', 'sealed_messages'].map((table) => prepareWithBigInts(db, sql(table)));
    this.#updateOrigin = ofEach(
      (table) => `UPDATE ${table} SET origin = ?, has_sightings = ? WHERE slot = ?`,
    );
    this.#updateSimilarity = ofEach(
      (table) => `UPDATE ${table} SET similar = ?1 WHERE slot = ?2 AND similar IS NOT ?1`,
    );
    this.#moveOpen = prepareWithBigInts(db, 'UPDATE open_messages SET slot = ? WHERE slot = ?');
    this.#delete = ofEach((table) => `DELETE FROM ${table} WHERE slot = ?`);
  }

  load(id: Pick<Message, 'platform' | 'channelId' | 'sequence'>): StoredMessage | undefined {
    const chat = this.#mapper.chatOf(id);
    const row = chat === undefined ? undefined : this.#byId.get(chat, BigInt(id.sequence));
    return row === undefined ? undefined : this.#stored(row as unknown as MessageRow);
  }

  /**
   * All messages in order of slots; `where` is a condition on the columns. Do not remove messages during the walk: that
   * moves other messages to lower slots, and the walk would miss some of them.
   */
  *walk(where = 'TRUE', parameters: SQLInputValue[] = []): Iterable<MessageInSlot> {
    let last = -1n;
    for (;;) {
      const slots = this.#slotsWhere(`slot > ? AND (${where})`, [last, ...parameters], CHUNK_SIZE);
      for (const slot of slots) {
        last = slot;
        yield { ...(this.#messageIn(slot) as StoredMessage), slot };
      }
      if (slots.length < CHUNK_SIZE) return;
    }
  }

  /** Messages from slot `first` to `last`, both inclusive, in order of slots. */
  between(first: bigint, last: bigint, limit: number): MessageInSlot[] {
    return this.#slotsBetween.all(first, last, limit).map((row) => {
      const slot = row.slot as bigint;
      return { ...(this.#messageIn(slot) as StoredMessage), slot };
    });
  }

  inSlot(slot: bigint): MessageInSlot | undefined {
    const stored = this.#messageIn(slot);
    return stored && { ...stored, slot };
  }

  /** Only slots: SQLite merges open and sealed rows in their order only if it selects nothing that it has to compute. */
  #slotsWhere(where: string, parameters: SQLInputValue[], limit: number): bigint[] {
    return prepareWithBigInts(this.#db, `SELECT slot FROM messages WHERE ${where} ORDER BY slot LIMIT ?`)
      .all(...parameters, limit)
      .map(({ slot }) => slot as bigint);
  }

  /** Ids of the next messages after a slot that match a condition. */
  idsWhere(where: string, parameters: SQLInputValue[], after: bigint, limit: number): MessageId[] {
    const rows = prepareWithBigInts(
      this.#db,
      `SELECT slot, chat, sequence FROM messages WHERE slot > ? AND (${where}) ORDER BY slot LIMIT ?`,
    ).all(after, ...parameters, limit);
    return rows.map(({ slot, chat, sequence }) => ({
      slot: slot as bigint,
      chat: Number(chat),
      sequence: sequence as bigint,
    }));
  }

  loadById({ chat, sequence }: Pick<MessageId, 'chat' | 'sequence'>): StoredMessage | undefined {
    const row = this.#byId.get(chat, sequence);
    return row === undefined ? undefined : this.#stored(row as unknown as MessageRow);
  }

  /** Sorts by slot, the order of the rows and the order in which the index buffers writes best (index/index.ts). */
  static inOrder<T extends { key: string; current: Message }>(states: T[]): [T, home: bigint][] {
    return states
      .map((state): [T, bigint] => [state, slotFor(state.current.detectionDate, state.key)])
      .sort(([, a], [, b]) => (a < b ? -1 : a > b ? 1 : 0));
  }

  /** `home` is the slot that it has without collisions. */
  add(
    { message, origin, hasSightings }: StoredMessage,
    prepared?: PreparedMessage,
    home = slotFor(message.detectionDate, keyOf(message)),
  ): void {
    const month = monthOf(message.detectionDate);
    const row = this.#row({ message, origin, hasSightings }, prepared);
    let slot = home;
    // Collisions are rare, so look for another slot only if the insert hits one.
    if (this.#isTaken(month, slot) || this.#insert.run(slot, ...row).changes === 0n) {
      slot = takeSlot(this.#slots, message.detectionDate, keyOf(message));
      this.#insert.run(slot, ...row);
    }
    this.#index.addMessage(slot, message, prepared);
    this.#findings.add(message);
  }

  /** Whether months have sealed rows, asked once per transaction: in new months, no slot need be looked up. */
  #hasSealedRows = new Map<Month, boolean>();

  /** Call at the start of a transaction. */
  begin(): void {
    this.#hasSealedRows.clear();
  }

  /** Whether a sealed message has this slot. */
  #isTaken(month: Month, slot: bigint): boolean {
    let hasSealedRows = this.#hasSealedRows.get(month);
    if (hasSealedRows === undefined) {
      const slots = [firstSlotOf(startOfMonth(month)), lastSlotOf(endOfMonth(month))];
      hasSealedRows = this.#sealedBetween.get(...slots) !== undefined;
      this.#hasSealedRows.set(month, hasSealedRows);
    }
    return hasSealedRows && this.#isSealed.get(slot) !== undefined;
  }

  /** Whether a chat has messages between two sequences, both inclusive. For a batch from a new export it has none. */
  hasBetween(chat: number, first: bigint, last: bigint): boolean {
    return this.#between.get(chat, first, last) !== undefined;
  }

  replace(before: Message, after: StoredMessage, prepared?: PreparedMessage): void {
    if (before.detectionDate !== after.message.detectionDate) {
      this.remove(before);
      this.add(after, prepared);
      return;
    }
    const slot = this.#slotOf(before);
    this.#index.replaceMessage(slot, before, after.message, prepared);
    const row = this.#row(after, prepared);
    if (this.#updateOpen.run(...row, slot).changes === 0n) this.#reopen(slot, row);
    this.#findings.remove(before);
    this.#findings.add(after.message);
  }

  /** Makes the row of a message open, as everything in the full-text index must be. */
  reopen({ slot, ...stored }: MessageInSlot): void {
    if (this.#isSealed.get(slot) !== undefined) this.#reopen(slot, this.#row(stored));
  }

  /** Replaces a sealed row by an open one. */
  #reopen(slot: bigint, row: SQLInputValue[]): void {
    for (const statement of this.#delete) statement.run(slot);
    this.#insert.run(slot, ...row);
  }

  #row({ message, origin, hasSightings }: StoredMessage, prepared?: PreparedMessage): SQLInputValue[] {
    const similar = similarityToColumn(similarityOf(message, prepared));
    return [...this.#mapper.toRow(message), similar, origin, Number(hasSightings)];
  }

  /** Computes the similarity key again, for a message whose key is missing or from another version. */
  updateSimilarity({ slot, message }: MessageInSlot): void {
    for (const update of this.#updateSimilarity) update.run(similarityToColumn(similarityOf(message)), slot);
  }

  /** For an unchanged message whose files changed. */
  setOrigin({ message, origin, hasSightings }: StoredMessage): void {
    const slot = this.#slotOf(message);
    for (const update of this.#updateOrigin) update.run(origin, Number(hasSightings), slot);
  }

  remove(message: Message): void {
    const slot = this.#slotOf(message);
    this.#index.removeMessage(slot, message);
    for (const statement of this.#delete) statement.run(slot);
    releaseSlot(this.#slots, slot);
    this.#findings.remove(message);
  }

  /** Not cached: another message of the same batch may have moved it. */
  #slotOf(message: Message): bigint {
    const chat = this.#mapper.chatOf(message);
    const row = chat === undefined ? undefined : this.#slotById.get(chat, BigInt(message.sequence));
    if (row === undefined) throw new Error(`message ${messageIdOf(message)} has no slot`);
    return row.slot as bigint;
  }

  #messageIn(slot: bigint): StoredMessage | undefined {
    const row = this.#bySlot.get(slot);
    return row === undefined ? undefined : this.#stored(row as unknown as MessageRow);
  }

  #slots = {
    occupant: (slot: bigint) => {
      const stored = this.#messageIn(slot);
      if (stored === undefined) return undefined;
      const key = keyOf(stored.message);
      return { key, home: slotFor(stored.message.detectionDate, key) };
    },
    move: (from: bigint, to: bigint) => {
      const stored = this.#messageIn(from) as StoredMessage;
      this.#index.removeMessage(from, stored.message);
      // What the full-text index holds has an open row.
      if (this.#moveOpen.run(to, from).changes === 0n) {
        for (const statement of this.#delete) statement.run(from);
        this.#insert.run(to, ...this.#row(stored));
      }
      this.#index.addMessage(to, stored.message);
    },
  };

  #stored(row: MessageRow): StoredMessage {
    return {
      message: this.#mapper.fromRow(row),
      origin: row[ORIGIN_COLUMN] as number,
      hasSightings: row[ORIGIN_COLUMN + 1] === 1,
    };
  }
}
