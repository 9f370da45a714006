import { fetchPage, sendAction } from '../../api/client.ts';
import type { ResultPage } from '../../api/types.ts';
import type {
  GraphData,
  GraphLink,
  GraphNode,
  NeighbourHit,
  NeighbourPage,
  PathHit,
} from './model/graph-data.ts';
import { type GraphDoc, idsOf } from './model/graph-doc.ts';
import { groupOf, type KindGroup } from './model/kind-groups.ts';

/** What one request for links takes. */
const LINKED_NODES_MAX = 2000;
const NEIGHBOURS_PER_PAGE = 100;
/** Requests at the same time, if a graph is too large for one. */
const CONCURRENT = 4;

/** Loads what a graph needs into `data`. Nothing is requested twice. */
export class GraphLoader {
  readonly #data: GraphData;
  readonly #key: string;
  readonly #signal: AbortSignal;
  /** Nodes whose links among each other are known. */
  readonly #linked = new Set<string>();
  readonly #pages = new Map<string, number>();

  constructor(data: GraphData, key: string, signal: AbortSignal) {
    this.#data = data;
    this.#key = key;
    this.#signal = signal;
  }

  /** The neighbours of a node, the strongest first. */
  async neighbours(id: string): Promise<void> {
    if (this.#data.neighbourhoods.has(id)) return;
    this.#data.addNeighbours(await this.#fetchNeighbours({ node: id }));
  }

  /** More neighbours of one group, page by page. Returns whether there may be even more. */
  async moreNeighbours(id: string, group: KindGroup): Promise<boolean> {
    await this.neighbours(id);
    const kinds =
      this.#data.neighbourhoods.get(id)?.kinds.filter((kind) => groupOf({ kind }) === group) ?? [];
    if (kinds.length === 0) return false;
    const name = `${group} ${id}`;
    const page = (this.#pages.get(name) ?? 0) + 1;
    const found = await this.#fetchNeighbours({ node: id, kinds: kinds.join(','), page });
    this.#pages.set(name, page);
    this.#data.addMoreNeighbours(found);
    return found.hits.length === NEIGHBOURS_PER_PAGE;
  }

  async #fetchNeighbours(parameters: Record<string, string | number>): Promise<NeighbourPage> {
    const request = {
      path: '/graph/neighbours',
      parameters: { ...parameters, page_size: NEIGHBOURS_PER_PAGE },
    };
    const page = await fetchPage<NeighbourHit>(request, this.#key, this.#signal);
    return page as ResultPage<NeighbourHit> & NeighbourPage;
  }

  /** Links among all nodes of a graph: in one request, or else all pairs of parts. */
  async links(ids: readonly string[]): Promise<void> {
    if (ids.every((id) => this.#linked.has(id))) return;
    const requests = linkRequests(ids, this.#linked);
    for (let start = 0; start < requests.length; start += CONCURRENT)
      await Promise.all(requests.slice(start, start + CONCURRENT).map((nodes) => this.#fetchLinks(nodes)));
    for (const id of ids) this.#linked.add(id);
  }

  async #fetchLinks(nodes: readonly string[]): Promise<void> {
    const page = await sendAction<GraphLink>('POST', '/graph/links', this.#key, { nodes }, this.#signal);
    const found = page as ResultPage<GraphLink> & { nodes: GraphNode[] };
    for (const node of found.nodes) this.#data.addNode(node);
    for (const link of found.hits) this.#data.addLink(link);
  }

  /** Everything that an address names. */
  graph(doc: GraphDoc): Promise<void> {
    return this.links(idsOf(doc));
  }

  async paths(from: string, to: string, max: number): Promise<{ hits: PathHit[]; isComplete: boolean }> {
    const request = { path: '/graph/path', parameters: { from, to, max } };
    const page = await fetchPage<PathHit>(request, this.#key, this.#signal);
    for (const hit of page.hits) this.#data.addPath(hit);
    return page as ResultPage<PathHit> & { isComplete: boolean };
  }
}

/**
 * The nodes of each request: any two of them are in one, unless both are `linked` already. A request names nodes of two
 * parts, so that links between the parts are found, too.
 */
export function linkRequests(
  ids: readonly string[],
  linked: ReadonlySet<string>,
  max = LINKED_NODES_MAX,
): string[][] {
  if (ids.length <= max) return [[...ids]];
  const parts: string[][] = [];
  for (let start = 0; start < ids.length; start += max / 2) parts.push(ids.slice(start, start + max / 2));
  const isKnown = (part: readonly string[]) => part.every((id) => linked.has(id));
  return parts.flatMap((part, index) =>
    parts
      .slice(index + 1)
      .filter((other) => !isKnown(part) || !isKnown(other))
      .map((other) => [...part, ...other]),
  );
}
