import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type Finding, findingsOf } from '../../records/finding.ts';
import type { Message } from '../../records/message.ts';
import { type AnyRecord, type EntityKind, keyOf, mergeRecords, type RecordOf } from '../../records/record.ts';
import type { Batch, WriteOutcome } from '../store.ts';
import { inTransaction, prepareWithBigInts } from './sqlite-connection.ts';
import { type SqliteIndex, searchableText } from './sqlite-index.ts';
import {
  entityFromRow,
  entityToRow,
  MESSAGE_COLUMNS,
  MESSAGE_SELECTION,
  type MessageRow,
  messageFromRow,
  messageToRow,
  platformCode,
  prepareMessages,
} from './sqlite-mapper.ts';
import { releaseSlot, slotFor, takeSlot } from './sqlite-message-slots.ts';

type EntityRecord = RecordOf<EntityKind>;

/** A record of the batch: what is stored of it, and what will be. */
interface MessageState {
  stored?: Message;
  current?: Message;
}

interface EntityState {
  id?: number;
  stored?: EntityRecord;
  current?: EntityRecord;
}

/** Merges batches into the tables and keeps the index and the findings in step, one transaction a batch. */
export class SqliteWriter {
  #db: DatabaseSync;
  #index: SqliteIndex;
  #messageById: StatementSync;
  #messageBySlot: StatementSync;
  #insertMessage: StatementSync;
  #updateMessage: StatementSync;
  #moveMessage: StatementSync;
  #deleteMessage: StatementSync;
  #entityByKey: StatementSync;
  #insertEntity: StatementSync;
  #updateEntity: StatementSync;
  #upsertFinding: StatementSync;
  #insertCoverage: StatementSync;

  constructor(db: DatabaseSync, index: SqliteIndex) {
    this.#db = db;
    this.#index = index;
    this.#messageById = prepareWithBigInts(
      db,
      'SELECT slot FROM messages WHERE channel_id = ? AND sequence = ? AND platform = ?',
    );
    this.#messageBySlot = prepareMessages(db, `SELECT ${MESSAGE_SELECTION} FROM messages WHERE slot = ?`);
    this.#insertMessage = prepareWithBigInts(
      db,
      `INSERT INTO messages (slot, ${MESSAGE_COLUMNS.join(', ')}) VALUES (?, ${MESSAGE_COLUMNS.map(() => '?').join(', ')})`,
    );
    this.#updateMessage = prepareWithBigInts(
      db,
      `UPDATE messages SET ${MESSAGE_COLUMNS.map((column) => `${column} = ?`).join(', ')} WHERE slot = ?`,
    );
    this.#moveMessage = prepareWithBigInts(db, 'UPDATE messages SET slot = ? WHERE slot = ?');
    this.#deleteMessage = prepareWithBigInts(db, 'DELETE FROM messages WHERE slot = ?');
    this.#entityByKey = db.prepare('SELECT id, document, body FROM entities WHERE kind = ? AND key = ?');
    this.#insertEntity = prepareWithBigInts(
      db,
      'INSERT INTO entities (kind, key, platform, detection_date, first_seen, document, body) VALUES (?, ?, ?, ?, ?, ?, ?)',
    );
    this.#updateEntity = prepareWithBigInts(
      db,
      'UPDATE entities SET detection_date = ?, first_seen = ?, document = ?, body = ? WHERE id = ?',
    );
    this.#upsertFinding = prepareWithBigInts(
      db,
      `
      INSERT INTO findings (source, owner, kind, canonical, value, first_seen, position) VALUES (?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET value = excluded.value, first_seen = excluded.first_seen, position = excluded.position
    `,
    );
    this.#insertCoverage = prepareWithBigInts(
      db,
      'INSERT INTO coverage (source, day) VALUES (?, ?) ON CONFLICT DO NOTHING',
    );
  }

  write(batch: Batch): WriteOutcome[] {
    return inTransaction(this.#db, () => {
      const messages = new Map<string, MessageState>();
      const entities = new Map<string, EntityState>();
      const merge = (record: AnyRecord): WriteOutcome =>
        record.kind === 'message'
          ? this.#mergeMessage(messages, record)
          : this.#mergeEntity(entities, record);

      const outcomes = batch.records.map(merge);
      for (const record of batch.derived) merge(record);
      this.#flushMessages([...messages.values()]);
      for (const state of entities.values()) this.#flushEntity(state);
      for (const { source, day } of batch.covered) this.#insertCoverage.run(source, day);
      return outcomes;
    });
  }

  #mergeMessage(states: Map<string, MessageState>, incoming: Message): WriteOutcome {
    const key = keyOf(incoming);
    let state = states.get(key);
    if (state === undefined) {
      state = this.#loadMessage(incoming);
      states.set(key, state);
    }
    const known = state.current;
    if (known === undefined) {
      state.current = incoming;
      return 'written';
    }
    const merged = mergeRecords(known, incoming);
    if (isSameMessage(known, merged)) return 'unchanged';
    state.current = merged;
    return 'merged';
  }

  #loadMessage(message: Message): MessageState {
    const found = this.#messageById.get(
      message.channelId,
      BigInt(message.sequence),
      platformCode(message.platform),
    );
    if (found === undefined) return {};
    const stored = this.#messageIn(found.slot as bigint) as Message;
    return { stored, current: stored };
  }

  /** In order of slots: the index writes out what it has gathered whenever a rowid goes backwards. */
  #flushMessages(states: MessageState[]): void {
    const changed = states
      .filter((state) => state.current !== undefined && state.current !== state.stored)
      .map((state) => {
        const current = state.current as Message;
        return { ...state, current, wanted: slotFor(current.detectionDate, keyOf(current)) };
      })
      .sort((a, b) => (a.wanted < b.wanted ? -1 : a.wanted > b.wanted ? 1 : 0));
    for (const { stored, current } of changed) {
      if (stored === undefined) this.#addMessage(current);
      else if (stored.detectionDate === current.detectionDate) this.#replaceMessage(stored, current);
      else {
        this.#removeMessage(stored);
        this.#addMessage(current);
      }
    }
  }

  #addMessage(message: Message): void {
    const slot = takeSlot(this.#slots, message.detectionDate, keyOf(message));
    this.#insertMessage.run(slot, ...messageToRow(message));
    this.#index.addMessage(slot, message);
  }

  #replaceMessage(stored: Message, current: Message): void {
    const slot = this.#slotOf(stored);
    this.#index.removeMessage(slot, stored);
    this.#updateMessage.run(...messageToRow(current), slot);
    this.#index.addMessage(slot, current);
  }

  #removeMessage(message: Message): void {
    const slot = this.#slotOf(message);
    this.#index.removeMessage(slot, message);
    this.#deleteMessage.run(slot);
    releaseSlot(this.#slots, slot);
  }

  /** Asked anew each time: another message of the same batch may have moved it. */
  #slotOf(message: Message): bigint {
    const row = this.#messageById.get(
      message.channelId,
      BigInt(message.sequence),
      platformCode(message.platform),
    );
    return row?.slot as bigint;
  }

  #messageIn(slot: bigint): Message | undefined {
    const row = this.#messageBySlot.get(slot);
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
      this.#moveMessage.run(to, from);
      this.#index.addMessage(to, message);
    },
  };

  #mergeEntity(states: Map<string, EntityState>, incoming: EntityRecord): WriteOutcome {
    const key = keyOf(incoming);
    const stateKey = `${incoming.kind} ${key}`;
    let state = states.get(stateKey);
    if (state === undefined) {
      state = this.#loadEntity(incoming.kind, key);
      states.set(stateKey, state);
    }
    const known = state.current;
    if (known === undefined) {
      state.current = incoming;
      return 'written';
    }
    const merged = mergeRecords(known, incoming);
    if (JSON.stringify(merged) === JSON.stringify(known)) return 'unchanged';
    state.current = merged;
    return 'merged';
  }

  #loadEntity(kind: EntityKind, key: string): EntityState {
    const row = this.#entityByKey.get(kind, key);
    if (row === undefined) return {};
    const stored = entityFromRow(row);
    return { id: row.id as number, stored, current: stored };
  }

  #flushEntity({ id, stored, current }: EntityState): void {
    if (current === undefined || current === stored) return;
    const { document, body } = entityToRow(current);
    const text = searchableText(current);
    if (id === undefined || stored === undefined) {
      const platform = 'platform' in current ? current.platform : null;
      const { lastInsertRowid } = this.#insertEntity.run(
        current.kind,
        keyOf(current),
        platform,
        current.detectionDate,
        current.firstSeen,
        document,
        body,
      );
      if (text !== undefined) this.#index.addEntity(Number(lastInsertRowid), current, text);
    } else {
      this.#updateEntity.run(current.detectionDate, current.firstSeen, document, body, id);
      if (text !== undefined && text !== searchableText(stored)) this.#index.replaceEntity(id, current, text);
    }
    this.#writeFindings(current, stored);
  }

  /** Findings are never taken back by a merge, only added or dated earlier. */
  #writeFindings(current: EntityRecord, stored: EntityRecord | undefined): void {
    const known = new Set(
      stored === undefined ? [] : findingsOf(stored).map((finding) => JSON.stringify(finding)),
    );
    for (const finding of findingsOf(current)) {
      if (!known.has(JSON.stringify(finding))) this.#writeFinding(finding);
    }
  }

  #writeFinding({ source, owner, kind, canonical, value, firstSeen, position }: Finding): void {
    this.#upsertFinding.run(source, owner, kind, canonical, value, firstSeen, position);
  }
}

function isSameMessage(a: Message, b: Message): boolean {
  const left = messageToRow(a);
  const right = messageToRow(b);
  return left.every((value, column) => value === right[column]);
}
