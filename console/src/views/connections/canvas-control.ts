import type { Renderer } from './drawing/renderer.ts';
import { boundsOf, type SceneNode } from './drawing/scene.ts';
import { type Area, fit, reveal, zoomAt } from './drawing/viewport.ts';
import type { Point } from './model/graph-doc.ts';

/** Room that panels take at the edges. */
export interface Insets {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const ZOOM_STEP = 1.25;

/** What buttons, keys and panels can do with the view of the drawing. */
export class CanvasControl {
  readonly renderer: Renderer;
  insets: Insets = { left: 0, right: 0, top: 0, bottom: 0 };
  readonly #listeners = new Set<() => void>();

  constructor(renderer: Renderer) {
    this.renderer = renderer;
  }

  /** Calls back whenever the view moves. Rendering components for every frame would take too long. */
  onMove(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #onView(): void {
    for (const listener of this.#listeners) listener();
  }

  get free(): Area {
    const { width, height } = this.renderer.size;
    const { left, right, top, bottom } = this.insets;
    // Panels may cover more than there is.
    return {
      left,
      top,
      right: Math.max(left + 120, width - right),
      bottom: Math.max(top + 120, height - bottom),
    };
  }

  get middle(): Point {
    const { left, right, top, bottom } = this.free;
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  }

  zoom(direction: 1 | -1, at: Point = this.middle): void {
    this.zoomBy(direction === 1 ? ZOOM_STEP : 1 / ZOOM_STEP, at);
  }

  zoomBy(factor: number, at: Point): void {
    this.renderer.viewport = zoomAt(this.renderer.viewport, factor, at);
    this.#onView();
  }

  pan(dx: number, dy: number): void {
    const { x, y, scale } = this.renderer.viewport;
    this.renderer.viewport = { x: x + dx, y: y + dy, scale };
    this.#onView();
  }

  fit(): void {
    if (this.renderer.scene.nodes.length === 0) return;
    this.renderer.viewport = fit(boundsOf(this.renderer.nodesAtRest), this.free);
    this.#onView();
  }

  centerOn({ x, y }: Point): void {
    const { scale } = this.renderer.viewport;
    const middle = this.middle;
    this.renderer.viewport = { scale, x: middle.x - scale * x, y: middle.y - scale * y };
    this.#onView();
  }

  reveal(id: string): void {
    const node = this.renderer.nodesAtRest.find((each) => each.id === id);
    if (node === undefined) return;
    this.renderer.viewport = reveal(this.renderer.viewport, node, this.free);
    this.#onView();
  }

  node(id: string | undefined): SceneNode | undefined {
    return this.renderer.scene.nodes.find((node) => node.id === id);
  }
}
