import { enrichMessage, type MessageDraft } from '../../enrich/message.ts';
import { channelSighting } from '../../records/channel.ts';
import { profileSighting } from '../../records/profile.ts';
import type { AnyRecord } from '../../records/record.ts';
import { markedChannelId, markedGroupId } from '../../records/telegram-id.ts';
import { UNDATED } from '../../time/instant.ts';
import { type GivenExtras, setExtras } from '../extras.ts';
import { type Entry, type Importer, type Position, type ReadOptions, Rejection } from '../importer.ts';
import { readEach } from '../json/objects.ts';
import {
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
import { isPyrogram } from './pyrogram.ts';

const CLASSES = new Set([
  'Message',
  'MessageService',
  'MessageEmpty',
  'User',
  'UserEmpty',
  'Channel',
  'ChannelForbidden',
  'Chat',
  'ChatForbidden',
]);

/** Output of Telethon's to_json(), as lines or an array. Pushshift's dumps have the same format. */
export const telethonImporter: Importer = {
  recognises: (head) => CLASSES.has(String(firstObject(head)?._)) && !isPyrogram(firstObject(head)),

  read: (source, options) => {
    const reader = new TelethonReader(options);
    return readEach(source, (object, position, size) => reader.read(object, position, size));
  },
};

type Peer = { kind: 'user' | 'chat' | 'channel'; id: string };

class TelethonReader {
  #options: ReadOptions;
  /** Topic titles by channel. Every channel in here is a forum. */
  #topics = new Map<string, Map<string, string>>();

  constructor(options: ReadOptions) {
    this.#options = options;
  }

  read(object: JsonObject, position: Position, size: number): Entry {
    if (typeof object._ === 'string')
      position.entry = `${object._.slice(0, 32)} ${String(object.id ?? '').slice(0, 24)}`.trimEnd();
    switch (object._) {
      case 'Message':
        return { position, record: enrichMessage(this.#message(object)), size };
      case 'MessageService':
        return { position, skipped: 'service entry', alsoSeen: this.#service(object) };
      case 'MessageEmpty':
        return { position, skipped: 'empty placeholder' };
      case 'User':
        return { position, record: this.#user(object), size };
      case 'Channel':
      case 'Chat':
        return { position, record: this.#channel(object), size };
      case 'ChannelForbidden':
      case 'ChatForbidden':
        return { position, record: this.#channel(object), size };
      case 'UserEmpty':
        return { position, skipped: 'empty placeholder' };
      default:
        throw new Rejection(`unknown class: ${JSON.stringify(object._) ?? '"_" is missing'}`);
    }
  }

  #message(message: JsonObject): MessageDraft {
    const channelId = chatIdOf(message);
    const at = requiredInstant(message.date, 'date');
    const draft: MessageDraft = {
      kind: 'message',
      platform: 'telegram',
      channelId,
      sequence: requiredId(message.id, 'id'),
      userId: senderOf(message, channelId),
      detectionDate: at,
      version: Math.max(at, instantOf(message.edit_date) ?? at),
      text: messageTextOf(textOf(message.message)),
    };
    setExtras(draft, extrasOf(message));
    const media = mediaOf(objectOf(message.media));
    if (media !== undefined) draft.media = media;
    this.#setReply(draft, message);
    return draft;
  }

  #setReply(draft: MessageDraft, message: JsonObject): void {
    const header = objectOf(message.reply_to);
    const repliedTo = idOf(header?.reply_to_msg_id ?? message.reply_to_msg_id);
    const otherChat = peerOf(header?.reply_to_peer_id);
    if (header?.forum_topic === true) {
      const top = idOf(header.reply_to_top_id);
      const topicId = top ?? repliedTo;
      if (topicId !== undefined) this.#setTopic(draft, topicId);
      // Without a top id, the header only names the topic and the message is not a reply.
      if (top !== undefined && repliedTo !== undefined) draft.replyToMessageId = repliedTo;
      return;
    }
    if (this.#topics.has(draft.channelId)) this.#setTopic(draft, '1');
    if (repliedTo === undefined) return;
    const isOtherChat = otherChat !== undefined && markedIdOf(otherChat) !== draft.channelId;
    draft.replyToMessageId = isOtherChat ? `${markedIdOf(otherChat)}_${repliedTo}` : repliedTo;
  }

  #setTopic(draft: MessageDraft, topicId: string): void {
    const titles = this.#topics.get(draft.channelId) ?? new Map<string, string>();
    this.#topics.set(draft.channelId, titles);
    draft.topicId = topicId;
    draft.isForumTopic = true;
    const title = titles.get(topicId);
    if (title !== undefined) draft.topicTitle = title;
  }

  #service(message: JsonObject): AnyRecord[] {
    const channelId = chatIdOf(message);
    const at = requiredInstant(message.date, 'date');
    const action = objectOf(message.action);
    const title = nameOf(action?.title);
    const found: AnyRecord[] = [];
    const sender = peerOf(message.from_id);
    if (sender?.kind === 'user') found.push(profileSighting('telegram', sender.id, at, {}));
    if (/^\d+$/.test(channelId)) return found;
    const titles = title === undefined ? [] : [title];
    switch (action?._) {
      case 'MessageActionTopicCreate': {
        const id = requiredId(message.id, 'id');
        const known = this.#topics.get(channelId) ?? new Map<string, string>();
        this.#topics.set(channelId, known);
        if (title !== undefined) known.set(id, title);
        found.push(
          channelSighting('telegram', channelId, at, { facts: { hasTopics: true } }, [{ id, title }]),
        );
        break;
      }
      case 'MessageActionChannelCreate':
      case 'MessageActionChatCreate':
        found.push(
          channelSighting('telegram', channelId, at, {
            facts: { creationDate: at },
            lists: { channelTitles: titles },
          }),
        );
        break;
      case 'MessageActionChatEditTitle':
        found.push(channelSighting('telegram', channelId, at, { lists: { channelTitles: titles } }));
        break;
      case 'MessageActionChannelMigrateFrom':
        found.push(channelSighting('telegram', channelId, at, { lists: { channelTitles: titles } }));
        break;
    }
    return found;
  }

  /** Accounts have no date, so the time they were last online is used. */
  #user(user: JsonObject): AnyRecord {
    const at = this.#options.seenAt ?? instantOf(objectOf(user.status)?.was_online) ?? UNDATED;
    const names = [user.username, ...objectsOf(user.usernames).map(({ username }) => username)];
    return profileSighting('telegram', requiredId(user.id, 'id'), at, {
      facts: { bot: typeof user.bot === 'boolean' ? user.bot : undefined },
      lists: {
        usernames: namesOf(...names),
        firstName: namesOf(user.first_name),
        lastName: namesOf(user.last_name),
      },
    });
  }

  #channel(channel: JsonObject): AnyRecord {
    const bare = requiredId(channel.id, 'id');
    const isGroup = String(channel._).startsWith('Chat');
    const username = nameOf(channel.username) ?? nameOf(objectsOf(channel.usernames)[0]?.username);
    const createdAt = instantOf(channel.date);
    return channelSighting(
      'telegram',
      isGroup ? markedGroupId(bare) : markedChannelId(bare),
      this.#options.seenAt ?? createdAt ?? UNDATED,
      {
        facts: {
          creationDate: createdAt,
          username,
          isPublic: username === undefined ? undefined : true,
          hasTopics: typeof channel.forum === 'boolean' ? channel.forum : undefined,
        },
        lists: { channelTitles: namesOf(channel.title) },
      },
    );
  }
}

/** Peers are objects. In dumps from 2019, the sender is a number. */
function peerOf(value: unknown): Peer | undefined {
  const peer = objectOf(value);
  if (peer === undefined) {
    const id = idOf(value);
    return id === undefined ? undefined : { kind: 'user', id };
  }
  for (const kind of ['user', 'chat', 'channel'] as const) {
    const id = idOf(peer[`${kind}_id`]);
    if (id !== undefined) return { kind, id };
  }
  return undefined;
}

function markedIdOf({ kind, id }: Peer): string {
  return kind === 'user' ? id : kind === 'chat' ? markedGroupId(id) : markedChannelId(id);
}

function chatIdOf(message: JsonObject): string {
  const peer = peerOf(message.peer_id ?? message.to_id);
  if (peer === undefined) throw new Rejection('peer_id: must name a chat');
  // In dumps from 2019, a message to the collecting account names that account. The dialogue is with the sender.
  const sender = peerOf(message.from_id);
  if (message.peer_id === undefined && peer.kind === 'user' && message.out !== true && sender !== undefined)
    return markedIdOf(sender);
  return markedIdOf(peer);
}

function senderOf(message: JsonObject, channelId: string): string {
  const sender = peerOf(message.from_id);
  if (sender !== undefined) return markedIdOf(sender);
  if (/^\d+$/.test(channelId) && message.out === true) {
    throw new Rejection(
      'from_id: is missing; the message is from the collecting account, whose id is unknown',
    );
  }
  return channelId;
}

function extrasOf(message: JsonObject): GivenExtras {
  const media = objectOf(message.media);
  const buttons = objectsOf(objectOf(message.reply_markup)?.rows).flatMap((row) => objectsOf(row.buttons));
  const poll = objectOf(media?.poll);
  const page = objectOf(media?.webpage);
  const origin = objectOf(message.fwd_from);
  // In dumps from 2019, a forwarded channel post has its own field.
  const channel = idOf(origin?.channel_id);
  const peer = channel === undefined ? peerOf(origin?.from_id) : { kind: 'channel' as const, id: channel };
  return {
    attachments: documentOf(media),
    links: [...objectsOf(message.entities), ...buttons, ...(page === undefined ? [] : [page])].map(
      ({ url }) => url,
    ),
    forwardedFrom: { name: origin?.from_name, id: peer === undefined ? undefined : markedIdOf(peer) },
    other: [
      ...buttons.flatMap(({ text, copy_text }) => [text, copy_text]),
      ...[poll?.question, ...objectsOf(poll?.answers).map(({ text }) => text)].map(textWithEntities),
      page?.site_name,
      page?.title,
      page?.description,
      page?.author,
      [media?.first_name, media?.last_name].map(textOf).join(' '),
      media?.phone_number,
      media?.title,
      media?.address,
      message.post_author,
      ...attributesOf(media).flatMap(({ alt, title, performer }) => [alt, performer, title]),
    ],
  };
}

function attributesOf(media: JsonObject | undefined): JsonObject[] {
  return objectsOf(objectOf(media?.document)?.attributes);
}

function documentOf(media: JsonObject | undefined): NonNullable<GivenExtras['attachments']> {
  if (media?._ === 'MessageMediaPhoto') return [{ type: 'photo' }];
  const document = objectOf(media?.document);
  if (document === undefined) return [];
  const name = attributesOf(media).find(({ file_name }) => file_name !== undefined)?.file_name;
  return [{ name, type: document.mime_type, size: document.size }];
}

function textWithEntities(value: unknown): string {
  return typeof value === 'string' ? value : textOf(objectOf(value)?.text);
}

const MEDIA = new Map([
  ['MessageMediaPhoto', 'photo'],
  ['MessageMediaGeo', 'location'],
  ['MessageMediaGeoLive', 'location'],
  ['MessageMediaVenue', 'venue'],
  ['MessageMediaContact', 'contact'],
  ['MessageMediaPoll', 'poll'],
  ['MessageMediaGame', 'game'],
  ['MessageMediaInvoice', 'invoice'],
  ['MessageMediaGiveaway', 'giveaway'],
  ['MessageMediaGiveawayResults', 'giveaway'],
  ['MessageMediaToDo', 'todo_list'],
  ['MessageMediaPaidMedia', 'paid'],
  ['MessageMediaDice', 'dice'],
  ['MessageMediaStory', 'story'],
]);

/** Previews of linked pages do not count as media. */
function mediaOf(media: JsonObject | undefined): string | undefined {
  if (media?._ !== 'MessageMediaDocument') return MEDIA.get(String(media?._));
  const attributes = attributesOf(media);
  const find = (name: string) => attributes.find(({ _ }) => _ === `DocumentAttribute${name}`);
  if (find('Sticker') !== undefined) return 'sticker';
  if (find('Animated') !== undefined) return 'animation';
  const video = find('Video');
  if (video !== undefined) return video.round_message === true ? 'video_message' : 'video_file';
  const audio = find('Audio');
  if (audio !== undefined) return audio.voice === true ? 'voice_message' : 'audio_file';
  return 'document';
}
