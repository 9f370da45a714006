import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';
import { mergeFacts } from '../../records/dated.ts';
import type { Item } from '../../records/item.ts';
import type { Message, MessageFacts } from '../../records/message.ts';
import type { Page } from '../../records/page.ts';
import { PLATFORMS, type Platform } from '../../records/platform.ts';
import type { EntityKind, RecordOf } from '../../records/record.ts';

export type Row = Record<string, SQLOutputValue>;

/** Columns as they are written, in the order of `messageToRow`. */
export const MESSAGE_COLUMNS = [
  'platform',
  'channel_id',
  'sequence',
  'user_id',
  'detection_date',
  'version',
  'text',
  'languages',
  'sha1sum',
  'sha256sum',
  'username',
  'channel_title',
  'topic_id',
  'topic_title',
  'reply_to',
  'is_forum_topic',
  'media',
  'server_id',
  'server_title',
  'fact_versions',
  'sender_name',
  'hidden_text',
  'items',
] as const;

/** A sequence may exceed 2^53, so it is read as text. */
export const MESSAGE_SELECTION = MESSAGE_COLUMNS.map((column) =>
  column === 'sequence' ? 'CAST(messages.sequence AS TEXT) AS sequence' : `messages.${column}`,
).join(', ');

export function platformCode(platform: Platform): number {
  return PLATFORMS.indexOf(platform);
}

export function messageToRow(message: Message): SQLInputValue[] {
  return [
    platformCode(message.platform),
    message.channelId,
    BigInt(message.sequence),
    message.userId,
    message.detectionDate,
    message.version,
    message.text,
    message.languages.length === 0 ? '' : JSON.stringify(message.languages),
    message.sha1sum,
    message.sha256sum,
    message.username ?? null,
    message.channelTitle ?? null,
    message.topicId ?? null,
    message.topicTitle ?? null,
    message.replyToMessageId ?? null,
    message.isForumTopic === undefined ? null : Number(message.isForumTopic),
    message.media ?? null,
    message.serverId ?? null,
    message.serverTitle ?? null,
    message.factVersions === undefined ? null : JSON.stringify(message.factVersions),
    message.senderName ?? null,
    message.hiddenText ?? null,
    message.items === undefined ? null : JSON.stringify(message.items),
  ];
}

/** Rows of messages come as arrays, in the order of MESSAGE_COLUMNS: they are by far the most frequent ones. */
export type MessageRow = SQLOutputValue[];

export function messageFromRow(row: MessageRow): Message {
  const message: Message = {
    kind: 'message',
    platform: PLATFORMS[row[0] as number] as Platform,
    channelId: row[1] as string,
    sequence: row[2] as string,
    userId: row[3] as string,
    detectionDate: row[4] as number,
    version: row[5] as number,
    text: row[6] as string,
    languages: row[7] === '' ? [] : JSON.parse(row[7] as string),
    sha1sum: row[8] as string,
    sha256sum: row[9] as string,
  };
  if (row[10] !== null) message.username = row[10] as string;
  if (row[11] !== null) message.channelTitle = row[11] as string;
  if (row[12] !== null) message.topicId = row[12] as string;
  if (row[13] !== null) message.topicTitle = row[13] as string;
  if (row[14] !== null) message.replyToMessageId = row[14] as string;
  if (row[15] !== null) message.isForumTopic = row[15] === 1;
  if (row[16] !== null) message.media = row[16] as string;
  if (row[17] !== null) message.serverId = row[17] as string;
  if (row[18] !== null) message.serverTitle = row[18] as string;
  if (row[19] !== null) {
    message.factVersions = JSON.parse(row[19] as string) as Partial<Record<keyof MessageFacts, number>>;
  }
  if (row[20] !== null) message.senderName = row[20] as string;
  if (row[21] !== null) message.hiddenText = row[21] as string;
  if (row[22] !== null) message.items = JSON.parse(row[22] as string) as Item[];
  return message;
}

export function isSameMessage(a: Message, b: Message): boolean {
  const left = messageToRow(a);
  const right = messageToRow(b);
  return left.every((value, column) => value === right[column]);
}

/** A statement that selects MESSAGE_SELECTION, and nothing before it. */
export function prepareMessages(db: DatabaseSync, sql: string): StatementSync {
  const statement = db.prepare(sql);
  statement.setReturnArrays(true);
  return statement;
}

export function messagesOf(rows: unknown[]): Message[] {
  return (rows as MessageRow[]).map(messageFromRow);
}

/** Facts of a page that can be large; feeds read thousands of pages and need none of them. */
const BODY_FACTS = ['html', 'text'] as const;

/** An entity as its row keeps it: what lists need in the document, the rest beside it. */
export function entityToRow(record: RecordOf<EntityKind>): { document: string; body: string | null } {
  if (record.kind !== 'page') return { document: JSON.stringify(record), body: null };
  const facts = { ...record.facts };
  const body: Partial<Page['facts']> = {};
  for (const name of BODY_FACTS) {
    if (facts[name] !== undefined) body[name] = facts[name];
    delete facts[name];
  }
  const hasBody = Object.keys(body).length > 0;
  return { document: JSON.stringify({ ...record, facts }), body: hasBody ? JSON.stringify(body) : null };
}

/** Columns that `entityFromRow` reads: the document's own dates may be behind those of the row. */
export const ENTITY_SELECTION = 'document, body, detection_date, first_seen';

export function entityFromRow(row: Row): RecordOf<EntityKind> {
  const record = JSON.parse(row.document as string) as RecordOf<EntityKind>;
  record.detectionDate = row.detection_date as number;
  record.firstSeen = row.first_seen as number;
  if (record.kind !== 'page' || typeof row.body !== 'string') return record;
  // Merging sorts the facts again, so that equal knowledge is equal text.
  return { ...record, facts: mergeFacts(record.facts, JSON.parse(row.body)) };
}

export interface MessageKey {
  platform: Platform;
  channelId: string;
  sequence: bigint;
}

const SEQUENCE_FORM = /^(?:0|-?[1-9]\d{0,18})$/;
const SEQUENCE_MAX = 2n ** 63n - 1n;

/** Undefined for a key that no message can have. */
export function parseMessageKey(key: string): MessageKey | undefined {
  const colon = key.indexOf(':');
  const underscore = key.lastIndexOf('_');
  const sequence = key.slice(underscore + 1);
  if (underscore <= colon || !SEQUENCE_FORM.test(sequence)) return undefined;
  const number = BigInt(sequence);
  if (number > SEQUENCE_MAX || number < -SEQUENCE_MAX) return undefined;
  return {
    platform: key.slice(0, colon) as Platform,
    channelId: key.slice(colon + 1, underscore),
    sequence: number,
  };
}
