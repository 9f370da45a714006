import { type Node, nodeId } from '../records/node.ts';
import type { RecordOutline } from '../storage/port/outline.ts';
import type { GraphScope } from './context.ts';
import { recordNameOf } from './record-name.ts';
import type { OutlinedNode } from './relation.ts';

/** What is known of the records of these nodes, by node id. Indicators have none. */
export async function outlinesOf(
  { store, signal }: Pick<GraphScope, 'store' | 'signal'>,
  nodes: readonly Node[],
): Promise<Map<string, RecordOutline>> {
  const records = [...new Map(nodes.map((node) => [nodeId(node), node])).values()].filter(
    (node) => node.kind !== 'indicator',
  );
  const outlines = records.length === 0 ? [] : await store.outlines(records.map(recordNameOf), { signal });
  return new Map(
    records.flatMap((node, index) => {
      const outline = outlines[index];
      return outline === undefined ? [] : [[nodeId(node), outline]];
    }),
  );
}

export function outlined(node: Node, outlines: ReadonlyMap<string, RecordOutline>): OutlinedNode {
  return { node, outline: outlines.get(nodeId(node)) };
}
