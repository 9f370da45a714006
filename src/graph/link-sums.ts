import { nodeId } from '../records/node.ts';
import { type GraphKind, graphKind, type Link, type Links } from './link.ts';

/** Collects the links of one node from several sources. */
export class LinkSums {
  #kinds: ReadonlySet<GraphKind>;
  #among: ReadonlySet<string> | undefined;
  #links = new Map<string, Link>();
  #unlisted = new Map<GraphKind, number>();
  #isCut = false;

  constructor(kinds: ReadonlySet<GraphKind>, among: ReadonlySet<string> | undefined) {
    this.#kinds = kinds;
    this.#among = among;
  }

  /** Adds the records of a link to those that are known. */
  sum(link: Link): void {
    const known = this.#links.get(nodeId(link.node));
    if (known === undefined) this.add(link);
    else {
      known.weight += link.weight;
      known.firstSeen = Math.min(known.firstSeen, link.firstSeen);
      known.lastSeen = Math.max(known.lastSeen, link.lastSeen);
    }
  }

  /** Adds a link unless it is known: a name that messages mention is no further record. */
  add(link: Link): void {
    const id = nodeId(link.node);
    if (!this.#kinds.has(graphKind(link.node)) || this.#links.has(id)) return;
    if (this.#among !== undefined && !this.#among.has(id)) return;
    this.#links.set(id, { ...link });
  }

  /** Counts links that exist but are too weak to be listed. */
  addUnlisted(kind: GraphKind, count: number): void {
    if (count > 0 && this.#kinds.has(kind)) this.#unlisted.set(kind, (this.#unlisted.get(kind) ?? 0) + count);
  }

  /** There may be more links, whose number is unknown. */
  cut(): void {
    this.#isCut = true;
  }

  /** Lists one of the links that were only counted. */
  list(link: Link): void {
    const kind = graphKind(link.node);
    const unlisted = this.#unlisted.get(kind) ?? 0;
    if (unlisted === 0 || this.#links.has(nodeId(link.node))) return;
    this.#links.set(nodeId(link.node), { ...link });
    if (unlisted === 1) this.#unlisted.delete(kind);
    else this.#unlisted.set(kind, unlisted - 1);
  }

  get hasUnlisted(): boolean {
    return this.#unlisted.size > 0;
  }

  result(max: number): Links {
    const totals = new Map(this.#unlisted);
    const sorted = [...this.#links].sort(
      ([a, { weight: one }], [b, { weight: other }]) => other - one || (a < b ? -1 : 1),
    );
    for (const [, { node }] of sorted) totals.set(graphKind(node), (totals.get(graphKind(node)) ?? 0) + 1);
    const links = sorted.slice(0, max).map(([, link]) => link);
    return { totals, links, isCut: this.#isCut || this.hasUnlisted || links.length < sorted.length };
  }
}
