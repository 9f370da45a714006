import { nodeIdUrl } from '../../entities/node-url.ts';
import { navigate } from '../../route.ts';
import { connectionsTexts as texts } from '../../texts/connections.ts';
import { EXPANSION_MAX, expand, expandable, hideNodes, nextExpansion, pin, unpin } from './model/changes.ts';
import { isKindGroup, type KindGroup } from './model/kind-groups.ts';
import { drawnLabel } from './model/node-label.ts';
import type { GraphControl } from './use-graph.ts';
import type { Positions } from './use-positions.ts';

const STACK_PAGES_MAX = 5;

/** Everything that can be done with nodes, in the graph and in the list. */
export interface NodeActions {
  select(ids: readonly string[]): void;
  /** Adds neighbours of a node, or the nodes of a stack. Asks first for hubs. */
  expand(id: string): void;
  expandAnyway(id: string): void;
  open(id: string): void;
  hide(ids: readonly string[]): void;
  togglePins(ids: readonly string[]): void;
}

/** A stack's id names its group and the node that it belongs to. */
export function readStack(id: string): { group: KindGroup; of: string } | undefined {
  const [, group = '', of = ''] = /^stack (\w+) (.*)$/s.exec(id) ?? [];
  return isKindGroup(group) && of !== '' ? { group, of } : undefined;
}

export function nodeActions(
  { doc, data, graph, change, changeAfter }: GraphControl,
  positions: Positions,
  askAboutHub: (id: string) => void,
): NodeActions {
  const labelOf = (id: string) => {
    const node = data.nodes.get(id);
    return node === undefined ? id : drawnLabel(node);
  };
  const expandNode = (id: string, isConfirmed: boolean) =>
    changeAfter(
      (loader) => loader.neighbours(id),
      () => {
        if (data.neighbourhoods.get(id)?.isHub && !isConfirmed) {
          askAboutHub(id);
          return undefined;
        }
        return expand(doc, data, id);
      },
      texts.steps.expand(labelOf(id)),
    );
  const expandStack = (of: string, group: KindGroup) =>
    changeAfter(
      async (loader) => {
        await loader.neighbours(of);
        // The strongest neighbours of other groups may have come first.
        for (let page = 0; page < STACK_PAGES_MAX; page++) {
          if ((expandable(doc, data, of, group) ?? 0) >= EXPANSION_MAX) break;
          if (!(await loader.moreNeighbours(of, group))) break;
        }
      },
      () => expand(doc, data, of, { group }),
      texts.steps.expand(labelOf(of)),
    );
  return {
    select: (selected) => change({ ...doc, selected: selected.filter((id) => readStack(id) === undefined) }),
    expand(id) {
      const stack = readStack(id);
      const next = stack === undefined ? nextExpansion(doc, data, graph.stacks, id)?.stack : stack;
      if (next === undefined) expandNode(id, false);
      else expandStack(next.of, next.group);
    },
    expandAnyway: (id) => expandNode(id, true),
    open(id) {
      const url = nodeIdUrl(id);
      if (url !== undefined) navigate(url);
    },
    hide: (ids) => change(hideNodes(doc, ids), texts.steps.hide(ids.length)),
    togglePins(ids) {
      const arePinned = ids.every((id) => doc.pins.has(id));
      if (arePinned) change(unpin(doc, ids, positions), texts.steps.unpin);
      else change(pin(doc, ids, positions), texts.steps.pin);
    },
  };
}
