import type { Static, TObject } from 'typebox';
import { Batch, pagingParameters } from '../../contract/parameters.ts';
import { ApiError } from '../../errors.ts';
import { batchWindow, instantsOf, type RangeType } from '../../feeds/batch.ts';
import { coveredDays } from '../../feeds/coverage.ts';
import type { Feed } from '../../feeds/feed.ts';
import type { ApiKey } from '../../storage/port/api-key.ts';
import type { FeedEntryOf, FeedKind, Slice } from '../../storage/port/query.ts';
import { feedEntryKey } from '../../storage/rules/feed-entry-key.ts';
import type { EndpointAnswer, EndpointServices } from '../endpoint.ts';
import type { List } from '../list.ts';

export const FEED_PAGE_SIZE = 100;

export const FeedParameters = { batch: Batch, ...pagingParameters(FEED_PAGE_SIZE) };

interface FeedRequest {
  query: Static<TObject<typeof FeedParameters>> & { range_type?: RangeType };
  key: ApiKey;
  list: List;
}

/** Days the key may see, then whether they are covered, then what they hold. */
export async function readFeed<Kind extends FeedKind>(
  feed: Feed<Kind>,
  { query, key, list }: FeedRequest,
  { store, clock }: EndpointServices,
  toEntry: (entry: FeedEntryOf[Kind]) => unknown,
): Promise<EndpointAnswer> {
  const visibility = { hasArchive: key.scopes.includes('archive'), now: clock() };
  const window = batchWindow(query.batch, query.range_type ?? 'day', visibility);
  // Spec 4.2 rule 2: no data is 404; rule 3: a day can be empty.
  if (coveredDays(feed, await store.coverage(window.first, window.last)).size === 0) {
    throw new ApiError('BatchNotCovered', window.batch);
  }
  const { kind, sources } = feed;
  const slice = list.slice as Exclude<Slice, { kind: 'before' }>;
  const found = await store.feed({ feed: kind, sources, ...instantsOf(window), slice });
  return list.answer(found, toEntry, (entry) => ({ at: entry.firstSeen, key: feedEntryKey(entry) }));
}
