import type { LayoutRequest } from './layout.ts';

/** The graph as a tree: each node below the one through which it was reached first. */
export interface Forest {
  roots: number[];
  children: number[][];
  depths: number[];
}

/** Nodes that no root leads to become roots themselves. */
export function forestOf({ nodes, links, roots }: LayoutRequest): Forest {
  const neighbours: number[][] = nodes.map(() => []);
  for (const [from, to] of links) {
    neighbours[from]?.push(to);
    neighbours[to]?.push(from);
  }
  const children: number[][] = nodes.map(() => []);
  const depths: number[] = nodes.map(() => -1);
  const found: number[] = [];
  const visit = (starts: readonly number[]) => {
    for (const start of starts) depths[start] = 0;
    let frontier = [...starts];
    while (frontier.length > 0) {
      const next: number[] = [];
      for (const index of frontier)
        for (const other of neighbours[index] ?? []) {
          if (depths[other] !== -1) continue;
          depths[other] = (depths[index] ?? 0) + 1;
          children[index]?.push(other);
          next.push(other);
        }
      frontier = next;
    }
    found.push(...starts);
  };
  visit(roots.filter((root) => root < nodes.length));
  for (const index of nodes.keys()) if (depths[index] === -1) visit([index]);
  return { roots: found, children, depths };
}
