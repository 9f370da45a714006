/** Layouts of graphs: nothing overlaps, nothing moves without a reason, and the same graph looks the same. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  chooseLabels,
  DISC_SCALE,
  labelBox,
  labelSize,
} from '../../console/src/views/connections/drawing/label-choice.ts';
import {
  placeLinkLabel,
  radiusOf,
  type SceneNode,
} from '../../console/src/views/connections/drawing/scene.ts';
import {
  areOverlapping,
  HALF_WIDTH_MIN,
  type Placed,
  removeOverlaps,
} from '../../console/src/views/connections/layout/boxes.ts';
import {
  computeLayout,
  type LayoutNode,
  type LayoutRequest,
  type Position,
} from '../../console/src/views/connections/layout/layout.ts';

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (1664525 * state + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/** Few nodes have many links, most have one or two, as in collected data. */
function fixture(size: number, kind: LayoutRequest['kind'], step: (index: number) => number = () => 0) {
  const random = seeded(size);
  const nodes = Array.from(
    { length: size },
    (_, index): LayoutNode => ({
      step: step(index),
      halfWidth: 15 + Math.floor(random() * 85),
      lane: Math.floor(random() * 9),
      ...(random() > 0.1 && { time: Date.UTC(2026, 0, 1) + Math.floor(random() * 3e10) }),
    }),
  );
  const links: [number, number][] = [];
  for (let index = 1; index < size; index++) {
    links.push([Math.floor(random() ** 2.5 * index), index]);
    if (random() < 0.3) links.push([Math.floor(random() * index), index]);
  }
  return { kind, nodes, links, roots: [0] } satisfies LayoutRequest;
}

function overlaps({ nodes }: LayoutRequest, positions: readonly Position[]): number {
  const boxes = positions.map(
    ({ x, y }, index): Placed => ({
      x,
      y,
      halfWidth: Math.max(HALF_WIDTH_MIN, nodes[index]?.halfWidth ?? 0),
      isFixed: false,
    }),
  );
  let count = 0;
  for (const [index, box] of boxes.entries())
    for (const other of boxes.slice(index + 1)) if (areOverlapping(box, other)) count++;
  return count;
}

describe('console: layout of graphs', () => {
  for (const kind of ['force', 'tree', 'radial', 'time'] as const)
    for (const size of [1, 2, 30, 300, 2000])
      test(`${kind}: no node or label of ${size} overlaps another`, () => {
        const request = fixture(size, kind);
        const positions = computeLayout(request);
        assert.equal(positions.length, size);
        assert.ok(positions.every(({ x, y }) => Number.isSafeInteger(x) && Number.isSafeInteger(y)));
        assert.equal(overlaps(request, positions), 0);
      });

  for (const kind of ['force', 'tree', 'radial', 'time'] as const)
    test(`${kind}: the same graph gives the same drawing`, () => {
      assert.deepEqual(computeLayout(fixture(120, kind)), computeLayout(fixture(120, kind)));
    });

  test('nodes that are added do not move those that are there', () => {
    const steps = (index: number) => (index < 30 ? 0 : index < 55 ? 1 : 2);
    const whole = fixture(80, 'force', steps);
    const first = {
      ...whole,
      nodes: whole.nodes.slice(0, 30),
      links: whole.links.filter((ends) => ends.every((end) => end < 30)),
    };
    const before = computeLayout(first);
    const after = computeLayout(whole);
    assert.deepEqual(after.slice(0, 30), before);
    assert.equal(overlaps(whole, after), 0);
  });

  test('adding step by step gives the same drawing as all steps at once, as after a reload', () => {
    const steps = (index: number) => (index < 30 ? 0 : index < 55 ? 1 : 2);
    const whole = fixture(80, 'force', steps);
    let known: Position[] = [];
    for (const count of [30, 55, 80]) {
      const part = {
        ...whole,
        nodes: whole.nodes.slice(0, count).map((node, index) => ({ ...node, at: known[index] })),
        links: whole.links.filter((ends) => ends.every((end) => end < count)),
      };
      known = computeLayout(part);
    }
    assert.deepEqual(known, computeLayout(whole));
  });

  test('nodes that were placed by hand stay, and the others make room', () => {
    for (const kind of ['force', 'tree', 'radial', 'time'] as const) {
      const request = fixture(60, kind);
      const at = { x: 17, y: -4 };
      const nodes = request.nodes.map((node, index) => (index === 7 ? { ...node, at } : node));
      const positions = computeLayout({ ...request, nodes });
      assert.deepEqual(positions[7], at);
      assert.equal(overlaps(request, positions), 0, kind);
    }
  });

  test('nodes in one place are moved apart, around one that is fixed', () => {
    const boxes = Array.from(
      { length: 200 },
      (_, index): Placed => ({ x: 0, y: 0, halfWidth: 60, isFixed: index === 3 }),
    );
    removeOverlaps(boxes);
    assert.deepEqual([boxes[3]?.x, boxes[3]?.y], [0, 0]);
    for (const [index, box] of boxes.entries())
      assert.ok(!boxes.slice(index + 1).some((other) => areOverlapping(box, other)));
  });

  test('a graph without links, or with nodes that no root leads to, is drawn', () => {
    for (const kind of ['force', 'tree', 'radial', 'time'] as const) {
      const request = { ...fixture(12, kind), links: [] };
      assert.equal(overlaps(request, computeLayout(request)), 0);
      assert.deepEqual(computeLayout({ ...request, nodes: [] }), []);
    }
  });
});

describe('console: labels of graphs', () => {
  test('no label lies on another one, nor on a node with an icon; those with most links stay', () => {
    const request = fixture(300, 'force');
    const positions = computeLayout(request);
    const degrees = new Map<number, number>();
    for (const end of request.links.flat()) degrees.set(end, (degrees.get(end) ?? 0) + 1);
    const nodes = positions.map((at, index) => sceneNode(index, at, request, degrees.get(index) ?? 0));
    for (const scale of [0.1, 0.25, 0.4, 0.6, 0.8, 0.95, 1, 1.5]) {
      const chosen = chooseLabels(nodes, scale, new Set());
      const boxes = nodes
        .filter(({ id }) => chosen.has(id))
        .map((node) => labelBox(node, scale, labelSize(scale)));
      const discs = (scale < DISC_SCALE ? [] : nodes).map(({ id, x, y, radius }) => ({
        owner: id,
        left: (x - radius) * scale,
        right: (x + radius) * scale,
        top: (y - radius) * scale,
        bottom: (y + radius) * scale,
      }));
      for (const [index, box] of boxes.entries())
        for (const other of [...boxes.slice(index + 1), ...discs])
          assert.ok(
            box.owner === other.owner ||
              box.right <= other.left ||
              box.left >= other.right ||
              box.bottom <= other.top ||
              box.top >= other.bottom,
            `${box.owner} and ${other.owner} at ${scale}`,
          );
      assert.ok(labelSize(scale) >= 10);
      const busiest = nodes.toSorted((a, b) => b.degree - a.degree)[0];
      if (scale < DISC_SCALE) assert.ok(chosen.has(busiest?.id ?? ''), String(scale));
      if (scale >= 0.95) assert.equal(chosen.size, nodes.length);
    }
    const kept = new Set(['7', '8', '9']);
    assert.ok([...kept].every((id) => chooseLabels(nodes, 0.05, kept).has(id)));
  });

  test('the label of a link covers no node', () => {
    const request = fixture(30, 'force');
    const nodes = computeLayout(request).map((at, index) => sceneNode(index, at, request, 1));
    const viewport = { x: 40, y: 20, scale: 1 };
    let free = 0;
    for (const [from, to] of request.links) {
      const ends = { from: nodes[from] as SceneNode, to: nodes[to] as SceneNode };
      const size = { width: 120, height: 24 };
      const { x, y } = placeLinkLabel(ends, nodes, viewport, size);
      const isCovering = nodes.some(
        (node) =>
          Math.abs(x - viewport.x - node.x) < size.width / 2 + node.radius &&
          Math.abs(y - viewport.y - node.y) < size.height / 2 + node.radius,
      );
      if (!isCovering) free++;
    }
    assert.ok(free >= 0.9 * request.links.length, `${free} of ${request.links.length}`);
  });
});

function sceneNode(index: number, at: Position, { nodes }: LayoutRequest, degree: number): SceneNode {
  return {
    id: String(index),
    ...at,
    radius: radiusOf(degree),
    group: 'person',
    label: '',
    halfWidth: (nodes[index]?.halfWidth ?? 0) - 6,
    isMono: false,
    degree,
    stack: 0,
    isSelected: false,
    isOnPath: false,
    isPinned: false,
  };
}
