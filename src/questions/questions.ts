import { canonicalItem, type ItemKind } from '../records/item.ts';
import type { Platform } from '../records/platform.ts';
import { parseQuery } from '../search/query-language.ts';
import type { SearchTree } from '../search/search-tree.ts';
import type { FindableKind, Question, Slice, TimeWindow } from '../storage/port/query.ts';
import { allOf, inChannel, inTopic, type SearchFilters, withUsername } from './filters.ts';

interface SearchWords extends SearchFilters {
  /** Optional if a filter is given. */
  q?: string;
  /** Whether plain words of `q` stand for all their forms. */
  forms?: boolean;
}

/** The username must match exactly, ignoring case and a leading `@` (decision 18). */
export function messagesAbout(words: SearchWords, during: TimeWindow, slice: Slice): Question<'message'> {
  return {
    ...about('message', words, during, slice),
    username: words.username?.replace(/^@/, ''),
    filter: allOf(inChannel(words), inTopic(words)),
  };
}

/** The channel or topic is one that the person wrote in. */
export function profilesAbout(words: SearchWords, during: TimeWindow, slice: Slice): Question<'profile'> {
  const matching = allOf(inChannel(words), inTopic(words));
  return {
    ...about('profile', words, during, slice),
    filter: withUsername(words),
    byMessages: matching && { matching },
  };
}

/** The username is the channel's own, or that of someone who wrote in it. */
export function channelsAbout(words: SearchWords, during: TimeWindow, slice: Slice): Question<'channel'> {
  const name = withUsername(words);
  return {
    ...about('channel', words, during, slice),
    filter: allOf(inChannel(words), inTopic(words)),
    byMessages: name && { matching: name, orItself: name },
  };
}

function about<K extends FindableKind>(
  collection: K,
  { q, forms, platform }: SearchWords,
  during: TimeWindow,
  slice: Slice,
): Question<K> {
  const text = q === undefined ? undefined : parseQuery(q, collection, { hasForms: forms });
  return { collection, text, platform, during, slice };
}

export function messagesOfChannel(
  platform: Platform,
  channelId: string,
  during: TimeWindow,
  slice: Slice,
): Question<'message'> {
  return { collection: 'message', platform, channelId, during, slice };
}

export function channelsOfServer(platform: Platform, serverId: string, slice: Slice): Question<'channel'> {
  const text: SearchTree = { kind: 'exact', field: 'serverId', value: serverId, isPrefix: false };
  return { collection: 'channel', platform, text, slice };
}

/** Profiles that show an e-mail address or a wallet. */
export function profilesShowing(
  kind: ItemKind,
  value: string,
  during: TimeWindow,
  slice: Slice,
): Question<'profile'> {
  return { collection: 'profile', item: { kind, canonical: canonicalItem(kind, value) }, during, slice };
}
