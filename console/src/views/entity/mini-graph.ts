import type { EntityHit } from '../../api/types.ts';
import { isShared, sharedTotal } from './shared.ts';

export interface Neighbour {
  node: string;
  label: string;
  weight: number;
}

const NEIGHBOURS_MAX = 8;
const OF_ONE_KIND_MAX = 4;

/** The strongest neighbours that a summary knows: shared indicators, then the records it occurs in most. */
export function strongestNeighbours(hit: EntityHit): Neighbour[] {
  const indicators = (hit.indicators?.rows ?? [])
    .filter((row) => isShared(row) && !row.shared.isCommon)
    .toSorted(
      (a, b) =>
        Number(b.relation === 'own') - Number(a.relation === 'own') || sharedTotal(b) - sharedTotal(a),
    )
    .map(({ node, value, count }) => ({ node, label: value, weight: count }));
  const tables = [indicators, ...[hit.people, hit.channels, hit.pages, hit.groups, hit.victims].map(rowsOf)];
  const chosen: Neighbour[] = [];
  // One of each kind in turn, so that no kind hides the others.
  for (let position = 0; position < OF_ONE_KIND_MAX; position++)
    for (const table of tables) {
      const next = table[position];
      if (next !== undefined && chosen.length < NEIGHBOURS_MAX) chosen.push(next);
    }
  return chosen;
}

function rowsOf(table: EntityHit['people']): Neighbour[] {
  return (table?.rows ?? []).map(({ node, label, count }) => ({ node, label, weight: count }));
}

export interface Position {
  /** In percent of the width and height. */
  x: number;
  y: number;
}

/** Places on an ellipse around the middle, from the top. */
export function positionsAround(count: number): Position[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = -Math.PI / 2 + ((index + 0.5) / count) * 2 * Math.PI;
    return { x: 50 + 38 * Math.cos(angle), y: 44 + 34 * Math.sin(angle) };
  });
}
