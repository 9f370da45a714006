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
  for (let round = 0; round < ROUNDS_MAX; round++) if (!pushApart(boxes)) break;
  for (const box of boxes) {
    box.x = Math.round(box.x);
    box.y = Math.round(box.y);
  }
  const placed = new Grid();
  for (const box of boxes) if (box.isFixed) placed.add(box);
  for (const box of boxes) {
    if (box.isFixed) continue;
    if (placed.hit(box) !== undefined) moveToFreePlace(box, placed);
    placed.add(box);
  }
}

/** Whether any box moved. */
function pushApart(boxes: readonly Placed[]): boolean {
  const grid = new Grid();
  for (const box of boxes) grid.add(box);
  let isMoved = false;
  grid.eachPair((a, b) => {
    if ((a.isFixed && b.isFixed) || !areOverlapping(a, b)) return;
    isMoved = true;
    const overlapX = a.halfWidth + b.halfWidth - Math.abs(a.x - b.x) + 1;
    const overlapY = BOX_HEIGHT - Math.abs(a.y - b.y) + 1;
    const share = a.isFixed || b.isFixed ? 1 : 0.5;
    const [dx, dy] =
      overlapX < overlapY
        ? [overlapX * share * (a.x < b.x ? -1 : 1), 0]
        : [0, overlapY * share * (a.y < b.y ? -1 : 1)];
    if (!a.isFixed) {
      a.x += dx;
      a.y += dy;
    }
    if (!b.isFixed) {
      b.x -= dx;
      b.y -= dy;
    }
  });
  return isMoved;
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
