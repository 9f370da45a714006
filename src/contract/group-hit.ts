import Type, { type Static } from 'typebox';
import type { Dated } from '../records/dated.ts';
import { FOUND_KINDS } from '../records/item.ts';
import type { RansomwareGroup } from '../records/ransomware-group.ts';
import { networkOf } from '../records/url.ts';
import type { VictimRecord } from '../records/victim-record.ts';
import { formatInstant } from '../time/instant.ts';
import { optionalText } from './page-parts.ts';
import { Highlight, Instant, Strings } from './small-objects.ts';

export const Site = Type.Object({
  url: Type.String({ description: 'URL of the leak site' }),
  network: Type.String({ description: 'Network: `tor`, `i2p` or `clearnet`' }),
  firstSeen: Instant('When a tracker first listed the site'),
  lastOnline: Type.Optional(Instant('When a tracker last saw the site online; absent if none did')),
});

const Indicator = Type.Object({
  kind: Type.String({ description: 'Kind of indicator, such as `email` or `bitcoin_address`' }),
  value: Type.String({ description: 'The indicator as found' }),
  firstSeen: Instant('When it was first seen'),
});

const GroupVictim = Type.Object({
  id: Type.String({ description: 'Victim id' }),
  companyName: optionalText("Victim's name"),
  country: optionalText("Victim's country code"),
  detectionDate: Instant('When the victim was first reported'),
});

const MonthOfPosts = Type.Object({
  month: Type.String({ description: 'Month, as YYYY-MM' }),
  posts: Type.Integer({ description: 'Exact number of posts' }),
});

const GROUP_FIELDS = {
  name: Type.String({ description: 'Name of the group' }),
  sites: Type.Array(Site, { description: 'Leak sites, in the order in which trackers listed them' }),
  indicators: Type.Array(Indicator, { description: 'Contact details and other indicators of the group' }),
};

/** Extension. */
export const GroupHit = Type.Object(
  { ...GROUP_FIELDS, highlight: Highlight },
  { title: 'GroupHit', description: 'Ransomware group' },
);
export type GroupHit = Static<typeof GroupHit>;

/** Extension. */
export const GroupDetails = Type.Object(
  {
    ...GROUP_FIELDS,
    aliases: Strings('Other spellings of the name, as sources give them'),
    firstPost: optionalText('Day of the first post, as YYYY-MM-DD'),
    lastPost: optionalText('Day of the last post, as YYYY-MM-DD'),
    posts: Type.Integer({ description: 'Exact number of posts in the ransomware feed' }),
    postsByMonth: Type.Array(MonthOfPosts, { description: 'Months with posts, oldest first' }),
    victims: Type.Integer({ description: 'Exact number of victims' }),
    newestVictims: Type.Array(GroupVictim, { description: 'The ten newest victims' }),
  },
  { title: 'GroupDetails', description: 'Ransomware group with its activity' },
);
export type GroupDetails = Static<typeof GroupDetails>;

export function groupHit({ groupId, facts, lists }: RansomwareGroup): GroupHit {
  const online = facts.site;
  const listed = lists.sites ?? [];
  const sites: Dated[] =
    online === undefined || listed.some(({ value }) => value === online.value)
      ? listed
      : [...listed, { ...online, position: 0 }];
  return {
    name: facts.name?.value ?? groupId,
    sites: sites.map(({ value, at }) => ({
      url: value,
      network: networkOf(value),
      firstSeen: formatInstant(at),
      ...(online?.value === value && { lastOnline: formatInstant(online.at) }),
    })),
    indicators: FOUND_KINDS.flatMap((kind) =>
      (lists[kind] ?? []).map(({ value, at }) => ({ kind, value, firstSeen: formatInstant(at) })),
    ),
  };
}

/** A group that only posts name. */
export function unlistedGroup(name: string): GroupHit {
  return { name, sites: [], indicators: [] };
}

export function groupVictim({ victimId, facts, detectionDate }: VictimRecord): Static<typeof GroupVictim> {
  return {
    id: victimId,
    ...(facts.companyName !== undefined && { companyName: facts.companyName.value }),
    ...(facts.country !== undefined && { country: facts.country.value }),
    detectionDate: formatInstant(detectionDate),
  };
}
