import { type Node, nodeId } from '../records/node.ts';
import type { Link, Links } from './link.ts';

/** How a search for paths sees the graph. */
export interface SearchedGraph {
  /** The links of each node, in their order. */
  expand(nodes: readonly Node[]): Promise<Links[]>;
  /** Ids of those nodes that no path may cross. */
  barriers(nodes: readonly Node[], known: ReadonlyMap<string, Links>): Promise<ReadonlySet<string>>;
}

export interface PathLimits {
  /** Links of a path. */
  linksMax: number;
  /** Nodes that are expanded. */
  nodesMax: number;
  pathsMax: number;
}

export interface Path {
  nodes: Node[];
  /** One fewer than nodes. */
  links: Omit<Link, 'node'>[];
}

export interface FoundPaths {
  /** The strongest of the shortest paths. */
  paths: Path[];
  /** False if the search was limited, so that there may be a shorter path, or any at all. */
  isComplete: boolean;
}

/** Shortest paths that are compared before the strongest are chosen. */
const COMPARED_MAX = 1000;

interface Step {
  node: Node;
  link: Omit<Link, 'node'>;
}

/** What one end of the search has reached. */
class Side {
  /** Links from the start, by node id. */
  readonly depths = new Map<string, number>();
  /** The previous nodes on all shortest ways from the start. */
  readonly previous = new Map<string, Step[]>();
  frontier: Node[];
  depth = 0;

  constructor(start: Node) {
    this.frontier = [start];
    this.depths.set(nodeId(start), 0);
  }

  reach(from: Node, { node, ...link }: Link): Node[] {
    const id = nodeId(node);
    const known = this.depths.get(id);
    if (known !== undefined && known <= this.depth) return [];
    this.depths.set(id, this.depth + 1);
    const steps = this.previous.get(id) ?? [];
    this.previous.set(id, [...steps, { node: from, link }]);
    return known === undefined ? [node] : [];
  }
}

/**
 * The shortest paths between two nodes, by a breadth-first search from both ends. The order of nodes never depends on
 * anything but their ids, so that every engine finds the same paths.
 */
export async function findPaths(
  graph: SearchedGraph,
  from: Node,
  to: Node,
  { linksMax, nodesMax, pathsMax }: PathLimits,
): Promise<FoundPaths> {
  if (nodeId(from) === nodeId(to)) return { paths: [{ nodes: [from], links: [] }], isComplete: true };
  const sides = [new Side(from), new Side(to)] as const;
  const known = new Map<string, Links>();
  const ends = new Set([nodeId(from), nodeId(to)]);
  let isComplete = true;
  while (sides[0].depth + sides[1].depth < linksMax) {
    const [one, other] = sides;
    const side = other.frontier.length < one.frontier.length ? other : one;
    const nodes = side.frontier.slice(0, nodesMax - known.size);
    const isWholeLevel = nodes.length === side.frontier.length;
    if (nodes.length === 0) return { paths: [], isComplete: isComplete && isWholeLevel };
    const isGrown = await grow(graph, side, nodes, known, ends);
    const paths = await meetings(graph, sides, side.frontier, known, ends);
    // A link that was left out in the last level could only make another path of the same length.
    if (paths.length > 0) return { paths: strongest(paths, pathsMax), isComplete };
    isComplete = isComplete && isGrown && isWholeLevel;
  }
  return { paths: [], isComplete };
}

/** Adds the next level of a side. Returns whether it is complete. */
async function grow(
  graph: SearchedGraph,
  side: Side,
  nodes: readonly Node[],
  known: Map<string, Links>,
  ends: ReadonlySet<string>,
): Promise<boolean> {
  const expanded = await graph.expand(nodes);
  const links = new Map(nodes.map((node, index) => [nodeId(node), expanded[index] as Links]));
  for (const [id, each] of links) known.set(id, each);
  const barriers = await graph.barriers(nodes, links);
  const next: Node[] = [];
  let isComplete = true;
  for (const node of nodes) {
    if (barriers.has(nodeId(node)) && !ends.has(nodeId(node))) continue;
    const { links: found, isCut } = links.get(nodeId(node)) as Links;
    if (isCut) isComplete = false;
    for (const link of found) next.push(...side.reach(node, link));
  }
  side.frontier = next.sort((a, b) => (nodeId(a) < nodeId(b) ? -1 : 1));
  side.depth++;
  return isComplete;
}

/**
 * All shortest paths through the nodes that one side has just reached, and the other one before. If links were left out,
 * that can be anywhere between its start and its frontier.
 */
async function meetings(
  graph: SearchedGraph,
  [one, other]: readonly [Side, Side],
  reached: readonly Node[],
  known: ReadonlyMap<string, Links>,
  ends: ReadonlySet<string>,
): Promise<Path[]> {
  const lengthBy = (node: Node) =>
    (one.depths.get(nodeId(node)) ?? Number.POSITIVE_INFINITY) +
    (other.depths.get(nodeId(node)) ?? Number.POSITIVE_INFINITY);
  const both = reached.filter((node) => lengthBy(node) < Number.POSITIVE_INFINITY);
  const barriers = await graph.barriers(
    both.filter((node) => !ends.has(nodeId(node))),
    known,
  );
  const met = both.filter((node) => !barriers.has(nodeId(node)));
  const length = Math.min(...met.map(lengthBy));
  const paths: Path[] = [];
  for (const node of met.filter((each) => lengthBy(each) === length))
    for (const before of ways(one, node))
      for (const after of ways(other, node)) {
        if (paths.length === COMPARED_MAX) return paths;
        paths.push(joined(before, node, after));
      }
  return paths;
}

/** The ways from a side's start to a node, from the node backwards. */
function* ways(side: Side, node: Node): Generator<Step[]> {
  const steps = side.previous.get(nodeId(node));
  if (steps === undefined) {
    yield [];
    return;
  }
  for (const step of steps) for (const rest of ways(side, step.node)) yield [step, ...rest];
}

function joined(before: readonly Step[], node: Node, after: readonly Step[]): Path {
  const backwards = before.toReversed();
  return {
    nodes: [...backwards.map((step) => step.node), node, ...after.map((step) => step.node)],
    links: [...backwards, ...after].map((step) => step.link),
  };
}

/** A path is as strong as its weakest link. */
function strongest(paths: readonly Path[], max: number): Path[] {
  return paths
    .map((path) => ({
      path,
      weight: Math.min(...path.links.map((link) => link.weight)),
      key: path.nodes.map(nodeId).join(' '),
    }))
    .sort((a, b) => b.weight - a.weight || (a.key < b.key ? -1 : 1))
    .slice(0, max)
    .map(({ path }) => path);
}
