import { type KindStyle, styleOf } from '../../../entities/kinds.ts';
import { readNodeId } from '../../../entities/node.ts';
import { chipLabel, shorten } from '../../../entities/shorten.ts';
import { visible } from '../../../text/controls.ts';
import type { GraphNode } from './graph-data.ts';

const NAME_LENGTH_MAX = 26;
/** Line breaks and tabs. */
const BREAKS = /[\s\p{Cc}]+/gu;

/** A label as it is drawn: one line, short, with invisible characters by name. It is never markup. */
export function drawnLabel({ id, label, kind }: GraphNode): string {
  const node = readNodeId(id);
  const line = label
    .slice(0, 4 * NAME_LENGTH_MAX)
    .replace(BREAKS, ' ')
    .trim();
  const short = kind === 'indicator' && node !== undefined ? shortValue(label, styleOf(node)) : line;
  const shown = visible(short.replace(BREAKS, ' '));
  return shown.length <= NAME_LENGTH_MAX ? shown : `${shown.slice(0, NAME_LENGTH_MAX - 1).toWellFormed()}…`;
}

/** Not defanged: nobody can click or copy a drawing. */
function shortValue(value: string, style: KindStyle): string {
  const chip = chipLabel(value, style);
  if (chip.startsWith('@')) return chip;
  return shorten(value, /^https?:/i.test(value) ? { shortening: 'address' } : style);
}

/** "Person", "BTC wallet". */
export function kindLabel({ id, kind }: GraphNode): string {
  const node = readNodeId(id);
  return node === undefined ? kind : styleOf(node).label;
}
