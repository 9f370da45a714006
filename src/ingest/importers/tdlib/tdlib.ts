import { enrichMessage, type MessageDraft } from '../../../enrich/message.ts';
import { channelSighting } from '../../../records/channel.ts';
import type { AnyRecord } from '../../../records/record.ts';
import { setExtras } from '../../extras.ts';
import { type Entry, type Importer, type Position, type ReadOptions, Rejection } from '../../importer.ts';
import { readEach } from '../../json/objects.ts';
import {
  idOf,
  instantOf,
  type JsonObject,
  messageTextOf,
  nameOf,
  namesOf,
  objectOf,
  requiredId,
  requiredInstant,
  textOf,
} from '../../json/values.ts';
import { firstObject, hasKeys, isObject } from '../../sniff.ts';
import { extrasOf, plainText } from './content.ts';

const LISTS = new Set(['messages', 'foundMessages', 'foundChatMessages']);

/** Messages of TDLib: one per line, in an array, or in a list as TDLib answers. */
export const tdlibImporter: Importer = {
  recognises: (head) => {
    const first = firstObject(head);
    return first?.['@type'] === 'message' || LISTS.has(String(first?.['@type'])) || isUpdate(first);
  },

  read: (source, options) =>
    readEach(source, (object, position, size) => readObject(object, position, size, options), 'messages'),
};

function isUpdate(object: unknown): object is { message: JsonObject } {
  return (
    hasKeys(object, '@type', 'message') && object['@type'] === 'updateNewMessage' && isObject(object.message)
  );
}

/** Messages on the server have ids that are multiples of this. */
const SERVER_ID_FACTOR = 1n << 20n;

/** Notices of what happened in a chat. */
const SERVICE_CONTENT = new RegExp(
  `^message(?:${[
    'BasicGroupChat|BotWriteAccess|Call|Chat|ChecklistTasks|ContactRegistered|CustomServiceAction',
    'DirectMessagePrice|ExpiredPhoto|ExpiredVideo|ForumTopic|GameScore|Gift|GiveawayCompleted|GiveawayCreated',
    'GiveawayWinners|GroupCall|InviteVideoChat|PaidMessage|PassportData|Payment|PinMessage|PremiumGift',
    'ProximityAlert|Refunded|ScreenshotTaken|SuggestProfilePhoto|SupergroupChat|Unsupported|UpgradedGift',
    'UsersShared|VideoChat|WebAppData|Website',
  ].join('|')})`,
);

const MEDIA: Readonly<Record<string, string>> = {
  messagePhoto: 'photo',
  messageVideo: 'video_file',
  messageVideoNote: 'video_message',
  messageVoiceNote: 'voice_message',
  messageAudio: 'audio_file',
  messageAnimation: 'animation',
  messageDocument: 'document',
  messageSticker: 'sticker',
  messageContact: 'contact',
  messageLocation: 'location',
  messageVenue: 'venue',
  messagePoll: 'poll',
  messageChecklist: 'todo_list',
  messageGame: 'game',
  messageInvoice: 'invoice',
  messageGiveaway: 'giveaway',
  messagePaidMedia: 'paid',
  messageStory: 'story',
  messageDice: 'dice',
};

function readObject(object: JsonObject, position: Position, size: number, options: ReadOptions): Entry {
  const message = isUpdate(object) ? object.message : object;
  if (message['@type'] !== 'message') throw new Rejection('@type: must be message');
  return readMessage(message, position, size, options);
}

function readMessage(message: JsonObject, position: Position, size: number, options: ReadOptions): Entry {
  position.entry = `message ${String(message.id ?? '').slice(0, 24)}`.trimEnd();
  const channelId = idOf(message.chat_id) ?? options.channel;
  if (channelId === undefined) throw new Rejection('chat_id: is missing');
  const sequence = serverId(requiredId(message.id, 'id'));
  // Not sent yet, or made by the app itself.
  if (sequence === undefined) return { position, skipped: 'message without an id of the server' };
  const at = requiredInstant(message.date, 'date');
  const content = objectOf(message.content) ?? {};
  const kind = textOf(content['@type']);
  if (SERVICE_CONTENT.test(kind))
    return { position, skipped: 'service entry', alsoSeen: serviceSightings(content, channelId, at) };
  const draft: MessageDraft = {
    kind: 'message',
    platform: 'telegram',
    channelId,
    sequence,
    userId: senderOf(message) ?? channelId,
    detectionDate: at,
    version: Math.max(at, editDateOf(message) ?? at),
    text: messageTextOf(plainText(content.text) || plainText(content.caption) || textOf(content.emoji)),
  };
  setExtras(draft, extrasOf(message, content));
  const media = MEDIA[kind];
  if (media !== undefined) draft.media = media;
  setTopicAndReply(draft, message);
  return { position, record: enrichMessage(draft), size };
}

/** Undefined for messages that only exist in the app. */
function serverId(id: string): string | undefined {
  const number = BigInt(id);
  // Below the factor, a tool has converted it.
  if (number < SERVER_ID_FACTOR) return id;
  return number % SERVER_ID_FACTOR === 0n ? String(number / SERVER_ID_FACTOR) : undefined;
}

/** Undefined for posts of a channel. Versions before 1.7 have another field. */
function senderOf(message: JsonObject): string | undefined {
  const sender = objectOf(message.sender_id) ?? objectOf(message.sender);
  const id = idOf(sender?.user_id) ?? idOf(sender?.chat_id) ?? idOf(message.sender_user_id);
  return id === '0' ? undefined : id;
}

/** Zero if the message was never edited. */
function editDateOf(message: JsonObject): number | undefined {
  return message.edit_date === 0 ? undefined : instantOf(message.edit_date);
}

function setTopicAndReply(draft: MessageDraft, message: JsonObject): void {
  const topicId = topicOf(message);
  if (topicId !== undefined) {
    draft.topicId = topicId;
    draft.isForumTopic = true;
  }
  const reply = objectOf(message.reply_to);
  const given = idOf(reply?.message_id ?? message.reply_to_message_id);
  const repliedTo = given === undefined || given === '0' ? undefined : serverId(given);
  if (repliedTo === undefined || repliedTo.startsWith('-')) return;
  const chatId = idOf(reply?.chat_id ?? message.reply_in_chat_id);
  const isOtherChat = chatId !== undefined && chatId !== '0' && chatId !== draft.channelId;
  draft.replyToMessageId = isOtherChat ? `${chatId}_${repliedTo}` : repliedTo;
}

/** Until 2025, a topic was known by the message that created it. */
function topicOf(message: JsonObject): string | undefined {
  const topic = objectOf(message.topic_id);
  if (topic !== undefined)
    return topic['@type'] === 'messageTopicForum' ? idOf(topic.forum_topic_id) : undefined;
  const thread = message.is_topic_message === true ? idOf(message.message_thread_id) : undefined;
  return thread === undefined || thread === '0' ? undefined : serverId(thread);
}

function serviceSightings(content: JsonObject, channelId: string, at: number): AnyRecord[] {
  const kind = textOf(content['@type']);
  const isCreation = /^message(?:BasicGroup|Supergroup)ChatCreate$/.test(kind);
  const title = nameOf(content.title);
  if (title === undefined || !channelId.startsWith('-')) return [];
  if (!isCreation && kind !== 'messageChatChangeTitle') return [];
  return [
    channelSighting('telegram', channelId, at, {
      facts: { creationDate: isCreation ? at : undefined },
      lists: { channelTitles: namesOf(title) },
    }),
  ];
}
