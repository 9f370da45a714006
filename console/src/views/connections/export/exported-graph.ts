import type { GraphLink, GraphNode } from '../model/graph-data.ts';
import type { GraphDoc } from '../model/graph-doc.ts';
import type { VisibleGraph } from '../model/visible-graph.ts';

/** What is exported: the graph as it is shown, with what was left out and when. */
export interface ExportedGraph {
  nodes: readonly ExportedNode[];
  links: readonly GraphLink[];
  /** One line: filters and date. */
  note: string;
  /** ISO instant. */
  at: string;
}

export interface ExportedNode extends GraphNode {
  degree: number;
  /** Undefined if no link leads there from the start. */
  distance: number | undefined;
  isStart: boolean;
}

export function exportedGraph(graph: VisibleGraph, doc: GraphDoc, at: string): ExportedGraph {
  const nodes = [...graph.nodes.values()].map(
    ({ node, degree, distance, isStart }): ExportedNode => ({
      ...node,
      degree,
      distance: Number.isFinite(distance) ? distance : undefined,
      isStart,
    }),
  );
  return { nodes, links: graph.links, at, note: noteOf(graph, doc, at) };
}

/** In a fixed form: programs may read it. */
function noteOf(
  { nodes, links, hiddenCount, stacks }: VisibleGraph,
  { filters, starts }: GraphDoc,
  at: string,
): string {
  const stacked = stacks.reduce((sum, { count }) => sum + count, 0);
  const parts = [
    'nightjar connections',
    `start: ${starts.join(' ')}`,
    `nodes: ${nodes.size}`,
    `links: ${links.length}`,
    `hidden: ${hiddenCount}`,
    `not expanded: ${stacked}`,
    ...(filters.hiddenGroups.size > 0 ? [`without kinds: ${[...filters.hiddenGroups].join(' ')}`] : []),
    ...(filters.minLinks > 1 ? [`at least ${filters.minLinks} links`] : []),
    ...(filters.maxDistance === undefined ? [] : [`up to ${filters.maxDistance} links away`]),
    ...(filters.from === undefined ? [] : [`from: ${filters.from}`]),
    ...(filters.to === undefined ? [] : [`to: ${filters.to}`]),
    `exported: ${at}`,
  ];
  return parts.join('; ').replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ');
}
