import { placeByForce } from './force.ts';
import { placeInRings } from './radial.ts';
import { placeByTime } from './time.ts';
import { placeAsTree } from './tree.ts';

export interface LayoutNode {
  /** Nodes of a later step never move those of earlier ones. */
  step: number;
  /** Half of the width of its label. */
  halfWidth: number;
  /** Where it is already. */
  at?: { x: number; y: number } | undefined;
  /** Milliseconds; undefined if it has no dates. */
  time?: number | undefined;
  /** Its lane in a layout by time. */
  lane: number;
}

export interface LayoutRequest {
  kind: 'force' | 'tree' | 'radial' | 'time';
  nodes: readonly LayoutNode[];
  /** Indexes of nodes. */
  links: readonly (readonly [number, number])[];
  /** Indexes of the nodes that the others are arranged around. */
  roots: readonly number[];
}

/** Whole numbers: an address keeps them exactly. */
export interface Position {
  x: number;
  y: number;
}

/** The same request always gives the same positions. */
export function computeLayout(request: LayoutRequest): Position[] {
  switch (request.kind) {
    case 'tree':
      return placeAsTree(request);
    case 'radial':
      return placeInRings(request);
    case 'time':
      return placeByTime(request);
    default:
      return placeByForce(request);
  }
}
