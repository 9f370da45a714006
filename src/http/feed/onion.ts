import { OnionEntry, onionEntry } from '../../contract/onion-entry.ts';
import { FeedPlatformParameter, RangeType } from '../../contract/parameters.ts';
import { onionFeed } from '../../feeds/catalogue.ts';
import { endpoint } from '../endpoint.ts';
import { DAILY_FEED, FeedParameters, readFeed } from './read-feed.ts';

export const onionsFeed = endpoint({
  id: 'onionsFeed',
  path: '/api/v2/feed/{platform}/onion',
  summary: 'Read the onion URL feed',
  description:
    'Returns onion URLs seen on a day or in the month up to it, earliest first; one entry per URL and day.',
  ...DAILY_FEED,
  pathParameters: { platform: FeedPlatformParameter },
  queryParameters: { ...FeedParameters, range_type: RangeType },
  hit: OnionEntry,
  answer: (request, services) => readFeed(onionFeed(request.path.platform), request, services, onionEntry),
});
