import Type from 'typebox';
import { CoverageEntry } from '../../contract/coverage-entry.ts';
import { Dates, FeedPlatformParameter, oneOf, readWindow } from '../../contract/parameters.ts';
import { InvalidParameters } from '../../errors.ts';
import {
  CHANNEL_LINK_FEED,
  type Feed,
  onionFeed,
  RANSOMWARE_FEED,
  walletFeed,
} from '../../feeds/catalogue.ts';
import { coveredDays } from '../../feeds/coverage.ts';
import { visibleDays } from '../../feeds/visible-days.ts';
import type { FeedPlatform } from '../../records/feed-platform.ts';
import { daysBetween, endOfDay, startOfDay } from '../../time/day.ts';
import { MS_PER_DAY } from '../../time/instant.ts';
import { endpoint } from '../endpoint.ts';
import { visibilityOf } from './read-feed.ts';

/** Three years. */
const DAYS_MAX = 1096;

const FEED_NAMES = ['ransomware', 'telegram', 'wallets', 'onion'] as const;

/** Extension. */
export const feedCoverage = endpoint({
  id: 'feedCoverage',
  path: '/api/v2/feed/coverage',
  summary: 'List the days of a feed (extension)',
  description:
    'Returns every day of a period with its number of entries, and whether the feed covers it. The default period is ' +
    `one year; the maximum is ${DAYS_MAX} days. Without the scope \`archive\`, it starts 30 days ago.`,
  scope: 'feeds',
  pathParameters: {},
  queryParameters: {
    feed: oneOf(FEED_NAMES, 'Feed; case-insensitive', { examples: ['ransomware'] }),
    platform: Type.Optional(FeedPlatformParameter),
    ...Dates,
  },
  hit: CoverageEntry,
  defaultPageSize: undefined,
  errors: [],
  async answer({ query, key }, { store, clock }) {
    const days = visibleDays(readWindow(query), visibilityOf(key, clock));
    if (days === undefined) return { total: 0, hits: [] };
    if (startOfDay(days.last) - startOfDay(days.first) >= DAYS_MAX * MS_PER_DAY)
      throw InvalidParameters.query('gte', 'too_many_days', `the period is longer than ${DAYS_MAX} days`);
    const all = daysBetween(days.first, days.last);
    const feed = feedOf(query.feed, query.platform ?? 'all');
    const window = { from: startOfDay(days.first), to: endOfDay(days.last) };
    const covered = coveredDays(feed, await store.coverage(days.first, days.last));
    const counts = await store.countFeedByDay({ feed: feed.kind, sources: feed.sources, ...window });
    const hits = all.map(
      (day): CoverageEntry => ({
        day,
        covered: covered.has(day),
        total: counts.get(day) ?? 0,
      }),
    );
    return { total: hits.length, hits };
  },
});

/** Feeds without platforms ignore it. */
function feedOf(name: (typeof FEED_NAMES)[number], platform: FeedPlatform): Feed {
  switch (name) {
    case 'ransomware':
      return RANSOMWARE_FEED;
    case 'telegram':
      return CHANNEL_LINK_FEED;
    case 'wallets':
      return walletFeed(platform);
    case 'onion':
      return onionFeed(platform);
  }
}
