import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { valuesOf } from '../../records/entity.ts';
import { ITEM_KINDS } from '../../records/item.ts';
import type { Message } from '../../records/message.ts';
import { PROFILE_NAME_LISTS } from '../../records/profile.ts';
import type { AnyRecord } from '../../records/record.ts';
import { indexText } from '../../search/analyzer.ts';
import { INDEX_TEXT, type PreparedMessage } from '../prepare.ts';
import { prepareWithBigInts } from './sqlite-connection.ts';
import { filterToken } from './sqlite-query-compiler.ts';

/** A token between the values of a list that no query can ask for: a phrase stays within one value. */
const VALUE_BOUNDARY = ' : ';

type MessageIndexRow = [text: string, channel: string, topic: string, username: string, filters: string];

/** Titles and usernames come again with every message. */
const RECENT_MAX = 5000;
const recent = new Map<string, string>();

function indexName(name: string | undefined): string {
  if (name === undefined) return '';
  let text = recent.get(name);
  if (text === undefined) {
    if (recent.size >= RECENT_MAX) recent.clear();
    text = indexText(name);
    recent.set(name, text);
  }
  return text;
}

function messageIndexRow(message: PreparedMessage): MessageIndexRow {
  const filters = [filterToken('p', message.platform)];
  if (message.username !== undefined) filters.push(filterToken('u', message.username));
  return [
    message[INDEX_TEXT] ?? indexText(message.text),
    indexName(message.channelTitle),
    indexName(message.topicTitle),
    indexName(message.username),
    filters.join(' '),
  ];
}

/** What of an entity is searched (decision 17); undefined for kinds that are not. */
export function searchableText(record: AnyRecord): string | undefined {
  return searchableValues(record)?.map(indexText).join(VALUE_BOUNDARY);
}

function searchableValues(record: AnyRecord): string[] | undefined {
  if (record.kind === 'profile') {
    const lists = [...PROFILE_NAME_LISTS, 'discordLink' as const, ...ITEM_KINDS];
    return [record.userId, ...lists.flatMap((list) => valuesOf(record.lists[list]))];
  }
  if (record.kind === 'channel') {
    const topicTitles = valuesOf(record.lists.topicIds).flatMap(
      (id) => record.topics[id]?.title?.value ?? [],
    );
    return [
      record.channelId,
      ...valuesOf(record.lists.channelTitles),
      ...topicTitles,
      ...valuesOf(record.lists.serverTitle),
    ];
  }
  return undefined;
}

/** The two full-text indexes. Both keep no copy of the text. */
export class SqliteIndex {
  #db: DatabaseSync;
  #insertMessage: StatementSync;
  #removeMessage: StatementSync;
  #insertEntity: StatementSync;
  #removeEntity: StatementSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
    const columns = 'rowid, text, channel, topic, username, filters';
    this.#insertMessage = prepareWithBigInts(
      db,
      `INSERT INTO messages_index (${columns}) VALUES (?, ?, ?, ?, ?, ?)`,
    );
    this.#removeMessage = prepareWithBigInts(
      db,
      `INSERT INTO messages_index (messages_index, ${columns}) VALUES ('delete', ?, ?, ?, ?, ?, ?)`,
    );
    this.#insertEntity = prepareWithBigInts(
      db,
      'INSERT INTO entities_index (rowid, text, filters) VALUES (?, ?, ?)',
    );
    this.#removeEntity = prepareWithBigInts(db, 'DELETE FROM entities_index WHERE rowid = ?');
  }

  addMessage(slot: bigint, message: Message): void {
    this.#insertMessage.run(slot, ...messageIndexRow(message));
  }

  /** The message must be the one that was added: the index forgets exactly the tokens it is told. */
  removeMessage(slot: bigint, message: Message): void {
    this.#removeMessage.run(slot, ...messageIndexRow(message));
  }

  replaceMessage(slot: bigint, before: Message, after: Message): void {
    const old = messageIndexRow(before);
    const current = messageIndexRow(after);
    if (old.every((column, index) => column === current[index])) return;
    this.#removeMessage.run(slot, ...old);
    this.#insertMessage.run(slot, ...current);
  }

  addEntity(id: number, record: AnyRecord, text: string): void {
    const filters = [filterToken('k', record.kind)];
    if ('platform' in record) filters.push(filterToken('p', record.platform));
    this.#insertEntity.run(id, text, filters.join(' '));
  }

  replaceEntity(id: number, record: AnyRecord, text: string): void {
    this.removeEntity(id);
    this.addEntity(id, record, text);
  }

  removeEntity(id: number): void {
    this.#removeEntity.run(id);
  }

  clear(): void {
    this.#db.exec(`
      INSERT INTO messages_index (messages_index) VALUES ('delete-all');
      INSERT INTO entities_index (entities_index) VALUES ('delete-all');
    `);
  }
}
