import { isDay } from '../../../../src/time/day.ts';
import type { ApiRequest } from '../../api/client.ts';
import { type Route, viewUrl } from '../../route.ts';

export const FEEDS = ['ransomware', 'telegram', 'wallets', 'onion'] as const;
export type FeedName = (typeof FEEDS)[number];

export const PLATFORMS = ['all', 'telegram', 'discord', 'darknet'] as const;
export type FeedPlatform = (typeof PLATFORMS)[number];

/** What the address says. */
export interface FeedState {
  feed: FeedName;
  /** Only wallets and onion URLs can be limited to a source. */
  platform: FeedPlatform | undefined;
  day: string | undefined;
  filter: string;
  sort: string | undefined;
  row: string | undefined;
}

export function readFeedState({ parts, parameters }: Route): FeedState {
  const feed = FEEDS.find((name) => name === parts[1]) ?? 'ransomware';
  const day = parameters.get('day');
  const platform = PLATFORMS.find((name) => name === parameters.get('platform')) ?? 'all';
  return {
    feed,
    platform: hasPlatforms(feed) ? platform : undefined,
    day: day !== null && isDay(day) ? day : undefined,
    filter: parameters.get('filter') ?? '',
    sort: parameters.get('sort') ?? undefined,
    row: parameters.get('row') ?? undefined,
  };
}

export function hasPlatforms(feed: FeedName): boolean {
  return feed === 'wallets' || feed === 'onion';
}

export function feedUrl({ feed, platform, ...others }: Partial<FeedState> & { feed: FeedName }): string {
  return viewUrl(['feeds', feed], { ...(platform !== 'all' && { platform }), ...others });
}

export function dayRequest(
  { feed, platform }: Pick<FeedState, 'feed' | 'platform'>,
  day: string,
): ApiRequest {
  if (platform === undefined) return { path: `/feed/${feed}`, parameters: { batch: day } };
  return { path: `/feed/${platform}/${feed}`, parameters: { batch: day, range_type: 'day' } };
}
