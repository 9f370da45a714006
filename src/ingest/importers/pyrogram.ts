import { enrichMessage, type MessageDraft } from '../../enrich/message.ts';
import { channelSighting } from '../../records/channel.ts';
import { profileSighting } from '../../records/profile.ts';
import type { AnyRecord } from '../../records/record.ts';
import { type GivenExtras, setExtras } from '../extras.ts';
import { type Entry, type Importer, type Position, Rejection } from '../importer.ts';
import { readEach } from '../json/objects.ts';
import {
  arrayOf,
  idOf,
  instantOf,
  type JsonObject,
  messageTextOf,
  nameOf,
  namesOf,
  objectOf,
  objectsOf,
  requiredId,
  requiredInstant,
  textOf,
} from '../json/values.ts';
import { firstObject } from '../sniff.ts';

/** Messages as Pyrogram prints them: marked ids, local dates, no fields for absent values. */
export const pyrogramImporter: Importer = {
  recognises: (head) => isPyrogram(firstObject(head)),

  read: (source, { timeZone }) =>
    readEach(source, (object, position, size) => readMessage(object, position, size, timeZone)),
};

/** Telethon's messages have the same class name, but peers instead of chats. */
export function isPyrogram(first: JsonObject | undefined): boolean {
  if (first?._ !== 'Message') return false;
  return objectOf(first.chat) !== undefined || first.message_id !== undefined || first.empty === true;
}

/** Media fields, with the names that Telegram Desktop's exports use. */
const MEDIA_FIELDS: readonly [field: string, media: string][] = [
  ['photo', 'photo'],
  ['sticker', 'sticker'],
  ['animation', 'animation'],
  ['video_note', 'video_message'],
  ['video', 'video_file'],
  ['voice', 'voice_message'],
  ['audio', 'audio_file'],
  ['document', 'document'],
  ['contact', 'contact'],
  ['venue', 'venue'],
  ['location', 'location'],
  ['poll', 'poll'],
  ['game', 'game'],
  ['dice', 'dice'],
];

function readMessage(message: JsonObject, position: Position, size: number, timeZone: string): Entry {
  position.entry = `message ${String(message.id ?? message.message_id ?? '').slice(0, 24)}`.trimEnd();
  if (message._ !== 'Message') throw new Rejection('"_" must be Message');
  if (message.empty === true) return { position, skipped: 'empty placeholder' };
  const at = requiredInstant(message.date, 'date', timeZone);
  const chat = objectOf(message.chat) ?? {};
  const chatId = requiredId(chat.id, 'chat.id');
  const alsoSeen = [
    ...chatSighting(chat, chatId, at),
    ...userSightings(objectOf(message.from_user), at),
    ...objectsOf(message.entities).flatMap(({ user }) => userSightings(objectOf(user), at)),
    ...objectsOf(message.new_chat_members).flatMap((user) => userSightings(user, at)),
  ];
  const media = MEDIA_FIELDS.find(([field]) => objectOf(message[field]) !== undefined)?.[1];
  const isService = message.service !== undefined && message.service !== false;
  const text = textOf(message.text ?? message.caption);
  if (isService || (text === '' && media === undefined && hasServiceField(message)))
    return { position, skipped: 'service entry', alsoSeen: [...alsoSeen, ...newTitle(message, chatId, at)] };
  return {
    position,
    record: enrichMessage(draftOf(message, { chat, chatId, at, text, media, timeZone })),
    alsoSeen,
    size,
  };
}

const SERVICE_FIELDS = [
  'new_chat_members',
  'left_chat_member',
  'new_chat_title',
  'new_chat_photo',
  'pinned_message',
  'group_chat_created',
  'supergroup_chat_created',
  'channel_chat_created',
  'migrate_to_chat_id',
  'migrate_from_chat_id',
];

function hasServiceField(message: JsonObject): boolean {
  return SERVICE_FIELDS.some((field) => message[field] !== undefined);
}

function newTitle(message: JsonObject, chatId: string, at: number): AnyRecord[] {
  const title = nameOf(message.new_chat_title);
  if (title === undefined || !chatId.startsWith('-')) return [];
  return [channelSighting('telegram', chatId, at, { lists: { channelTitles: [title] } })];
}

interface Draft {
  chat: JsonObject;
  chatId: string;
  at: number;
  text: string;
  media: string | undefined;
  timeZone: string;
}

function draftOf(message: JsonObject, { chat, chatId, at, text, media, timeZone }: Draft): MessageDraft {
  const sender = objectOf(message.from_user) ?? objectOf(message.sender_chat);
  const draft: MessageDraft = {
    kind: 'message',
    platform: 'telegram',
    channelId: chatId,
    sequence: requiredId(message.id ?? message.message_id, 'id'),
    userId: idOf(sender?.id) ?? chatId,
    detectionDate: at,
    version: Math.max(at, instantOf(message.edit_date, timeZone) ?? at),
    text: messageTextOf(text),
  };
  setExtras(draft, extrasOf(message));
  const username = nameOf(objectOf(message.from_user)?.username);
  if (username !== undefined) draft.username = username;
  const title = nameOf(chat.title);
  if (title !== undefined && chatId.startsWith('-')) draft.channelTitle = title;
  if (media !== undefined) draft.media = media;
  const repliedTo = idOf(message.reply_to_message_id);
  if (repliedTo !== undefined) draft.replyToMessageId = repliedTo;
  return draft;
}

/** Fields of a message that hold a file. */
const FILE_FIELDS = [
  'document',
  'video',
  'audio',
  'voice',
  'animation',
  'photo',
  'sticker',
  'video_note',
] as const;

function extrasOf(message: JsonObject): GivenExtras {
  const entities = [...objectsOf(message.entities), ...objectsOf(message.caption_entities)];
  const rows = arrayOf(objectOf(message.reply_markup)?.inline_keyboard);
  const buttons = rows.flatMap((row) => objectsOf(row));
  const poll = objectOf(message.poll);
  const page = objectOf(message.web_page);
  const contact = objectOf(message.contact);
  const venue = objectOf(message.venue);
  const files = FILE_FIELDS.flatMap((field) => {
    const file = objectOf(message[field]);
    return file === undefined ? [] : [{ field, file }];
  });
  const origin = objectOf(message.forward_from) ?? objectOf(message.forward_from_chat);
  const originName = origin?.title ?? [origin?.first_name, origin?.last_name].map(textOf).join(' ').trim();
  return {
    attachments: files.map(({ field, file }) => ({
      name: file.file_name,
      type: file.mime_type ?? field,
      size: file.file_size,
    })),
    links: [...entities, ...buttons, ...(page === undefined ? [] : [page])].map(({ url }) => url),
    forwardedFrom: { name: originName || message.forward_sender_name, id: idOf(origin?.id) },
    other: [
      ...buttons.map(({ text }) => text),
      poll?.question,
      ...objectsOf(poll?.options).map(({ text }) => text),
      page?.site_name,
      page?.title,
      page?.description,
      [contact?.first_name, contact?.last_name].map(textOf).join(' '),
      contact?.phone_number,
      venue?.title,
      venue?.address,
      message.author_signature,
      ...files.flatMap(({ file }) => [file.emoji, file.performer, file.title]),
    ],
  };
}

function chatSighting(chat: JsonObject, chatId: string, at: number): AnyRecord[] {
  if (!chatId.startsWith('-')) return [];
  const username = nameOf(chat.username);
  return [
    channelSighting('telegram', chatId, at, {
      facts: { username, isPublic: username === undefined ? undefined : true },
      lists: { channelTitles: namesOf(chat.title) },
    }),
  ];
}

function userSightings(user: JsonObject | undefined, at: number): AnyRecord[] {
  const userId = idOf(user?.id);
  if (user === undefined || userId === undefined || userId.startsWith('-')) return [];
  return [
    profileSighting('telegram', userId, at, {
      facts: { bot: typeof user.is_bot === 'boolean' ? user.is_bot : undefined },
      lists: {
        usernames: namesOf(user.username),
        firstName: namesOf(user.first_name),
        lastName: namesOf(user.last_name),
      },
    }),
  ];
}
