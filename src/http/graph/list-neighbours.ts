import { graphLink, graphNode, NeighbourFields, NeighbourHit } from '../../contract/graph-hit.ts';
import { NEIGHBOURS_DEFAULT, NeighbourParameters } from '../../contract/graph-parameters.ts';
import { InvalidParameters } from '../../errors.ts';
import { expand, hubsAmong, isHub } from '../../graph/expand.ts';
import type { GraphKind, Link, Links } from '../../graph/link.ts';
import { outlined, outlinesOf } from '../../graph/outlined.ts';
import { relationOf } from '../../graph/relation.ts';
import { parseKinds } from '../../graph/scope.ts';
import { type Node, nodeId } from '../../records/node.ts';
import { endpoint } from '../endpoint.ts';
import { type RequestedGraph, readNode, requestedGraph, requireNode } from './graph-request.ts';

/** Neighbours that can be listed: the strongest. */
const LISTED_MAX = 10_000;

/** Extension. */
export const listNeighbours = endpoint({
  id: 'listNeighbours',
  path: '/api/v2/graph/neighbours',
  summary: 'List what a node is connected with (extension)',
  description:
    'Returns the people, channels, servers, pages, groups, victims and indicators that a node is connected with, ' +
    'strongest connection first, as far as the scopes of the key show them. People are connected with the channels they ' +
    'wrote in; indicators with the records that contain them, and with the domain that is a part of them; channels with ' +
    'their server; victims with their group. That two indicators occur in one record does not connect them. `total` ' +
    `is exact; the strongest ${LISTED_MAX.toLocaleString('en')} can be listed.`,
  scope: undefined,
  tag: 'connections',
  pathParameters: {},
  queryParameters: NeighbourParameters,
  dataFields: NeighbourFields,
  hit: NeighbourHit,
  defaultPageSize: NEIGHBOURS_DEFAULT,
  errors: [404],
  takesPost: true,
  async answer({ query, key, list }, services) {
    const graph = requestedGraph(key, query, services);
    const kinds = query.kinds === undefined ? undefined : readKinds(query.kinds);
    const node = await requireNode(graph, readNode(query.node, 'node', key));
    const { skip, take } = list.offsetSlice;
    const [links] = await expand(graph, [node], { max: Math.min(skip + take, LISTED_MAX), kinds });
    const { totals, links: strongest } = links as Links;
    const shown = strongest.slice(skip);
    const outlines = await outlinesOf(graph, [node, ...shown.map((link) => link.node)]);
    const total = [...totals.values()].reduce((sum, count) => sum + count, 0);
    const hasMore = skip + shown.length < Math.min(total, LISTED_MAX) && shown.length > 0;
    const labelled = (each: Node) => graphNode(each, outlines.get(nodeId(each))?.label);
    const hit = (link: Link) => ({
      node: labelled(link.node),
      ...graphLink(relationOf(outlined(node, outlines), outlined(link.node, outlines)), link),
    });
    const data = {
      node: labelled(node),
      byKind: byKind(totals),
      isHub: await isSharedByMany(graph, node, kinds, totals),
    };
    return { ...list.answerByOffset({ total, hits: shown, hasMore }, hit), data };
  },
});

function readKinds(text: string): ReadonlySet<GraphKind> {
  const kinds = parseKinds(text);
  if (kinds === undefined)
    throw InvalidParameters.query(
      'kinds',
      'enum',
      'must be a comma-separated list of kinds of nodes or indicators, such as profile,channel,email',
    );
  return kinds;
}

/** Without a filter, the neighbours are counted already. */
async function isSharedByMany(
  graph: RequestedGraph,
  node: Node,
  kinds: ReadonlySet<GraphKind> | undefined,
  totals: Links['totals'],
): Promise<boolean> {
  const isCounted = kinds === undefined || (kinds.has('profile') && kinds.has('channel'));
  return isCounted ? isHub(node, { totals }) : (await hubsAmong(graph, [node])).has(nodeId(node));
}

const RECORD_KINDS: ReadonlySet<string> = new Set([
  'profile',
  'channel',
  'server',
  'page',
  'group',
  'victim',
]);

function byKind(totals: Links['totals']): object[] {
  return [...totals]
    .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .map(([kind, count]) =>
      RECORD_KINDS.has(kind) ? { kind, count } : { kind: 'indicator', indicator: kind, count },
    );
}
