import type { GraphData, Neighbourhood, PathHit } from './graph-data.ts';
import { type Filters, type GraphDoc, idsOf, type Point } from './graph-doc.ts';
import { groupOf, type KindGroup } from './kind-groups.ts';
import type { Stack } from './visible-graph.ts';

/** Nodes at first, with the start. The rest are stacked. */
export const FIRST_NODES_MAX = 30;
/** Nodes that one expansion adds. */
export const EXPANSION_MAX = 25;

/** Adds neighbours of a node, of one group or of any: the strongest that are not in the graph yet. */
export function expand(
  doc: GraphDoc,
  data: GraphData,
  id: string,
  { max = EXPANSION_MAX, group }: { max?: number; group?: KindGroup | undefined } = {},
): GraphDoc {
  const neighbourhood = data.neighbourhoods.get(id);
  if (neighbourhood === undefined) return doc;
  const nodes = candidates(doc, data, neighbourhood, group).slice(0, max);
  const shown = new Set([...idsOf(doc), ...nodes]);
  // A neighbour that was hidden comes back only if asked for: expanding does not undo hiding.
  return {
    ...doc,
    steps: [...doc.steps, { expanded: id, nodes }],
    totals: withTotals(doc, data, id, neighbourhood, shown),
  };
}

/** Groups of which some neighbours stay outside keep their total, so that the rest can be counted. */
function withTotals(
  { totals }: GraphDoc,
  data: GraphData,
  id: string,
  neighbourhood: Neighbourhood,
  shown: ReadonlySet<string>,
): GraphDoc['totals'] {
  const counts = new Map<KindGroup, number>();
  for (const other of neighbourhood.ids) {
    const node = data.nodes.get(other);
    if (node !== undefined && shown.has(other))
      counts.set(groupOf(node), (counts.get(groupOf(node)) ?? 0) + 1);
  }
  const kept = new Map(totals.get(id));
  for (const [group, total] of neighbourhood.totals)
    if (kept.has(group) || total > (counts.get(group) ?? 0)) kept.set(group, total);
  return new Map(totals).set(id, kept);
}

function candidates(
  doc: GraphDoc,
  data: GraphData,
  { ids }: Neighbourhood,
  group: KindGroup | undefined,
): string[] {
  const shown = new Set(idsOf(doc));
  return ids.filter((id) => {
    const node = data.nodes.get(id);
    return !shown.has(id) && node !== undefined && (group === undefined || groupOf(node) === group);
  });
}

/** How many nodes an expansion would add; undefined until the neighbours are known. */
export function expandable(
  doc: GraphDoc,
  data: GraphData,
  id: string,
  group?: KindGroup,
): number | undefined {
  const neighbourhood = data.neighbourhoods.get(id);
  return neighbourhood && Math.min(EXPANSION_MAX, candidates(doc, data, neighbourhood, group).length);
}

export interface Expansion {
  /** Nodes that it adds. */
  count: number;
  /** Neighbours that are not in the graph. */
  left: number;
  /** The stack that it takes them from, if no other neighbours are known. */
  stack?: Stack | undefined;
}

/** What expanding a node does next; undefined until its neighbours are known. */
export function nextExpansion(
  doc: GraphDoc,
  data: GraphData,
  stacks: readonly Stack[],
  id: string,
): Expansion | undefined {
  const count = expandable(doc, data, id);
  const own = stacks.filter(({ of }) => of === id);
  const [largest] = own.toSorted((a, b) => b.count - a.count);
  const left = own.reduce((sum, stack) => sum + stack.count, 0);
  if (count === undefined) return undefined;
  if (count > 0 || largest === undefined) return { count, left: Math.max(count, left) };
  return { count: Math.min(EXPANSION_MAX, largest.count), left, stack: largest };
}

/** Adds nodes that are not neighbours of an expanded one. */
export function addNodes(doc: GraphDoc, ids: readonly string[]): GraphDoc {
  const shown = new Set(idsOf(doc));
  const nodes = [...new Set(ids)].filter((id) => !shown.has(id));
  const hidden = new Set([...doc.hidden].filter((id) => !ids.includes(id)));
  return { ...doc, hidden, steps: nodes.length > 0 ? [...doc.steps, { nodes }] : doc.steps };
}

export function showPaths(doc: GraphDoc, hits: readonly PathHit[]): GraphDoc {
  const paths = hits.map(({ nodes }) => nodes.map(({ id }) => id));
  return { ...addNodes(doc, paths.flat()), paths, pathIndex: 0 };
}

export function hideNodes(doc: GraphDoc, ids: readonly string[]): GraphDoc {
  return {
    ...doc,
    hidden: new Set([...doc.hidden, ...ids]),
    selected: doc.selected.filter((id) => !ids.includes(id)),
  };
}

export function showHidden(doc: GraphDoc): GraphDoc {
  return { ...doc, hidden: new Set() };
}

export function withFilters(doc: GraphDoc, filters: Partial<Filters>): GraphDoc {
  return { ...doc, filters: { ...doc.filters, ...filters } };
}

/** Pinned nodes stay where they are, so all positions are kept from then on. */
export function pin(doc: GraphDoc, ids: readonly string[], positions: ReadonlyMap<string, Point>): GraphDoc {
  return { ...doc, pins: new Set([...doc.pins, ...ids]), positions };
}

export function unpin(
  doc: GraphDoc,
  ids: readonly string[],
  positions: ReadonlyMap<string, Point>,
): GraphDoc {
  const pins = new Set([...doc.pins].filter((id) => !ids.includes(id)));
  return { ...doc, pins, positions: pins.size > 0 ? positions : new Map() };
}
