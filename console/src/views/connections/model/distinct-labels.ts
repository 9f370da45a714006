import { visible } from '../../../text/controls.ts';
import type { GraphNode } from './graph-data.ts';
import { drawnLabel } from './node-label.ts';

const START_LENGTH = 10;
const END_LENGTH = 24;

/** Labels that are the same once they are cut: those of such nodes show their ends, where they differ. */
export function distinctLabels(nodes: readonly GraphNode[]): Map<string, string> {
  const labels = new Map<string, string>();
  for (const [short, same] of Map.groupBy(nodes, drawnLabel))
    if (same.length > 1)
      for (const { id, label } of same) {
        const line = visible(label.replace(/\s+/g, ' ').trim());
        const isLonger = line.length > START_LENGTH + END_LENGTH;
        labels.set(
          id,
          isLonger
            ? `${line.slice(0, START_LENGTH)}…${line.slice(-END_LENGTH)}`.toWellFormed()
            : line || short,
        );
      }
  return labels;
}

/** The only node with exactly this name or id; undefined if there are several. */
export function namedExactly(text: string, nodes: readonly GraphNode[]): GraphNode | undefined {
  const wanted = text.trim().toLowerCase();
  const named = nodes.filter(({ id, label }) =>
    [id, label].some((name) => name.trim().toLowerCase() === wanted),
  );
  return wanted !== '' && named.length === 1 ? named[0] : undefined;
}
