import type { IconName } from '../../../ui/icon-names.ts';
import { LABEL_SIZE } from '../drawing/label-choice.ts';
import type { Palette } from '../drawing/palette.ts';
import { boundsOf, type Scene, type SceneLink, type SceneNode } from '../drawing/scene.ts';
import { GROUP_LOOKS } from '../model/kind-groups.ts';
import { escapeXml } from './xml.ts';

export type ShapesOf = (name: IconName) => readonly [tag: string, attributes: Record<string, string>][];

const MARGIN = 24;
const FOOT = 28;

/** The drawing as vectors: all labels at full size, whatever the window shows. Labels are text, never markup. */
export function svgOf(scene: Scene, palette: Palette, note: string, shapesOf: ShapesOf): string {
  const { left, top, right, bottom } = boundsOf(scene.nodes);
  const [x, y] = [Math.floor(left) - MARGIN, Math.floor(top) - MARGIN];
  const width = Math.ceil(right) + MARGIN - x;
  const height = Math.ceil(bottom) + MARGIN + FOOT - y;
  const icons = [...new Set(scene.nodes.map(({ group }) => group))].map(
    (group) =>
      `<symbol id="icon-${group}" viewBox="0 0 24 24">${shapes(shapesOf(GROUP_LOOKS[group].icon))}</symbol>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">`,
    `<desc>${escapeXml(note)}</desc>`,
    `<defs>${icons.join('')}</defs>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${palette.background}"/>`,
    ...scene.links.map((link) => line(link, palette)),
    ...scene.nodes.map((node) => disc(node, palette)),
    ...scene.nodes.map((node) => label(node, palette)),
    `<text x="${x + MARGIN}" y="${y + height - 12}" font-size="10" ${font(palette, false)} fill="${palette.mutedText}">${escapeXml(note)}</text>`,
    '</svg>',
    '',
  ].join('\n');
}

function line({ from, to, width, isOnPath }: SceneLink, { accent, line: stroke }: Palette): string {
  const color = isOnPath ? accent : stroke;
  return `<line x1="${from.x}" y1="${from.y}" x2="${to.x}" y2="${to.y}" stroke="${color}" stroke-width="${width}"/>`;
}

function disc(
  { x, y, radius, group, isSelected, isOnPath }: SceneNode,
  { groups, surface, accent }: Palette,
): string {
  const color = groups[group];
  const size = Math.round(radius * 1.1);
  const ring =
    isSelected || isOnPath
      ? `<circle cx="${x}" cy="${y}" r="${radius + 3.5}" fill="none" stroke="${accent}" stroke-width="2"/>`
      : '';
  return (
    `${ring}<circle cx="${x}" cy="${y}" r="${radius}" fill="${surface}" stroke="${color}" stroke-width="1.75"/>` +
    `<use href="#icon-${group}" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" fill="none" stroke="${color}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`
  );
}

function label({ x, y, radius, label: text, isMono }: SceneNode, palette: Palette): string {
  return `<text x="${x}" y="${y + radius + 15}" text-anchor="middle" font-size="${LABEL_SIZE}" font-weight="520" ${font(palette, isMono)} fill="${palette.text}" stroke="${palette.background}" stroke-width="4" stroke-linejoin="round" paint-order="stroke">${escapeXml(text)}</text>`;
}

function font({ fontUi, fontMono }: Palette, isMono: boolean): string {
  return `font-family="${escapeXml(isMono ? fontMono : fontUi)}"`;
}

function shapes(all: ReturnType<ShapesOf>): string {
  return all
    .map(
      ([tag, attributes]) =>
        `<${tag} ${Object.entries(attributes)
          .filter(([name]) => name !== 'key')
          .map(([name, value]) => `${name}="${escapeXml(value)}"`)
          .join(' ')}/>`,
    )
    .join('');
}
