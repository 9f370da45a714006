import type { OverviewHit } from '../../contract/overview-hit.ts';
import {
  CHANNEL_LINK_FEED,
  type Feed,
  onionFeed,
  RANSOMWARE_FEED,
  walletFeed,
} from '../../feeds/catalogue.ts';
import { coveredDays } from '../../feeds/coverage.ts';
import { visibleDays } from '../../feeds/visible-days.ts';
import { daysBetween, endOfDay, startOfDay } from '../../time/day.ts';
import { visibilityOf } from '../feed/read-feed.ts';
import type { OverviewContext } from './overview-context.ts';

const FEEDS: readonly (readonly [name: string, feed: Feed])[] = [
  ['ransomware', RANSOMWARE_FEED],
  ['telegram', CHANNEL_LINK_FEED],
  ['wallets', walletFeed('all')],
  ['onion', onionFeed('all')],
];

export async function coverage(context: OverviewContext): Promise<OverviewHit['coverage']> {
  if (!context.has('feeds')) return undefined;
  return context.counted('coverage', () => readCoverage(context));
}

async function readCoverage({ services, key, range }: OverviewContext): Promise<OverviewHit['coverage']> {
  const { store, clock } = services;
  const visible = visibleDays(range.window, visibilityOf(key, clock));
  if (visible === undefined) return [];
  const { first, last } = visible;
  const known = await store.coverage(first, last);
  const feeds: NonNullable<OverviewHit['coverage']> = [];
  for (const [name, feed] of FEEDS) {
    const covered = coveredDays(feed, known);
    const counts = await store.countFeedByDay({
      feed: feed.kind,
      sources: feed.sources,
      from: startOfDay(first),
      to: endOfDay(last),
    });
    const days = daysBetween(first, last).map((day) => ({
      day,
      covered: covered.has(day),
      total: counts.get(day) ?? 0,
    }));
    feeds.push({ feed: name, days });
  }
  return feeds;
}
