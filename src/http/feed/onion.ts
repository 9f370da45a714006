import { OnionEntry, onionEntry } from '../../contract/onion-entry.ts';
import { FeedPlatformParameter, RangeType } from '../../contract/parameters.ts';
import { onionFeed } from '../../feeds/feed.ts';
import { endpoint } from '../endpoint.ts';
import { FEED_PAGE_SIZE, FeedParameters, readFeed } from './read-feed.ts';

export const onionsFeed = endpoint({
  id: 'onionsFeed',
  path: '/api/v2/feed/{platform}/onion',
  summary: 'Onion URLs seen on a day or in a month',
  scope: 'feeds',
  pathParameters: { platform: FeedPlatformParameter },
  queryParameters: { ...FeedParameters, range_type: RangeType },
  hit: OnionEntry,
  defaultPageSize: FEED_PAGE_SIZE,
  errors: [400, 404],
  answer: (request, services) => readFeed(onionFeed(request.path.platform), request, services, onionEntry),
});
