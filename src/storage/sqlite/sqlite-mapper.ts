import type { SQLInputValue, SQLOutputValue } from 'node:sqlite';
import type { Message, MessageFacts } from '../../records/message.ts';
import { PLATFORMS, type Platform } from '../../records/platform.ts';

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
  ];
}

export function messageFromRow(row: Row): Message {
  const message: Message = {
    kind: 'message',
    platform: PLATFORMS[row.platform as number] as Platform,
    channelId: row.channel_id as string,
    sequence: row.sequence as string,
    userId: row.user_id as string,
    detectionDate: row.detection_date as number,
    version: row.version as number,
    text: row.text as string,
    languages: row.languages === '' ? [] : JSON.parse(row.languages as string),
    sha1sum: row.sha1sum as string,
    sha256sum: row.sha256sum as string,
  };
  if (row.username !== null) message.username = row.username as string;
  if (row.channel_title !== null) message.channelTitle = row.channel_title as string;
  if (row.topic_id !== null) message.topicId = row.topic_id as string;
  if (row.topic_title !== null) message.topicTitle = row.topic_title as string;
  if (row.reply_to !== null) message.replyToMessageId = row.reply_to as string;
  if (row.is_forum_topic !== null) message.isForumTopic = row.is_forum_topic === 1;
  if (row.media !== null) message.media = row.media as string;
  if (row.server_id !== null) message.serverId = row.server_id as string;
  if (row.server_title !== null) message.serverTitle = row.server_title as string;
  if (row.fact_versions !== null) {
    message.factVersions = JSON.parse(row.fact_versions as string) as Partial<
      Record<keyof MessageFacts, number>
    >;
  }
  return message;
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
