import type { Region } from './line-changes.ts';

/** Steps that may still be taken. */
export interface WorkBudget {
  steps: number;
}

/** More differences within one region are not worth the work. */
const EDITS_MAX = 200;
const UNREACHABLE = -1;

/**
 * The shortest list of changes within a region (Myers, "An O(ND) difference algorithm and its variations", 1986), or
 * undefined if it is too long or the budget too small.
 */
export function shortestEdit(
  region: Region,
  old: Int32Array,
  now: Int32Array,
  budget: WorkBudget,
): Region[] | undefined {
  const width = region.oldEnd - region.oldStart;
  const height = region.newEnd - region.newStart;
  const rounds = Math.min(width + height, EDITS_MAX);
  const origin = rounds + 1;
  /** By diagonal: how many old lines are reached after each round. */
  const reached = new Int32Array(2 * rounds + 3).fill(UNREACHABLE);
  const history: Int32Array[] = [];
  for (let round = 0; round <= rounds; round++) {
    history.push(reached.slice());
    for (let diagonal = -round; diagonal <= round; diagonal += 2) {
      let x =
        round === 0 ? 0 : stepTo(history[round] as Int32Array, origin + diagonal, diagonal, width, height);
      budget.steps--;
      if (x !== UNREACHABLE) {
        while (
          x < width &&
          x - diagonal < height &&
          old[region.oldStart + x] === now[region.newStart + x - diagonal]
        ) {
          x++;
          budget.steps--;
        }
      }
      reached[origin + diagonal] = x;
      if (x === width && x - diagonal === height) return traced(region, history, origin, round);
    }
    if (budget.steps < 0) return undefined;
  }
  return undefined;
}

/** The furthest place on a diagonal after one more edit: an added line from above, or a removed one from the left. */
function stepTo(reached: Int32Array, index: number, diagonal: number, width: number, height: number): number {
  const below = reached[index + 1] as number;
  const left = reached[index - 1] as number;
  const afterAdding = below !== UNREACHABLE && below - diagonal <= height ? below : UNREACHABLE;
  const afterRemoving = left !== UNREACHABLE && left < width ? left + 1 : UNREACHABLE;
  return Math.max(afterAdding, afterRemoving);
}

/** Follows the edits back from the end; neighbouring ones become one change. */
function traced(region: Region, history: readonly Int32Array[], origin: number, rounds: number): Region[] {
  const width = region.oldEnd - region.oldStart;
  const height = region.newEnd - region.newStart;
  const changes: Region[] = [];
  let diagonal = width - height;
  for (let round = rounds; round > 0; round--) {
    const reached = history[round] as Int32Array;
    const x = stepTo(reached, origin + diagonal, diagonal, width, height);
    const isAdded = reached[origin + diagonal + 1] === x && x - diagonal <= height;
    const from = isAdded ? { x, diagonal: diagonal + 1 } : { x: x - 1, diagonal: diagonal - 1 };
    const edit: Region = {
      oldStart: region.oldStart + from.x,
      oldEnd: region.oldStart + x,
      newStart: region.newStart + from.x - from.diagonal,
      newEnd: region.newStart + x - diagonal,
    };
    const later = changes.at(-1);
    if (later !== undefined && later.oldStart === edit.oldEnd && later.newStart === edit.newEnd) {
      later.oldStart = edit.oldStart;
      later.newStart = edit.newStart;
    } else changes.push(edit);
    diagonal = from.diagonal;
  }
  return changes.reverse();
}
