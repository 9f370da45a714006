import { styleOf } from '../../../entities/kinds.ts';
import { readNodeId } from '../../../entities/node.ts';
import { shorten } from '../../../entities/shorten.ts';
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
  const short = kind === 'indicator' && node !== undefined ? shorten(label, styleOf(node)) : line;
  const shown = visible(short.replace(BREAKS, ' '));
  return shown.length <= NAME_LENGTH_MAX ? shown : `${shown.slice(0, NAME_LENGTH_MAX - 1).toWellFormed()}…`;
}

/** "Telegram person", "BTC wallet". */
export function kindLabel({ id, kind }: GraphNode): string {
  const node = readNodeId(id);
  return node === undefined ? kind : styleOf(node).label;
}
