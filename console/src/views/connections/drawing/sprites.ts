import { GROUP_LOOKS } from '../model/kind-groups.ts';
import { iconPath } from './icon-path.ts';
import type { Palette } from './palette.ts';
import type { SceneNode } from './scene.ts';

/** A picture that is drawn once and copied often. */
export interface Sprite {
  canvas: OffscreenCanvas;
  /** On the screen, in CSS pixels. */
  width: number;
  height: number;
}

const PADDING = 6;
/** Sizes in which pictures are made; others are scaled from the next larger one. */
const SCALES = [0.25, 0.5, 1, 2, 3];
const LABEL_HALO = 4;

/** Pictures of nodes by kind and size, and of labels. Made anew for another theme or resolution. */
export class Sprites {
  readonly #palette: Palette;
  readonly #ratio: number;
  readonly #nodes = new Map<string, Sprite>();
  readonly #labels = new Map<string, Sprite>();

  constructor(palette: Palette, ratio: number) {
    this.#palette = palette;
    this.#ratio = ratio;
  }

  /** The circle with its icon, at scale 1 in world units. */
  node({ group, radius, stack }: SceneNode, scale: number): Sprite {
    const detail = SCALES.find((each) => each >= scale) ?? 3;
    const key = `${group} ${radius} ${stack > 0} ${detail}`;
    const known = this.#nodes.get(key);
    if (known !== undefined) return known;
    const size = 2 * (radius + PADDING);
    const { canvas, context } = this.#canvas(size, size, detail);
    context.translate(size / 2, size / 2);
    this.#drawNode(context, group, radius, stack > 0);
    const sprite = { canvas, width: size, height: size };
    this.#nodes.set(key, sprite);
    return sprite;
  }

  #drawNode(
    context: OffscreenCanvasRenderingContext2D,
    group: SceneNode['group'],
    radius: number,
    isStack: boolean,
  ): void {
    const { surface, groups } = this.#palette;
    context.strokeStyle = groups[group];
    context.fillStyle = surface;
    context.lineWidth = 1.75;
    for (const offset of isStack ? [4, 0] : [0]) {
      context.beginPath();
      context.arc(offset, -offset / 2, radius, 0, 2 * Math.PI);
      context.fill();
      context.stroke();
    }
    const factor = (radius * 1.1) / 24;
    context.scale(factor, factor);
    context.translate(-12, -12);
    context.lineWidth = 2;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.stroke(iconPath(GROUP_LOOKS[group].icon));
  }

  label({ label, isMono }: SceneNode, size: number): Sprite {
    const key = `${isMono} ${size} ${label}`;
    const known = this.#labels.get(key);
    if (known !== undefined) return known;
    const font = labelFont(this.#palette, isMono, size);
    const width = Math.ceil(textWidth(label, font)) + 2 * LABEL_HALO;
    const height = Math.ceil(size * 1.5) + LABEL_HALO;
    const { canvas, context } = this.#canvas(width, height, 1);
    context.font = font;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.lineJoin = 'round';
    context.lineWidth = LABEL_HALO;
    context.strokeStyle = this.#palette.background;
    context.fillStyle = this.#palette.text;
    context.strokeText(label, width / 2, height / 2);
    context.fillText(label, width / 2, height / 2);
    const sprite = { canvas, width, height };
    this.#labels.set(key, sprite);
    return sprite;
  }

  #canvas(width: number, height: number, detail: number) {
    const factor = this.#ratio * detail;
    const canvas = new OffscreenCanvas(Math.ceil(width * factor), Math.ceil(height * factor));
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.scale(factor, factor);
    return { canvas, context };
  }
}

export function labelFont({ fontUi, fontMono }: Palette, isMono: boolean, size: number): string {
  return isMono ? `450 ${size - 0.5}px ${fontMono}` : `520 ${size}px ${fontUi}`;
}

let measuring: OffscreenCanvasRenderingContext2D | undefined;

export function textWidth(text: string, font: string): number {
  measuring ??= new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
  measuring.font = font;
  return measuring.measureText(text).width;
}
