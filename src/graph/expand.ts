import { type Node, nodeId } from '../records/node.ts';
import type { Expansion, GraphScope } from './context.ts';
import { expandContained } from './expand-contained.ts';
import { expandFindings } from './expand-findings.ts';
import { expandPosts } from './expand-posts.ts';
import { expandRecords } from './expand-records.ts';
import type { GraphKind, Links } from './link.ts';
import { LinkSums } from './link-sums.ts';

export interface ExpandOptions {
  /** Links per node: the strongest. */
  max: number;
  /** By default all that are visible. */
  kinds?: ReadonlySet<GraphKind> | undefined;
  /** Only links with these nodes. Two of them that are both expanded may be linked from one side only. */
  among?: ReadonlySet<string> | undefined;
}

/** The links of each node, in their order. Asks the store about all nodes together. */
export async function expand(
  scope: GraphScope,
  nodes: readonly Node[],
  { max, kinds, among }: ExpandOptions,
): Promise<Links[]> {
  const wanted = kinds === undefined ? scope.kinds : scope.kinds.intersection(kinds);
  const sums = new Map(nodes.map((node) => [nodeId(node), new LinkSums(wanted, among)]));
  const sumsOf = (node: Node) => sums.get(nodeId(node)) as LinkSums;
  const expansion: Expansion = { ...scope, nodes, wanted, sumsOf, max, among };
  const posts = await expandFindings(expansion);
  await expandPosts(expansion, posts);
  await expandRecords(expansion);
  await expandContained(expansion);
  return nodes.map((node) => sumsOf(node).result(max));
}

/** An indicator that this many people or channels share says little about them. */
const HUB_MIN = 100;

export function isHub(node: Node, { totals }: Pick<Links, 'totals'>): boolean {
  if (node.kind !== 'indicator') return false;
  return (totals.get('profile') ?? 0) > HUB_MIN || (totals.get('channel') ?? 0) > HUB_MIN;
}

/** The hubs among these nodes. */
export async function hubsAmong(scope: GraphScope, nodes: readonly Node[]): Promise<Set<string>> {
  const indicators = nodes.filter((node) => node.kind === 'indicator');
  if (indicators.length === 0) return new Set();
  const kinds = (['profile', 'channel'] as const).filter((kind) => scope.kinds.has(kind));
  const { store, during, signal } = scope;
  const found = await store.links({ nodes: indicators, kinds, during, max: 0 }, { signal });
  return new Set(
    indicators.flatMap((node, index) => {
      const totals = new Map(found[index]?.totals.map(({ kind, count }) => [kind as GraphKind, count]));
      return isHub(node, { totals }) ? nodeId(node) : [];
    }),
  );
}
