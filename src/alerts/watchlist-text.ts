import type { Indicator } from '../records/indicator.ts';
import { isNameKind } from '../records/name.ts';
import { type Detect, isBareValue } from './watchlist-input.ts';

const nameOf = ({ kind, canonical }: Indicator): string => `${kind}:${canonical}`;

/**
 * The lines of a watchlist, from its values. A line without a kind was saved as everything that it can be, so a text is
 * written without a kind if that means values of the list and nothing else. Reading the lines gives the same values.
 */
export async function watchlistLines(values: readonly Indicator[], detect: Detect): Promise<string[]> {
  const all = new Set(values.map(nameOf));
  const open = new Map(values.map((value) => [nameOf(value), value]));
  // Names are in lower case, which other values may not be: they come last.
  const texts = new Set(
    [...values.filter(({ kind }) => !isNameKind(kind)), ...values].map(({ canonical }) => canonical),
  );
  const candidates = [...texts].filter(isBareValue);
  const detected = await detect(candidates);
  const lines: string[] = [];
  for (const [index, text] of candidates.entries()) {
    const meant = (detected[index] ?? []).map(nameOf);
    if (!meant.every((name) => all.has(name)) || !meant.some((name) => open.has(name))) continue;
    lines.push(text);
    for (const name of meant) open.delete(name);
  }
  return [...lines, ...open.keys()].sort();
}
