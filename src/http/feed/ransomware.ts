import { RansomwareEntry, ransomwareEntry } from '../../contract/ransomware-entry.ts';
import { RANSOMWARE_FEED } from '../../feeds/feed.ts';
import { endpoint } from '../endpoint.ts';
import { FEED_PAGE_SIZE, FeedParameters, readFeed } from './read-feed.ts';

export const ransomwareFeed = endpoint({
  id: 'ransomwareFeed',
  path: '/api/v2/feed/ransomware',
  summary: 'Posts of ransomware groups discovered on a day',
  scope: 'feeds',
  pathParameters: {},
  queryParameters: FeedParameters,
  hit: RansomwareEntry,
  defaultPageSize: FEED_PAGE_SIZE,
  errors: [400, 404],
  answer: (request, services) => readFeed(RANSOMWARE_FEED, request, services, ransomwareEntry),
});
