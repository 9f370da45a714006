import { type GraphData, type GraphLink, type GraphNode, otherEnd } from './graph-data.ts';
import { currentPath, type Filters, type GraphDoc, idsOf } from './graph-doc.ts';
import { groupOf, KIND_GROUPS, type KindGroup } from './kind-groups.ts';

export interface VisibleNode {
  node: GraphNode;
  group: KindGroup;
  /** Visible links. */
  degree: number;
  /** Links from the nearest start; Infinity if there is no way. */
  distance: number;
  isStart: boolean;
}

/** Neighbours of an expanded node that are not in the graph: "26 more victims". */
export interface Stack {
  id: string;
  of: string;
  group: KindGroup;
  count: number;
}

export interface VisibleGraph {
  nodes: ReadonlyMap<string, VisibleNode>;
  links: readonly GraphLink[];
  stacks: readonly Stack[];
  /** Nodes that filters or a person hid. */
  hiddenCount: number;
  /** Nodes by group before the filter by group. */
  groupCounts: ReadonlyMap<KindGroup, number>;
  degreeMax: number;
  distanceMax: number;
}

export function stackId(of: string, group: KindGroup): string {
  return `stack ${group} ${of}`;
}

/** What is left after all filters. Starts always stay, and so does the path that is shown. */
export function visibleGraph(doc: GraphDoc, data: GraphData): VisibleGraph {
  const { filters, hidden } = doc;
  const known = idsOf(doc).filter((id) => data.nodes.has(id));
  const kept = new Set([...doc.starts, ...currentPath(doc)]);
  const groups = new Map(known.map((id) => [id, groupOf(data.nodes.get(id) as GraphNode)]));
  const groupCounts = countGroups(known.filter((id) => !hidden.has(id)).map((id) => groups.get(id)));
  const shown = new Set(
    known.filter(
      (id) => !hidden.has(id) && (kept.has(id) || !filters.hiddenGroups.has(groups.get(id) as KindGroup)),
    ),
  );
  const dated = data.linksAmong(shown).filter((link) => isWithin(link, filters));
  const neighbours = neighboursOf(dated);
  const distances = distancesFrom(doc.starts, neighbours);
  const isKept = (id: string) =>
    kept.has(id) ||
    ((neighbours.get(id)?.length ?? 0) >= filters.minLinks &&
      (filters.maxDistance === undefined ||
        (distances.get(id) ?? Number.POSITIVE_INFINITY) <= filters.maxDistance));
  const visible = new Set([...shown].filter(isKept));
  const links = dated.filter(({ from, to }) => visible.has(from) && visible.has(to));
  const degrees = neighboursOf(links);
  const nodes = new Map<string, VisibleNode>();
  for (const id of visible)
    nodes.set(id, {
      node: data.nodes.get(id) as GraphNode,
      group: groups.get(id) as KindGroup,
      degree: degrees.get(id)?.length ?? 0,
      distance: distances.get(id) ?? Number.POSITIVE_INFINITY,
      isStart: doc.starts.includes(id),
    });
  return {
    nodes,
    links,
    stacks: stacksOf(doc, data, groups).filter(
      ({ of, group, count }) => count > 0 && visible.has(of) && !filters.hiddenGroups.has(group),
    ),
    hiddenCount: known.length - visible.size,
    groupCounts,
    degreeMax: Math.max(1, ...[...neighbours.values()].map(({ length }) => length)),
    distanceMax: Math.max(1, ...distances.values()),
  };
}

/** Every stack that an expansion left, even if all of it was added since: a layout keeps its place. */
export function stacksOf(doc: GraphDoc, data: GraphData, groups: ReadonlyMap<string, KindGroup>): Stack[] {
  return [...doc.totals].flatMap(([of, totals]) => {
    const counts = countGroups(data.linksOf(of).map((link) => groups.get(otherEnd(link, of))));
    return [...totals].map(([group, total]) => ({
      id: stackId(of, group),
      of,
      group,
      count: Math.max(0, total - (counts.get(group) ?? 0)),
    }));
  });
}

function countGroups(groups: readonly (KindGroup | undefined)[]): Map<KindGroup, number> {
  const counts = new Map<KindGroup, number>();
  for (const group of groups) if (group !== undefined) counts.set(group, (counts.get(group) ?? 0) + 1);
  return new Map(
    KIND_GROUPS.flatMap((group) => (counts.has(group) ? [[group, counts.get(group) ?? 0]] : [])),
  );
}

/** A link counts if it may have been made in the range: between its first and its last record. */
function isWithin({ firstSeen, lastSeen }: GraphLink, { from, to }: Filters): boolean {
  return (
    (from === undefined || lastSeen.slice(0, 10) >= from) &&
    (to === undefined || firstSeen.slice(0, 10) <= to)
  );
}

function neighboursOf(links: readonly GraphLink[]): Map<string, string[]> {
  const neighbours = new Map<string, string[]>();
  const add = (id: string, other: string) => {
    const list = neighbours.get(id);
    if (list === undefined) neighbours.set(id, [other]);
    else list.push(other);
  };
  for (const { from, to } of links) {
    add(from, to);
    add(to, from);
  }
  return neighbours;
}

export function distancesFrom(
  starts: readonly string[],
  neighbours: ReadonlyMap<string, readonly string[]>,
): Map<string, number> {
  const distances = new Map(starts.map((id) => [id, 0]));
  let frontier: readonly string[] = starts;
  for (let distance = 1; frontier.length > 0; distance++) {
    const next: string[] = [];
    for (const id of frontier)
      for (const other of neighbours.get(id) ?? []) {
        if (distances.has(other)) continue;
        distances.set(other, distance);
        next.push(other);
      }
    frontier = next;
  }
  return distances;
}
