import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type Message, messageIdOf } from '../../records/message.ts';
import { keyOf } from '../../records/record.ts';
import { prepareWithBigInts } from './sqlite-connection.ts';
import type { SqliteFindings } from './sqlite-findings.ts';
import type { SqliteIndex } from './sqlite-index.ts';
import {
  MESSAGE_COLUMNS,
  MESSAGE_SELECTION,
  type MessageRow,
  messageFromRow,
  messageToRow,
  platformCode,
  prepareMessages,
} from './sqlite-mapper.ts';
import { releaseSlot, slotFor, takeSlot } from './sqlite-message-slots.ts';

/** A message as it is kept: where it comes from, and whether its versions are kept beside it. */
export interface StoredMessage {
  message: Message;
  origin: number;
  hasSightings: boolean;
}

/** Rows read at a time while all are walked through: enough to be quick, few enough to hold. */
const CHUNK = 2000;

const ORIGIN_COLUMN = MESSAGE_COLUMNS.length;
const SLOT_COLUMN = MESSAGE_COLUMNS.length + 2;
const SELECTION = `${MESSAGE_SELECTION}, origin, has_sightings, CAST(slot AS TEXT)`;

/** The table of messages, with its index and its findings always in step. */
export class SqliteMessages {
  #db: DatabaseSync;
  #index: SqliteIndex;
  #findings: SqliteFindings;
  #slotById: StatementSync;
  #byId: StatementSync;
  #bySlot: StatementSync;
  #insert: StatementSync;
  #update: StatementSync;
  #updateOrigin: StatementSync;
  #move: StatementSync;
  #delete: StatementSync;

  constructor(db: DatabaseSync, index: SqliteIndex, findings: SqliteFindings) {
    this.#db = db;
    this.#index = index;
    this.#findings = findings;
    const byId = 'FROM messages WHERE channel_id = ? AND sequence = ? AND platform = ?';
    this.#slotById = prepareWithBigInts(db, `SELECT slot ${byId}`);
    this.#byId = prepareMessages(db, `SELECT ${SELECTION} ${byId}`);
    this.#bySlot = prepareMessages(db, `SELECT ${MESSAGE_SELECTION} FROM messages WHERE slot = ?`);
    const columns = ['slot', ...MESSAGE_COLUMNS, 'origin', 'has_sightings'];
    this.#insert = prepareWithBigInts(
      db,
      `INSERT INTO messages (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    );
    this.#update = prepareWithBigInts(
      db,
      `UPDATE messages SET ${columns.slice(1).map((column) => `${column} = ?`)} WHERE slot = ?`,
    );
    this.#updateOrigin = prepareWithBigInts(
      db,
      'UPDATE messages SET origin = ?, has_sightings = ? WHERE slot = ?',
    );
    this.#move = prepareWithBigInts(db, 'UPDATE messages SET slot = ? WHERE slot = ?');
    this.#delete = prepareWithBigInts(db, 'DELETE FROM messages WHERE slot = ?');
  }

  load(id: Pick<Message, 'platform' | 'channelId' | 'sequence'>): StoredMessage | undefined {
    const row = this.#byId.get(id.channelId, BigInt(id.sequence), platformCode(id.platform));
    return row === undefined ? undefined : storedMessage(row as unknown as MessageRow);
  }

  /** Every message in order of slots; `where` is a condition on the columns. The rows may be changed meanwhile. */
  *walk(where = 'TRUE', parameters: (string | number)[] = []): Iterable<StoredMessage> {
    const chunk = prepareMessages(
      this.#db,
      `SELECT ${SELECTION} FROM messages WHERE slot > ? AND (${where}) ORDER BY slot LIMIT ?`,
    );
    let last = -1n;
    for (;;) {
      const rows = chunk.all(last, ...parameters, CHUNK) as unknown as MessageRow[];
      for (const row of rows) {
        yield storedMessage(row);
        last = BigInt(row[SLOT_COLUMN] as string);
      }
      if (rows.length < CHUNK) return;
    }
  }

  /** Several at once go in order of slots: the index writes out what it has gathered whenever a rowid goes backwards. */
  static inOrder<T>(states: T[], messageOf: (state: T) => Message): T[] {
    return states
      .map((state) => {
        const message = messageOf(state);
        return { state, wanted: slotFor(message.detectionDate, keyOf(message)) };
      })
      .sort((a, b) => (a.wanted < b.wanted ? -1 : a.wanted > b.wanted ? 1 : 0))
      .map(({ state }) => state);
  }

  add({ message, origin, hasSightings }: StoredMessage): void {
    const slot = takeSlot(this.#slots, message.detectionDate, keyOf(message));
    this.#insert.run(slot, ...messageToRow(message), origin, Number(hasSightings));
    this.#index.addMessage(slot, message);
    this.#findings.add(message);
  }

  replace(before: Message, after: StoredMessage): void {
    if (before.detectionDate !== after.message.detectionDate) {
      this.remove(before);
      this.add(after);
      return;
    }
    const slot = this.#slotOf(before);
    this.#index.replaceMessage(slot, before, after.message);
    this.#update.run(...messageToRow(after.message), after.origin, Number(after.hasSightings), slot);
    this.#findings.remove(before);
    this.#findings.add(after.message);
  }

  /** The same message from other files. */
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

  /** Asked anew each time: another message of the same batch may have moved it. */
  #slotOf(message: Message): bigint {
    const row = this.#slotById.get(
      message.channelId,
      BigInt(message.sequence),
      platformCode(message.platform),
    );
    if (row === undefined) throw new Error(`message ${messageIdOf(message)} has no slot`);
    return row.slot as bigint;
  }

  #messageIn(slot: bigint): Message | undefined {
    const row = this.#bySlot.get(slot);
    return row === undefined ? undefined : messageFromRow(row as unknown as MessageRow);
  }

  #slots = {
    occupant: (slot: bigint) => {
      const message = this.#messageIn(slot);
      if (message === undefined) return undefined;
      const key = keyOf(message);
      return { key, wanted: slotFor(message.detectionDate, key) };
    },
    move: (from: bigint, to: bigint) => {
      const message = this.#messageIn(from) as Message;
      this.#index.removeMessage(from, message);
      this.#move.run(to, from);
      this.#index.addMessage(to, message);
    },
  };
}

function storedMessage(row: MessageRow): StoredMessage {
  return {
    message: messageFromRow(row),
    origin: row[ORIGIN_COLUMN] as number,
    hasSightings: row[ORIGIN_COLUMN + 1] === 1,
  };
}
