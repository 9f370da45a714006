import { BOX_HEIGHT, HALF_WIDTH_MIN, type Placed, removeOverlaps } from './boxes.ts';
import type { LayoutRequest, Position } from './layout.ts';

const WIDTH_MIN = 1100;
const LANE_GAP = 24;

/** Left to right by date, kinds in lanes above each other. A lane has as many lines as it needs. */
export function placeByTime({ nodes }: LayoutRequest): Position[] {
  const times = nodes.flatMap(({ time }) => time ?? []);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const width = timeWidth(nodes.length);
  const boxes = nodes.map(({ halfWidth, at, time }): Placed => {
    const share = time === undefined || last <= first ? 0 : (time - first) / (last - first);
    return {
      x: at?.x ?? Math.round(share * width),
      y: at?.y ?? 0,
      halfWidth: Math.max(HALF_WIDTH_MIN, halfWidth),
      isFixed: at !== undefined,
    };
  });
  let top = 0;
  const lanes = [...new Set(nodes.map(({ lane }) => lane))].sort((a, b) => a - b);
  for (const lane of lanes) {
    const members = boxes.filter((box, index) => nodes[index]?.lane === lane && !box.isFixed);
    top += placeLane(members, top) * BOX_HEIGHT + LANE_GAP;
  }
  removeOverlaps(boxes);
  return boxes.map(({ x, y }) => ({ x, y }));
}

export function timeWidth(nodes: number): number {
  return Math.max(WIDTH_MIN, 150 * Math.sqrt(nodes));
}

/** Each box goes to the first line that is free at its date. Returns the number of lines. */
function placeLane(boxes: readonly Placed[], top: number): number {
  const ends: number[] = [];
  for (const box of boxes.toSorted((a, b) => a.x - b.x)) {
    let line = ends.findIndex((end) => end <= box.x - box.halfWidth);
    if (line === -1) line = ends.length;
    ends[line] = box.x + box.halfWidth;
    box.y = top + line * BOX_HEIGHT;
  }
  return ends.length;
}
