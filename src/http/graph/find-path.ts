import { graphLink, graphNode, PathFields, PathHit } from '../../contract/graph-hit.ts';
import { PathParameters } from '../../contract/graph-parameters.ts';
import { expand, hubsAmong, isHub } from '../../graph/expand.ts';
import type { Links } from '../../graph/link.ts';
import { outlined, outlinesOf } from '../../graph/outlined.ts';
import { findPaths, type Path, type SearchedGraph } from '../../graph/path.ts';
import { relationOf } from '../../graph/relation.ts';
import { type Node, nodeId } from '../../records/node.ts';
import type { RecordOutline } from '../../storage/port/outline.ts';
import { endpoint } from '../endpoint.ts';
import { type RequestedGraph, readNode, requestedGraph, requireNode } from './graph-request.ts';
import { withinTime } from './within-time.ts';

const LINKS_DEFAULT = 4;
/** Neighbours of a node that the search follows: the strongest. */
const FAN_OUT_MAX = 200;
const NODES_MAX = 400;
const PATHS_MAX = 5;

/** Extension. */
export const findPath = endpoint({
  id: 'findPath',
  path: '/api/v2/graph/path',
  summary: 'Find the shortest paths between two nodes (extension)',
  description:
    `Returns up to ${PATHS_MAX} of the shortest paths, the one with the strongest links first. The search follows the ` +
    `${FAN_OUT_MAX} strongest connections of each node and expands up to ${NODES_MAX} nodes; if it reaches a limit, or its ` +
    'deadline, `isComplete` is false. A path shows that records are connected. It does not prove that two accounts belong ' +
    'to one person.',
  scope: undefined,
  tag: 'connections',
  pathParameters: {},
  queryParameters: PathParameters,
  dataFields: PathFields,
  hit: PathHit,
  defaultPageSize: undefined,
  errors: [404],
  takesPost: true,
  async answer({ query, key }, services) {
    const graph = requestedGraph(key, query, services);
    const wanted = [readNode(query.from, 'from', key), readNode(query.to, 'to', key)] as const;
    const from = await requireNode(graph, wanted[0]);
    const to = await requireNode(graph, wanted[1]);
    const { max = LINKS_DEFAULT, through_hubs: isThroughHubs = false } = query;
    const signal = AbortSignal.timeout(services.config.search.milliseconds);
    const { paths, isComplete } = await withinTime(signal, () =>
      findPaths(searched({ ...graph, signal }, isThroughHubs), from, to, {
        linksMax: max,
        nodesMax: NODES_MAX,
        pathsMax: PATHS_MAX,
      }),
    );
    const outlines = await outlinesOf(
      graph,
      paths.flatMap(({ nodes }) => nodes),
    );
    const hits = paths.map((path) => pathHit(path, outlines));
    return { total: hits.length, hits, data: { isComplete } };
  },
});

function searched(graph: RequestedGraph, isThroughHubs: boolean): SearchedGraph {
  return {
    expand: (nodes) => expand(graph, nodes, { max: FAN_OUT_MAX }),
    barriers: async (nodes, known) => (isThroughHubs ? new Set() : hubsOf(graph, nodes, known)),
  };
}

/** The links of expanded nodes are counted already. */
async function hubsOf(
  graph: RequestedGraph,
  nodes: readonly Node[],
  known: ReadonlyMap<string, Links>,
): Promise<ReadonlySet<string>> {
  const hubs = await hubsAmong(
    graph,
    nodes.filter((node) => !known.has(nodeId(node))),
  );
  for (const node of nodes) {
    const links = known.get(nodeId(node));
    if (links !== undefined && isHub(node, links)) hubs.add(nodeId(node));
  }
  return hubs;
}

function pathHit({ nodes, links }: Path, outlines: ReadonlyMap<string, RecordOutline>): object {
  const relation = (index: number) =>
    relationOf(outlined(nodes[index] as Node, outlines), outlined(nodes[index + 1] as Node, outlines));
  return {
    nodes: nodes.map((node) => graphNode(node, outlines.get(nodeId(node))?.label)),
    links: links.map((link, index) => graphLink(relation(index), link)),
  };
}
