import { isPrivateDialogue } from '../../records/implied.ts';
import {
  type LinkedKind,
  type LinkedNode,
  type LinksQuestion,
  linkedId,
  linkedKind,
  type NodeLink,
  type NodeLinks,
} from '../port/links.ts';

interface CountedLink extends NodeLink {
  /** Links that only a record shows have none. */
  messages: number;
}

/** Adds up the links of one node. */
export class LinkCounts {
  #kinds: ReadonlySet<LinkedKind>;
  #among: ReadonlySet<string> | undefined;
  #links = new Map<string, CountedLink>();

  constructor({ kinds, among }: LinksQuestion) {
    this.#kinds = new Set(kinds);
    this.#among = among && new Set(among);
  }

  addMessages(node: LinkedNode, messages: number, firstSeen: number, lastSeen: number): void {
    const link = this.#link(node, firstSeen, lastSeen);
    if (link === undefined) return;
    // Messages are stronger than a record that only repeats them.
    const isFirst = link.messages === 0;
    link.messages += messages;
    link.weight = link.messages;
    link.firstSeen = isFirst ? firstSeen : Math.min(link.firstSeen, firstSeen);
    link.lastSeen = isFirst ? lastSeen : Math.max(link.lastSeen, lastSeen);
  }

  addRecord(node: LinkedNode, at: number): void {
    this.#link(node, at, at);
  }

  result(max: number): NodeLinks {
    const totals = new Map<LinkedKind, number>();
    const sorted = [...this.#links].sort(
      ([a, { weight: one }], [b, { weight: other }]) => other - one || (a < b ? -1 : 1),
    );
    const links: NodeLink[] = [];
    let listed = 0;
    for (const [, { messages: _, ...link }] of sorted) {
      const kind = linkedKind(link.node);
      totals.set(kind, (totals.get(kind) ?? 0) + 1);
      if (kind === 'post' || listed++ < max) links.push(link);
    }
    return { totals: Array.from(totals, ([kind, count]) => ({ kind, count })), links };
  }

  #link(node: LinkedNode, firstSeen: number, lastSeen: number): CountedLink | undefined {
    if (!this.#kinds.has(linkedKind(node)) || isNoNode(node)) return undefined;
    const id = linkedId(node);
    const known = this.#links.get(id);
    if (known !== undefined) return known;
    if (node.kind !== 'post' && this.#among?.has(id) === false) return undefined;
    const link = { node, weight: 1, messages: 0, firstSeen, lastSeen };
    this.#links.set(id, link);
    return link;
  }
}

/** A private dialogue has no record. */
function isNoNode(node: LinkedNode): boolean {
  return node.kind === 'channel' && isPrivateDialogue({ platform: node.platform, channelId: node.id });
}
