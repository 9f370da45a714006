import { graphLink, graphNode, LinkedFields, LinkHit } from '../../contract/graph-hit.ts';
import { LinksBody, NODES_MAX } from '../../contract/graph-parameters.ts';
import { InvalidParameters } from '../../errors.ts';
import { expand } from '../../graph/expand.ts';
import type { GraphKind, Link } from '../../graph/link.ts';
import { outlined, outlinesOf } from '../../graph/outlined.ts';
import { relationOf } from '../../graph/relation.ts';
import { type Node, type NodeKind, nodeId } from '../../records/node.ts';
import type { RecordOutline } from '../../storage/port/outline.ts';
import { action } from '../action.ts';
import { endpoint } from '../endpoint.ts';
import { type RequestedGraph, readNodeId, requestedGraph } from './graph-request.ts';

const SUMMARY = 'List the connections among nodes (extension)';
const DESCRIPTION =
  `Returns all connections among up to ${NODES_MAX} nodes, strongest first, and the names of the nodes: a saved graph in ` +
  'one request. Nodes that do not exist, or that the scopes of the key do not show, are left out.';

/** Extension. */
export const listLinks = endpoint({
  id: 'listLinks',
  path: '/api/v2/graph/links',
  summary: SUMMARY,
  description: DESCRIPTION,
  scope: undefined,
  tag: 'connections',
  pathParameters: {},
  queryParameters: {},
  hit: LinkHit,
  defaultPageSize: undefined,
  errors: [],
  actions: {
    post: action({
      id: 'listLinks',
      summary: SUMMARY,
      description: DESCRIPTION,
      body: LinksBody,
      hit: LinkHit,
      dataFields: LinkedFields,
      errors: [],
      async run({ body, key }, services) {
        const graph = requestedGraph(key, body, services);
        const nodes = readNodes(body.nodes, graph);
        const links = await linksAmong(graph, nodes);
        const outlines = await outlinesOf(graph, nodes);
        const existing = await existingOf(graph, nodes, outlines, links);
        return {
          total: links.length,
          hits: links.map((link) => linkHit(link, outlines)),
          data: { nodes: existing.map((node) => graphNode(node, outlines.get(nodeId(node))?.label)) },
        };
      },
    }),
  },
});

interface PairLink extends Link {
  from: Node;
}

/** Each once, without those of kinds that the key may not see. */
function readNodes(texts: readonly string[], graph: RequestedGraph): Node[] {
  const nodes = new Map<string, Node>();
  try {
    for (const text of texts) {
      const node = readNodeId(text, 'nodes');
      if (node.kind === 'indicator' || graph.kinds.has(node.kind)) nodes.set(nodeId(node), node);
    }
  } catch (error) {
    throw error instanceof InvalidParameters ? error.inBody() : error;
  }
  return [...nodes.values()];
}

/** Links are the same from both sides, so each kind is asked for from the side that knows it best. */
const ASKED: Record<Exclude<NodeKind, 'indicator'>, readonly GraphKind[]> = {
  profile: ['channel'],
  channel: ['server'],
  victim: ['group'],
  server: [],
  page: [],
  group: [],
};

async function linksAmong(graph: RequestedGraph, nodes: readonly Node[]): Promise<PairLink[]> {
  const among = new Set(nodes.map(nodeId));
  const pairs = new Map<string, PairLink>();
  for (const [kind, part] of Map.groupBy(nodes, (node) => node.kind)) {
    const kinds = kind === 'indicator' ? undefined : new Set(ASKED[kind]);
    if (kinds?.size === 0) continue;
    const found = await expand(graph, part, { max: nodes.length, among, kinds });
    for (const [index, { links }] of found.entries())
      for (const link of links) addPair(pairs, part[index] as Node, link);
  }
  return [...pairs]
    .sort(([a, one], [b, other]) => other.weight - one.weight || (a < b ? -1 : 1))
    .map(([, link]) => link);
}

function addPair(pairs: Map<string, PairLink>, node: Node, link: Link): void {
  const isFirst = nodeId(node) < nodeId(link.node);
  const [from, to] = isFirst ? [node, link.node] : [link.node, node];
  pairs.set(`${nodeId(from)} ${nodeId(to)}`, { ...link, from, node: to });
}

/** Records that were found, indicators that a visible record contains, and whatever has a link. */
async function existingOf(
  { store, visible }: RequestedGraph,
  nodes: readonly Node[],
  outlines: ReadonlyMap<string, RecordOutline>,
  links: readonly PairLink[],
): Promise<Node[]> {
  const existing = new Set([
    ...outlines.keys(),
    ...links.flatMap(({ from, node }) => [nodeId(from), nodeId(node)]),
  ]);
  const unknown = nodes.filter((node) => node.kind === 'indicator' && !existing.has(nodeId(node))) as Extract<
    Node,
    { kind: 'indicator' }
  >[];
  const indicators = unknown.map(({ indicator: kind, canonical }) => ({ kind, canonical }));
  const counts = indicators.length === 0 ? [] : await store.countIndicators({ indicators, visible });
  for (const [index, node] of unknown.entries()) if (counts[index] !== undefined) existing.add(nodeId(node));
  return nodes.filter((node) => existing.has(nodeId(node)));
}

function linkHit(link: PairLink, outlines: ReadonlyMap<string, RecordOutline>): object {
  const relation = relationOf(outlined(link.from, outlines), outlined(link.node, outlines));
  return { from: nodeId(link.from), to: nodeId(link.node), ...graphLink(relation, link) };
}
