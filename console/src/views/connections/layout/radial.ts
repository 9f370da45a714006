import { BOX_HEIGHT, HALF_WIDTH_MIN, type Placed, removeOverlaps } from './boxes.ts';
import type { LayoutRequest, Position } from './layout.ts';
import { forestOf } from './levels.ts';

const RING_GAP = 130;

/** Rings around the start by the number of links. A node takes its share of its parent's part of the ring. */
export function placeInRings(request: LayoutRequest): Position[] {
  const { roots, children, depths } = forestOf(request);
  const leaves = countLeaves(children, depths);
  const boxes = request.nodes.map(
    ({ halfWidth, at }): Placed => ({
      x: at?.x ?? 0,
      y: at?.y ?? 0,
      halfWidth: Math.max(HALF_WIDTH_MIN, halfWidth),
      isFixed: at !== undefined,
    }),
  );
  const radii = ringRadii(depths, boxes, roots.length);
  const place = (index: number, from: number, to: number) => {
    const radius = radii[depths[index] ?? 0] ?? 0;
    const angle = (from + to) / 2;
    const box = boxes[index];
    if (box !== undefined && !box.isFixed) {
      box.x = radius * Math.cos(angle);
      box.y = radius * Math.sin(angle);
    }
    placeAll(children[index] ?? [], from, to);
  };
  const placeAll = (some: readonly number[], from: number, to: number) => {
    const total = some.reduce((sum, each) => sum + (leaves[each] ?? 1), 0);
    let start = from;
    for (const each of some) {
      const end = start + ((to - from) * (leaves[each] ?? 1)) / total;
      place(each, start, end);
      start = end;
    }
  };
  placeAll(roots, -Math.PI / 2, 1.5 * Math.PI);
  removeOverlaps(boxes);
  return boxes.map(({ x, y }) => ({ x, y }));
}

function countLeaves(children: readonly (readonly number[])[], depths: readonly number[]): number[] {
  const leaves = children.map(() => 1);
  const deepestFirst = [...depths.keys()].sort((a, b) => (depths[b] ?? 0) - (depths[a] ?? 0));
  for (const index of deepestFirst) {
    const below = (children[index] ?? []).reduce((sum, child) => sum + (leaves[child] ?? 1), 0);
    leaves[index] = Math.max(1, below);
  }
  return leaves;
}

/** Each ring is long enough for its nodes. A single start is in the middle. */
function ringRadii(depths: readonly number[], boxes: readonly Placed[], roots: number): number[] {
  const lengths: number[] = [];
  for (const [index, depth] of depths.entries()) {
    // On a ring, neighbours need their height at the sides and their width above and below.
    const size = (2 * (boxes[index]?.halfWidth ?? 0) + BOX_HEIGHT) / 2;
    lengths[depth] = (lengths[depth] ?? 0) + size;
  }
  const radii = [roots > 1 ? (lengths[0] ?? 0) / (2 * Math.PI) : 0];
  for (let depth = 1; depth < lengths.length; depth++)
    radii[depth] = Math.max((radii[depth - 1] ?? 0) + RING_GAP, (lengths[depth] ?? 0) / (2 * Math.PI));
  return radii;
}
