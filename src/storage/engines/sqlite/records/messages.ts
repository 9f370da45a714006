import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { type Message, messageIdOf } from '../../../../records/message.ts';
import { keyOf } from '../../../../records/record.ts';
import type { PreparedMessage } from '../../../port/writing.ts';
import { similarityOf } from '../../../rules/prepare.ts';
import { prepareWithBigInts } from '../database/connection.ts';
import { releaseSlot, slotFor, takeSlot } from '../database/message-slots.ts';
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
const SLOT_COLUMN = MESSAGE_COLUMNS.length + 2;
const SELECTION = `${MESSAGE_SELECTION}, origin, has_sightings, CAST(slot AS TEXT)`;

/** The table of messages. Keeps their index and findings in sync. */
export class SqliteMessages {
  #db: DatabaseSync;
  #mapper: SqliteMessageMapper;
  #index: SqliteIndex;
  #findings: SqliteFindings;
  #slotById: StatementSync;
  #byId: StatementSync;
  #between: StatementSync;
  #bySlot: StatementSync;
  #ofSlots: StatementSync;
  #insert: StatementSync;
  #update: StatementSync;
  #updateOrigin: StatementSync;
  #updateSimilarity: StatementSync;
  #move: StatementSync;
  #delete: StatementSync;

  constructor(db: DatabaseSync, mapper: SqliteMessageMapper, index: SqliteIndex, findings: SqliteFindings) {
    this.#db = db;
    this.#mapper = mapper;
    this.#index = index;
    this.#findings = findings;
    const byId = 'FROM messages WHERE chat = ? AND sequence = ?';
    this.#slotById = prepareWithBigInts(db, `SELECT slot ${byId}`);
    this.#byId = prepareMessages(db, `SELECT ${SELECTION} ${byId}`);
    this.#between = db.prepare('SELECT 1 FROM messages WHERE chat = ? AND sequence BETWEEN ? AND ? LIMIT 1');
    this.#bySlot = prepareMessages(db, `SELECT ${MESSAGE_SELECTION} FROM messages WHERE slot = ?`);
    this.#ofSlots = prepareMessages(
      db,
      `SELECT ${SELECTION} FROM messages WHERE slot BETWEEN ? AND ? ORDER BY slot LIMIT ?`,
    );
    const columns = ['slot', ...MESSAGE_COLUMNS, 'similar', 'origin', 'has_sightings'];
    this.#insert = prepareWithBigInts(
      db,
      `INSERT INTO messages (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})
       ON CONFLICT (slot) DO NOTHING`,
    );
    this.#update = prepareWithBigInts(
      db,
      `UPDATE messages SET ${columns.slice(1).map((column) => `${column} = ?`)} WHERE slot = ?`,
    );
    this.#updateOrigin = prepareWithBigInts(
      db,
      'UPDATE messages SET origin = ?, has_sightings = ? WHERE slot = ?',
    );
    this.#updateSimilarity = prepareWithBigInts(
      db,
      'UPDATE messages SET similar = ?1 WHERE slot = ?2 AND similar IS NOT ?1',
    );
    this.#move = prepareWithBigInts(db, 'UPDATE messages SET slot = ? WHERE slot = ?');
    this.#delete = prepareWithBigInts(db, 'DELETE FROM messages WHERE slot = ?');
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
    const chunk = prepareMessages(
      this.#db,
      `SELECT ${SELECTION} FROM messages WHERE slot > ? AND (${where}) ORDER BY slot LIMIT ?`,
    );
    let last = -1n;
    for (;;) {
      const rows = chunk.all(last, ...parameters, CHUNK_SIZE) as unknown as MessageRow[];
      for (const row of rows) {
        last = BigInt(row[SLOT_COLUMN] as string);
        yield { ...this.#stored(row), slot: last };
      }
      if (rows.length < CHUNK_SIZE) return;
    }
  }

  /** Messages from slot `first` to `last`, both inclusive, in order of slots. */
  between(first: bigint, last: bigint, limit: number): MessageInSlot[] {
    const rows = this.#ofSlots.all(first, last, limit) as unknown as MessageRow[];
    return rows.map((row) => ({ ...this.#stored(row), slot: BigInt(row[SLOT_COLUMN] as string) }));
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
  static inOrder<T>(states: T[], messageOf: (state: T) => Message): T[] {
    return states
      .map((state) => {
        const message = messageOf(state);
        return { state, home: slotFor(message.detectionDate, keyOf(message)) };
      })
      .sort((a, b) => (a.home < b.home ? -1 : a.home > b.home ? 1 : 0))
      .map(({ state }) => state);
  }

  add({ message, origin, hasSightings }: StoredMessage, prepared?: PreparedMessage): void {
    const key = keyOf(message);
    const row = this.#row({ message, origin, hasSightings }, prepared);
    let slot = slotFor(message.detectionDate, key);
    // Collisions are rare, so look for another slot only if the insert hits one.
    if (this.#insert.run(slot, ...row).changes === 0n) {
      slot = takeSlot(this.#slots, message.detectionDate, key);
      this.#insert.run(slot, ...row);
    }
    this.#index.addMessage(slot, message, prepared);
    this.#findings.add(message);
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
    this.#update.run(...this.#row(after, prepared), slot);
    this.#findings.remove(before);
    this.#findings.add(after.message);
  }

  #row({ message, origin, hasSightings }: StoredMessage, prepared?: PreparedMessage): SQLInputValue[] {
    const similar = similarityToColumn(similarityOf(message, prepared));
    return [...this.#mapper.toRow(message), similar, origin, Number(hasSightings)];
  }

  /** Computes the similarity key again, for a message whose key is missing or from another version. */
  updateSimilarity({ slot, message }: MessageInSlot): void {
    this.#updateSimilarity.run(similarityToColumn(similarityOf(message)), slot);
  }

  /** For an unchanged message whose files changed. */
  setOrigin({ message, origin, hasSightings }: StoredMessage): void {
    this.#updateOrigin.run(origin, Number(hasSightings), this.#slotOf(message));
  }

  remove(message: Message): void {
    const slot = this.#slotOf(message);
    this.#index.removeMessage(slot, message);
    this.#delete.run(slot);
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

  #messageIn(slot: bigint): Message | undefined {
    const row = this.#bySlot.get(slot);
    return row === undefined ? undefined : this.#mapper.fromRow(row as unknown as MessageRow);
  }

  #slots = {
    occupant: (slot: bigint) => {
      const message = this.#messageIn(slot);
      if (message === undefined) return undefined;
      const key = keyOf(message);
      return { key, home: slotFor(message.detectionDate, key) };
    },
    move: (from: bigint, to: bigint) => {
      const message = this.#messageIn(from) as Message;
      this.#index.removeMessage(from, message);
      this.#move.run(to, from);
      this.#index.addMessage(to, message);
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
