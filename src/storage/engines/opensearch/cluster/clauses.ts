import type { Message } from '../../../../records/message.ts';
import type { TimeWindow } from '../../../port/query.ts';

export type Query = Record<string, unknown>;

export const EVERYTHING: Query = { match_all: {} };

/** OpenSearch's limit per clause (index.max_terms_count). */
const TERMS_MAX = 65_536;

/** Matches any of the values, without a limit on their number. */
export function oneOf(field: string, values: readonly (string | number)[]): Query {
  if (values.length <= TERMS_MAX) return { terms: { [field]: values } };
  const should: Query[] = [];
  for (let start = 0; start < values.length; start += TERMS_MAX)
    should.push({ terms: { [field]: values.slice(start, start + TERMS_MAX) } });
  return { bool: { should, minimum_should_match: 1 } };
}

export function during(field: string, window: TimeWindow | undefined): Query[] {
  if (window?.from === undefined && window?.to === undefined) return [];
  return [{ range: { [field]: { gte: window.from, lte: window.to } } }];
}

/** All messages of a chat are on the same shard. */
export function routingOf({ platform, channelId }: Pick<Message, 'platform' | 'channelId'>): string {
  return `${platform}:${channelId}`;
}
