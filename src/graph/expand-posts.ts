import { anyOf, exact } from '../questions/filters.ts';
import { victimsOfGroup } from '../questions/victims.ts';
import { isNameKind } from '../records/name.ts';
import type { Node } from '../records/node.ts';
import type { VictimRecord } from '../records/victim-record.ts';
import type { LinkedNode, NodeLinks } from '../storage/port/links.ts';
import type { TimeWindow } from '../storage/port/query.ts';
import { type Expansion, type GraphScope, nodesOf } from './context.ts';
import { indicatorKinds } from './expand-findings.ts';
import type { Link } from './link.ts';

/** Victims of a group that are read: the newest; fewer if there are other nodes to expand. */
const VICTIMS_MAX = 1000;
const VICTIMS_OF_MANY_MAX = 200;
/** Posts whose victims one question finds. */
const POSTS_PER_QUESTION = 200;

/** Victims and groups: what their posts show, and who named whom. */
export async function expandPosts(
  expansion: Expansion,
  postsOf: ReadonlyMap<Node, NodeLinks['links']>,
): Promise<void> {
  await expandIndicators(expansion, postsOf);
  const owners = [...(await expandVictims(expansion)), ...(await expandGroups(expansion))];
  await addIndicators(expansion, owners);
}

interface PostOwner {
  node: Node;
  posts: string[];
}

/** The posts that show an indicator become victims and groups. */
async function expandIndicators(
  expansion: Expansion,
  postsOf: ReadonlyMap<Node, NodeLinks['links']>,
): Promise<void> {
  const ids = new Set([...postsOf.values()].flat().map(({ node }) => (node as { id: string }).id));
  const victims = await victimsOfPosts([...ids], expansion);
  for (const [node, links] of postsOf)
    for (const { node: post, weight, firstSeen, lastSeen } of links) {
      const victim = victims.get((post as { id: string }).id);
      if (victim === undefined) continue;
      const sums = expansion.sumsOf(node);
      sums.sum({ node: { kind: 'victim', id: victim.victimId }, weight, firstSeen, lastSeen });
      if (victim.groupId !== undefined && isOfGroup(node))
        sums.sum({ node: { kind: 'group', id: victim.groupId }, weight, firstSeen, lastSeen });
    }
}

/** Victims by the ids of their posts. */
async function victimsOfPosts(
  ids: readonly string[],
  { store, signal }: GraphScope,
): Promise<Map<string, VictimRecord>> {
  const victims = new Map<string, VictimRecord>();
  for (let start = 0; start < ids.length; start += POSTS_PER_QUESTION) {
    const part = ids.slice(start, start + POSTS_PER_QUESTION);
    const filter = anyOf(part.map((id) => exact('report', id)));
    const slice = { kind: 'page', skip: 0, take: part.length } as const;
    const { hits } = await store.find({ collection: 'victim', filter, slice }, { signal });
    for (const victim of hits) for (const { postId } of victim.reports) victims.set(postId, victim);
  }
  return victims;
}

async function expandVictims({ nodes, store, during, signal, sumsOf }: Expansion): Promise<PostOwner[]> {
  const victims = nodesOf(nodes, 'victim') as Extract<Node, { id: string }>[];
  if (victims.length === 0) return [];
  const outlines = await store.outlines(
    victims.map(({ id }) => ({ kind: 'victim', key: id })),
    { signal },
  );
  return victims.flatMap((node, index) => {
    const outline = outlines[index];
    if (outline === undefined) return [];
    const { groupId, posts, firstSeen, lastSeen } = outline;
    if (groupId !== undefined && isWithin(firstSeen, during))
      sumsOf(node).add({ node: { kind: 'group', id: groupId }, weight: posts.length, firstSeen, lastSeen });
    return [{ node, posts }];
  });
}

async function expandGroups({ nodes, store, during, signal, sumsOf }: Expansion): Promise<PostOwner[]> {
  const owners: PostOwner[] = [];
  const take = nodes.length === 1 ? VICTIMS_MAX : VICTIMS_OF_MANY_MAX;
  for (const node of nodesOf(nodes, 'group') as Extract<Node, { id: string }>[]) {
    const slice = { kind: 'page', skip: 0, take } as const;
    const found = await store.find({ ...victimsOfGroup(node.id, slice), during }, { signal });
    for (const { victimId: id, firstSeen, lastSeen, reports } of found.hits)
      sumsOf(node).add({ node: { kind: 'victim', id }, weight: reports.length, firstSeen, lastSeen });
    sumsOf(node).addUnlisted('victim', found.total - found.hits.length);
    owners.push({ node, posts: found.hits.flatMap(({ reports }) => reports.map(({ postId }) => postId)) });
  }
  return owners;
}

/** What the posts of victims and groups show. */
async function addIndicators(expansion: Expansion, owners: readonly PostOwner[]): Promise<void> {
  const { store, wanted, during, among, signal, sumsOf } = expansion;
  const kinds = indicatorKinds(wanted);
  const ids = [...new Set(owners.flatMap(({ posts }) => posts))];
  if (kinds.length === 0 || ids.length === 0) return;
  const nodes = ids.map((id): LinkedNode => ({ kind: 'post', id }));
  const max = Number.MAX_SAFE_INTEGER;
  const found = await store.links({ nodes, kinds, during, max, among: among && [...among] }, { signal });
  const byPost = new Map(ids.map((id, index) => [id, (found[index] as NodeLinks).links]));
  for (const { node, posts } of owners)
    for (const post of posts)
      for (const link of (byPost.get(post) ?? []) as Link[])
        if (node.kind !== 'group' || isOfGroup(link.node)) sumsOf(node).sum(link);
}

/** The names in a post are those of the victim: its group is not known by them. */
function isOfGroup(node: Node): boolean {
  return node.kind !== 'indicator' || !isNameKind(node.indicator);
}

function isWithin(at: number, { from, to }: TimeWindow): boolean {
  return at >= (from ?? Number.NEGATIVE_INFINITY) && at <= (to ?? Number.POSITIVE_INFINITY);
}
