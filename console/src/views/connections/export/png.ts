import { drawScene } from '../drawing/draw-scene.ts';
import type { Palette } from '../drawing/palette.ts';
import { boundsOf, type Scene } from '../drawing/scene.ts';
import { Sprites } from '../drawing/sprites.ts';

const MARGIN = 24;
const FOOT = 28;
/** Browsers refuse larger canvases. */
const PIXELS_MAX = 8000;
const RATIO = 2;

/** The whole drawing at full size, with all labels, as far as the browser can make it. */
export function pngOf(scene: Scene, palette: Palette, note: string): Promise<Blob> {
  const { left, top, right, bottom } = boundsOf(scene.nodes);
  const width = right - left + 2 * MARGIN;
  const height = bottom - top + 2 * MARGIN + FOOT;
  const scale = Math.min(1, PIXELS_MAX / (RATIO * Math.max(width, height)));
  const canvas = new OffscreenCanvas(Math.ceil(width * scale * RATIO), Math.ceil(height * scale * RATIO));
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  drawScene(context, {
    scene,
    viewport: { x: (MARGIN - left) * scale, y: (MARGIN - top) * scale, scale },
    width: width * scale,
    height: height * scale,
    ratio: RATIO,
    palette,
    sprites: new Sprites(palette, RATIO),
    labels: new Set(scene.nodes.map(({ id }) => id)),
    hasFocus: false,
  });
  context.font = `10px ${palette.fontUi}`;
  context.textAlign = 'left';
  context.fillStyle = palette.mutedText;
  context.fillText(note, MARGIN, height * scale - 12);
  return canvas.convertToBlob({ type: 'image/png' });
}
