import Type, { type Static } from 'typebox';
import { digestsOfMessage, type Message, messageIdOf } from '../records/message.ts';
import { formatInstant } from '../time/instant.ts';
import { type IdFormat, wireId, wireIdSchema } from './ids.ts';
import { Similar } from './similar.ts';
import { Highlight, Instant, Language, RecordPlatform, Strings } from './small-objects.ts';

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
    edited: Type.Optional(Instant('Extension: when the message was last edited')),
    replyTo: Type.Optional(
      Type.Object(
        { messageId: Type.String({ description: 'Message id, as `<channelId>_<sequence number>`' }) },
        { description: 'Extension: the message that this one replies to (Discord only)' },
      ),
    ),
    forwardedFrom: Type.Optional(
      Type.Object(
        {
          name: Type.Optional(Type.String({ description: 'Name of the author or channel' })),
          id: Type.Optional(wireIdSchema('User or channel id')),
        },
        { description: 'Extension: the original author or channel of a forwarded message' },
      ),
    ),
    attachments: Type.Optional(
      Type.Array(
        Type.Object({
          name: Type.Optional(Type.String({ description: 'File name' })),
          type: Type.Optional(Type.String({ description: 'Kind or media type, as the source gives it' })),
          size: Type.Optional(Type.Integer({ minimum: 0, description: 'Size in bytes' })),
          sha256: Type.Optional(Type.String({ description: 'SHA-256 digest of the file, in hex' })),
        }),
        { description: 'Extension: attached files' },
      ),
    ),
    links: Type.Optional(
      Strings('Extension: targets of links behind words and buttons, which the text does not show'),
    ),
    otherText: Type.Optional(
      Strings('Extension: texts of polls, embeds, previews, buttons and captions, and the signature'),
    ),
    indicators: Type.Optional(
      Type.Array(
        Type.Object({
          kind: Type.String({ description: 'Kind of indicator, such as `email` or `bitcoin_address`' }),
          value: Type.String({ description: 'The indicator as found' }),
          relation: Type.Union([Type.Literal('own'), Type.Literal('posted')], {
            description: '`own` if the sender claims it, otherwise `posted`',
          }),
        }),
        { description: 'Extension: indicators found in the message' },
      ),
    ),
    similar: Similar,
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
  setExtensions(hit, message, format);
  if (message.platform === 'discord') {
    if (message.serverId !== undefined) hit.serverId = message.serverId;
    if (message.serverTitle !== undefined) hit.serverTitle = message.serverTitle;
    if (message.replyToMessageId !== undefined)
      hit.replyTo = { messageId: fullMessageId(message.replyToMessageId, message.channelId) };
    return hit;
  }
  if (message.topicId !== undefined) hit.topicId = wireId(message.topicId, format);
  if (message.topicTitle !== undefined) hit.topicTitle = message.topicTitle;
  if (message.replyToMessageId !== undefined) hit.replyToMessageId = wireId(message.replyToMessageId, format);
  if (message.isForumTopic !== undefined) hit.isForumTopic = message.isForumTopic;
  return hit;
}

function setExtensions(hit: MessageHit, message: Message, format: IdFormat): void {
  const { attachments, links, forwardedFrom, hiddenText, items } = message;
  if (message.version !== message.detectionDate) hit.edited = formatInstant(message.version);
  if (forwardedFrom !== undefined)
    hit.forwardedFrom = {
      ...(forwardedFrom.name !== undefined && { name: forwardedFrom.name }),
      ...(forwardedFrom.id !== undefined && { id: wireId(forwardedFrom.id, format) }),
    };
  if (attachments !== undefined) hit.attachments = attachments;
  if (links !== undefined) hit.links = links;
  if (hiddenText !== undefined) hit.otherText = hiddenText.split('\n');
  if (items !== undefined) hit.indicators = items.map((item) => ({ relation: 'posted', ...item }));
}

/** A reply names the message's number, or the full id if it is in another channel. */
function fullMessageId(reply: string, channelId: string): string {
  return reply.includes('_') ? reply : `${channelId}_${reply}`;
}
