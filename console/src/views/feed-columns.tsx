import type { ComponentChildren } from 'preact';
import { CHAINS } from '../../../src/records/wallet.ts';
import type { ChannelLinkEntry, OnionEntry, RansomwareEntry, WalletEntry } from '../api/types.ts';
import { linkTo } from '../route.ts';
import { formatTimeWithoutZone } from '../ui/format.tsx';
import { ExternalLink, InlineText } from '../ui/text.tsx';

export type FeedName = 'ransomware' | 'telegram' | 'wallets' | 'onion';
export type FeedEntry = RansomwareEntry | ChannelLinkEntry | WalletEntry | OnionEntry;

export interface Column {
  /** The API's field name, also the column's name in CSV files. */
  name: string;
  label: string;
  /** For sorting, filtering and CSV. */
  text(entry: FeedEntry): string;
  render(entry: FeedEntry): ComponentChildren;
}

export const FEEDS: Record<FeedName, { label: string; hasPlatforms: boolean }> = {
  ransomware: { label: 'Ransomware', hasPlatforms: false },
  telegram: { label: 'Channel links', hasPlatforms: false },
  wallets: { label: 'Wallets', hasPlatforms: true },
  onion: { label: 'Onion URLs', hasPlatforms: true },
};

function column<Entry extends FeedEntry>(
  name: string,
  label: string,
  text: (entry: Entry) => string | undefined,
  render: (entry: Entry, text: string) => ComponentChildren = (_, value) => <InlineText text={value} />,
): Column {
  const textOf = (entry: FeedEntry) => text(entry as Entry) ?? '';
  return { name, label, text: textOf, render: (entry) => render(entry as Entry, textOf(entry)) };
}

const externalLink = (_: unknown, url: string) => (url === '' ? '' : <ExternalLink url={url} />);

const seenColumn = column<FeedEntry>(
  'detectionDate',
  'Seen (UTC)',
  (entry) => entry.detectionDate,
  (_, at) => <time dateTime={at}>{formatTimeWithoutZone(at)}</time>,
);

const telegramColumn = column<ChannelLinkEntry>(
  'telegram',
  'Links',
  ({ telegram }) => telegram.join(' '),
  ({ telegram }) =>
    telegram.map((url) => (
      <div key={url}>
        <ExternalLink url={url} />
      </div>
    )),
);

/** A profile or a page. */
const foundInColumn = column<WalletEntry>(
  'title',
  'Found in',
  ({ title, usernames, userId }) => title ?? usernames?.at(-1) ?? userId,
  ({ id, network }, text) => {
    const [platform, userId] = id?.split(':') ?? [];
    return (network === 'telegram' || network === 'discord') &&
      platform === network &&
      userId !== undefined ? (
      <a href={linkTo.profile(platform, userId)}>
        <InlineText text={text} />
      </a>
    ) : (
      <InlineText text={text} />
    );
  },
);

const walletsColumn = column<WalletEntry>(
  'addresses',
  'Addresses',
  (entry) =>
    walletsOf(entry)
      .map(({ chain, value }) => `${chain} ${value}`)
      .join(' '),
  (entry) =>
    walletsOf(entry).map(({ chain, value }) => (
      <div key={value}>
        <span class="tag">{chain}</span>{' '}
        <a href={linkTo.wallet(chain, value)} class="value">
          <InlineText text={value} />
        </a>
      </div>
    )),
);

function walletsOf(entry: WalletEntry): { chain: string; value: string }[] {
  return CHAINS.flatMap(({ code, kind }) => (entry[kind] ?? []).map(({ value }) => ({ chain: code, value })));
}

export const FEED_COLUMNS: Record<FeedName, Column[]> = {
  ransomware: [
    seenColumn,
    column<RansomwareEntry>('ransomwareGroup', 'Group', (entry) => entry.ransomwareGroup),
    column<RansomwareEntry>('companyName', 'Victim', (entry) => entry.companyName),
    column<RansomwareEntry>('country', 'Country', (entry) => entry.country),
    column<RansomwareEntry>('industry', 'Sector', (entry) => entry.industry),
    column<RansomwareEntry>('companyLink', 'Website', (entry) => entry.companyLink, externalLink),
    column<RansomwareEntry>('url', 'Post', (entry) => entry.url, externalLink),
  ],
  telegram: [
    seenColumn,
    telegramColumn,
    column<ChannelLinkEntry>('network', 'Network', (entry) => entry.network),
    column<ChannelLinkEntry>('url', 'Source', (entry) => entry.url, externalLink),
  ],
  wallets: [
    seenColumn,
    foundInColumn,
    walletsColumn,
    column<WalletEntry>('network', 'Network', (entry) => entry.network),
    column<WalletEntry>('url', 'Source', (entry) => entry.url, externalLink),
  ],
  onion: [
    seenColumn,
    column<OnionEntry>('url', 'URL', (entry) => entry.url?.url, externalLink),
    column<OnionEntry>('tag', 'Tags', (entry) => entry.tag.join(' ')),
  ],
};
