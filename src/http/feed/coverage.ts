import Type from 'typebox';
import { CoverageEntry } from '../../contract/coverage-entry.ts';
import { Dates, FeedPlatformParameter, oneOf, readWindow } from '../../contract/parameters.ts';
import { InvalidParameters } from '../../errors.ts';
import { coveredDays } from '../../feeds/coverage.ts';
import { CHANNEL_LINK_FEED, type Feed, onionFeed, RANSOMWARE_FEED, walletFeed } from '../../feeds/feed.ts';
import { visibleDays } from '../../feeds/visible-days.ts';
import { daysBetween, endOfDay, startOfDay } from '../../records/day.ts';
import type { FeedPlatform } from '../../records/feed-platform.ts';
import { MS_PER_DAY } from '../../records/instant.ts';
import { endpoint } from '../endpoint.ts';

/** Three years: more than anyone can look at. */
const DAYS_MAX = 1096;

const FEED_NAMES = ['ransomware', 'telegram', 'wallets', 'onion'] as const;

/** An extension: which days of a feed there are. */
export const feedCoverage = endpoint({
  id: 'feedCoverage',
  path: '/api/v2/feed/coverage',
  summary: 'Days of a feed, covered or not, with their number of entries (extension)',
  scope: 'feeds',
  pathParameters: {},
  queryParameters: {
    feed: oneOf(FEED_NAMES, 'Which feed'),
    platform: Type.Optional(FeedPlatformParameter),
    ...Dates,
  },
  hit: CoverageEntry,
  defaultPageSize: undefined,
  errors: [],
  async answer({ query, key }, { store, clock }) {
    const days = visibleDays(readWindow(query), {
      hasArchive: key.scopes.includes('archive'),
      now: clock(),
    });
    if (days === undefined) return { total: 0, hits: [] };
    if (startOfDay(days.last) - startOfDay(days.first) >= DAYS_MAX * MS_PER_DAY)
      throw InvalidParameters.query(
        'gte',
        'too_many_days',
        `at most ${DAYS_MAX} days can be asked for at once`,
      );
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

/** The platform means nothing where a feed has none. */
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
