import { inDirection } from './direction.ts';
import { groupOf, type KindGroup } from './kind-groups.ts';

/** As the API returns it. Labels are collected text. */
export interface GraphNode {
  id: string;
  kind: string;
  label: string;
  platform?: string | undefined;
  indicator?: string | undefined;
}

/** In the direction in which the relation reads. */
export interface GraphLink {
  from: string;
  to: string;
  /** The verb of a sentence. */
  relation: string;
  weight: number;
  firstSeen: string;
  lastSeen: string;
}

type LinkFields = Omit<GraphLink, 'from' | 'to'>;

export interface NeighbourHit extends LinkFields {
  node: GraphNode;
}

export interface NeighbourPage {
  node: GraphNode;
  byKind: { kind: string; indicator?: string; count: number }[];
  isHub: boolean;
  hits: NeighbourHit[];
}

export interface PathHit {
  nodes: GraphNode[];
  links: LinkFields[];
}

/** What is known about the neighbours of a node. */
export interface Neighbourhood {
  /** The strongest first. Not necessarily all of them. */
  ids: readonly string[];
  /** Exact numbers, listed or not. */
  totals: ReadonlyMap<KindGroup, number>;
  total: number;
  isHub: boolean;
  /** Kinds of neighbours, as the API names them. */
  kinds: readonly string[];
}

/** Everything that was loaded, whether it is shown or not: going back to an earlier state needs no request. */
export class GraphData {
  readonly nodes = new Map<string, GraphNode>();
  readonly neighbourhoods = new Map<string, Neighbourhood>();
  readonly #links = new Map<string, GraphLink>();
  readonly #linksOf = new Map<string, Set<string>>();

  addNode(node: GraphNode): void {
    this.nodes.set(node.id, node);
  }

  addLink({ from, to, relation, weight, firstSeen, lastSeen }: GraphLink): void {
    if (from === to) return;
    const key = linkKey(from, to);
    const [first, second] = inDirection(relation, from, to);
    this.#links.set(key, { from: first, to: second, relation, weight, firstSeen, lastSeen });
    for (const id of [from, to]) {
      const keys = this.#linksOf.get(id);
      if (keys === undefined) this.#linksOf.set(id, new Set([key]));
      else keys.add(key);
    }
  }

  addNeighbours({ node, byKind, isHub, hits }: NeighbourPage): void {
    this.addNode(node);
    const totals = new Map<KindGroup, number>();
    let total = 0;
    for (const each of byKind) {
      const group = groupOf(each);
      totals.set(group, (totals.get(group) ?? 0) + each.count);
      total += each.count;
    }
    for (const { node: other, ...link } of hits) {
      this.addNode(other);
      this.addLink({ from: node.id, to: other.id, ...link });
    }
    const kinds = byKind.map(({ kind, indicator }) => indicator ?? kind);
    this.neighbourhoods.set(node.id, { ids: hits.map((hit) => hit.node.id), totals, total, isHub, kinds });
  }

  /** Neighbours of some kinds, which come after those that are known. */
  addMoreNeighbours({ node, hits }: Pick<NeighbourPage, 'node' | 'hits'>): void {
    const known = this.neighbourhoods.get(node.id);
    if (known === undefined) return;
    for (const { node: other, ...link } of hits) {
      this.addNode(other);
      this.addLink({ from: node.id, to: other.id, ...link });
    }
    const ids = [...new Set([...known.ids, ...hits.map((hit) => hit.node.id)])];
    this.neighbourhoods.set(node.id, { ...known, ids });
  }

  addPath({ nodes, links }: PathHit): void {
    for (const node of nodes) this.addNode(node);
    for (const [index, link] of links.entries()) {
      const [from, to] = [nodes[index], nodes[index + 1]];
      if (from !== undefined && to !== undefined) this.addLink({ from: from.id, to: to.id, ...link });
    }
  }

  link(a: string, b: string): GraphLink | undefined {
    return this.#links.get(linkKey(a, b));
  }

  linksOf(id: string): GraphLink[] {
    return [...(this.#linksOf.get(id) ?? [])].flatMap((key) => this.#links.get(key) ?? []);
  }

  /** Links between two of the given nodes, each once, in the order of the nodes, however they were loaded. */
  linksAmong(ids: ReadonlySet<string>): GraphLink[] {
    const places = new Map(Array.from(ids, (id, place) => [id, place]));
    const placeOf = (link: GraphLink, id: string) => places.get(otherEnd(link, id)) ?? -1;
    return [...places].flatMap(([id, place]) =>
      this.linksOf(id)
        .filter((link) => placeOf(link, id) > place)
        .sort((a, b) => placeOf(a, id) - placeOf(b, id)),
    );
  }
}

export function linkKey(a: string, b: string): string {
  return a < b ? `${a}\n${b}` : `${b}\n${a}`;
}

/** The other end of a link. */
export function otherEnd(link: GraphLink, id: string): string {
  return link.from === id ? link.to : link.from;
}
