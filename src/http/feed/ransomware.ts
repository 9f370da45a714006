import { RansomwareEntry, ransomwareEntry } from '../../contract/ransomware-entry.ts';
import { RANSOMWARE_FEED } from '../../feeds/catalogue.ts';
import { endpoint } from '../endpoint.ts';
import { DAILY_FEED, FeedParameters, readFeed } from './read-feed.ts';

export const ransomwareFeed = endpoint({
  id: 'ransomwareFeed',
  path: '/api/v2/feed/ransomware',
  summary: 'Read the ransomware feed',
  description: 'Returns posts of ransomware groups discovered on a day, earliest first.',
  ...DAILY_FEED,
  pathParameters: {},
  queryParameters: FeedParameters,
  hit: RansomwareEntry,
  answer: (request, services) => readFeed(RANSOMWARE_FEED, request, services, ransomwareEntry),
});
