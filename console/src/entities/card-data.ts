import type { ApiRequest } from '../api/client.ts';
import type { EntityHit } from '../api/types.ts';
import type { Node } from './node.ts';
import { nodeId } from './node.ts';

/** What a hover card shows. */
export interface CardData {
  label: string;
  names: string[];
  firstSeen?: string | undefined;
  lastSeen?: string | undefined;
  counts: CardCounts;
  buckets: readonly { date: string; count: number }[];
}

export type CardCounts = EntityHit['facts']['counts'];

/** One request for everything on a card. By POST, so that the value is in no URL. */
export function cardRequest(node: Node): ApiRequest {
  return { path: '/entity', parameters: { node: nodeId(node), size: 1 } };
}

export function cardData({ node, names = [], facts, timeline }: EntityHit): CardData {
  return {
    label: node.label,
    names: names.map(({ name }) => name),
    firstSeen: facts.firstSeen,
    lastSeen: facts.lastSeen,
    counts: facts.counts,
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
