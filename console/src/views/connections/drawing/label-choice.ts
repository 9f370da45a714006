import type { SceneNode } from './scene.ts';

/** Label size at scale 1, and the smallest on the screen. */
export const LABEL_SIZE = 11;
const LABEL_SIZE_MIN = 10;
const LABEL_SIZE_MAX = 14;

/** In whole pixels, so that few pictures of labels are needed. */
export function labelSize(scale: number): number {
  return Math.round(Math.min(LABEL_SIZE_MAX, Math.max(LABEL_SIZE_MIN, LABEL_SIZE * scale)));
}

const CELL = 64;

/**
 * Which labels are drawn. From the size at which the layout has room for all of them, all are. Below that, labels of
 * the same size need more room than there is, so those of nodes with few links drop first. The choice depends on the
 * scale only: labels do not come and go while the drawing moves.
 */
export function chooseLabels(
  nodes: readonly SceneNode[],
  scale: number,
  kept: ReadonlySet<string>,
): Set<string> {
  const size = labelSize(scale);
  if (size <= LABEL_SIZE * scale + 0.5 && scale >= 0.9) return new Set(nodes.map(({ id }) => id));
  const taken = new Map<number, { left: number; right: number; top: number; bottom: number }[]>();
  const chosen = new Set<string>();
  const byImportance = nodes.toSorted(
    (a, b) =>
      Number(kept.has(b.id)) - Number(kept.has(a.id)) || b.degree - a.degree || (a.id < b.id ? -1 : 1),
  );
  for (const node of byImportance) {
    const isKept = kept.has(node.id);
    const half = (node.halfWidth * size) / LABEL_SIZE + 3;
    const top = node.y * scale + node.radius * scale;
    const box = {
      left: node.x * scale - half,
      right: node.x * scale + half,
      top,
      bottom: top + size + 8,
    };
    const cells = cellsOf(box);
    const isFree = cells.every((cell) =>
      (taken.get(cell) ?? []).every(
        (other) =>
          box.right <= other.left ||
          box.left >= other.right ||
          box.bottom <= other.top ||
          box.top >= other.bottom,
      ),
    );
    if (!isFree && !isKept) continue;
    chosen.add(node.id);
    for (const cell of cells) {
      const boxes = taken.get(cell);
      if (boxes === undefined) taken.set(cell, [box]);
      else boxes.push(box);
    }
  }
  return chosen;
}

function cellsOf({ left, right, top, bottom }: { left: number; right: number; top: number; bottom: number }) {
  const cells: number[] = [];
  for (let row = Math.floor(top / CELL); row <= Math.floor(bottom / CELL); row++)
    for (let column = Math.floor(left / CELL); column <= Math.floor(right / CELL); column++)
      cells.push(column * 2 ** 24 + row);
  return cells;
}
