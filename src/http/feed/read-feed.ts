import type { Static, TObject } from 'typebox';
import type { Clock } from '../../clock.ts';
import { Batch, pagingParameters } from '../../contract/parameters.ts';
import { ApiError } from '../../errors.ts';
import { batchWindow, instantsOf, type RangeType } from '../../feeds/batch.ts';
import type { Feed } from '../../feeds/catalogue.ts';
import { coveredDays } from '../../feeds/coverage.ts';
import type { ApiKey } from '../../storage/port/api-key.ts';
import type { FeedEntryOf, FeedKind, Slice } from '../../storage/port/query.ts';
import { feedEntryKey } from '../../storage/rules/feed-entry-key.ts';
import type { EndpointAnswer, EndpointServices } from '../endpoint.ts';
import type { List } from '../list.ts';

const FEED_PAGE_SIZE = 100;

export const FeedParameters = { batch: Batch, ...pagingParameters(FEED_PAGE_SIZE) };

/** What all daily feeds have in common. */
export const DAILY_FEED = { scope: 'feeds', defaultPageSize: FEED_PAGE_SIZE, errors: [400, 404] } as const;

interface FeedRequest {
  query: Static<TObject<typeof FeedParameters>> & { range_type?: RangeType };
  key: ApiKey;
  list: List;
}

/** Which days a key may see. */
export function visibilityOf(key: ApiKey, clock: Clock): { hasArchive: boolean; now: number } {
  return { hasArchive: key.scopes.includes('archive'), now: clock() };
}

export async function readFeed<Kind extends FeedKind>(
  feed: Feed<Kind>,
  { query, key, list }: FeedRequest,
  { store, clock }: EndpointServices,
  toEntry: (entry: FeedEntryOf[Kind]) => unknown,
): Promise<EndpointAnswer> {
  const window = batchWindow(query.batch, query.range_type ?? 'day', visibilityOf(key, clock));
  // A day without data is 404, but a covered day can be empty.
  if (coveredDays(feed, await store.coverage(window.first, window.last)).size === 0) {
    throw new ApiError('BatchNotCovered', window.batch);
  }
  const { kind, sources } = feed;
  const slice = list.slice as Exclude<Slice, { kind: 'before' }>;
  const found = await store.feed({ feed: kind, sources, ...instantsOf(window), slice });
  return list.answer(found, toEntry, (entry) => ({ at: entry.firstSeen, key: feedEntryKey(entry) }));
}
