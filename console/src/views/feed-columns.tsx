import type { ComponentChildren } from 'preact';
import { CHAINS } from '../../../src/records/wallet.ts';
import type { ChannelLinkEntry, OnionEntry, RansomwareEntry, WalletEntry } from '../api/types.ts';
import { placeOf } from '../route.ts';
import { Address, Words } from '../ui/text.tsx';
import { Time } from '../ui/time.tsx';

export type FeedName = 'ransomware' | 'telegram' | 'wallets' | 'onion';
export type FeedEntry = RansomwareEntry | ChannelLinkEntry | WalletEntry | OnionEntry;

export interface Column {
  name: string;
  label: string;
  /** For sorting, filtering and CSV. */
  text(entry: FeedEntry): string;
  show(entry: FeedEntry): ComponentChildren;
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
  show: (entry: Entry, text: string) => ComponentChildren = (_, shown) => <Words text={shown} />,
): Column {
  const textOf = (entry: FeedEntry) => text(entry as Entry) ?? '';
  return { name, label, text: textOf, show: (entry) => show(entry as Entry, textOf(entry)) };
}

const address = (_: unknown, text: string) => (text === '' ? '' : <Address url={text} />);
const seen = column<FeedEntry>(
  'detectionDate',
  'Seen',
  (entry) => entry.detectionDate,
  (_, at) => <Time at={at} />,
);

export function columnsOf(feed: FeedName): Column[] {
  switch (feed) {
    case 'ransomware':
      return [
        seen,
        column<RansomwareEntry>('ransomwareGroup', 'Group', (entry) => entry.ransomwareGroup),
        column<RansomwareEntry>('companyName', 'Victim', (entry) => entry.companyName),
        column<RansomwareEntry>('country', 'Country', (entry) => entry.country),
        column<RansomwareEntry>('industry', 'Sector', (entry) => entry.industry),
        column<RansomwareEntry>('companyLink', 'Website', (entry) => entry.companyLink, address),
        column<RansomwareEntry>('url', 'Post', (entry) => entry.url, address),
      ];
    case 'telegram':
      return [
        seen,
        column<ChannelLinkEntry>(
          'telegram',
          'Links',
          ({ telegram }) => telegram.join(' '),
          ({ telegram }) =>
            telegram.map((link) => (
              <div key={link}>
                <Address url={link} />
              </div>
            )),
        ),
        column<ChannelLinkEntry>('network', 'Network', (entry) => entry.network),
        column<ChannelLinkEntry>('url', 'Source', (entry) => entry.url, address),
      ];
    case 'wallets':
      return [
        seen,
        whoseColumn,
        column<WalletEntry>('addresses', 'Addresses', walletText, walletList),
        networkOfWallet,
        sourceOfWallet,
      ];
    case 'onion':
      return [
        seen,
        column<OnionEntry>('url', 'URL', (entry) => entry.url?.url, address),
        column<OnionEntry>('tag', 'Tags', (entry) => entry.tag.join(' ')),
      ];
  }
}

const whoseColumn = column<WalletEntry>(
  'title',
  'Who',
  ({ title, usernames, userId }) => title ?? usernames?.at(-1) ?? userId,
  ({ id, network }, text) => {
    const [platform, userId] = id?.split(':') ?? [];
    return (network === 'telegram' || network === 'discord') &&
      platform === network &&
      userId !== undefined ? (
      <a href={placeOf.profile(platform, userId)}>
        <Words text={text} />
      </a>
    ) : (
      <Words text={text} />
    );
  },
);
const networkOfWallet = column<WalletEntry>('network', 'Network', (entry) => entry.network);
const sourceOfWallet = column<WalletEntry>('url', 'Source', (entry) => entry.url, address);

function walletsIn(entry: WalletEntry): { code: string; value: string }[] {
  return CHAINS.flatMap(({ code, kind }) => (entry[kind] ?? []).map(({ value }) => ({ code, value })));
}

function walletText(entry: WalletEntry): string {
  return walletsIn(entry)
    .map(({ code, value }) => `${code} ${value}`)
    .join(' ');
}

function walletList(entry: WalletEntry): ComponentChildren {
  return walletsIn(entry).map(({ code, value }) => (
    <div key={value}>
      <span class="tag">{code}</span>{' '}
      <a href={placeOf.wallet(code, value)} class="value">
        <Words text={value} />
      </a>
    </div>
  ));
}
