import { useRef } from 'preact/hooks';
import type { NodeActions } from './actions.ts';
import { readStack } from './actions.ts';
import type { CanvasControl } from './canvas-control.ts';
import { linkAt, nodeAt, type SceneLink, type SceneNode } from './drawing/scene.ts';
import { toWorld } from './drawing/viewport.ts';
import type { Point } from './model/graph-doc.ts';

interface Gesture {
  node: SceneNode | undefined;
  start: Point;
  last: Point;
  isDrag: boolean;
}

/** Smaller movements are clicks. */
const DRAG_START = 4;

interface PointerOptions {
  control: CanvasControl | undefined;
  selected: readonly string[];
  actions: NodeActions;
  onHover: (link: SceneLink | undefined) => void;
  /** A node was dragged to another place. */
  onDrop: (node: SceneNode) => void;
}

/** Click selects, double-click opens, drag moves a node or the drawing, the wheel and two fingers zoom. */
export function usePointer({ control, selected, actions, onHover, onDrop }: PointerOptions) {
  const gesture = useRef<Gesture>(undefined);
  const touches = useRef(new Map<number, Point>());
  const pointOf = (event: MouseEvent): Point => {
    const { left, top } = (event.currentTarget as Element).getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const nodeUnder = (point: Point) =>
    control &&
    nodeAt(
      control.renderer.scene,
      toWorld(control.renderer.viewport, point),
      control.renderer.viewport.scale,
    );

  const hover = (point: Point, element: Element) => {
    if (control === undefined) return;
    const { renderer } = control;
    const node = nodeUnder(point);
    const world = toWorld(renderer.viewport, point);
    const link = node === undefined ? linkAt(renderer.scene, world, renderer.viewport.scale) : undefined;
    if (node?.id === renderer.hovered && link === renderer.hoveredLink) return;
    renderer.hovered = node?.id;
    renderer.hoveredLink = link;
    renderer.invalidate();
    element.classList.toggle('is-target', node !== undefined);
    onHover(link);
  };

  const pinch = (event: PointerEvent, point: Point) => {
    const others = [...touches.current].filter(([id]) => id !== event.pointerId);
    const before = touches.current.get(event.pointerId);
    const [other] = others.map(([, at]) => at);
    if (before === undefined || other === undefined || control === undefined) return;
    const distance = (at: Point) => Math.max(1, Math.hypot(at.x - other.x, at.y - other.y));
    control.zoomBy(distance(point) / distance(before), {
      x: (point.x + other.x) / 2,
      y: (point.y + other.y) / 2,
    });
  };

  const select = (node: SceneNode, isAdding: boolean) => {
    if (readStack(node.id) !== undefined) return actions.expand(node.id);
    if (!isAdding) return actions.select([node.id]);
    const isSelected = selected.includes(node.id);
    return actions.select(isSelected ? selected.filter((id) => id !== node.id) : [...selected, node.id]);
  };

  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      const point = pointOf(event);
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      touches.current.set(event.pointerId, point);
      gesture.current =
        touches.current.size > 1
          ? undefined
          : { node: nodeUnder(point), start: point, last: point, isDrag: false };
    },
    onPointerMove(event: PointerEvent) {
      const point = pointOf(event);
      const current = gesture.current;
      if (touches.current.size > 1) pinch(event, point);
      if (touches.current.has(event.pointerId)) touches.current.set(event.pointerId, point);
      if (current === undefined || control === undefined) return hover(point, event.currentTarget as Element);
      if (Math.hypot(point.x - current.start.x, point.y - current.start.y) > DRAG_START)
        current.isDrag = true;
      if (!current.isDrag) return;
      if (current.node === undefined) control.pan(point.x - current.last.x, point.y - current.last.y);
      else {
        Object.assign(current.node, toWorld(control.renderer.viewport, point));
        control.renderer.redraw();
      }
      current.last = point;
    },
    onPointerUp(event: PointerEvent) {
      touches.current.delete(event.pointerId);
      const current = gesture.current;
      gesture.current = undefined;
      if (current === undefined) return;
      if (current.isDrag) {
        if (current.node !== undefined) onDrop(current.node);
      } else if (current.node !== undefined) {
        select(current.node, event.ctrlKey || event.metaKey || event.shiftKey);
      } else if (selected.length > 0) actions.select([]);
    },
    onPointerCancel(event: PointerEvent) {
      touches.current.delete(event.pointerId);
      gesture.current = undefined;
    },
    onPointerLeave() {
      if (control === undefined || gesture.current !== undefined) return;
      control.renderer.hovered = undefined;
      control.renderer.hoveredLink = undefined;
      control.renderer.invalidate();
      onHover(undefined);
    },
    onDblClick(event: MouseEvent) {
      const node = nodeUnder(pointOf(event));
      if (node !== undefined && readStack(node.id) === undefined) actions.open(node.id);
    },
  };
}
