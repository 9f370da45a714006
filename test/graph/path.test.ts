/** The search for paths on small graphs in memory. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '../../bench/search/corpus.ts';
import { ApiError } from '../../src/errors.ts';
import type { Links } from '../../src/graph/link.ts';
import { findPaths, type PathLimits, type SearchedGraph } from '../../src/graph/path.ts';
import { withinTime } from '../../src/http/graph/within-time.ts';
import { type Node, nodeId } from '../../src/records/node.ts';
import { SearchTooSlow } from '../../src/storage/port/failures/search-too-slow.ts';
import { Cancelled } from '../../src/threads/failures.ts';

const LIMITS: PathLimits = { linksMax: 6, nodesMax: 400, pathsMax: 5 };

type Edge = [one: string, other: string, weight?: number];

function node(id: string): Node {
  return { kind: 'group', id };
}

class Graph implements SearchedGraph {
  readonly expanded: string[] = [];
  #edges: readonly Edge[];
  #barriers: ReadonlySet<string>;
  #fanOutMax: number;

  constructor(edges: readonly Edge[], { barriers = [] as string[], fanOutMax = 1000 } = {}) {
    this.#edges = edges;
    this.#barriers = new Set(barriers.map((id) => `group:${id}`));
    this.#fanOutMax = fanOutMax;
  }

  async expand(nodes: readonly Node[]): Promise<Links[]> {
    return nodes.map((each) => {
      const id = (each as { id: string }).id;
      this.expanded.push(id);
      const all = this.#edges
        .flatMap(([one, other, weight = 1]) =>
          one === id ? [{ other, weight }] : other === id ? [{ other: one, weight }] : [],
        )
        .sort((a, b) => b.weight - a.weight || (a.other < b.other ? -1 : 1))
        .map(({ other, weight }) => ({ node: node(other), weight, firstSeen: 0, lastSeen: weight }));
      const links = all.slice(0, this.#fanOutMax);
      return { totals: new Map(), links, isCut: links.length < all.length };
    });
  }

  async barriers(nodes: readonly Node[]): Promise<ReadonlySet<string>> {
    return new Set(nodes.map(nodeId).filter((id) => this.#barriers.has(id)));
  }
}

async function find(graph: SearchedGraph, from: string, to: string, limits: Partial<PathLimits> = {}) {
  const { paths, isComplete } = await findPaths(graph, node(from), node(to), { ...LIMITS, ...limits });
  return {
    isComplete,
    paths: paths.map(({ nodes }) => nodes.map((each) => (each as { id: string }).id).join('')),
  };
}

test('finds all shortest paths, the one with the strongest weakest link first', async () => {
  const edges: Edge[] = [
    ['a', 'b', 9],
    ['b', 'z', 1],
    ['a', 'c', 3],
    ['c', 'z', 3],
    ['a', 'd', 1],
    ['d', 'z', 9],
    ['a', 'e', 99],
    ['e', 'f', 99],
    ['f', 'z', 99],
  ];
  assert.deepEqual(await find(new Graph(edges), 'a', 'z'), {
    isComplete: true,
    paths: ['acz', 'abz', 'adz'],
  });
  assert.deepEqual((await find(new Graph(edges), 'a', 'z', { pathsMax: 1 })).paths, ['acz']);
  const { paths } = await findPaths(new Graph(edges), node('a'), node('z'), LIMITS);
  assert.deepEqual(
    paths[1]?.links.map(({ weight }) => weight),
    [9, 1],
  );
});

test('finds no path that is longer than the limit, and says that there is none', async () => {
  const graph = new Graph(['ab', 'bc', 'cd', 'de'].map((pair) => [pair[0], pair[1]] as Edge));
  assert.deepEqual(await find(graph, 'a', 'e', { linksMax: 4 }), { isComplete: true, paths: ['abcde'] });
  assert.deepEqual(await find(graph, 'a', 'e', { linksMax: 3 }), { isComplete: true, paths: [] });
  assert.deepEqual(await find(graph, 'a', 'a'), { isComplete: true, paths: ['a'] });
  assert.deepEqual(
    await find(
      new Graph([
        ['a', 'b'],
        ['y', 'z'],
      ]),
      'a',
      'z',
    ),
    { isComplete: true, paths: [] },
  );
});

test('never crosses a barrier, but may begin or end at one', async () => {
  const edges: Edge[] = [
    ['a', 'x'],
    ['x', 'z'],
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'z'],
  ];
  assert.deepEqual((await find(new Graph(edges), 'a', 'z')).paths, ['axz']);
  assert.deepEqual((await find(new Graph(edges, { barriers: ['x'] }), 'a', 'z')).paths, ['abcz']);
  assert.deepEqual((await find(new Graph(edges, { barriers: ['a', 'z'] }), 'a', 'z')).paths, ['axz']);
  assert.deepEqual(await find(new Graph(edges, { barriers: ['x', 'b'] }), 'a', 'z'), {
    isComplete: true,
    paths: [],
  });
});

test('expands no more nodes than it may, and then is not complete', async () => {
  const leaves = Array.from({ length: 50 }, (_, index): Edge => ['a', `leaf${index}`]);
  const far = Array.from({ length: 50 }, (_, index): Edge => [`z`, `far${index}`]);
  const graph = new Graph([...leaves, ...far, ['leaf49', 'between'], ['between', 'far49']]);
  assert.deepEqual(await find(graph, 'a', 'z', { nodesMax: 20 }), { isComplete: false, paths: [] });
  assert.ok(graph.expanded.length <= 20);
  assert.deepEqual((await find(graph, 'a', 'z')).paths, ['aleaf49betweenfar49z']);
});

test('is not complete if links were left out', async () => {
  const edges: Edge[] = [
    ['a', 'b', 9],
    ['a', 'c', 9],
    ['a', 'd', 1],
    ['d', 'e', 1],
    ['e', 'z', 1],
  ];
  assert.deepEqual(await find(new Graph(edges, { fanOutMax: 2 }), 'a', 'z'), {
    isComplete: false,
    paths: ['adez'],
  });
  // From z, the path was found before a was left incomplete.
  assert.deepEqual(await find(new Graph(edges, { fanOutMax: 2 }), 'd', 'a'), {
    isComplete: true,
    paths: ['da'],
  });
});

for (const fanOutMax of [1000, 2])
  test(`finds the distances of a search from one end, on random graphs, with ${fanOutMax} links per node`, async () => {
    const random = seeded(3);
    const below = (limit: number) => Math.floor(random() * limit);
    for (let round = 0; round < 200; round++) {
      const size = 5 + below(30);
      const names = Array.from({ length: size }, (_, index) => `n${index}`);
      const pairs = names.flatMap((one, index) =>
        names.slice(index + 1).map((other) => [one, other] as const),
      );
      const edges = pairs
        .filter(() => random() < 3 / size)
        .map(([one, other]): Edge => [one, other, 1 + below(9)]);
      const [from, to] = [`n${below(size)}`, `n${below(size)}`];
      const graph = new Graph(edges, { fanOutMax });
      const { paths, isComplete } = await findPaths(graph, node(from), node(to), LIMITS);
      const expected = distance(edges, from, to);
      if (isComplete) assert.equal(paths[0]?.links.length, expected);
      if (fanOutMax === 1000) assert.equal(isComplete, true);
      for (const { nodes, links } of paths) {
        assert.ok(links.length >= (expected as number) && links.length <= LIMITS.linksMax);
        assert.equal(new Set(nodes.map(nodeId)).size, nodes.length);
        assert.equal(links.length, nodes.length - 1);
      }
    }
  });

function distance(edges: readonly Edge[], from: string, to: string): number | undefined {
  const seen = new Set([from]);
  for (let depth = 0; depth <= LIMITS.linksMax; depth++) {
    if (seen.has(to)) return depth;
    for (const id of [...seen])
      for (const [one, other] of edges) {
        if (one === id) seen.add(other);
        if (other === id) seen.add(one);
      }
  }
  return undefined;
}

test('a search that ran out of time or memory is not complete; other failures stay failures', async () => {
  const failing = (error: Error) => async () => {
    throw error;
  };
  const [early, late] = [new AbortController().signal, AbortSignal.abort()];
  const nothing = { paths: [], isComplete: false };
  assert.deepEqual(await withinTime(early, failing(new SearchTooSlow())), nothing);
  assert.deepEqual(await withinTime(late, failing(new Cancelled())), nothing);
  assert.deepEqual(await withinTime(late, failing(new ApiError('Busy'))), nothing);
  assert.deepEqual(await withinTime(early, failing(new ApiError('ResponseTooLarge'))), nothing);
  await assert.rejects(withinTime(early, failing(new Cancelled())), Cancelled);
  await assert.rejects(withinTime(early, failing(new ApiError('Busy'))), ApiError);
});
