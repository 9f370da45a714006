import type { Point } from '../model/graph-doc.ts';

/** On the screen, a point of the drawing is at `x + scale * point.x`. */
export interface Viewport {
  x: number;
  y: number;
  scale: number;
}

export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const SCALE_MIN = 0.04;
export const SCALE_MAX = 3;
const FIT_SCALE_MAX = 1.15;

export function toScreen({ x, y, scale }: Viewport, point: Point): Point {
  return { x: x + scale * point.x, y: y + scale * point.y };
}

export function toWorld({ x, y, scale }: Viewport, point: Point): Point {
  return { x: (point.x - x) / scale, y: (point.y - y) / scale };
}

/** The point under the pointer stays where it is. */
export function zoomAt(viewport: Viewport, factor: number, at: Point): Viewport {
  const scale = Math.min(SCALE_MAX, Math.max(SCALE_MIN, viewport.scale * factor));
  const world = toWorld(viewport, at);
  return { scale, x: at.x - scale * world.x, y: at.y - scale * world.y };
}

/** Shows everything in the part of the window that no panel covers. */
export function fit(content: Area, free: Area): Viewport {
  const width = Math.max(1, content.right - content.left);
  const height = Math.max(1, content.bottom - content.top);
  const available = { width: free.right - free.left, height: free.bottom - free.top };
  const wanted = Math.min(available.width / width, available.height / height, FIT_SCALE_MAX);
  const scale = Math.max(SCALE_MIN, wanted);
  return {
    scale,
    x: (free.left + free.right) / 2 - (scale * (content.left + content.right)) / 2,
    y: (free.top + free.bottom) / 2 - (scale * (content.top + content.bottom)) / 2,
  };
}

/** Moves as little as needed to bring a point into the free part. */
export function reveal(viewport: Viewport, point: Point, free: Area, margin = 60): Viewport {
  const { x, y } = toScreen(viewport, point);
  const shift = (value: number, from: number, to: number) =>
    value < from + margin ? from + margin - value : value > to - margin ? to - margin - value : 0;
  return {
    ...viewport,
    x: viewport.x + shift(x, free.left, free.right),
    y: viewport.y + shift(y, free.top, free.bottom),
  };
}
