import { canonicalItem, type FoundKind } from '../../../src/records/item.ts';
import { nodeId } from '../../../src/records/node-id.ts';

/** An entity in a text: the offsets of its first character and of the one after its last. */
export interface Place {
  start: number;
  end: number;
  /** The node's id. */
  node: string;
}

/** An indicator as hits list them. */
export interface GivenIndicator {
  kind: string;
  value: string;
}

export function indicatorNode(kind: FoundKind, value: string): string {
  return nodeId({ kind: 'indicator', indicator: kind, canonical: canonicalItem(kind, value) });
}
