import { type Entity, entityFrom, mergeEntities, type Sighting, valuesOf } from './entity.ts';
import type { FoundKind } from './item.ts';
import type { RansomwarePost } from './ransomware-post.ts';
import { parseUrl } from './url.ts';

interface GroupFacts {
  name: string;
  /** The leak site that was last seen online. */
  site: string;
}

/** `sites` holds every known leak site, the others contact details. */
type GroupList = 'sites' | FoundKind;

/** A group as trackers list it, with its leak sites, which posts often lack. */
export interface RansomwareGroup extends Entity<GroupFacts, GroupList> {
  kind: 'ransomware-group';
  /** The name in lower case. */
  groupId: string;
}

export function groupSighting(
  name: string,
  at: number,
  sighting: Sighting<Omit<GroupFacts, 'name'>, GroupList>,
): RansomwareGroup {
  const { facts, lists } = sighting;
  return {
    kind: 'ransomware-group',
    groupId: groupIdOf(name),
    ...entityFrom<GroupFacts, GroupList>(at, { facts: { ...facts, name }, ...(lists && { lists }) }),
  };
}

export function groupIdOf(name: string): string {
  return name.trim().toLowerCase();
}

export function mergeGroups(a: RansomwareGroup, b: RansomwareGroup): RansomwareGroup {
  return { ...a, ...mergeEntities(a, b) };
}

/** The absolute link, else the relative link on the group's site, else the site, else the post's URL (decision 29). */
export function postUrl(post: Pick<RansomwarePost, 'link'>, group: RansomwareGroup | undefined): string {
  const { url, grade } = post.link;
  const site = group?.facts.site?.value ?? valuesOf(group?.lists.sites).at(-1);
  if (site === undefined || grade === 'absolute-link') return url;
  if (grade === 'relative-link') return URL.parse(url, site)?.href ?? url;
  return grade === 'urn' || grade === 'tracker-page' ? (parseUrl(site)?.url ?? site) : url;
}
