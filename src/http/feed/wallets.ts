import { FeedPlatformParameter, RangeType } from '../../contract/parameters.ts';
import {
  DiscordWalletEntry,
  discordWalletEntry,
  PageWalletEntry,
  pageWalletEntry,
  TelegramWalletEntry,
  telegramWalletEntry,
} from '../../contract/wallet-entry.ts';
import { walletFeed } from '../../feeds/catalogue.ts';
import { endpoint } from '../endpoint.ts';
import { DAILY_FEED, FeedParameters, readFeed } from './read-feed.ts';

const SHAPES = {
  all: [PageWalletEntry, pageWalletEntry],
  darknet: [PageWalletEntry, pageWalletEntry],
  telegram: [TelegramWalletEntry, telegramWalletEntry],
  discord: [DiscordWalletEntry, discordWalletEntry],
} as const;

export const walletsFeed = endpoint({
  id: 'walletsFeed',
  path: '/api/v2/feed/{platform}/wallets',
  summary: 'Read the wallet feed',
  description:
    'Returns wallet addresses first seen on a day or in the month up to it, grouped by page or profile, earliest first. ' +
    'The fields of an entry depend on the platform.',
  ...DAILY_FEED,
  pathParameters: { platform: FeedPlatformParameter },
  queryParameters: { ...FeedParameters, range_type: RangeType },
  hit: [PageWalletEntry, TelegramWalletEntry, DiscordWalletEntry],
  async answer(request, services) {
    const [shape, toEntry] = SHAPES[request.path.platform];
    return { ...(await readFeed(walletFeed(request.path.platform), request, services, toEntry)), shape };
  },
});
