import { FeedPlatformParameter, RangeType } from '../../contract/parameters.ts';
import {
  DiscordWalletEntry,
  discordWalletEntry,
  PageWalletEntry,
  pageWalletEntry,
  TelegramWalletEntry,
  telegramWalletEntry,
} from '../../contract/wallet-entry.ts';
import { walletFeed } from '../../feeds/feed.ts';
import { endpoint } from '../endpoint.ts';
import { FEED_PAGE_SIZE, FeedParameters, readFeed } from './read-feed.ts';

const SHAPES = {
  all: [PageWalletEntry, pageWalletEntry],
  darknet: [PageWalletEntry, pageWalletEntry],
  telegram: [TelegramWalletEntry, telegramWalletEntry],
  discord: [DiscordWalletEntry, discordWalletEntry],
} as const;

export const walletsFeed = endpoint({
  id: 'walletsFeed',
  path: '/api/v2/feed/{platform}/wallets',
  summary: 'Wallet addresses first seen on a day or in a month',
  scope: 'feeds',
  pathParameters: { platform: FeedPlatformParameter },
  queryParameters: { ...FeedParameters, range_type: RangeType },
  hit: [PageWalletEntry, TelegramWalletEntry, DiscordWalletEntry],
  defaultPageSize: FEED_PAGE_SIZE,
  errors: [400, 404],
  async answer(request, services) {
    const [shape, toEntry] = SHAPES[request.path.platform];
    return { ...(await readFeed(walletFeed(request.path.platform), request, services, toEntry)), shape };
  },
});
