/**
 * A node and its label are one box. All boxes have the same height and are as wide as their label, so that no label
 * ever lies on another one or on a node.
 */
export const BOX_TOP = -27;
export const BOX_BOTTOM = 43;
export const BOX_HEIGHT = BOX_BOTTOM - BOX_TOP;
export const HALF_WIDTH_MIN = 28;

export interface Placed {
  x: number;
  y: number;
  halfWidth: number;
  /** Stays where it is. */
  isFixed: boolean;
}

const CELL_WIDTH = 128;
const ROUNDS_MAX = 60;

export function areOverlapping(a: Placed, b: Placed): boolean {
  return Math.abs(a.x - b.x) < a.halfWidth + b.halfWidth && Math.abs(a.y - b.y) < BOX_HEIGHT;
}

/** Boxes by the cells that they touch, so that only those nearby are compared. */
class Grid {
  readonly #cells = new Map<number, Placed[]>();

  add(box: Placed): void {
    for (const key of cellsOf(box)) {
      const cell = this.#cells.get(key);
      if (cell === undefined) this.#cells.set(key, [box]);
      else cell.push(box);
    }
  }

  hit(box: Placed): Placed | undefined {
    for (const key of cellsOf(box))
      for (const other of this.#cells.get(key) ?? [])
        if (other !== box && areOverlapping(box, other)) return other;
    return undefined;
  }

  eachPair(visit: (a: Placed, b: Placed) => void): void {
    for (const cell of this.#cells.values())
      for (let i = 0; i < cell.length; i++)
        for (let j = i + 1; j < cell.length; j++) visit(cell[i] as Placed, cell[j] as Placed);
  }
}

/** More rows than any drawing has. */
const ROWS = 2 ** 24;

function cellsOf({ x, y, halfWidth }: Placed): number[] {
  const cells: number[] = [];
  const bottom = Math.floor((y + BOX_HEIGHT) / BOX_HEIGHT);
  const right = Math.floor((x + halfWidth) / CELL_WIDTH);
  for (let row = Math.floor(y / BOX_HEIGHT); row <= bottom; row++)
    for (let column = Math.floor((x - halfWidth) / CELL_WIDTH); column <= right; column++)
      cells.push(column * ROWS + row);
  return cells;
}

/**
 * Moves boxes apart. Pushing neighbours keeps the shape of the drawing; what still overlaps after that goes to the
 * nearest free place, which always exists. Only boxes that were fixed on top of each other stay so.
 */
export function removeOverlaps(boxes: readonly Placed[]): void {
  const fixed = new Grid();
  for (const box of boxes) if (box.isFixed) fixed.add(box);
  const moving = boxes.filter(({ isFixed }) => !isFixed);
  for (let round = 0; round < ROUNDS_MAX; round++) if (!pushApart(moving, fixed)) break;
  for (const box of moving) {
    box.x = Math.round(box.x);
    box.y = Math.round(box.y);
  }
  for (const box of moving) {
    if (fixed.hit(box) !== undefined) moveToFreePlace(box, fixed);
    fixed.add(box);
  }
}

/** Whether any box moved. */
function pushApart(moving: readonly Placed[], fixed: Grid): boolean {
  const grid = new Grid();
  for (const box of moving) grid.add(box);
  let isMoved = false;
  grid.eachPair((a, b) => {
    if (!areOverlapping(a, b)) return;
    isMoved = true;
    const { dx, dy } = wayOut(a, b);
    a.x += dx / 2;
    a.y += dy / 2;
    b.x -= dx / 2;
    b.y -= dy / 2;
  });
  for (const box of moving) {
    const other = fixed.hit(box);
    if (other === undefined) continue;
    isMoved = true;
    const { dx, dy } = wayOut(box, other);
    box.x += dx;
    box.y += dy;
  }
  return isMoved;
}

/** The shortest move of a box that frees it from another. */
function wayOut(a: Placed, b: Placed): { dx: number; dy: number } {
  const overlapX = a.halfWidth + b.halfWidth - Math.abs(a.x - b.x) + 1;
  const overlapY = BOX_HEIGHT - Math.abs(a.y - b.y) + 1;
  return overlapX < overlapY
    ? { dx: a.x < b.x ? -overlapX : overlapX, dy: 0 }
    : { dx: 0, dy: a.y < b.y ? -overlapY : overlapY };
}

const RING_WIDTH = 28;
const RING_HEIGHT = 24;

/** Tries places on growing rectangles around the wanted one. */
function moveToFreePlace(box: Placed, placed: Grid): void {
  const { x, y } = box;
  for (let ring = 1; ; ring++)
    for (let column = -ring; column <= ring; column++) {
      const step = Math.abs(column) === ring ? 1 : 2 * ring;
      for (let row = -ring; row <= ring; row += step) {
        box.x = x + column * RING_WIDTH;
        box.y = y + row * RING_HEIGHT;
        if (placed.hit(box) === undefined) return;
      }
    }
}
