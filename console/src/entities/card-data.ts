import type { IndicatorHit } from '../../../src/contract/indicator-hit.ts';
import type { ApiRequest } from '../api/client.ts';
import type { Node } from './node.ts';
import { nodeId } from './node.ts';

/** What a hover card shows, from either endpoint. */
export interface CardData {
  label?: string | undefined;
  names: string[];
  firstSeen?: string | undefined;
  lastSeen?: string | undefined;
  /** Records that show it. */
  total?: number | undefined;
  counts: CardCounts;
  buckets: readonly { date: string; count: number }[];
}

type Counted = 'messages' | 'channels' | 'people' | 'pages' | 'posts' | 'victims' | 'indicators';
export type CardCounts = Partial<Record<Counted, number>>;

/** The part of an entity's summary that a card needs. */
export interface EntityHit {
  node: { label?: string };
  names?: (string | { value: string })[];
  facts?: { firstSeen?: string; lastSeen?: string; counts?: CardCounts };
  timeline?: { buckets: { date: string; count: number }[] };
}

/** Longer values have no path; their page is found by a lookup. */
const PATH_VALUE_MAX = 900;

/** One request for everything on a card. */
export function cardRequest(node: Node): ApiRequest | undefined {
  if (node.kind !== 'indicator') return { path: '/entity', parameters: { node: nodeId(node), size: 1 } };
  const value = encodeURIComponent(node.canonical.toWellFormed());
  return value.length > PATH_VALUE_MAX ? undefined : { path: `/indicator/${node.indicator}/${value}` };
}

export function cardData(node: Node, hit: unknown): CardData {
  return node.kind === 'indicator' ? ofIndicator(hit as IndicatorHit) : ofEntity(hit as EntityHit);
}

function ofIndicator(hit: IndicatorHit): CardData {
  const count = (record: string) =>
    hit.records.filter((each) => each.record === record).reduce((sum, each) => sum + each.count, 0);
  return {
    names: [],
    firstSeen: hit.firstSeen,
    lastSeen: hit.lastSeen,
    total: hit.count,
    counts: {
      people: hit.people.total,
      messages: count('message'),
      channels: hit.channels.total,
      pages: count('page'),
      posts: count('post'),
    },
    buckets: hit.histogram.buckets,
  };
}

function ofEntity({ node, names = [], facts = {}, timeline }: EntityHit): CardData {
  return {
    label: node.label,
    names: names.map((name) => (typeof name === 'string' ? name : name.value)),
    firstSeen: facts.firstSeen,
    lastSeen: facts.lastSeen,
    counts: facts.counts ?? {},
    buckets: timeline?.buckets ?? [],
  };
}

/** Counts in equal parts of the time from the first bucket to the last, whatever intervals the buckets have. */
export function activityOf(buckets: CardData['buckets'], parts: number): number[] {
  const dated = buckets.map(({ date, count }) => ({ at: Date.parse(date), count }));
  const first = dated.reduce((least, { at }) => Math.min(least, at), Number.POSITIVE_INFINITY);
  const last = dated.reduce((most, { at }) => Math.max(most, at), Number.NEGATIVE_INFINITY);
  const values = new Array<number>(parts).fill(0);
  for (const { at, count } of dated) {
    const part = last === first ? parts - 1 : Math.floor(((at - first) / (last - first)) * (parts - 1));
    values[part] = (values[part] ?? 0) + count;
  }
  return values;
}
