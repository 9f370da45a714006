import { DISC_SCALE, labelSize } from './label-choice.ts';
import type { Palette } from './palette.ts';
import type { Scene, SceneLink, SceneNode } from './scene.ts';
import type { Sprites } from './sprites.ts';
import type { Viewport } from './viewport.ts';

export type Canvas2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export interface Frame {
  scene: Scene;
  viewport: Viewport;
  width: number;
  height: number;
  /** Device pixels per CSS pixel. */
  ratio: number;
  palette: Palette;
  sprites: Sprites;
  labels: ReadonlySet<string>;
  hovered?: string | undefined;
  hoveredLink?: SceneLink | undefined;
  hasFocus: boolean;
}

/** Room around the window in which nodes and labels may still reach into it. */
const MARGIN = 120;
/** Segments of one stroke: very long paths take more than their share of time. */
const SEGMENTS_MAX = 200;

/** Everything but what changes with the pointer and the selection. */
export function drawBase(context: Canvas2D, frame: Frame): void {
  const { width, height, ratio, palette, viewport } = frame;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.fillStyle = palette.background;
  context.fillRect(0, 0, width, height);
  drawLinks(context, frame);
  const visible = visibleNodes(frame);
  if (viewport.scale < DISC_SCALE) drawDiscs(context, visible, frame);
  else for (const node of visible) drawNode(context, node, frame);
  for (const node of visible) drawLabel(context, node, frame);
}

/** Paths, selection and hovered nodes, with the nodes at the ends of strong links, which would be below them. */
export function drawOverlay(context: Canvas2D, frame: Frame): void {
  const { scene, viewport, hovered, hoveredLink, palette, ratio } = frame;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  const strong = scene.links.filter(
    (link) => link.isOnPath || link === hoveredLink || link.from.id === hovered || link.to.id === hovered,
  );
  for (const link of strong) {
    context.strokeStyle = link.isOnPath ? palette.accent : palette.mutedText;
    context.lineWidth = Math.max(1.75, link.width) * thinner(viewport.scale);
    strokeLinks(context, [link], viewport);
  }
  const covered = new Set(strong.flatMap(({ from, to }) => [from, to]));
  for (const node of visibleNodes(frame)) {
    if (covered.has(node)) {
      if (viewport.scale < DISC_SCALE) drawDiscs(context, [node], frame);
      else drawNode(context, node, frame);
    }
    drawMarks(context, node, frame);
    if (covered.has(node) || node.id === hovered) drawLabel(context, node, frame);
  }
}

export function drawScene(context: Canvas2D, frame: Frame): void {
  drawBase(context, frame);
  drawOverlay(context, frame);
}

function visibleNodes({ scene, viewport: { x, y, scale }, width, height }: Frame): SceneNode[] {
  return scene.nodes.filter((node) => {
    const [left, top] = [x + scale * node.x, y + scale * node.y];
    return left > -MARGIN && left < width + MARGIN && top > -MARGIN && top < height + MARGIN;
  });
}

/** Few strokes for all links of a width: thousands of single strokes take too long. */
function drawLinks(context: Canvas2D, { scene, viewport, palette, width, height }: Frame): void {
  const share = scene.links.some((link) => link.isOnPath) ? 50 : 80;
  // Opaque: mixing takes longer.
  context.strokeStyle = `color-mix(in srgb, ${palette.line} ${share}%, ${palette.background})`;
  const inside = scene.links.filter((link) => !isOutside(link, viewport, width, height));
  for (const [lineWidth, links] of Map.groupBy(inside, (link) => link.width)) {
    context.lineWidth = lineWidth * thinner(viewport.scale);
    for (let start = 0; start < links.length; start += SEGMENTS_MAX)
      strokeLinks(context, links.slice(start, start + SEGMENTS_MAX), viewport);
  }
}

const thinner = (scale: number) => Math.min(1, Math.max(0.35, scale));

function strokeLinks(context: Canvas2D, links: readonly SceneLink[], { x, y, scale }: Viewport): void {
  context.beginPath();
  for (const { from, to } of links) {
    context.moveTo(x + scale * from.x, y + scale * from.y);
    context.lineTo(x + scale * to.x, y + scale * to.y);
  }
  context.stroke();
}

function isOutside(
  { from, to }: SceneLink,
  { x, y, scale }: Viewport,
  width: number,
  height: number,
): boolean {
  return (
    x + scale * Math.max(from.x, to.x) < 0 ||
    x + scale * Math.min(from.x, to.x) > width ||
    y + scale * Math.max(from.y, to.y) < 0 ||
    y + scale * Math.min(from.y, to.y) > height
  );
}

function drawDiscs(context: Canvas2D, nodes: readonly SceneNode[], { viewport, palette }: Frame): void {
  const { x, y, scale } = viewport;
  const byGroup = Map.groupBy(nodes, ({ group }) => group);
  for (const [group, members] of byGroup) {
    context.fillStyle = palette.groups[group];
    context.beginPath();
    for (const node of members) {
      const radius = Math.max(2, node.radius * scale);
      const [left, top] = [x + scale * node.x, y + scale * node.y];
      context.moveTo(left + radius, top);
      context.arc(left, top, radius, 0, 2 * Math.PI);
    }
    context.fill();
  }
}

function drawNode(context: Canvas2D, node: SceneNode, { viewport, sprites }: Frame): void {
  const { x, y, scale } = viewport;
  const sprite = sprites.node(node, scale);
  const [width, height] = [sprite.width * scale, sprite.height * scale];
  context.drawImage(
    sprite.canvas,
    x + scale * node.x - width / 2,
    y + scale * node.y - height / 2,
    width,
    height,
  );
}

/** Selection, path, focus, pins and numbers. */
function drawMarks(
  context: Canvas2D,
  node: SceneNode,
  { viewport, palette, hovered, hasFocus }: Frame,
): void {
  const { isSelected, isOnPath, isPinned, stack, badge } = node;
  const isHovered = hovered === node.id;
  if (!(isSelected || isOnPath || isPinned || isHovered || stack > 0 || badge !== undefined)) return;
  const { scale } = viewport;
  const center = { x: viewport.x + scale * node.x, y: viewport.y + scale * node.y };
  const radius = Math.max(3, node.radius * scale);
  const ring = (distance: number, lineWidth: number) => {
    context.beginPath();
    context.arc(center.x, center.y, radius + distance, 0, 2 * Math.PI);
    context.lineWidth = lineWidth;
    context.stroke();
  };
  context.strokeStyle = palette.accent;
  if (isSelected) {
    context.globalAlpha = 0.3;
    ring(6, 6);
    context.globalAlpha = 1;
  }
  if (isSelected || isOnPath || isHovered) ring(3.5, 2);
  if (isSelected && hasFocus) ring(8, 2);
  if (scale < DISC_SCALE) return;
  if (isPinned) {
    context.fillStyle = palette.accent;
    context.beginPath();
    context.arc(center.x - radius * 0.75, center.y - radius * 0.75, 4, 0, 2 * Math.PI);
    context.fill();
  }
  const text = stack > 0 ? stack.toLocaleString('en') : badge;
  if (text !== undefined && scale > 0.5)
    drawBadge(context, text, center.x + radius * 0.8, center.y - radius * 0.9, palette);
}

function drawBadge(context: Canvas2D, text: string, x: number, y: number, palette: Palette): void {
  context.font = `600 9.5px ${palette.fontUi}`;
  const width = context.measureText(text).width + 9;
  context.fillStyle = palette.badge;
  context.strokeStyle = palette.line;
  context.lineWidth = 1;
  context.beginPath();
  context.roundRect(x - width / 2, y - 7, width, 14, 7);
  context.fill();
  context.stroke();
  context.fillStyle = palette.text;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, x, y + 0.5);
}

function drawLabel(context: Canvas2D, node: SceneNode, { viewport, sprites, labels, hovered }: Frame): void {
  if (!labels.has(node.id) && hovered !== node.id) return;
  const { x, y, scale } = viewport;
  const { canvas, width, height } = sprites.label(node, labelSize(scale));
  const top = y + scale * (node.y + node.radius) + 2;
  context.drawImage(canvas, x + scale * node.x - width / 2, top, width, height);
}
