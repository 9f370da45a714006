import { canonicalItem, type ItemKind } from '../records/item.ts';
import type { Platform } from '../records/platform.ts';
import { parseQuery } from '../search/query-language.ts';
import type { SearchTree } from '../search/search-tree.ts';
import type { Question, Slice, TimeWindow } from '../storage/query.ts';

interface SearchWords {
  q: string;
  platform?: Platform;
  username?: string;
}

/** Messages that say something; the sender is exact in any letter case, with or without `@` (decision 18). */
export function messagesAbout(words: SearchWords, during: TimeWindow, slice: Slice): Question<'message'> {
  return {
    collection: 'message',
    text: parseQuery(words.q),
    platform: words.platform,
    username: words.username?.replace(/^@/, ''),
    during,
    slice,
  };
}

export function profilesAbout(words: SearchWords, during: TimeWindow, slice: Slice): Question<'profile'> {
  return {
    collection: 'profile',
    text: parseQuery(words.q, 'profile'),
    platform: words.platform,
    during,
    slice,
  };
}

export function channelsAbout(words: SearchWords, during: TimeWindow, slice: Slice): Question<'channel'> {
  return {
    collection: 'channel',
    text: parseQuery(words.q, 'channel'),
    platform: words.platform,
    during,
    slice,
  };
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
