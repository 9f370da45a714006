import type { CoverageSource } from '../records/coverage.ts';
import { ALL_FEED_PLATFORMS, FEED_PLATFORMS, type FeedPlatform } from '../records/feed-platform.ts';
import type { FindingSource } from '../records/finding.ts';
import type { FeedKind } from '../storage/port/query.ts';

export interface Feed<Kind extends FeedKind = FeedKind> {
  /** As clients and operators write it: the part of its path after `/feed/`. */
  name: string;
  kind: Kind;
  /** Where its entries are found. */
  sources: readonly FindingSource[];
  /** Kinds of records it is built from. A day with at least one of them is covered (decision 23). */
  coveredBy: readonly CoverageSource[];
  /** Feeds that it combines. A day covered for one of them is covered for the combined feed. */
  parts: readonly string[];
}

export const RANSOMWARE_FEED: Feed<'ransomware'> = {
  name: 'ransomware',
  kind: 'ransomware',
  sources: [],
  coveredBy: ['ransomware'],
  parts: [],
};

export const CHANNEL_LINK_FEED: Feed<'channel-links'> = {
  name: 'telegram',
  kind: 'channel-links',
  sources: ['page', 'telegram-message'],
  coveredBy: ['page', 'telegram'],
  parts: [],
};

/** Wallets belong to profiles, onion URLs to the messages that show them. */
const WALLET_SOURCES = { telegram: 'telegram-profile', discord: 'discord-profile', darknet: 'page' } as const;
const ONION_SOURCES = { telegram: 'telegram-message', discord: 'discord-message', darknet: 'page' } as const;
const COVERED_BY = { telegram: 'telegram', discord: 'discord', darknet: 'page' } as const;

function platformFeed<Kind extends 'wallets' | 'onion'>(kind: Kind, platform: FeedPlatform): Feed<Kind> {
  const platforms = platform === 'all' ? FEED_PLATFORMS : [platform];
  const sources = kind === 'wallets' ? WALLET_SOURCES : ONION_SOURCES;
  return {
    name: `${platform}/${kind}`,
    kind,
    sources: platforms.map((each) => sources[each]),
    coveredBy: platforms.map((each) => COVERED_BY[each]),
    parts: platform === 'all' ? platforms.map((each) => `${each}/${kind}`) : [],
  };
}

export const walletFeed = (platform: FeedPlatform) => platformFeed('wallets', platform);
export const onionFeed = (platform: FeedPlatform) => platformFeed('onion', platform);

/** Every feed; combined feeds before their parts. */
export const FEEDS: readonly Feed[] = [
  RANSOMWARE_FEED,
  CHANNEL_LINK_FEED,
  ...ALL_FEED_PLATFORMS.map(walletFeed),
  ...ALL_FEED_PLATFORMS.map(onionFeed),
];

/** `wallets` and `onion` stand for all platforms. */
export function feedByName(name: string): Feed | undefined {
  return FEEDS.find((feed) => feed.name === name || feed.name === `all/${name}`);
}
