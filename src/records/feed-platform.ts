/** Platforms of the wallet and onion feeds; `all` combines the three. */
export const FEED_PLATFORMS = ['telegram', 'discord', 'darknet'] as const;
export const ALL_FEED_PLATFORMS = ['all', ...FEED_PLATFORMS] as const;
export type FeedPlatform = (typeof ALL_FEED_PLATFORMS)[number];
