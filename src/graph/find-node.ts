import { victimsOfGroup } from '../questions/victims.ts';
import type { Node } from '../records/node.ts';
import type { Reading } from '../storage/port/reading.ts';
import type { GraphScope } from './context.ts';
import { expand } from './expand.ts';
import { recordNameOf } from './record-name.ts';

const NOTHING = { kind: 'page', skip: 0, take: 0 } as const;

/** The node under its own id, or undefined if no record that is visible shows it. Dates do not matter. */
export async function findNode(
  scope: GraphScope & { store: Pick<Reading, 'get'> },
  node: Node,
): Promise<Node | undefined> {
  const { store, signal } = scope;
  switch (node.kind) {
    case 'indicator':
      return (await hasIndicator(scope, node)) ? node : undefined;
    case 'victim': {
      // Every report leads to its victim.
      const victim = await store.get('victim', node.id);
      return victim && { kind: 'victim', id: victim.victimId };
    }
    default: {
      const [outline] = await store.outlines([recordNameOf(node)], { signal });
      if (outline !== undefined || node.kind !== 'group') return outline && node;
      const { total } = await store.find(victimsOfGroup(node.id, NOTHING), { signal });
      return total > 0 ? node : undefined;
    }
  }
}

/** Sites and contacts of a group need no other record that contains them. */
async function hasIndicator(scope: GraphScope, node: Extract<Node, { kind: 'indicator' }>): Promise<boolean> {
  const { store, visible, signal } = scope;
  const indicators = [{ kind: node.indicator, canonical: node.canonical }];
  const [count] = await store.countIndicators({ indicators, visible }, { signal });
  if (count !== undefined) return true;
  const kinds = new Set(['group'] as const);
  const [links] = await expand({ ...scope, during: {} }, [node], { max: 1, kinds });
  return (links?.links.length ?? 0) > 0;
}
