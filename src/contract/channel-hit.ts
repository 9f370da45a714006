import Type, { type Static } from 'typebox';
import { type Channel, creationDateOf, type TopicFacts } from '../records/channel.ts';
import type { Facts } from '../records/dated.ts';
import { valuesOf } from '../records/entity.ts';
import { formatInstant } from '../time/instant.ts';
import { type IdFormat, wireId, wireIdSchema } from './ids.ts';
import { Highlight, Instant, RecordPlatform, Strings } from './small-objects.ts';

const Topic = Type.Object({
  id: wireIdSchema('Topic id'),
  title: Type.Optional(Type.String({ description: 'Title of the topic' })),
  topMessage: Type.Optional(Type.Integer({ description: 'Sequence number of the latest message' })),
  closed: Type.Optional(Type.Boolean({ description: 'Whether the topic is closed for new messages' })),
  pinned: Type.Optional(Type.Boolean({ description: 'Whether the topic is pinned' })),
  hidden: Type.Optional(Type.Boolean({ description: 'Whether the topic is hidden' })),
});
type Topic = Static<typeof Topic>;

export const ChannelHit = Type.Object(
  {
    channelId: wireIdSchema('Channel id'),
    channelTitles: Strings('Known titles, earliest seen first'),
    detectionDate: Instant('When the channel was last seen'),
    creationDate: Instant(
      'When the channel was created: as given by the source, else from the Discord id, else when first seen',
    ),
    channelPhoto: Type.Optional(Strings('Photo URLs (Telegram only)')),
    hasTopics: Type.Optional(
      Type.Boolean({ description: 'Whether the channel has forum topics (Telegram only)' }),
    ),
    topics: Type.Optional(Type.Array(Topic, { description: 'Forum topics (Telegram only)' })),
    serverId: Type.Optional(Type.String({ description: 'Server id (Discord only)' })),
    serverTitle: Type.Optional(Strings('Known server titles (Discord only)')),
    platform: RecordPlatform,
    highlight: Highlight,
  },
  { title: 'ChannelHit', description: 'Channel or group' },
);
export type ChannelHit = Static<typeof ChannelHit>;

export function channelHit(channel: Channel, idFormat: IdFormat): ChannelHit {
  const { lists, facts } = channel;
  const hit: ChannelHit = {
    channelId: wireId(channel.channelId, idFormat),
    channelTitles: valuesOf(lists.channelTitles),
    detectionDate: formatInstant(channel.detectionDate),
    creationDate: formatInstant(creationDateOf(channel.platform, channel.channelId, channel)),
    platform: channel.platform,
  };
  if (channel.platform === 'discord') {
    if (facts.serverId !== undefined) hit.serverId = facts.serverId.value;
    hit.serverTitle = valuesOf(lists.serverTitle);
    return hit;
  }
  hit.channelPhoto = valuesOf(lists.channelPhoto);
  hit.topics = valuesOf(lists.topicIds).map((id) => topic(id, channel.topics[id] ?? {}, idFormat));
  const hasTopics = hit.topics.length > 0 || facts.hasTopics?.value;
  if (hasTopics !== undefined) hit.hasTopics = hasTopics;
  return hit;
}

function topic(id: string, facts: Facts<TopicFacts>, idFormat: IdFormat): Topic {
  const hit: Topic = { id: wireId(id, idFormat) };
  if (facts.title !== undefined) hit.title = facts.title.value;
  if (facts.topMessage !== undefined) hit.topMessage = facts.topMessage.value;
  if (facts.closed !== undefined) hit.closed = facts.closed.value;
  if (facts.pinned !== undefined) hit.pinned = facts.pinned.value;
  if (facts.hidden !== undefined) hit.hidden = facts.hidden.value;
  return hit;
}
