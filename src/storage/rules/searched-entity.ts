import type { Channel } from '../../records/channel.ts';
import { canonicalCountry } from '../../records/country.ts';
import { valuesOf } from '../../records/entity.ts';
import { canonicalItem, FOUND_KINDS, type FoundKind, ITEM_KINDS, itemName } from '../../records/item.ts';
import { type Page, tagNames, urlSignature } from '../../records/page.ts';
import { PROFILE_NAME_LISTS, type Profile } from '../../records/profile.ts';
import type { RansomwareGroup } from '../../records/ransomware-group.ts';
import { isCompleteLink, type RansomwarePost } from '../../records/ransomware-post.ts';
import type { AnyRecord } from '../../records/record.ts';
import { hostAndParents, networkOf, withoutLogin } from '../../records/url.ts';
import { victimSearchKeys } from '../../records/victim.ts';
import { companyNames, type VictimRecord } from '../../records/victim-record.ts';
import { CHAIN_KINDS, isWalletKind } from '../../records/wallet.ts';
import type { ExactField } from '../../search/search-tree.ts';

/** The searchable values of an entity (decision 17). A phrase never spans two values. */
export interface SearchedEntity {
  text: string[];
  topics?: string[];
  server?: string[];
  title?: string[];
  /** Fields that match only as a whole. */
  exact: [field: ExactField, value: string][];
}

export const SEARCHED_PROFILE_LISTS = [...PROFILE_NAME_LISTS, 'discordLink', ...ITEM_KINDS] as const;

/** Undefined for kinds that are not searched. */
export function searchedEntity(record: AnyRecord): SearchedEntity | undefined {
  switch (record.kind) {
    case 'profile':
      return searchedProfile(record);
    case 'channel':
      return searchedChannel(record);
    case 'page':
      return searchedPage(record);
    case 'ransomware':
      return searchedPost(record);
    case 'ransomware-group':
      return searchedGroup(record);
    case 'victim':
      return searchedVictim(record);
    default:
      return undefined;
  }
}

function searchedProfile({ userId, lists }: Profile): SearchedEntity {
  const { text, exact } = searchedLists(lists);
  return { text: [userId, ...text], exact: [['userId', userId], ...exact] };
}

/** The part that comes from a profile's lists. */
export function searchedLists(lists: Profile['lists']): SearchedEntity {
  const exact: SearchedEntity['exact'] = [];
  for (const name of valuesOf(lists.usernames)) exact.push(['username', name]);
  for (const email of valuesOf(lists.email)) exact.push(['email', canonicalItem('email', email)]);
  for (const kind of CHAIN_KINDS)
    for (const address of valuesOf(lists[kind])) exact.push(['wallet', canonicalItem(kind, address)]);
  return { text: SEARCHED_PROFILE_LISTS.flatMap((list) => valuesOf(lists[list])), exact };
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

function searchedPage({ facts, lists }: Page): SearchedEntity {
  const url = facts.url && withoutLogin(facts.url.value);
  const exact: SearchedEntity['exact'] = itemFilters(lists);
  if (url !== undefined) {
    exact.push(['network', networkOf(url)], ['pageUrl', urlSignature(url)]);
    for (const host of hostAndParents(url)) exact.push(['site', host]);
  }
  if (facts.language?.value) exact.push(['language', facts.language.value]);
  for (const tag of valuesOf(lists.tags)) for (const name of tagNames(tag)) exact.push(['tag', name]);
  return { text: given(facts.text?.value, url), title: given(facts.pageTitle?.value), exact };
}

function searchedPost({ facts, lists }: Pick<RansomwarePost, 'facts' | 'lists'>): SearchedEntity {
  const exact: SearchedEntity['exact'] = itemFilters(lists);
  if (facts.companyLink !== undefined)
    for (const host of hostAndParents(facts.companyLink.value)) exact.push(['site', host]);
  const [group, country, sector] = [facts.ransomwareGroup, facts.country, facts.industry].map((fact) =>
    fact?.value.trim(),
  );
  if (group) exact.push(['group', group]);
  if (country) exact.push(['country', canonicalCountry(country)]);
  if (sector) exact.push(['sector', sector]);
  if (facts.language?.value) exact.push(['language', facts.language.value]);
  return {
    text: given(facts.text?.value, facts.companyLink?.value, facts.ransomwareGroup?.value),
    title: given(facts.companyName?.value),
    exact,
  };
}

function searchedVictim(victim: VictimRecord): SearchedEntity {
  const { exact, text } = searchedPost(victim);
  const { url, grade } = victim.link;
  if (isCompleteLink(grade)) exact.push(['network', networkOf(url)]);
  for (const key of victimSearchKeys(victim)) exact.push(['company', key]);
  for (const { postId } of victim.reports) exact.push(['report', postId]);
  return { text, title: companyNames(victim), exact };
}

function searchedGroup({ groupId, facts, lists }: RansomwareGroup): SearchedEntity {
  return {
    text: valuesOf(lists.sites),
    title: given(facts.name?.value ?? groupId),
    exact: [['group', groupId], ...itemFilters(lists)],
  };
}

function itemFilters(lists: { [Kind in FoundKind]?: Profile['lists']['email'] }): SearchedEntity['exact'] {
  const exact: SearchedEntity['exact'] = [];
  for (const kind of FOUND_KINDS)
    for (const value of valuesOf(lists[kind])) {
      exact.push(['item', itemName(kind, value)]);
      if (kind === 'email') exact.push(['email', canonicalItem(kind, value)]);
      else if (isWalletKind(kind)) exact.push(['wallet', canonicalItem(kind, value)]);
    }
  return exact;
}

function given(...values: (string | undefined)[]): string[] {
  return values.filter((value) => value !== undefined);
}
