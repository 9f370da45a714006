import { canonicalCountry } from '../../records/country.ts';
import type { Page } from '../../records/page.ts';
import { groupIdOf } from '../../records/ransomware-group.ts';
import { hostAndParents, networkOf } from '../../records/url.ts';
import {
  type PageGrouping,
  UNKNOWN_GROUP,
  UNKNOWN_LANGUAGE,
  type VictimGrouping,
} from '../port/histogram.ts';

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
  if (fact === undefined) return UNKNOWN_GROUP;
  switch (by) {
    case 'network':
      return networkOf(fact);
    case 'site':
      return hostAndParents(fact)[0]?.slice(0, KEY_LENGTH_MAX) ?? UNKNOWN_GROUP;
    case 'group':
      return groupIdOf(fact) || UNKNOWN_GROUP;
    case 'country':
      return canonicalCountry(fact) || UNKNOWN_GROUP;
    default:
      return fact || UNKNOWN_GROUP;
  }
}

export function pageGroups({ facts }: Page): Record<PageGrouping, string> {
  return {
    language: groupKey('language', facts.language?.value),
    network: groupKey('network', facts.url?.value),
    site: groupKey('site', facts.url?.value),
  };
}
