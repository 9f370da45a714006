import { type Facts, mergeFacts } from './dated.ts';
import { isDerivedId } from './derived-id.ts';
import { type Entity, entityFrom, mergeEntities, type Sighting } from './entity.ts';
import type { FoundKind } from './item.ts';
import type { Platform } from './platform.ts';
import { snowflakeInstant } from './snowflake.ts';
import { bareChannelId } from './telegram-id.ts';

interface ChannelFacts {
  creationDate: number;
  hasTopics: boolean;
  serverId: string;
  /** The public name of a Telegram channel. */
  username: string;
  /** Whether anyone may read it. */
  isPublic: boolean;
  /** The channel's own description. */
  about: string;
}

export interface TopicFacts {
  title: string;
  topMessage: number;
  closed: boolean;
  pinned: boolean;
  hidden: boolean;
}

type ChannelList = 'channelTitles' | 'channelPhoto' | 'serverTitle' | 'topicIds' | FoundKind;

export interface Channel extends Entity<ChannelFacts, ChannelList> {
  kind: 'channel';
  platform: Platform;
  channelId: string;
  /** By topic id; `lists.topicIds` holds their order. */
  topics: Record<string, Facts<TopicFacts>>;
}

export type TopicSighting = { id: string } & { [K in keyof TopicFacts]?: TopicFacts[K] | undefined };

export function channelSighting(
  platform: Platform,
  channelId: string,
  at: number,
  sighting: Sighting<ChannelFacts, ChannelList>,
  topics: readonly TopicSighting[] = [],
): Channel {
  const lists = { ...sighting.lists, topicIds: topics.map((topic) => topic.id) };
  const topicFacts: Channel['topics'] = {};
  // Sorted, so that equal channels serialize to equal text.
  for (const { id, ...facts } of topics.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const seen = entityFrom<TopicFacts, never>(at, { facts }).facts;
    topicFacts[id] = mergeFacts(topicFacts[id] ?? {}, seen);
  }
  return {
    kind: 'channel',
    platform,
    channelId,
    ...entityFrom(at, { ...sighting, lists }),
    topics: topicFacts,
  };
}

export function mergeChannels(a: Channel, b: Channel): Channel {
  return { ...a, ...mergeEntities(a, b), topics: mergeTopics(a.topics, b.topics) };
}

/** Returns `a` itself if `b` adds nothing. */
function mergeTopics(a: Channel['topics'], b: Channel['topics']): Channel['topics'] {
  const changed: Channel['topics'] = {};
  for (const id of Object.keys(b)) {
    const known = a[id];
    const merged = mergeFacts(known ?? {}, b[id] ?? {});
    if (merged !== known) changed[id] = merged;
  }
  if (Object.keys(changed).length === 0) return a;
  const all = { ...a, ...changed };
  return Object.fromEntries(
    Object.keys(all)
      .sort()
      .map((id) => [id, all[id] as Facts<TopicFacts>]),
  );
}

/** From the source, else from the Discord id unless it is derived, else the earliest sighting (decision 6). */
export function creationDateOf(
  platform: Platform,
  id: string,
  entity: { facts: Facts<{ creationDate: number }>; firstSeen: number },
): number {
  if (entity.facts.creationDate !== undefined) return entity.facts.creationDate.value;
  return platform === 'discord' && !isDerivedId(id) ? snowflakeInstant(id) : entity.firstSeen;
}

/** URL of a message in a public Telegram channel. Undefined unless a source says that the channel is public. */
export function permalinkOf(channel: Channel, sequence: string): string | undefined {
  const name = channel.facts.username?.value;
  // Negative sequences are generated, or stem from the basic group that became this channel: they have no URL.
  const place = sequence.startsWith('-') ? '' : `/${sequence}`;
  if (name !== undefined) return `https://t.me/${name}${place}`;
  const bareId = bareChannelId(channel.channelId);
  if (channel.facts.isPublic?.value !== true || bareId === undefined) return undefined;
  return `https://t.me/c/${bareId}${place}`;
}
