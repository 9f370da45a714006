import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';
import { LruCache } from '../../../../lru-cache.ts';
import { type Language, likeliestLanguage, type Message } from '../../../../records/message.ts';
import { MESSAGE_EXTRAS } from '../../../../records/message-extras.ts';
import { isSamePlace, type MessagePlace, placeOf } from '../../../../records/message-place.ts';
import type { Platform } from '../../../../records/platform.ts';
import { UNKNOWN_LANGUAGE } from '../../../../records/unknown.ts';
import { HIT_BYTES } from '../../../rules/answer-bytes.ts';
import type { SqliteStatements } from '../database/statements.ts';
import { SealedTexts } from '../sealed/texts.ts';
import { SqliteDictionary } from './dictionary.ts';
import { SqliteSpeakers } from './speakers.ts';

/** Columns in the order of `toRow`. */
export const MESSAGE_COLUMNS = [
  'chat',
  'sequence',
  'place',
  'speaker',
  'detection_date',
  'version',
  'text',
  'languages',
  'reply_to',
  'media',
  'rest',
] as const;

/** A sequence may exceed 2^53, so it is read as text. */
export const MESSAGE_SELECTION = MESSAGE_COLUMNS.map((column) =>
  column === 'sequence' ? 'CAST(messages.sequence AS TEXT)' : `messages.${column}`,
).join(', ');

/** An array in the order of MESSAGE_COLUMNS, which is faster than an object: most rows are messages. */
export type MessageRow = SQLOutputValue[];

type Chat = readonly [platform: Platform, channelId: string];
type Place = readonly [
  channelTitle: string | null,
  topicId: string | null,
  topicTitle: string | null,
  isForumTopic: number | null,
  serverId: string | null,
  serverTitle: string | null,
];

/** Fields that few messages have. */
const REST = [
  'hiddenText',
  ...MESSAGE_EXTRAS,
  'items',
  'factVersions',
  'sha1sum',
  'sha256sum',
] as const satisfies readonly (keyof Message)[];
/** Rows of older versions also have `hasGivenLanguages` here. */
type Rest = Pick<Message, (typeof REST)[number]>;

/** Maps messages to rows. Values that repeat on every message of a chat or person are stored in dictionaries. */
export class SqliteMessageMapper {
  readonly chats: SqliteDictionary<Chat>;
  readonly places: SqliteDictionary<Place>;
  readonly speakers: SqliteSpeakers;
  readonly texts: SealedTexts;

  constructor(db: DatabaseSync) {
    this.texts = new SealedTexts(db);
    this.chats = new SqliteDictionary(db, 'chats');
    this.places = new SqliteDictionary(db, 'places');
    this.speakers = new SqliteSpeakers(db);
  }

  clearCache(): void {
    this.chats.clearCache();
    this.places.clearCache();
    this.#lastPlaces.clear();
    this.speakers.clearCache();
    this.texts.clearCache();
  }

  /** The number of a channel; undefined if it has no messages. */
  chatOf({ platform, channelId }: { platform: Platform; channelId: string }): number | undefined {
    return this.chats.find([platform, channelId]);
  }

  /** The number of a stored message's sender, whatever names they have. */
  userOf({ userId, username, senderName }: Message): number {
    const speaker = this.speakers.find([userId, username ?? null, senderName ?? null]);
    if (speaker === undefined) throw new Error(`no speaker has the user id ${userId}`);
    return this.speakers.userOf(speaker);
  }

  /** The numbers of each channel's last place: most of its messages are in the same one. */
  #lastPlaces = new LruCache<string, NumberedPlace>(CACHE_MAX);

  #numberedPlace(message: Message): NumberedPlace {
    const last = this.#lastPlaces.get(message.channelId);
    if (last !== undefined && isSamePlace(message, last.of)) return last;
    const { platform, channelId, channelTitle, topicId, topicTitle, isForumTopic, serverId, serverTitle } =
      message;
    const numbered: NumberedPlace = {
      of: placeOf(message),
      chat: this.chats.idOf([platform, channelId]),
      place: this.places.idOf([
        channelTitle ?? null,
        topicId ?? null,
        topicTitle ?? null,
        isForumTopic === undefined ? null : Number(isForumTopic),
        serverId ?? null,
        serverTitle ?? null,
      ]),
    };
    this.#lastPlaces.set(channelId, numbered);
    return numbered;
  }

  toRow(message: Message): SQLInputValue[] {
    const { chat, place } = this.#numberedPlace(message);
    return [
      chat,
      BigInt(message.sequence),
      place,
      this.speakers.idOf([message.userId, message.username ?? null, message.senderName ?? null]),
      message.detectionDate,
      message.version === message.detectionDate ? null : message.version,
      message.text,
      languagesToText(message),
      message.replyToMessageId ?? null,
      message.media ?? null,
      restToText(message),
    ];
  }

  fromRow(row: MessageRow): Message {
    const [platform, channelId] = this.chats.get(row[0] as number);
    const [channelTitle, topicId, topicTitle, isForumTopic, serverId, serverTitle] = this.places.get(
      row[2] as number,
    );
    const [userId, username, senderName] = this.speakers.get(row[3] as number);
    const detectionDate = row[4] as number;
    const message: Message = {
      kind: 'message',
      platform,
      channelId,
      sequence: row[1] as string,
      userId,
      detectionDate,
      version: (row[5] as number | null) ?? detectionDate,
      text: this.texts.read(row[6] as string | Uint8Array),
      languages: languagesFromText(row[7] as string),
    };
    if ((row[7] as string).startsWith(GIVEN)) message.hasGivenLanguages = true;
    if (username !== null) message.username = username;
    if (senderName !== null) message.senderName = senderName;
    if (channelTitle !== null) message.channelTitle = channelTitle;
    if (topicId !== null) message.topicId = topicId;
    if (topicTitle !== null) message.topicTitle = topicTitle;
    if (isForumTopic !== null) message.isForumTopic = isForumTopic === 1;
    if (serverId !== null) message.serverId = serverId;
    if (serverTitle !== null) message.serverTitle = serverTitle;
    if (row[8] !== null) message.replyToMessageId = row[8] as string;
    if (row[9] !== null) message.media = row[9] as string;
    if (row[10] !== null) Object.assign(message, JSON.parse(row[10] as string) as Rest);
    return message;
  }
}

/** Channels whose last place is remembered. */
const CACHE_MAX = 10_000;

interface NumberedPlace {
  of: MessagePlace;
  chat: number;
  place: number;
}

/** Marks languages that the source gives. */
export const GIVEN = '=';

/** `en 0.97,ru 0.02`: a third of the size of JSON, on every message. */
function languagesToText({ languages, hasGivenLanguages }: Message): string {
  let text = '';
  for (const { language, probability } of languages)
    text += text === '' ? `${language} ${probability}` : `,${language} ${probability}`;
  return hasGivenLanguages ? `${GIVEN}${text}` : text;
}

export function languagesFromText(text: string): Language[] {
  const list = text.startsWith(GIVEN) ? text.slice(GIVEN.length) : text;
  if (list === '') return [];
  return list.split(',').map((entry) => {
    const space = entry.indexOf(' ');
    return { language: entry.slice(0, space), probability: Number(entry.slice(space + 1)) };
  });
}

/** The language under which a row is counted. */
export function languageOfRow(languages: string): string {
  return likeliestLanguage(languagesFromText(languages)) ?? UNKNOWN_LANGUAGE;
}

function restToText(message: Message): string | null {
  if (!hasRest(message)) return null;
  return JSON.stringify(Object.fromEntries(REST.map((field) => [field, message[field]])) satisfies Rest);
}

function hasRest(message: Message): boolean {
  for (const field of REST) if (message[field] !== undefined) return true;
  return false;
}

/** For a statement whose first selected columns are MESSAGE_SELECTION. */
export function prepareMessages(db: DatabaseSync, sql: string): StatementSync {
  const statement = db.prepare(sql);
  statement.setReturnArrays(true);
  return statement;
}

/** Estimates the size of the message in a slot without reading its text. */
export function messageSizeEstimator(
  statements: SqliteStatements,
  { texts }: SqliteMessageMapper,
): (slot: bigint) => number {
  const sizes = statements.prepareRows(
    `SELECT iif(typeof(text) = 'text', octet_length(text), text), ifnull(octet_length(rest), 0)
     FROM messages WHERE slot = ?`,
  );
  return (slot) => {
    const [text, rest] = sizes.get(slot) as unknown as [number | Uint8Array, number];
    return HIT_BYTES + (typeof text === 'number' ? text : texts.sizeOf(text)) + rest;
  };
}
