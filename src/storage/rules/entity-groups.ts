import type { Page } from '../../records/page.ts';
import { postValue } from '../../records/post-value.ts';
import { UNKNOWN_GROUP, UNKNOWN_LANGUAGE } from '../../records/unknown.ts';
import { hostAndParents, networkOf } from '../../records/url.ts';
import type { PageGrouping, VictimGrouping } from '../port/histogram.ts';

/** The fact that a page or post is grouped by. */
export const GROUPING_FACTS = {
  language: 'language',
  network: 'url',
  site: 'url',
  group: 'ransomwareGroup',
  country: 'country',
  sector: 'industry',
} as const satisfies Record<PageGrouping | VictimGrouping, string>;

/** Longer names are no host names or codes, and would not fit into a cluster's keyword. */
const KEY_LENGTH_MAX = 255;

/** The key of the group that a fact puts a page or post into. */
export function groupKey(by: PageGrouping | VictimGrouping, fact: string | undefined): string {
  if (by === 'language') return fact?.toLowerCase().slice(0, KEY_LENGTH_MAX) || UNKNOWN_LANGUAGE;
  if (by !== 'network' && by !== 'site') return postValue(by, fact);
  if (fact === undefined) return UNKNOWN_GROUP;
  return by === 'network'
    ? networkOf(fact)
    : (hostAndParents(fact)[0]?.slice(0, KEY_LENGTH_MAX) ?? UNKNOWN_GROUP);
}

export function pageGroups({ facts }: Page): Record<PageGrouping, string> {
  return {
    language: groupKey('language', facts.language?.value),
    network: groupKey('network', facts.url?.value),
    site: groupKey('site', facts.url?.value),
  };
}
