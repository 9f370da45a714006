import type { SceneNode } from './scene.ts';

/** Label size at scale 1, and the smallest on the screen. */
export const LABEL_SIZE = 11;
const LABEL_SIZE_MIN = 10;
const LABEL_SIZE_MAX = 14;
/** Below this scale nodes are plain discs without an icon. Labels may cover them, or there would be none. */
export const DISC_SCALE = 0.3;

/** In whole pixels, so that few pictures of labels are needed. */
export function labelSize(scale: number): number {
  return Math.round(Math.min(LABEL_SIZE_MAX, Math.max(LABEL_SIZE_MIN, LABEL_SIZE * scale)));
}

interface Box {
  owner: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const CELL = 64;

/** Boxes by the cells that they touch. */
class Taken {
  readonly #cells = new Map<number, Box[]>();

  add(box: Box): void {
    for (const cell of cellsOf(box)) {
      const boxes = this.#cells.get(cell);
      if (boxes === undefined) this.#cells.set(cell, [box]);
      else boxes.push(box);
    }
  }

  isFree(box: Box): boolean {
    return cellsOf(box).every((cell) =>
      (this.#cells.get(cell) ?? []).every(
        (other) =>
          other.owner === box.owner ||
          box.right <= other.left ||
          box.left >= other.right ||
          box.bottom <= other.top ||
          box.top >= other.bottom,
      ),
    );
  }
}

function cellsOf({ left, right, top, bottom }: Box): number[] {
  const cells: number[] = [];
  for (let row = Math.floor(top / CELL); row <= Math.floor(bottom / CELL); row++)
    for (let column = Math.floor(left / CELL); column <= Math.floor(right / CELL); column++)
      cells.push(column * 2 ** 24 + row);
  return cells;
}

/**
 * Which labels are drawn. From the size at which the layout has room for all of them, all are. Below that, labels
 * need more room than there is, so those of nodes with few links drop first; none lies on another label or on a node.
 * The choice depends on the scale only: labels do not come and go while the drawing moves.
 */
export function chooseLabels(
  nodes: readonly SceneNode[],
  scale: number,
  kept: ReadonlySet<string>,
): Set<string> {
  const size = labelSize(scale);
  if (size <= LABEL_SIZE * scale + 0.5 && scale >= 0.9) return new Set(nodes.map(({ id }) => id));
  const taken = new Taken();
  if (scale >= DISC_SCALE) for (const node of nodes) taken.add(discBox(node, scale));
  const chosen = new Set<string>();
  const byImportance = nodes.toSorted(
    (a, b) =>
      Number(kept.has(b.id)) - Number(kept.has(a.id)) || b.degree - a.degree || (a.id < b.id ? -1 : 1),
  );
  for (const node of byImportance) {
    const box = labelBox(node, scale, size);
    if (!kept.has(node.id) && !taken.isFree(box)) continue;
    chosen.add(node.id);
    taken.add(box);
  }
  return chosen;
}

function discBox({ id, x, y, radius }: SceneNode, scale: number): Box {
  return {
    owner: id,
    left: (x - radius) * scale,
    right: (x + radius) * scale,
    top: (y - radius) * scale,
    bottom: (y + radius) * scale,
  };
}

/** On the screen, but for the place of the window. */
export function labelBox({ id, x, y, radius, halfWidth }: SceneNode, scale: number, size: number): Box {
  const half = (halfWidth * size) / LABEL_SIZE + 3;
  const top = (y + radius) * scale;
  return { owner: id, left: x * scale - half, right: x * scale + half, top, bottom: top + size + 8 };
}
