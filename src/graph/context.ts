import type { Node } from '../records/node.ts';
import type { VisibleFindings } from '../storage/port/indicators.ts';
import type { TimeWindow } from '../storage/port/query.ts';
import type { Reading } from '../storage/port/reading.ts';
import type { GraphKind, Link } from './link.ts';
import type { LinkSums } from './link-sums.ts';

export type GraphStore = Pick<Reading, 'links' | 'outlines' | 'find' | 'countIndicators' | 'findIndicators'>;

/** What a search of the graph sees. */
export interface GraphScope {
  store: GraphStore;
  /** Kinds of nodes that the key may see. */
  kinds: ReadonlySet<GraphKind>;
  /** The findings that it may count. */
  visible: readonly VisibleFindings[];
  during: TimeWindow;
  signal?: AbortSignal | undefined;
}

/** One step of a search: the nodes that are expanded, and where their links are collected. */
export interface Expansion extends GraphScope {
  nodes: readonly Node[];
  /** Kinds of links that are wanted. */
  wanted: ReadonlySet<GraphKind>;
  sumsOf(node: Node): LinkSums;
  /** Links per node. */
  max: number;
  among: ReadonlySet<string> | undefined;
}

export function nodesOf<K extends Node['kind']>(
  nodes: readonly Node[],
  ...kinds: readonly K[]
): (Node & { kind: K })[] {
  return nodes.filter((node): node is Node & { kind: K } => (kinds as readonly string[]).includes(node.kind));
}

/** A link that a record alone makes, if the record was seen within the dates. */
export function recordLink(
  node: Node,
  { firstSeen, lastSeen }: { firstSeen: number; lastSeen: number },
  during: TimeWindow,
): Link[] {
  const isWithin =
    lastSeen >= (during.from ?? Number.NEGATIVE_INFINITY) &&
    firstSeen <= (during.to ?? Number.POSITIVE_INFINITY);
  return isWithin ? [{ node, weight: 1, firstSeen, lastSeen }] : [];
}
