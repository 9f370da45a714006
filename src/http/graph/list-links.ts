import { graphLink, graphNode, LinkedFields, LinkHit } from '../../contract/graph-hit.ts';
import { LinksBody, NODES_MAX } from '../../contract/graph-parameters.ts';
import { InvalidParameters } from '../../errors.ts';
import { expand } from '../../graph/expand.ts';
import type { Link } from '../../graph/link.ts';
import { outlined, outlinesOf } from '../../graph/outlined.ts';
import { relationOf } from '../../graph/relation.ts';
import { type Node, nodeId } from '../../records/node.ts';
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

/** Some links are known from one side only, if the other one has too many. */
async function linksAmong(graph: RequestedGraph, nodes: readonly Node[]): Promise<PairLink[]> {
  const among = new Set(nodes.map(nodeId));
  const found = await expand(graph, nodes, { max: nodes.length, among });
  const pairs = new Map<string, PairLink>();
  for (const [index, { links }] of found.entries())
    for (const link of links) {
      const [from, to] = [nodes[index] as Node, link.node].sort((a, b) => (nodeId(a) < nodeId(b) ? -1 : 1));
      const key = `${nodeId(from as Node)} ${nodeId(to as Node)}`;
      if (!pairs.has(key)) pairs.set(key, { ...link, from: from as Node, node: to as Node });
    }
  return [...pairs]
    .sort(([a, one], [b, other]) => other.weight - one.weight || (a < b ? -1 : 1))
    .map(([, link]) => link);
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
