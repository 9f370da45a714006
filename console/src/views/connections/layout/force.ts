import {
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationLinkDatum,
  type SimulationNodeDatum,
} from 'd3-force';
import { HALF_WIDTH_MIN, type Placed, removeOverlaps } from './boxes.ts';
import type { LayoutRequest, Position } from './layout.ts';

interface Body extends Placed {
  index: number;
}

const LINK_LENGTH = 120;
const REPULSION = -900;
const REPULSION_REACH = 1400;
/** Windows are wider than high. */
const GRAVITY_X = 0.035;
const GRAVITY_Y = 0.06;

/** Step by step, as a person adds nodes: earlier nodes stay where they are. */
export function placeByForce({ nodes, links }: LayoutRequest): Position[] {
  const bodies = nodes.map(
    ({ halfWidth, at }, index): Body => ({
      index,
      x: at?.x ?? Number.NaN,
      y: at?.y ?? Number.NaN,
      halfWidth: Math.max(HALF_WIDTH_MIN, halfWidth),
      isFixed: at !== undefined,
    }),
  );
  const neighbours: number[][] = nodes.map(() => []);
  for (const [from, to] of links) {
    neighbours[from]?.push(to);
    neighbours[to]?.push(from);
  }
  const steps = [...new Set(nodes.map(({ step }) => step))].sort((a, b) => a - b);
  for (const step of steps) {
    const present = bodies.filter(({ index }) => (nodes[index]?.step ?? 0) <= step);
    if (present.every(({ isFixed }) => isFixed)) continue;
    placeNear(present, neighbours);
    const taking = participants(present, neighbours);
    const isTaking = new Set(taking.map(({ index }) => index));
    simulate(
      taking,
      links.filter(([from, to]) => isTaking.has(from) && isTaking.has(to)),
    );
    removeOverlaps(present);
    for (const body of present) body.isFixed = true;
  }
  return bodies.map(({ x, y }) => ({ x, y }));
}

/** Fixed nodes that push new ones away: more would only take time. */
const FIXED_MAX = 250;

/** The nodes that move, what they are linked with, and what is near them. */
function participants(present: readonly Body[], neighbours: readonly (readonly number[])[]): Body[] {
  const moving = present.filter(({ isFixed }) => !isFixed);
  const linked = new Set(moving.flatMap(({ index }) => neighbours[index] ?? []));
  const middle = {
    x: moving.reduce((sum, { x }) => sum + x, 0) / moving.length,
    y: moving.reduce((sum, { y }) => sum + y, 0) / moving.length,
  };
  const fixed = present
    .filter(({ isFixed }) => isFixed)
    .map((body) => ({
      body,
      distance: linked.has(body.index) ? 0 : Math.hypot(body.x - middle.x, body.y - middle.y),
    }))
    .sort((a, b) => a.distance - b.distance || a.body.index - b.body.index)
    .slice(0, FIXED_MAX)
    .map(({ body }) => body);
  return [...fixed, ...moving].sort((a, b) => a.index - b.index);
}

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** New nodes begin beside a neighbour that is there already, or around the middle. */
function placeNear(present: readonly Body[], neighbours: readonly (readonly number[])[]): void {
  const byIndex = new Map(present.map((body) => [body.index, body]));
  let free = 0;
  for (const body of present) {
    if (body.isFixed) continue;
    const near = neighbours[body.index]?.map((index) => byIndex.get(index)).find((other) => other?.isFixed);
    free++;
    const radius = near === undefined ? 60 * Math.sqrt(free) : 90 + 8 * free;
    const angle = free * GOLDEN_ANGLE;
    body.x = (near?.x ?? 0) + radius * Math.cos(angle);
    body.y = (near?.y ?? 0) + radius * Math.sin(angle);
  }
}

function simulate(present: readonly Body[], links: LayoutRequest['links']): void {
  const byIndex = new Map(present.map((body, index) => [body.index, index]));
  // d3 numbers nodes by their place in the list, so it gets copies.
  const moving = present.map(({ x, y, isFixed }) => ({ x, y, ...(isFixed && { fx: x, fy: y }) }));
  const degrees = moving.map(() => 0);
  const springs: SimulationLinkDatum<SimulationNodeDatum>[] = links.flatMap(([from, to]) => {
    const [source, target] = [byIndex.get(from), byIndex.get(to)];
    if (source === undefined || target === undefined) return [];
    degrees[source] = (degrees[source] ?? 0) + 1;
    degrees[target] = (degrees[target] ?? 0) + 1;
    return [{ source, target }];
  });
  const simulation = forceSimulation<SimulationNodeDatum>(moving)
    .randomSource(seededRandom())
    .stop()
    .force('charge', forceManyBody().strength(REPULSION).distanceMax(REPULSION_REACH).theta(1.1))
    .force(
      'links',
      forceLink(springs).distance((spring) => {
        const ends = [spring.source, spring.target] as SimulationNodeDatum[];
        const busiest = Math.max(...ends.map(({ index = 0 }) => degrees[index] ?? 0));
        return LINK_LENGTH + 12 * Math.sqrt(busiest);
      }),
    )
    .force('x', forceX(0).strength(GRAVITY_X))
    .force('y', forceY(0).strength(GRAVITY_Y));
  const ticks = ticksFor(
    present.length,
    present.some(({ isFixed }) => isFixed),
  );
  simulation.alphaDecay(1 - 0.001 ** (1 / ticks)).tick(ticks);
  for (const [index, body] of present.entries()) {
    if (body.isFixed) continue;
    body.x = moving[index]?.x ?? 0;
    body.y = moving[index]?.y ?? 0;
  }
}

/** Large graphs get fewer rounds: their rounds take longer, and their fine structure does not show. */
function ticksFor(bodies: number, isAddition: boolean): number {
  return Math.round(Math.min(300, Math.max(60, (isAddition ? 20_000 : 45_000) / bodies)));
}

/** The generator of d3, from the same start every time. */
function seededRandom(): () => number {
  let state = 1;
  return () => {
    state = (1664525 * state + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}
