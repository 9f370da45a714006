import { LOOKUP_KINDS, type LookupKind } from '../records/indicator.ts';
import type { Node } from '../records/node.ts';
import { LINKED_RECORDS, type LinkedKind, type LinkedNode, type NodeLinks } from '../storage/port/links.ts';
import { type Expansion, nodesOf } from './context.ts';
import type { GraphKind } from './link.ts';

/**
 * Links that messages and findings make. Returns the posts that show each indicator: they stand for their victims and
 * groups.
 */
export async function expandFindings(expansion: Expansion): Promise<Map<Node, NodeLinks['links']>> {
  const { store, during, max, among, signal, sumsOf } = expansion;
  const nodes = nodesOf(expansion.nodes, 'profile', 'channel', 'server', 'page', 'indicator');
  const posts = new Map<Node, NodeLinks['links']>();
  const kinds = linkedKinds(expansion.wanted);
  if (nodes.length === 0 || kinds.length === 0) return posts;
  const question = { nodes: nodes as LinkedNode[], kinds, during, max, among: among && [...among] };
  const found = await store.links(question, { signal });
  for (const [index, node] of nodes.entries()) {
    const { totals, links } = found[index] as NodeLinks;
    const sums = sumsOf(node);
    const listed = new Map<GraphKind, number>();
    for (const link of links) {
      if (link.node.kind === 'post') continue;
      sums.add(link as typeof link & { node: Node });
      const kind = link.node.kind === 'indicator' ? link.node.indicator : link.node.kind;
      listed.set(kind, (listed.get(kind) ?? 0) + 1);
    }
    for (const { kind, count } of totals)
      if (kind !== 'post') sums.addUnlisted(kind, count - (listed.get(kind) ?? 0));
    posts.set(
      node,
      links.filter((link) => link.node.kind === 'post'),
    );
  }
  return posts;
}

function linkedKinds(wanted: ReadonlySet<GraphKind>): LinkedKind[] {
  const records = LINKED_RECORDS.filter((kind) =>
    kind === 'post' ? wanted.has('victim') || wanted.has('group') : wanted.has(kind),
  );
  return [...records, ...indicatorKinds(wanted)];
}

export function indicatorKinds(wanted: ReadonlySet<GraphKind>): LookupKind[] {
  return LOOKUP_KINDS.filter((kind) => wanted.has(kind));
}
