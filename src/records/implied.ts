import { type Channel, channelSighting } from './channel.ts';
import { PERSON_KINDS } from './item.ts';
import type { Message } from './message.ts';
import { type Profile, profileItemLists, profileSighting } from './profile.ts';
import { type Server, serverSighting } from './server.ts';

/**
 * Records that follow from a message: its channel, its server, and its sender with every item found in the message. A
 * pure function, so the records can be derived again at any time.
 */
export function impliedRecords(message: Message): (Channel | Server | Profile)[] {
  return [impliedChannel(message), impliedServer(message), impliedSender(message)].filter(
    (record) => record !== undefined,
  );
}

/** Kind and key of the implied records, without building them. */
export function impliedKeys(message: Message): { kind: 'channel' | 'server' | 'profile'; key: string }[] {
  const { platform, channelId, serverId, userId } = message;
  const keys: ReturnType<typeof impliedKeys> = [];
  if (!isPrivateDialogue(message)) keys.push({ kind: 'channel', key: `${platform}:${channelId}` });
  if (isOnServer(message)) keys.push({ kind: 'server', key: `${platform}:${serverId}` });
  if (isSentByUser(message)) keys.push({ kind: 'profile', key: `${platform}:${userId}` });
  return keys;
}

/** Whether two versions of a message imply the same about its channel, server and sender. */
export function impliesSame(a: Message, b: Message): boolean {
  return hasSameNames(a, b) && JSON.stringify(a.items) === JSON.stringify(b.items);
}

export function hasSameNames(a: Message, b: Message): boolean {
  return NAMES.every((name) => a[name] === b[name]);
}

const NAMES = ['username', 'senderName', 'channelTitle', 'topicTitle', 'serverTitle'] as const;

/** A private dialogue has the other user's positive id as its channel id, but is not a channel (decision 15). */
export function isPrivateDialogue({ platform, channelId }: Pick<Message, 'platform' | 'channelId'>): boolean {
  return platform === 'telegram' && /^\d+$/.test(channelId);
}

export function impliedChannel(message: Message): Channel | undefined {
  if (isPrivateDialogue(message)) return undefined;
  const { platform, channelId, detectionDate, channelTitle, topicId, topicTitle, serverId, serverTitle } =
    message;
  return channelSighting(
    platform,
    channelId,
    detectionDate,
    {
      facts: { hasTopics: topicId !== undefined || message.isForumTopic ? true : undefined, serverId },
      lists: { channelTitles: listOf(channelTitle), serverTitle: listOf(serverTitle) },
    },
    topicId === undefined ? [] : [{ id: topicId, title: topicTitle }],
  );
}

function isOnServer<M extends Pick<Message, 'platform' | 'serverId'>>(
  message: M,
): message is M & { serverId: string } {
  return message.platform === 'discord' && message.serverId !== undefined;
}

export function impliedServer(message: Message): Server | undefined {
  if (!isOnServer(message)) return undefined;
  const { serverId, serverTitle, detectionDate } = message;
  return serverSighting(serverId, detectionDate, { lists: { serverTitles: listOf(serverTitle) } });
}

/** Channel posts and messages of anonymous admins are sent in the channel's name and imply no profile. */
export function isSentByUser(message: Pick<Message, 'platform' | 'channelId' | 'userId'>): boolean {
  const isChannelItself = message.userId === message.channelId && !isPrivateDialogue(message);
  return !isChannelItself && /^\d+$/.test(message.userId);
}

export function impliedSender(message: Message): Profile | undefined {
  if (!isSentByUser(message)) return undefined;
  const { platform, userId, username, senderName, detectionDate } = message;
  return profileSighting(platform, userId, detectionDate, {
    lists: { usernames: listOf(username), firstName: listOf(senderName), ...itemLists(message) },
  });
}

/** Kinds of items that a sender's profile lists. */
export const SENDER_KINDS: ReadonlySet<string> = new Set([...PERSON_KINDS, 'discord']);

/** Whether the sender's profile lists any of the message's items. */
export function hasSenderItems({ items }: Pick<Message, 'items'>): boolean {
  return items?.some(({ kind, relation }) => SENDER_KINDS.has(kind) || relation === 'own') ?? false;
}

function itemLists({ items }: Message): ReturnType<typeof profileItemLists> {
  return items === undefined ? {} : profileItemLists(items);
}

function listOf(value: string | undefined): string[] {
  return value === undefined ? [] : [value];
}
