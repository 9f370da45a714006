import { readWindow } from '../../contract/parameters.ts';
import { ApiError, InvalidParameters } from '../../errors.ts';
import type { GraphScope } from '../../graph/context.ts';
import { findNode } from '../../graph/find-node.ts';
import { SCOPE_OF, visibleGraph } from '../../graph/scope.ts';
import { type Node, parseNode } from '../../records/node.ts';
import type { ApiKey } from '../../storage/port/api-key.ts';
import type { Reading } from '../../storage/port/reading.ts';
import type { EndpointServices } from '../endpoint.ts';
import { visibleFindings } from '../indicator/visible-findings.ts';

export type RequestedGraph = GraphScope & { store: Reading };

/** The graph as a request sees it: what its key may see, within its dates. */
export function requestedGraph(
  key: ApiKey,
  dates: { gte?: string; lte?: string },
  { store, clock }: Pick<EndpointServices, 'store' | 'clock'>,
): RequestedGraph {
  // Refuses keys that may see no records at all.
  visibleFindings(key, clock);
  return { store, ...visibleGraph(key.scopes), during: readWindow(dates) };
}

/** Throws if the text is not the id of a node. */
export function readNodeId(text: string, parameter: string): Node {
  const node = parseNode(text);
  if (node !== undefined) return node;
  throw InvalidParameters.query(
    parameter,
    'node_id',
    'must be the id of a node, such as profile:telegram:42, group:ironmoth or indicator:email:desk@post.example',
  );
}

/** Also throws if the key may not see records of its kind. */
export function readNode(text: string, parameter: string, key: ApiKey): Node {
  const node = readNodeId(text, parameter);
  const scope = node.kind === 'indicator' ? undefined : SCOPE_OF[node.kind];
  if (scope !== undefined && !key.scopes.includes(scope)) throw new ApiError('ScopeMissing', scope);
  return node;
}

export async function requireNode(graph: RequestedGraph, node: Node): Promise<Node> {
  const found = await findNode(graph, node);
  if (found === undefined) throw new ApiError('NotFound', 'Node');
  return found;
}
