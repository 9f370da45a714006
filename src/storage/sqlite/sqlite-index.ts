import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Channel } from '../../records/channel.ts';
import { valuesOf } from '../../records/entity.ts';
import { canonicalItem, ITEM_KINDS } from '../../records/item.ts';
import type { Message } from '../../records/message.ts';
import { type Month, monthOf } from '../../records/month.ts';
import { PROFILE_NAME_LISTS, type Profile } from '../../records/profile.ts';
import type { AnyRecord } from '../../records/record.ts';
import { CHAIN_KINDS, isWalletKind } from '../../records/wallet.ts';
import { indexText } from '../../search/analyzer.ts';
import { INDEX_TEXT, type PreparedMessage } from '../prepare.ts';
import { prepareWithBigInts } from './sqlite-connection.ts';
import { monthIndex, SqliteMonths } from './sqlite-months.ts';
import { filterToken } from './sqlite-query-compiler.ts';

/** A token between the values of a list that no query can ask for: a phrase stays within one value. */
const VALUE_BOUNDARY = ' : ';

type MessageIndexRow = [
  text: string,
  channel: string,
  topic: string,
  username: string,
  server: string,
  filters: string,
];

/** Titles, names and filters come again with every message. */
const RECENT_MAX = 20_000;

function remembered(read: (value: string) => string): (value: string | undefined) => string {
  const recent = new Map<string, string>();
  return (value) => {
    if (value === undefined) return '';
    let text = recent.get(value);
    if (text === undefined) {
      if (recent.size >= RECENT_MAX) recent.clear();
      text = read(value);
      recent.set(value, text);
    }
    return text;
  };
}

const indexName = remembered(indexText);
const FILTERS = {
  platform: remembered((value) => filterToken('platform', value)),
  channel: remembered((value) => filterToken('channelId', value)),
  username: remembered((value) => filterToken('username', value)),
  server: remembered((value) => filterToken('serverId', value)),
  language: remembered((value) => filterToken('language', value)),
  media: remembered((value) => filterToken('media', value)),
};

function messageIndexRow(message: PreparedMessage): MessageIndexRow {
  return [
    message[INDEX_TEXT] ?? indexText(message.text),
    indexName(message.channelTitle),
    indexName(message.topicTitle),
    indexName(message.username),
    indexName(message.serverTitle),
    messageFilters(message),
  ];
}

function messageFilters(message: Message): string {
  const { platform, channelId, userId, username, serverId, languages, media, items } = message;
  let filters = `${FILTERS.platform(platform)} ${FILTERS.channel(channelId)} ${filterToken('userId', userId)}`;
  if (username !== undefined) filters += ` ${FILTERS.username(username)}`;
  if (serverId !== undefined) filters += ` ${FILTERS.server(serverId)}`;
  if (media !== undefined) filters += ` ${FILTERS.media(media)}`;
  for (const { language } of languages) filters += ` ${FILTERS.language(language)}`;
  for (const { kind, value } of items ?? []) {
    if (kind === 'email') filters += ` ${filterToken('email', canonicalItem(kind, value))}`;
    else if (isWalletKind(kind)) filters += ` ${filterToken('wallet', canonicalItem(kind, value))}`;
  }
  return filters;
}

type EntityIndexRow = [text: string, topics: string, server: string, filters: string];

/** What of an entity is searched (decision 17); undefined for kinds that are not. */
function entityIndexRow(record: AnyRecord): EntityIndexRow | undefined {
  if (record.kind === 'profile') {
    const lists = [...PROFILE_NAME_LISTS, 'discordLink' as const, ...ITEM_KINDS];
    const values = [record.userId, ...lists.flatMap((list) => valuesOf(record.lists[list]))];
    return [indexValues(values), '', '', profileFilters(record)];
  }
  if (record.kind === 'channel') {
    const topicTitles = valuesOf(record.lists.topicIds).flatMap(
      (id) => record.topics[id]?.title?.value ?? [],
    );
    return [
      indexValues([record.channelId, ...valuesOf(record.lists.channelTitles)]),
      indexValues(topicTitles),
      indexValues(valuesOf(record.lists.serverTitle)),
      channelFilters(record),
    ];
  }
  return undefined;
}

function indexValues(values: readonly string[]): string {
  return values.map(indexText).join(VALUE_BOUNDARY);
}

function profileFilters({ platform, userId, lists }: Profile): string {
  const filters = [
    filterToken('kind', 'profile'),
    filterToken('platform', platform),
    filterToken('userId', userId),
    ...valuesOf(lists.usernames).map((name) => filterToken('username', name)),
  ];
  for (const email of valuesOf(lists.email))
    filters.push(filterToken('email', canonicalItem('email', email)));
  for (const kind of CHAIN_KINDS)
    for (const address of valuesOf(lists[kind]))
      filters.push(filterToken('wallet', canonicalItem(kind, address)));
  return filters.join(' ');
}

function channelFilters({ platform, channelId, facts }: Channel): string {
  const filters = [
    filterToken('kind', 'channel'),
    filterToken('platform', platform),
    filterToken('channelId', channelId),
  ];
  if (facts.serverId !== undefined) filters.push(filterToken('serverId', facts.serverId.value));
  return filters.join(' ');
}

/** What puts messages into the index of one month and takes them out. */
interface MonthStatements {
  insert: StatementSync;
  remove: StatementSync;
}

/** The full-text indexes: one of messages for each month, one of entities. None keeps a copy of the text. */
export class SqliteIndex {
  #db: DatabaseSync;
  readonly months: SqliteMonths;
  #ofMonth = new Map<Month, MonthStatements>();
  #insertEntity: StatementSync;
  #removeEntity: StatementSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.months = new SqliteMonths(db);
    this.#insertEntity = prepareWithBigInts(
      db,
      'INSERT INTO entities_index (rowid, text, topics, server, filters) VALUES (?, ?, ?, ?, ?)',
    );
    this.#removeEntity = prepareWithBigInts(
      db,
      `INSERT INTO entities_index (entities_index, rowid, text, topics, server, filters)
       VALUES ('delete', ?, ?, ?, ?, ?)`,
    );
  }

  addMessage(slot: bigint, message: Message): void {
    const month = monthOf(message.detectionDate);
    this.months.note(month, 1);
    this.#statements(month).insert.run(slot, ...messageIndexRow(message));
  }

  /** The message must be the one that was added: the index forgets exactly the tokens it is told. */
  removeMessage(slot: bigint, message: Message): void {
    const month = monthOf(message.detectionDate);
    this.months.note(month, -1);
    this.#statements(month).remove.run(slot, ...messageIndexRow(message));
  }

  replaceMessage(slot: bigint, before: Message, after: Message): void {
    const old = messageIndexRow(before);
    const current = messageIndexRow(after);
    if (old.every((column, index) => column === current[index])) return;
    const month = monthOf(after.detectionDate);
    this.months.note(month, 0);
    const { insert, remove } = this.#statements(month);
    remove.run(slot, ...old);
    insert.run(slot, ...current);
  }

  addEntity(id: number, record: AnyRecord): void {
    const row = entityIndexRow(record);
    if (row !== undefined) this.#insertEntity.run(id, ...row);
  }

  /** As with messages, both must be exactly what was and what is to be. */
  replaceEntity(id: number, before: AnyRecord, after: AnyRecord): void {
    this.removeEntity(id, before);
    this.addEntity(id, after);
  }

  removeEntity(id: number, record: AnyRecord): void {
    const row = entityIndexRow(record);
    if (row !== undefined) this.#removeEntity.run(id, ...row);
  }

  /** Every index, by the name of its table. */
  names(): string[] {
    return [...this.months.all().map(({ month }) => monthIndex(month)), 'entities_index'];
  }

  /** Takes the whole index of a month away. */
  drop(month: Month): void {
    this.months.drop(month);
    this.#ofMonth.delete(month);
  }

  clear(): void {
    for (const { month } of this.months.all()) this.drop(month);
    this.#db.exec("INSERT INTO entities_index (entities_index) VALUES ('delete-all')");
  }

  /** After a transaction that did not end well, or when another process may have dropped a month. */
  forget(): void {
    this.months.forget();
    this.#ofMonth.clear();
  }

  #statements(month: Month): MonthStatements {
    let statements = this.#ofMonth.get(month);
    if (statements === undefined) {
      this.months.ensure(month);
      const name = monthIndex(month);
      const columns = 'rowid, text, channel, topic, username, server, filters';
      statements = {
        insert: prepareWithBigInts(this.#db, `INSERT INTO ${name} (${columns}) VALUES (?, ?, ?, ?, ?, ?, ?)`),
        remove: prepareWithBigInts(
          this.#db,
          `INSERT INTO ${name} (${name}, ${columns}) VALUES ('delete', ?, ?, ?, ?, ?, ?, ?)`,
        ),
      };
      this.#ofMonth.set(month, statements);
    }
    return statements;
  }
}
