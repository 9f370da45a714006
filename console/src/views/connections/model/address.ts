import type { Route } from '../../../route.ts';
import {
  emptyDoc,
  type GraphDoc,
  idsOf,
  LAYOUTS,
  type LayoutKind,
  type Point,
  type Step,
} from './graph-doc.ts';
import { isKindGroup, type KindGroup } from './kind-groups.ts';

/**
 * The graph in the address. Nodes are named once, as `n` (starts) and `k` (added later); everything else refers to
 * them by their place in that list. Fields are separated by dots, entries by underscores.
 */
const NODES_MAX = 5000;

export function encodeDoc(doc: GraphDoc): string {
  const ids = idsOf(doc);
  const places = new Map(ids.map((id, place) => [id, place]));
  const at = (id: string) => places.get(id) ?? [];
  const list = (some: Iterable<string>) => [...some].flatMap(at).join('.');
  const { filters } = doc;
  const query: [string, string | number | undefined][] = [
    ...doc.starts.map((id): [string, string] => ['n', id]),
    ...doc.steps.flatMap(({ nodes }) => nodes.map((id): [string, string] => ['k', id])),
    ['x', doc.steps.map((step) => stepText(step, places)).join('_')],
    ['t', totalsText(doc, places)],
    ['h', list(doc.hidden)],
    ['hide', [...filters.hiddenGroups].join('.')],
    ['min', filters.minLinks === 1 ? undefined : filters.minLinks],
    ['far', filters.maxDistance],
    ['from', filters.from],
    ['to', filters.to],
    ['layout', doc.layout === 'force' ? undefined : doc.layout],
    ['sel', list(doc.selected)],
    ['pin', list(doc.pins)],
    ['at', positionsText(doc, ids)],
    ['path', doc.paths.map((path) => list(path)).join('_')],
    ['shown', doc.pathIndex === 0 ? undefined : doc.pathIndex],
    ['view', doc.view],
  ];
  const text = query
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}=${encodeValue(String(value))}`)
    .join('&');
  return `#/connections${text === '' ? '' : `?${text}`}`;
}

/** Shorter and easier to read than `encodeURIComponent` alone. A fragment may contain these characters. */
function encodeValue(value: string): string {
  return encodeURIComponent(value).replaceAll('%3A', ':').replaceAll('%40', '@').replaceAll('%2F', '/');
}

function stepText({ expanded, nodes }: Step, places: ReadonlyMap<string, number>): string {
  return `${expanded === undefined ? '' : places.get(expanded)}.${nodes.length}`;
}

function totalsText({ totals }: GraphDoc, places: ReadonlyMap<string, number>): string {
  return [...totals]
    .flatMap(([id, groups]) => [...groups].map(([group, total]) => `${places.get(id)}.${group}.${total}`))
    .join('_');
}

function positionsText({ pins, positions }: GraphDoc, ids: readonly string[]): string {
  if (pins.size === 0) return '';
  return ids
    .map((id) => positions.get(id))
    .map((point) => (point === undefined ? '' : `${short(point.x)}.${short(point.y)}`))
    .join('_');
}

const short = (value: number) => Math.round(value).toString(36);

/** Anything that is wrong is left out: addresses are edited by hand, and come from other people. */
export function decodeDoc({ parameters }: Pick<Route, 'parameters'>): GraphDoc {
  const starts = named(parameters, 'n', 'node');
  const known = named(parameters, 'k').filter((id) => !starts.includes(id));
  const ids = [...starts, ...known];
  const list = (name: string) => indexes(parameters.get(name)).flatMap((place) => ids[place] ?? []);
  const paths = entries(parameters.get('path')).map((path) =>
    indexes(path).flatMap((place) => ids[place] ?? []),
  );
  const view = parameters.get('view');
  return {
    ...emptyDoc(starts),
    steps: decodeSteps(parameters.get('x'), ids, known),
    hidden: new Set(list('h')),
    totals: decodeTotals(parameters.get('t'), ids),
    filters: {
      hiddenGroups: new Set((parameters.get('hide') ?? '').split('.').filter(isKindGroup)),
      minLinks: wholeNumber(parameters.get('min')) ?? 1,
      maxDistance: wholeNumber(parameters.get('far')),
      from: day(parameters.get('from')),
      to: day(parameters.get('to')),
    },
    layout: LAYOUTS.find((each) => each === parameters.get('layout')) ?? ('force' satisfies LayoutKind),
    selected: list('sel'),
    pins: new Set(list('pin')),
    positions: decodePositions(parameters.get('at'), ids),
    paths: paths.filter((path) => path.length > 1),
    pathIndex: Math.min(wholeNumber(parameters.get('shown')) ?? 0, Math.max(0, paths.length - 1)),
    ...((view === 'list' || view === 'graph') && { view }),
  };
}

function named(parameters: URLSearchParams, ...names: readonly string[]): string[] {
  const ids = names.flatMap((name) => parameters.getAll(name)).filter((id) => id !== '');
  return [...new Set(ids)].slice(0, NODES_MAX);
}

const entries = (text: string | null) => (text === null || text === '' ? [] : text.split('_'));

function indexes(text: string | null): number[] {
  return (text ?? '').split('.').flatMap((part) => wholeNumber(part) ?? []);
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

function day(text: string | null): string | undefined {
  return text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
    ? text
    : undefined;
}

/** Nodes that no step mentions are a step of their own. */
function decodeSteps(text: string | null, ids: readonly string[], known: readonly string[]): Step[] {
  const steps: Step[] = [];
  let start = 0;
  for (const entry of entries(text)) {
    const [expanded = '', count = ''] = entry.split('.');
    if (wholeNumber(count) === undefined) continue;
    const nodes = known.slice(start, start + (wholeNumber(count) ?? 0));
    start += nodes.length;
    const id = ids[wholeNumber(expanded) ?? -1];
    steps.push({ ...(id !== undefined && { expanded: id }), nodes });
  }
  return start < known.length ? [...steps, { nodes: known.slice(start) }] : steps;
}

function decodeTotals(text: string | null, ids: readonly string[]): GraphDoc['totals'] {
  const totals = new Map<string, Map<KindGroup, number>>();
  for (const entry of entries(text)) {
    const [place = '', group = '', count = ''] = entry.split('.');
    const id = ids[wholeNumber(place) ?? -1];
    const total = wholeNumber(count);
    if (id === undefined || total === undefined || !isKindGroup(group)) continue;
    totals.set(id, (totals.get(id) ?? new Map()).set(group, total));
  }
  return totals;
}

function decodePositions(text: string | null, ids: readonly string[]): Map<string, Point> {
  const positions = new Map<string, Point>();
  for (const [place, entry] of entries(text).entries()) {
    const [x = Number.NaN, y = Number.NaN] = entry.split('.').map((part) => Number.parseInt(part, 36));
    const id = ids[place];
    if (id !== undefined && Number.isSafeInteger(x) && Number.isSafeInteger(y)) positions.set(id, { x, y });
  }
  return positions;
}
