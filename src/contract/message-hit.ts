import Type, { type Static } from 'typebox';
import { formatInstant } from '../records/instant.ts';
import { digestsOfMessage, type Message, messageIdOf } from '../records/message.ts';
import { type IdFormat, wireId, wireIdSchema } from './ids.ts';
import { Highlight, Instant, Language, RecordPlatform } from './small-objects.ts';

/** Spec 2.2. */
export const MessageHit = Type.Object(
  {
    userId: wireIdSchema('User identifier; of a channel post, the channel’s'),
    username: Type.Optional(Type.String()),
    channelId: wireIdSchema('Channel or group identifier'),
    messageId: Type.String({ description: '<channelId>_<sequence number>' }),
    message: Type.String({ description: 'Message content, as it was written' }),
    channelTitle: Type.Optional(Type.String()),
    topicId: Type.Optional(wireIdSchema('Forum topic id (Telegram)')),
    topicTitle: Type.Optional(Type.String()),
    replyToMessageId: Type.Optional(wireIdSchema('Id of the message replied to (Telegram)')),
    isForumTopic: Type.Optional(Type.Boolean()),
    languages: Type.Array(Language),
    sha1sum: Type.String(),
    sha256sum: Type.String(),
    media: Type.Optional(Type.String()),
    detectionDate: Instant('When the message was written'),
    serverId: Type.Optional(wireIdSchema('Server identifier (Discord)')),
    serverTitle: Type.Optional(Type.String()),
    platform: RecordPlatform,
    highlight: Highlight,
  },
  { title: 'MessageHit' },
);
export type MessageHit = Static<typeof MessageHit>;

/** Telegram ids are integers, Discord ids strings, unless the client asks for strings throughout (decision 8). */
export function messageHit(message: Message, idFormat: IdFormat): MessageHit {
  const format = message.platform === 'discord' ? 'string' : idFormat;
  const hit: MessageHit = {
    userId: wireId(message.userId, format),
    channelId: wireId(message.channelId, format),
    messageId: messageIdOf(message),
    message: message.text,
    languages: message.languages,
    ...digestsOfMessage(message),
    detectionDate: formatInstant(message.detectionDate),
    platform: message.platform,
  };
  if (message.username !== undefined) hit.username = message.username;
  if (message.channelTitle !== undefined) hit.channelTitle = message.channelTitle;
  if (message.media !== undefined) hit.media = message.media;
  if (message.platform === 'discord') {
    if (message.serverId !== undefined) hit.serverId = message.serverId;
    if (message.serverTitle !== undefined) hit.serverTitle = message.serverTitle;
    return hit;
  }
  if (message.topicId !== undefined) hit.topicId = wireId(message.topicId, format);
  if (message.topicTitle !== undefined) hit.topicTitle = message.topicTitle;
  if (message.replyToMessageId !== undefined) hit.replyToMessageId = wireId(message.replyToMessageId, format);
  if (message.isForumTopic !== undefined) hit.isForumTopic = message.isForumTopic;
  return hit;
}
