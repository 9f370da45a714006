import type { LookupKind } from '../records/indicator.ts';
import type { Node, NodeKind } from '../records/node.ts';

/** Kinds of nodes; each kind of indicator is one of its own. */
export type GraphKind = Exclude<NodeKind, 'indicator'> | LookupKind;

export function graphKind(node: Node): GraphKind {
  return node.kind === 'indicator' ? node.indicator : node.kind;
}

/** A connection with another node. The same from both sides. */
export interface Link {
  node: Node;
  /** Number of records that make the connection. */
  weight: number;
  firstSeen: number;
  lastSeen: number;
}

export interface Links {
  /** Exact number of links by kind, listed or not. */
  totals: ReadonlyMap<GraphKind, number>;
  /** Largest weight first, ties by node id. */
  links: Link[];
  /** Whether some links are not listed. */
  isCut: boolean;
}
