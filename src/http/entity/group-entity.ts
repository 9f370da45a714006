import type { EntityHit } from '../../contract/entity-hit.ts';
import { groupHit } from '../../contract/group-hit.ts';
import { postsBy } from '../../questions/entities.ts';
import { victimsOfGroup } from '../../questions/victims.ts';
import { canonicalItem, FOUND_KINDS } from '../../records/item.ts';
import { nodeId } from '../../records/node.ts';
import { addressesOfPage } from '../../records/own-addresses.ts';
import { groupIdOf, type RansomwareGroup } from '../../records/ransomware-group.ts';
import type { RansomwarePost } from '../../records/ransomware-post.ts';
import { indicatorKey } from '../../storage/port/indicators.ts';
import { formatInstant } from '../../time/instant.ts';
import { askActivity, timeline } from './activity.ts';
import { type EntityRequest, isWithin, rangeOf, windowOf, wireRange } from './entity-request.ts';
import { victimRow } from './entity-table.ts';
import { byFrequency, type EntityIndicator, indicatorRows } from './indicator-rows.ts';
import { indicatorsInPosts } from './post-indicators.ts';

/** Posts whose indicators are read: the newest. */
const POSTS_MAX = 500;

/** Undefined if neither a tracker nor a post names the group. */
export async function groupEntity(request: EntityRequest, name: string): Promise<EntityHit | undefined> {
  const { store, during, offset, size } = request;
  const groupId = groupIdOf(name);
  const newest = postsBy(groupId, { kind: 'page', skip: 0, take: POSTS_MAX });
  const [group, posts, activity, victims] = await Promise.all([
    store.get('ransomware-group', groupId),
    store.find(newest),
    askActivity(store, { collection: 'ransomware', filter: newest.filter, during }, offset),
    store.find({ ...victimsOfGroup(groupId, { kind: 'page', skip: 0, take: size }), during }),
  ]);
  if (group === undefined && posts.total === 0) return undefined;
  const dates = [...posts.hits.map(({ firstSeen }) => firstSeen), ...activity.days.map(({ at }) => at)];
  const seen = windowOf([...dates, ...(group === undefined ? [] : [group.firstSeen, group.detectionDate])]);
  const range = rangeOf(request, windowOf(dates.filter((at) => isWithin(at, during))));
  const indicators = indicatorsOf(group, posts.hits, request);
  const label = group?.facts.name?.value ?? (posts.hits[0]?.facts.ransomwareGroup?.value.trim() || groupId);
  return {
    node: {
      id: nodeId({ kind: 'group', id: groupId }),
      kind: 'group',
      label,
      link: `/api/v2/group/${encodeURIComponent(groupId)}`,
    },
    names: spellings(posts.hits).filter(({ name: spelling }) => spelling !== label),
    facts: {
      ...(seen.from !== undefined && { firstSeen: formatInstant(seen.from) }),
      ...(seen.to !== undefined && { lastSeen: formatInstant(seen.to) }),
      counts: { posts: activity.total, victims: victims.total, indicators: indicators.length },
    },
    timeline: timeline(activity.days, range),
    ...(activity.total > 0 && { hours: activity.hours }),
    indicators: {
      total: indicators.length,
      rows: await indicatorRows(request, indicators.slice(0, size), { posts: ({ count }) => count }),
    },
    victims: { total: victims.total, rows: victims.hits.map(victimRow) },
    sites: group === undefined ? [] : groupHit(group).sites,
    range: wireRange(range),
  };
}

/** Spellings of the name, the latest first. */
function spellings(posts: readonly RansomwarePost[]): EntityHit['names'] {
  const first = new Map<string, number>();
  for (const { facts, firstSeen } of posts) {
    const name = facts.ransomwareGroup?.value.trim();
    if (name !== undefined) first.set(name, Math.min(first.get(name) ?? firstSeen, firstSeen));
  }
  return [...first]
    .sort(([, a], [, b]) => b - a)
    .map(([name, at]) => ({ name, field: 'ransomwareGroup', firstSeen: formatInstant(at) }));
}

/** In posts, among the contact details that trackers list, and the leak sites themselves. */
function indicatorsOf(
  group: RansomwareGroup | undefined,
  posts: readonly RansomwarePost[],
  { during }: EntityRequest,
): EntityIndicator[] {
  const found = indicatorsInPosts(posts.filter(({ firstSeen }) => isWithin(firstSeen, during)));
  const contacts = FOUND_KINDS.flatMap((kind) =>
    (group?.lists[kind] ?? []).map(({ value, at }) => ({ kind, value, at })),
  );
  const sites = (group?.lists.sites ?? []).flatMap(({ value: url, at }) =>
    addressesOfPage(url).map((address) => ({ ...address, at })),
  );
  for (const { kind, value, at } of [...contacts, ...sites]) {
    if (!isWithin(at, during)) continue;
    const canonical = canonicalItem(kind, value);
    const key = indicatorKey({ kind, canonical });
    const known = found.get(key) ?? { kind, canonical, value, count: 0, firstSeen: at, lastSeen: at };
    found.set(key, {
      ...known,
      firstSeen: Math.min(known.firstSeen, at),
      lastSeen: Math.max(known.lastSeen, at),
      isOwn: true,
    });
  }
  return [...found.values()].sort(byFrequency);
}
