import type { Channel } from '../../records/channel.ts';
import { valuesOf } from '../../records/entity.ts';
import { canonicalItem, ITEM_KINDS } from '../../records/item.ts';
import { PROFILE_NAME_LISTS, type Profile } from '../../records/profile.ts';
import type { AnyRecord } from '../../records/record.ts';
import { CHAIN_KINDS } from '../../records/wallet.ts';
import type { ExactField } from '../../search/search-tree.ts';

/** The searchable values of an entity (decision 17). A phrase never spans two values. */
export interface SearchedEntity {
  text: string[];
  topics: string[];
  server: string[];
  /** Fields that match only as a whole. */
  exact: [field: ExactField, value: string][];
}

export const SEARCHED_PROFILE_LISTS = [...PROFILE_NAME_LISTS, 'discordLink', ...ITEM_KINDS] as const;

/** Undefined for kinds that are not searched. */
export function searchedEntity(record: AnyRecord): SearchedEntity | undefined {
  if (record.kind === 'profile') {
    const { text, exact, ...rest } = searchedLists(record.lists);
    const { userId } = record;
    return { ...rest, text: [userId, ...text], exact: [['userId', userId], ...exact] };
  }
  return record.kind === 'channel' ? searchedChannel(record) : undefined;
}

/** The part that comes from a profile's lists. */
export function searchedLists(lists: Profile['lists']): SearchedEntity {
  const exact: SearchedEntity['exact'] = [];
  for (const name of valuesOf(lists.usernames)) exact.push(['username', name]);
  for (const email of valuesOf(lists.email)) exact.push(['email', canonicalItem('email', email)]);
  for (const kind of CHAIN_KINDS)
    for (const address of valuesOf(lists[kind])) exact.push(['wallet', canonicalItem(kind, address)]);
  return {
    text: SEARCHED_PROFILE_LISTS.flatMap((list) => valuesOf(lists[list])),
    topics: [],
    server: [],
    exact,
  };
}

function searchedChannel({ channelId, lists, topics, facts }: Channel): SearchedEntity {
  const exact: SearchedEntity['exact'] = [['channelId', channelId]];
  if (facts.serverId !== undefined) exact.push(['serverId', facts.serverId.value]);
  if (facts.username !== undefined) exact.push(['username', facts.username.value]);
  const topicIds = valuesOf(lists.topicIds);
  const topicTitles = topicIds.flatMap((id) => topics[id]?.title?.value ?? []);
  for (const topic of new Set([...topicIds, ...topicTitles])) exact.push(['topic', topic]);
  return {
    text: [channelId, ...valuesOf(lists.channelTitles)],
    topics: topicTitles,
    server: valuesOf(lists.serverTitle),
    exact,
  };
}
