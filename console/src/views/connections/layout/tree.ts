import { BOX_HEIGHT, HALF_WIDTH_MIN, type Placed, removeOverlaps } from './boxes.ts';
import type { LayoutRequest, Position } from './layout.ts';
import { type Forest, forestOf } from './levels.ts';

const LEVEL_GAP = 44;
const GAP = 12;

/**
 * Levels from top to bottom. Children without children of their own share a block of several lines, or one level
 * would be as wide as all of them together.
 */
export function placeAsTree(request: LayoutRequest): Position[] {
  const forest = forestOf(request);
  const widths = request.nodes.map(({ halfWidth }) => 2 * Math.max(HALF_WIDTH_MIN, halfWidth) + GAP);
  const boxes = request.nodes.map(
    ({ halfWidth, at }): Placed => ({
      x: at?.x ?? 0,
      y: at?.y ?? 0,
      halfWidth: Math.max(HALF_WIDTH_MIN, halfWidth),
      isFixed: at !== undefined,
    }),
  );
  const tops = levelTops(forest);
  let left = 0;
  for (const root of forest.roots) left += place(root, left, { forest, widths, boxes, tops });
  for (const box of boxes) if (!box.isFixed) box.x -= left / 2;
  removeOverlaps(boxes);
  return boxes.map(({ x, y }) => ({ x, y }));
}

interface Drawing {
  forest: Forest;
  widths: readonly number[];
  boxes: readonly Placed[];
  tops: readonly number[];
}

/** Blocks are about as wide as two thirds more than they are high. */
const columnsOf = (leaves: number) => Math.ceil(Math.sqrt(leaves * 0.75));

function levelTops({ children, depths }: Forest): number[] {
  const lines: number[] = [];
  for (const [index, each] of children.entries()) {
    const depth = (depths[index] ?? 0) + 1;
    const leaves = each.filter((child) => children[child]?.length === 0).length;
    const needed = leaves === 0 ? 1 : Math.ceil(leaves / columnsOf(leaves));
    lines[depth] = Math.max(lines[depth] ?? 1, needed);
  }
  const tops = [0];
  for (let depth = 1; depth <= lines.length; depth++)
    tops[depth] = (tops[depth - 1] ?? 0) + (lines[depth - 1] ?? 1) * BOX_HEIGHT + LEVEL_GAP;
  return tops;
}

/** Returns the width that the node and all below it take. */
function place(index: number, left: number, drawing: Drawing): number {
  const { forest, widths, boxes, tops } = drawing;
  const children = forest.children[index] ?? [];
  const top = tops[forest.depths[index] ?? 0] ?? 0;
  const isLeaf = (child: number) => forest.children[child]?.length === 0;
  const leaves = children.filter(isLeaf);
  let width = placeBlock(leaves, left, drawing);
  for (const child of children) if (!isLeaf(child)) width += place(child, left + width, drawing);
  const own = Math.max(width, widths[index] ?? 0);
  move(boxes[index], left + own / 2, top);
  return own;
}

function placeBlock(
  leaves: readonly number[],
  left: number,
  { forest, widths, boxes, tops }: Drawing,
): number {
  const columns = columnsOf(leaves.length);
  const cell = Math.max(0, ...leaves.map((leaf) => widths[leaf] ?? 0));
  for (const [place, leaf] of leaves.entries()) {
    const line = Math.floor(place / columns);
    const top = tops[forest.depths[leaf] ?? 0] ?? 0;
    move(boxes[leaf], left + ((place % columns) + 0.5) * cell, top + line * BOX_HEIGHT);
  }
  return Math.min(columns, leaves.length) * cell;
}

function move(box: Placed | undefined, x: number, y: number): void {
  if (box === undefined || box.isFixed) return;
  box.x = x;
  box.y = y;
}
