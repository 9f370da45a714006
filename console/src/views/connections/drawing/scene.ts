import { BOX_BOTTOM, BOX_TOP } from '../layout/boxes.ts';
import type { GraphLink } from '../model/graph-data.ts';
import type { Point } from '../model/graph-doc.ts';
import type { KindGroup } from '../model/kind-groups.ts';
import type { Area, Viewport } from './viewport.ts';

/** Something to draw: a node, or a stack of nodes that are not shown. */
export interface SceneNode {
  id: string;
  x: number;
  y: number;
  radius: number;
  group: KindGroup;
  label: string;
  /** Half of the label's width at scale 1. */
  halfWidth: number;
  isMono: boolean;
  degree: number;
  /** Number of nodes in a stack; 0 for a node. */
  stack: number;
  isSelected: boolean;
  isOnPath: boolean;
  isPinned: boolean;
  /** `+61`: more neighbours than are shown. */
  badge?: string | undefined;
}

export interface SceneLink {
  from: SceneNode;
  to: SceneNode;
  isOnPath: boolean;
  width: number;
  /** Undefined for the line to a stack. */
  link?: GraphLink | undefined;
}

export interface Scene {
  nodes: readonly SceneNode[];
  links: readonly SceneLink[];
}

export const EMPTY_SCENE: Scene = { nodes: [], links: [] };

const RADII: readonly [minDegree: number, radius: number][] = [
  [12, 22],
  [6, 18],
  [3, 16],
  [0, 14],
];

export function radiusOf(degree: number): number {
  return RADII.find(([min]) => degree >= min)?.[1] ?? 14;
}

/** Thicker with the square root of the weight, from a hairline to a strong line. */
export function widthOf(weight: number): number {
  return Math.round(Math.min(4.5, 0.85 + Math.sqrt(weight) / 7) * 2) / 2;
}

export function boundsOf(nodes: readonly SceneNode[]): Area {
  const area = { left: 0, top: 0, right: 0, bottom: 0 };
  for (const [index, { x, y, halfWidth }] of nodes.entries()) {
    const [left, right, top, bottom] = [x - halfWidth, x + halfWidth, y + BOX_TOP, y + BOX_BOTTOM];
    area.left = index === 0 ? left : Math.min(area.left, left);
    area.right = index === 0 ? right : Math.max(area.right, right);
    area.top = index === 0 ? top : Math.min(area.top, top);
    area.bottom = index === 0 ? bottom : Math.max(area.bottom, bottom);
  }
  return area;
}

/** Targets of at least 24 px, however small the drawing is. */
const TARGET_RADIUS = 12;

export function nodeAt({ nodes }: Scene, world: Point, scale: number): SceneNode | undefined {
  let best: SceneNode | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const node of nodes) {
    const distance = Math.hypot(node.x - world.x, node.y - world.y);
    if (distance > Math.max(node.radius + 3, TARGET_RADIUS / scale) || distance >= bestDistance) continue;
    best = node;
    bestDistance = distance;
  }
  return best;
}

export function linkAt({ links }: Scene, world: Point, scale: number): SceneLink | undefined {
  const reach = 6 / scale;
  let best: SceneLink | undefined;
  let bestDistance = reach;
  for (const link of links) {
    if (link.link === undefined) continue;
    const distance = distanceToLine(world, link.from, link.to);
    if (distance >= bestDistance) continue;
    best = link;
    bestDistance = distance;
  }
  return best;
}

function distanceToLine(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length;
  const clamped = Math.max(0, Math.min(1, share));
  return Math.hypot(point.x - from.x - clamped * dx, point.y - from.y - clamped * dy);
}

type Direction = 'left' | 'right' | 'up' | 'down';

const DIRECTIONS: Record<Direction, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** The nearest node in a direction. Those beside the way count as farther. */
export function nodeTowards({ nodes }: Scene, from: SceneNode, direction: Direction): SceneNode | undefined {
  const { x, y } = DIRECTIONS[direction];
  let best: SceneNode | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const node of nodes) {
    const [dx, dy] = [node.x - from.x, node.y - from.y];
    const along = dx * x + dy * y;
    const aside = Math.abs(dx * y) + Math.abs(dy * x);
    if (node === from || along <= 0 || aside > 2 * along) continue;
    const cost = along + 2 * aside;
    if (cost >= bestCost) continue;
    best = node;
    bestCost = cost;
  }
  return best;
}

interface Size {
  width: number;
  height: number;
}

const PLACES = [0.5, 0.4, 0.6, 0.3, 0.7, 0.22, 0.78];
const SIDES = [0, -1, 1];

/** Where the label of a link covers no node and no label: on the line if possible, else beside it. On the screen. */
export function placeLinkLabel(
  { from, to }: Pick<SceneLink, 'from' | 'to'>,
  nodes: readonly SceneNode[],
  { x, y, scale }: Viewport,
  { width, height }: Size,
): Point {
  const at = (share: number, side: number): Point => ({
    x: x + scale * (from.x + share * (to.x - from.x)),
    y: y + scale * (from.y + share * (to.y - from.y)) + side * (height + 4),
  });
  const covers = (center: Point) =>
    nodes.some((node) => {
      const [nodeX, nodeY] = [x + scale * node.x, y + scale * node.y];
      return (
        Math.abs(center.x - nodeX) < width / 2 + scale * node.halfWidth &&
        center.y + height / 2 > nodeY + scale * BOX_TOP &&
        center.y - height / 2 < nodeY + scale * BOX_BOTTOM
      );
    });
  const candidates = SIDES.flatMap((side) => PLACES.map((share) => at(share, side)));
  return candidates.find((each) => !covers(each)) ?? at(0.5, 0);
}
