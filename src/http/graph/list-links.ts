import { graphLink, graphNode, LinkedFields, LinkHit } from '../../contract/graph-hit.ts';
import { LinksBody, NODES_MAX } from '../../contract/graph-parameters.ts';
import { InvalidParameters } from '../../errors.ts';
import { expand } from '../../graph/expand.ts';
import { type GraphKind, graphKind, type Link } from '../../graph/link.ts';
import { outlined, outlinesOf } from '../../graph/outlined.ts';
import { relationOf } from '../../graph/relation.ts';
import { type Node, type NodeKind, nodeId } from '../../records/node.ts';
import type { RecordOutline } from '../../storage/port/outline.ts';
import { action } from '../action.ts';
import { endpoint } from '../endpoint.ts';
import { type RequestedGraph, readNodeId, requestedGraph } from './graph-request.ts';

const SUMMARY = 'List the connections among nodes (extension)';
const DESCRIPTION =
  `Returns all connections among up to ${NODES_MAX.toLocaleString('en')} nodes, strongest first, and the names of the nodes: a saved graph in ` +
  'one request. Nodes that do not exist, or that the scopes of the key do not show, are left out.';

/** Room for long URLs. */
const BODY_BYTES_MAX = 2 * 1024 * 1024;

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
      bytesMax: BODY_BYTES_MAX,
      hit: LinkHit,
      dataFields: LinkedFields,
      errors: [],
      async run({ body, key }, services) {
        const graph = requestedGraph(key, body, services);
        const nodes = readNodes(body.nodes, graph);
        const links = await linksAmong(graph, nodes);
        const outlines = await allOutlines(graph, nodes);
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

/** Nodes that the store is asked about at a time: no question grows with the graph. */
const PART_SIZE = 200;

function partsOf<T>(list: readonly T[]): T[][] {
  const parts: T[][] = [];
  for (let start = 0; start < list.length; start += PART_SIZE)
    parts.push(list.slice(start, start + PART_SIZE));
  return parts;
}

async function linksAmong(graph: RequestedGraph, nodes: readonly Node[]): Promise<PairLink[]> {
  const among = new Set(nodes.map(nodeId));
  const present = new Set(nodes.map(graphKind));
  const pairs = new Map<string, PairLink>();
  for (const [kind, all] of Map.groupBy(nodes, (node) => node.kind)) {
    const kinds = kind === 'indicator' ? present : present.intersection(new Set(ASKED[kind]));
    if (kinds.size === 0) continue;
    for (const part of partsOf(all)) {
      const found = await expand(graph, part, { max: nodes.length, among, kinds });
      for (const [index, { links }] of found.entries())
        for (const link of links) addPair(pairs, part[index] as Node, link);
    }
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

async function allOutlines(
  graph: RequestedGraph,
  nodes: readonly Node[],
): Promise<Map<string, RecordOutline>> {
  const outlines = new Map<string, RecordOutline>();
  for (const part of partsOf(nodes))
    for (const [id, outline] of await outlinesOf(graph, part)) outlines.set(id, outline);
  return outlines;
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
  for (const part of partsOf(unknown)) {
    const indicators = part.map(({ indicator: kind, canonical }) => ({ kind, canonical }));
    const counts = await store.countIndicators({ indicators, visible });
    for (const [index, node] of part.entries()) if (counts[index] !== undefined) existing.add(nodeId(node));
  }
  return nodes.filter((node) => existing.has(nodeId(node)));
}

function linkHit(link: PairLink, outlines: ReadonlyMap<string, RecordOutline>): object {
  const relation = relationOf(outlined(link.from, outlines), outlined(link.node, outlines));
  return { from: nodeId(link.from), to: nodeId(link.node), ...graphLink(relation, link) };
}
