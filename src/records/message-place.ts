import type { Message } from './message.ts';

/** What most messages of a channel have in common. */
export type MessagePlace = Pick<
  Message,
  'platform' | 'channelTitle' | 'topicId' | 'topicTitle' | 'isForumTopic' | 'serverId' | 'serverTitle'
>;

/** Of two messages of one channel: whether they have the same titles, topic and server. */
export function isSamePlace(a: MessagePlace, b: MessagePlace): boolean {
  return (
    a.platform === b.platform &&
    a.channelTitle === b.channelTitle &&
    a.topicId === b.topicId &&
    a.topicTitle === b.topicTitle &&
    a.isForumTopic === b.isForumTopic &&
    a.serverId === b.serverId &&
    a.serverTitle === b.serverTitle
  );
}

/** To remember the place without the message, whose text may be long. */
export function placeOf(message: Message): MessagePlace {
  const { platform, channelTitle, topicId, topicTitle, isForumTopic, serverId, serverTitle } = message;
  return {
    platform,
    channelTitle,
    topicId,
    topicTitle,
    isForumTopic,
    serverId,
    serverTitle,
  } as MessagePlace;
}
