import { ChannelLinkEntry, channelLinkEntry } from '../../contract/channel-link-entry.ts';
import { CHANNEL_LINK_FEED } from '../../feeds/catalogue.ts';
import { endpoint } from '../endpoint.ts';
import { DAILY_FEED, FeedParameters, readFeed } from './read-feed.ts';

export const channelLinkFeed = endpoint({
  id: 'channelLinkFeed',
  path: '/api/v2/feed/telegram',
  summary: 'Read the Telegram link feed',
  description:
    'Returns links to Telegram channels and groups first seen on a day, grouped by source, earliest first.',
  ...DAILY_FEED,
  pathParameters: {},
  queryParameters: FeedParameters,
  hit: ChannelLinkEntry,
  answer: (request, services) => readFeed(CHANNEL_LINK_FEED, request, services, channelLinkEntry),
});
