import { useEffect, useRef, useState } from 'preact/hooks';
import { LABEL_SIZE } from './drawing/label-choice.ts';
import { readPalette } from './drawing/palette.ts';
import { labelFont, textWidth } from './drawing/sprites.ts';
import type { LayoutNode, LayoutRequest } from './layout/layout.ts';
import { requestLayout } from './layout/layout-client.ts';
import type { GraphData } from './model/graph-data.ts';
import { type GraphDoc, idsOf, type Point } from './model/graph-doc.ts';
import { GROUP_LOOKS, groupOf, KIND_GROUPS, type KindGroup } from './model/kind-groups.ts';
import { drawnLabel } from './model/node-label.ts';
import { stacksOf } from './model/visible-graph.ts';

export type Positions = ReadonlyMap<string, Point>;

/** Half of the width of "26 more victims", whatever the number is. */
export const STACK_HALF_WIDTH = 58;

const CACHED_MAX = 40;

/** Where every node is; undefined until the first layout is there. The old one stays while the next is computed. */
export function usePositions(
  doc: GraphDoc,
  data: GraphData,
  version: number,
  isReady: boolean,
): { positions: Positions | undefined; isCurrent: boolean } {
  const [state, setState] = useState<{ key: string; positions: Positions }>();
  const cache = useRef(new Map<string, Positions>()).current;
  const key = layoutKey(doc, doc.steps.length) + pinsKey(doc);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for what the layout needs of `doc`
  useEffect(() => {
    if (!isReady) return;
    let isOver = false;
    const run = async () => {
      await fontsReady();
      const known = cache.get(key);
      const next = known ?? (await layOut(doc, data, longestKnown(doc, cache)));
      if (isOver) return;
      cache.set(key, next);
      const [oldest] = cache.keys();
      if (cache.size > CACHED_MAX && oldest !== undefined) cache.delete(oldest);
      setState({ key, positions: next });
    };
    void run();
    return () => {
      isOver = true;
    };
  }, [key, data, version, isReady, cache]);
  return { positions: state?.positions, isCurrent: state?.key === key };
}

/** Labels are measured with the fonts that they are drawn with. */
async function fontsReady(): Promise<void> {
  const palette = readPalette();
  await Promise.all(
    [false, true].map((isMono) => document.fonts.load(labelFont(palette, isMono, LABEL_SIZE))),
  );
}

function layoutKey({ layout, starts, steps }: GraphDoc, count: number): string {
  return [layout, ...starts, ...steps.slice(0, count).flatMap(({ nodes }) => ['', ...nodes])].join('\n');
}

function pinsKey({ pins, positions }: GraphDoc): string {
  return pins.size === 0 ? '' : `\n${[...positions].map(([id, { x, y }]) => `${id} ${x} ${y}`).join('\n')}`;
}

/** The positions of the steps before: nodes that are there do not move when others are added. */
function longestKnown(doc: GraphDoc, cache: ReadonlyMap<string, Positions>): Positions {
  if (doc.pins.size > 0) return doc.positions;
  if (doc.layout !== 'force') return new Map();
  for (let count = doc.steps.length - 1; count > 0; count--) {
    const known = cache.get(layoutKey(doc, count));
    if (known !== undefined) return known;
  }
  return new Map();
}

async function layOut(doc: GraphDoc, data: GraphData, known: Positions): Promise<Positions> {
  const { ids, request } = layoutRequest(doc, data, known);
  const placed = await requestLayout(request);
  return new Map(ids.map((id, index) => [id, placed[index] ?? { x: 0, y: 0 }]));
}

function layoutRequest(
  doc: GraphDoc,
  data: GraphData,
  known: Positions,
): { ids: string[]; request: LayoutRequest } {
  const palette = readPalette();
  const nodes = idsOf(doc).flatMap((id) => data.nodes.get(id) ?? []);
  const groups = new Map<string, KindGroup>(nodes.map((node) => [node.id, groupOf(node)]));
  const stacks = stacksOf(doc, data, groups).filter(({ of }) => groups.has(of));
  const stepOf = new Map<string, number>();
  for (const [step, { nodes: added }] of doc.steps.entries()) for (const id of added) stepOf.set(id, step);
  const expandedIn = (id: string) =>
    Math.max(
      0,
      doc.steps.findIndex(({ expanded }) => expanded === id),
    );
  const at = (id: string) => {
    const point = known.get(id);
    return point !== undefined && { at: point };
  };
  const times = timesOf(data, groups);
  const ids = [...groups.keys(), ...stacks.map(({ id }) => id)];
  const places = new Map(ids.map((id, place) => [id, place]));
  const place = (id: string) => places.get(id) ?? 0;
  const links = data
    .linksAmong(new Set(groups.keys()))
    .map(({ from, to }): [number, number] => {
      const [a, b] = [place(from), place(to)];
      return a < b ? [a, b] : [b, a];
    })
    // Whichever way they were loaded, the drawing is the same.
    .sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  const request: LayoutRequest = {
    kind: doc.layout,
    nodes: [
      ...nodes.map((node): LayoutNode => {
        const group = groupOf(node);
        const font = labelFont(palette, GROUP_LOOKS[group].isMono, LABEL_SIZE);
        return {
          step: stepOf.get(node.id) ?? 0,
          halfWidth: Math.ceil(textWidth(drawnLabel(node), font) / 2) + 6,
          time: times.get(node.id),
          lane: KIND_GROUPS.indexOf(group),
          ...at(node.id),
        };
      }),
      ...stacks.map(
        ({ id, of, group }): LayoutNode => ({
          step: expandedIn(of),
          halfWidth: STACK_HALF_WIDTH,
          time: times.get(of),
          lane: KIND_GROUPS.indexOf(group),
          ...at(id),
        }),
      ),
    ],
    links: [...links, ...stacks.map(({ id, of }): [number, number] => [place(of), place(id)])],
    roots: doc.starts.flatMap((id) => places.get(id) ?? []),
  };
  return { ids, request };
}

/** When a node was first seen in this graph. */
function timesOf(data: GraphData, groups: ReadonlyMap<string, KindGroup>): Map<string, number> {
  const times = new Map<string, number>();
  for (const id of groups.keys())
    for (const link of data.linksOf(id)) {
      const time = Date.parse(link.firstSeen);
      if (groups.has(link.from) && groups.has(link.to)) times.set(id, Math.min(times.get(id) ?? time, time));
    }
  return times;
}
