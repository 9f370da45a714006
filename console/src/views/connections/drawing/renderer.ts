import type { Point } from '../model/graph-doc.ts';
import { drawBase, drawOverlay, type Frame } from './draw-scene.ts';
import { chooseLabels } from './label-choice.ts';
import type { Palette } from './palette.ts';
import { EMPTY_SCENE, type Scene, type SceneLink, type SceneNode } from './scene.ts';
import { Sprites } from './sprites.ts';
import type { Viewport } from './viewport.ts';

export const ANIMATION_MS = 220;

interface Motion {
  from: ReadonlyMap<string, Point>;
  to: ReadonlyMap<string, Point>;
  start: number;
}

/** The drawing with room around the window, to be moved while a person pans. */
interface Layer {
  canvas: OffscreenCanvas;
  /** The viewport for which it was drawn, and its room at each side. */
  viewport: Viewport;
  room: { x: number; y: number };
}

/** Of the window, at each side. */
const LAYER_ROOM = 0.35;

/** Draws a scene on a canvas, only when something changed. */
export class Renderer {
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  #scene: Scene = EMPTY_SCENE;
  #viewport: Viewport = { x: 0, y: 0, scale: 1 };
  #palette: Palette;
  #sprites: Sprites;
  #labels: Set<string> | undefined;
  #frame: number | undefined;
  #motion: Motion | undefined;
  #layer: Layer | undefined;
  #isPanning = false;
  #width = 1;
  #height = 1;
  hovered: string | undefined;
  hoveredLink: SceneLink | undefined;
  hasFocus = false;

  constructor(canvas: HTMLCanvasElement, palette: Palette) {
    this.#canvas = canvas;
    // Opaque: nothing behind the drawing has to be mixed with it.
    this.#context = canvas.getContext('2d', { alpha: false }) as CanvasRenderingContext2D;
    this.#palette = palette;
    this.#sprites = new Sprites(palette, devicePixelRatio);
  }

  get scene(): Scene {
    return this.#scene;
  }

  /** Nodes where they will be after a movement. */
  get nodesAtRest(): SceneNode[] {
    return this.#scene.nodes.map((node) => ({ ...node, ...this.#motion?.to.get(node.id) }));
  }

  get viewport(): Viewport {
    return this.#viewport;
  }

  get size(): { width: number; height: number } {
    return { width: this.#width, height: this.#height };
  }

  set palette(palette: Palette) {
    this.#palette = palette;
    this.#sprites = new Sprites(palette, devicePixelRatio);
    this.#layer = undefined;
    this.invalidate();
  }

  resize(width: number, height: number): void {
    this.#width = Math.max(1, width);
    this.#height = Math.max(1, height);
    this.#canvas.width = Math.round(this.#width * devicePixelRatio);
    this.#canvas.height = Math.round(this.#height * devicePixelRatio);
    this.#sprites = new Sprites(this.#palette, devicePixelRatio);
    this.#layer = undefined;
    // Resizing clears the canvas: without a frame in the same task it would flicker.
    this.#draw();
  }

  set viewport(viewport: Viewport) {
    this.#isPanning = viewport.scale === this.#viewport.scale;
    if (!this.#isPanning) this.#forgetPicture();
    this.#viewport = viewport;
    this.invalidate();
  }

  /** Nodes glide to new places, and new ones start where they come from. */
  show(scene: Scene, origin: ((id: string) => Point | undefined) | undefined): void {
    const old = new Map(this.#scene.nodes.map((node) => [node.id, { x: node.x, y: node.y }]));
    this.#scene = scene;
    this.#forgetPicture();
    this.#motion = undefined;
    if (origin !== undefined && old.size > 0) {
      const from = new Map<string, Point>();
      const to = new Map<string, Point>();
      for (const { id, x, y } of scene.nodes) {
        const start = old.get(id) ?? origin(id);
        if (start === undefined || (start.x === x && start.y === y)) continue;
        from.set(id, start);
        to.set(id, { x, y });
      }
      if (to.size > 0) this.#motion = { from, to, start: performance.now() };
    }
    this.invalidate();
  }

  invalidate(): void {
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = undefined;
      this.#draw();
    });
  }

  stop(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
  }

  /** After a node was dragged. */
  redraw(): void {
    this.#layer = undefined;
    this.#isPanning = false;
    this.invalidate();
  }

  #forgetPicture(): void {
    this.#labels = undefined;
    this.#layer = undefined;
    this.#isPanning = false;
  }

  #draw(): void {
    if (this.#motion !== undefined) this.#layer = undefined;
    const isMoving = this.#motion !== undefined;
    this.#move();
    const frame = this.#frameAt(this.#viewport, this.#width, this.#height);
    if (this.#isPanning && !isMoving) this.#drawLayer();
    else drawBase(this.#context, frame);
    drawOverlay(this.#context, frame);
  }

  #frameAt(viewport: Viewport, width: number, height: number): Frame {
    const kept = this.#scene.nodes.filter((node) => node.isSelected || node.isOnPath);
    // As if all movement were over, or the first frame of a movement would decide.
    this.#labels ??= chooseLabels(this.nodesAtRest, viewport.scale, new Set(kept.map(({ id }) => id)));
    return {
      scene: this.#scene,
      viewport,
      width,
      height,
      ratio: devicePixelRatio,
      palette: this.#palette,
      sprites: this.#sprites,
      labels: this.#labels,
      hovered: this.hovered,
      hoveredLink: this.hoveredLink,
      hasFocus: this.hasFocus,
    };
  }

  /** Copying a picture takes a tenth of the time of drawing thousands of nodes. */
  #drawLayer(): void {
    const { x, y } = this.#viewport;
    let layer = this.#layer;
    const isCovered =
      layer !== undefined &&
      Math.abs(x - layer.viewport.x) <= layer.room.x &&
      Math.abs(y - layer.viewport.y) <= layer.room.y;
    if (layer === undefined || !isCovered) layer = this.#makeLayer();
    const offset = { x: x - layer.viewport.x - layer.room.x, y: y - layer.viewport.y - layer.room.y };
    this.#context.setTransform(1, 0, 0, 1, 0, 0);
    const place = (value: number) => Math.round(value * devicePixelRatio);
    this.#context.drawImage(layer.canvas, place(offset.x), place(offset.y));
  }

  #makeLayer(): Layer {
    const room = { x: Math.round(this.#width * LAYER_ROOM), y: Math.round(this.#height * LAYER_ROOM) };
    const [width, height] = [this.#width + 2 * room.x, this.#height + 2 * room.y];
    const canvas =
      this.#layer?.canvas ??
      new OffscreenCanvas(Math.ceil(width * devicePixelRatio), Math.ceil(height * devicePixelRatio));
    const { x, y, scale } = this.#viewport;
    const context = canvas.getContext('2d', { alpha: false }) as OffscreenCanvasRenderingContext2D;
    drawBase(context, this.#frameAt({ x: x + room.x, y: y + room.y, scale }, width, height));
    this.#layer = { canvas, viewport: this.#viewport, room };
    return this.#layer;
  }

  #move(): void {
    const motion = this.#motion;
    if (motion === undefined) return;
    const share = Math.min(1, (performance.now() - motion.start) / ANIMATION_MS);
    const eased = 1 - (1 - share) ** 3;
    for (const node of this.#scene.nodes) {
      const [from, to] = [motion.from.get(node.id), motion.to.get(node.id)];
      if (from === undefined || to === undefined) continue;
      node.x = share === 1 ? to.x : from.x + eased * (to.x - from.x);
      node.y = share === 1 ? to.y : from.y + eased * (to.y - from.y);
    }
    if (share < 1) this.invalidate();
    else this.#motion = undefined;
  }
}
