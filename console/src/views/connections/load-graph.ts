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
const LINKED_NODES_MAX = 200;
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

  /** Links among the nodes of a graph. With too many nodes, the new ones and those with most links are asked for. */
  async links(ids: readonly string[]): Promise<void> {
    const fresh = ids.filter((id) => !this.#linked.has(id));
    if (fresh.length === 0) return;
    const others = ids
      .filter((id) => this.#linked.has(id))
      .map((id) => ({ id, degree: this.#data.linksOf(id).length }))
      .sort((a, b) => b.degree - a.degree)
      .map(({ id }) => id);
    await this.#fetchLinks([...fresh, ...others].slice(0, LINKED_NODES_MAX));
  }

  async #fetchLinks(nodes: readonly string[]): Promise<void> {
    const page = await sendAction<GraphLink>('POST', '/graph/links', this.#key, { nodes }, this.#signal);
    const found = page as ResultPage<GraphLink> & { nodes: GraphNode[] };
    for (const node of found.nodes) this.#data.addNode(node);
    for (const link of found.hits) this.#data.addLink(link);
    for (const id of nodes) this.#linked.add(id);
  }

  /** Everything that an address names. One request for up to 200 nodes; larger graphs are put together. */
  async graph(doc: GraphDoc): Promise<void> {
    const ids = idsOf(doc);
    const fresh = ids.filter((id) => !this.#linked.has(id));
    if (ids.length <= LINKED_NODES_MAX || fresh.length <= LINKED_NODES_MAX / 2) return this.links(ids);
    // Most links are those of the expanded nodes, so every request has them.
    const expanded = new Set([...doc.starts, ...doc.steps.flatMap((step) => step.expanded ?? [])]);
    const hubs = [...expanded].slice(0, LINKED_NODES_MAX / 2);
    const others = fresh.filter((id) => !hubs.includes(id));
    const size = LINKED_NODES_MAX - hubs.length;
    const parts: string[][] = [];
    for (let start = 0; start < others.length; start += size)
      parts.push([...hubs, ...others.slice(start, start + size)]);
    for (let start = 0; start < parts.length; start += CONCURRENT)
      await Promise.all(parts.slice(start, start + CONCURRENT).map((part) => this.#fetchLinks(part)));
  }

  async paths(from: string, to: string, max: number): Promise<{ hits: PathHit[]; isComplete: boolean }> {
    const request = { path: '/graph/path', parameters: { from, to, max } };
    const page = await fetchPage<PathHit>(request, this.#key, this.#signal);
    for (const hit of page.hits) this.#data.addPath(hit);
    return page as ResultPage<PathHit> & { isComplete: boolean };
  }
}
