import { ChannelLinkEntry, channelLinkEntry } from '../../contract/channel-link-entry.ts';
import { CHANNEL_LINK_FEED } from '../../feeds/feed.ts';
import { endpoint } from '../endpoint.ts';
import { FEED_PAGE_SIZE, FeedParameters, readFeed } from './read-feed.ts';

export const channelLinkFeed = endpoint({
  id: 'channelLinkFeed',
  path: '/api/v2/feed/telegram',
  summary: 'Links to Telegram channels and groups found on a day',
  scope: 'feeds',
  pathParameters: {},
  queryParameters: FeedParameters,
  hit: ChannelLinkEntry,
  defaultPageSize: FEED_PAGE_SIZE,
  errors: [400, 404],
  answer: (request, services) => readFeed(CHANNEL_LINK_FEED, request, services, channelLinkEntry),
});
