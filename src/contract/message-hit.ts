import Type, { type Static } from 'typebox';
import { digestsOfMessage, type Message, messageIdOf } from '../records/message.ts';
import { formatInstant } from '../time/instant.ts';
import { type IdFormat, wireId, wireIdSchema } from './ids.ts';
import { Highlight, Instant, Language, RecordPlatform } from './small-objects.ts';

export const MessageHit = Type.Object(
  {
    userId: wireIdSchema("Sender's user id; for a channel post, the channel id"),
    username: Type.Optional(Type.String({ description: "Sender's username" })),
    channelId: wireIdSchema('Channel or group id'),
    messageId: Type.String({ description: 'Message id, as `<channelId>_<sequence number>`' }),
    message: Type.String({ description: 'Message text' }),
    channelTitle: Type.Optional(Type.String({ description: 'Channel or group title' })),
    topicId: Type.Optional(wireIdSchema('Forum topic id (Telegram only)')),
    topicTitle: Type.Optional(Type.String({ description: 'Forum topic title (Telegram only)' })),
    replyToMessageId: Type.Optional(
      wireIdSchema('Sequence number of the message that this one replies to (Telegram only)'),
    ),
    isForumTopic: Type.Optional(
      Type.Boolean({ description: 'Whether the message belongs to a forum topic (Telegram only)' }),
    ),
    languages: Type.Array(Language, { description: 'Languages of the text, with probabilities' }),
    sha1sum: Type.String({ description: 'SHA-1 digest of the text, in hex' }),
    sha256sum: Type.String({ description: 'SHA-256 digest of the text, in hex' }),
    media: Type.Optional(Type.String({ description: 'Media type of the attachment, if there is one' })),
    detectionDate: Instant('When the message was written; edits do not change it'),
    serverId: Type.Optional(wireIdSchema('Server id (Discord only)')),
    serverTitle: Type.Optional(Type.String({ description: 'Server title (Discord only)' })),
    platform: RecordPlatform,
    highlight: Highlight,
  },
  { title: 'MessageHit', description: 'Message' },
);
export type MessageHit = Static<typeof MessageHit>;

/** Telegram ids are integers by default, Discord ids are always strings (decision 8). */
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
