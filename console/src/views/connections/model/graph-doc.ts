import type { KindGroup } from './kind-groups.ts';

export const LAYOUTS = ['force', 'tree', 'radial', 'time'] as const;
export type LayoutKind = (typeof LAYOUTS)[number];

export interface Point {
  x: number;
  y: number;
}

/** Nodes that were added together. Undo removes a step as a whole. */
export interface Step {
  /** The expanded node; undefined for nodes of a path or a search. */
  expanded?: string | undefined;
  nodes: readonly string[];
}

export interface Filters {
  hiddenGroups: ReadonlySet<KindGroup>;
  minLinks: number;
  /** Links from the nearest start; undefined: any. */
  maxDistance?: number | undefined;
  /** Days in UTC, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

/** What the address says: everything that a person chose. Names and links come from the server. */
export interface GraphDoc {
  starts: readonly string[];
  steps: readonly Step[];
  /** Hidden one by one. */
  hidden: ReadonlySet<string>;
  /** Neighbours of expanded nodes by group, where not all of them were added. */
  totals: ReadonlyMap<string, ReadonlyMap<KindGroup, number>>;
  filters: Filters;
  layout: LayoutKind;
  selected: readonly string[];
  pins: ReadonlySet<string>;
  /** Where nodes are, once some are pinned: pins change what a layout would do. */
  positions: ReadonlyMap<string, Point>;
  /** Shortest paths as lists of nodes, and which one is shown. */
  paths: readonly (readonly string[])[];
  pathIndex: number;
  /** Undefined: a list on phones, the graph elsewhere. */
  view?: 'graph' | 'list' | undefined;
}

export const NO_FILTERS: Filters = {
  hiddenGroups: new Set(),
  minLinks: 1,
  maxDistance: undefined,
  from: undefined,
  to: undefined,
};

export function emptyDoc(starts: readonly string[]): GraphDoc {
  return {
    starts,
    steps: [],
    hidden: new Set(),
    totals: new Map(),
    filters: NO_FILTERS,
    layout: 'force',
    selected: [],
    pins: new Set(),
    positions: new Map(),
    paths: [],
    pathIndex: 0,
  };
}

/** All nodes in the order in which they were added. */
export function idsOf({ starts, steps }: GraphDoc): string[] {
  return [...starts, ...steps.flatMap(({ nodes }) => nodes)];
}

export function isExpanded({ steps }: GraphDoc, id: string): boolean {
  return steps.some(({ expanded }) => expanded === id);
}

export function currentPath({ paths, pathIndex }: GraphDoc): readonly string[] {
  return paths[pathIndex] ?? [];
}
