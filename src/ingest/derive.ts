import { channelSighting } from '../records/channel.ts';
import type { Message } from '../records/message.ts';
import { profileSighting } from '../records/profile.ts';
import type { AnyRecord } from '../records/record.ts';
import { serverSighting } from '../records/server.ts';

/** What comes into being because a message was seen: its channel, its server and its sender. */
export function recordsBehind(message: Message): AnyRecord[] {
  return [channelOf(message), serverOf(message), senderOf(message)].filter((record) => record !== undefined);
}

/** A dialogue carries the other user's positive id as its channel: it is no channel (decision 15b). */
function isPrivateDialogue({ platform, channelId }: Message): boolean {
  return platform === 'telegram' && /^\d+$/.test(channelId);
}

function channelOf(message: Message): AnyRecord | undefined {
  if (isPrivateDialogue(message)) return undefined;
  const { platform, channelId, detectionDate, channelTitle, topicId, topicTitle, serverId, serverTitle } =
    message;
  return channelSighting(
    platform,
    channelId,
    detectionDate,
    {
      facts: { hasTopics: topicId !== undefined || message.isForumTopic ? true : undefined, serverId },
      lists: { channelTitles: known(channelTitle), serverTitle: known(serverTitle) },
    },
    topicId === undefined ? [] : [{ id: topicId, title: topicTitle }],
  );
}

function serverOf({ platform, serverId, serverTitle, detectionDate }: Message): AnyRecord | undefined {
  if (platform !== 'discord' || serverId === undefined) return undefined;
  return serverSighting(serverId, detectionDate, { lists: { serverTitles: known(serverTitle) } });
}

/** A channel post or an anonymous admin is sent in the channel's own name: no profile is made of it. */
function senderOf(message: Message): AnyRecord | undefined {
  const { platform, userId, channelId, username, detectionDate } = message;
  const isChannelItself = userId === channelId && !isPrivateDialogue(message);
  if (isChannelItself || !/^\d+$/.test(userId)) return undefined;
  return profileSighting(platform, userId, detectionDate, { lists: { usernames: known(username) } });
}

function known(value: string | undefined): string[] {
  return value === undefined ? [] : [value];
}
