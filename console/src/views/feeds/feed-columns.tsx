import type { ComponentChildren } from 'preact';
import { CHAINS } from '../../../../src/records/wallet.ts';
import type { ChannelLinkEntry, OnionEntry, RansomwareEntry, WalletEntry } from '../../api/types.ts';
import { EntityChip } from '../../entities/entity-chip.tsx';
import { viewUrl } from '../../route.ts';
import { feedsTexts } from '../../texts/feeds.ts';
import { Country } from '../../ui/badge.tsx';
import { ExternalLink, InlineText } from '../../ui/text.tsx';
import { Time } from '../../ui/time.tsx';
import type { FeedName } from './feed-state.ts';

export type FeedEntry = RansomwareEntry | ChannelLinkEntry | WalletEntry | OnionEntry;

const labels = feedsTexts.fields;

export interface FeedColumn {
  /** The API's field name, also the column's name in CSV files. */
  name: string;
  label: string;
  width?: number;
  priority?: 1 | 2 | 3;
  /** Only in files and in the drawer. */
  isHidden?: boolean;
  /** For sorting, filtering and CSV. */
  text(entry: FeedEntry): string;
  render(entry: FeedEntry): ComponentChildren;
}

type Layout = Pick<FeedColumn, 'width' | 'priority' | 'isHidden'>;

function column<Entry extends FeedEntry>(
  name: string,
  label: string,
  text: (entry: Entry) => string | undefined,
  layout: Layout = {},
  render: (entry: Entry, text: string) => ComponentChildren = (_, value) => <InlineText text={value} />,
): FeedColumn {
  const textOf = (entry: FeedEntry) => text(entry as Entry) ?? '';
  return { name, label, ...layout, text: textOf, render: (entry) => render(entry as Entry, textOf(entry)) };
}

const externalLink = (_: unknown, url: string) => (url === '' ? '' : <ExternalLink url={url} />);

const seen = column<FeedEntry>(
  'detectionDate',
  labels.detectionDate,
  (entry) => entry.detectionDate,
  { width: 62 },
  (_, at) => <Time at={at} style="clock" />,
);

const group = column<RansomwareEntry>(
  'ransomwareGroup',
  labels.ransomwareGroup,
  (entry) => entry.ransomwareGroup,
  { width: 150 },
  (_, name) => name !== '' && <EntityChip node={`group:${name.toLowerCase()}`} label={name} />,
);

const victim = column<RansomwareEntry>(
  'companyName',
  labels.companyName,
  (entry) => entry.companyName,
  {},
  ({ id }, name) => (
    <a class="medium" href={viewUrl(['victim', id])}>
      <InlineText text={name === '' ? id : name} />
    </a>
  ),
);

const country = column<RansomwareEntry>(
  'country',
  labels.country,
  (entry) => entry.country,
  { width: 70 },
  (_, code) => code !== '' && <Country code={code} />,
);

const website = column<RansomwareEntry>(
  'companyLink',
  labels.companyLink,
  (entry) => entry.companyLink,
  { width: 200, priority: 3 },
  externalLink,
);

const links = column<ChannelLinkEntry>(
  'telegram',
  labels.telegram,
  ({ telegram }) => telegram.join(' '),
  {},
  ({ telegram }) => (
    <span class="inline">
      {telegram.map((url) => (
        <EntityChip key={url} node={`indicator:telegram:${url}`} />
      ))}
    </span>
  ),
);

const addresses = column<WalletEntry>(
  'addresses',
  labels.addresses,
  (entry) =>
    walletsOf(entry)
      .map(({ code, value }) => `${code} ${value}`)
      .join(' '),
  {},
  (entry) => (
    <span class="inline">
      {walletsOf(entry).map(({ kind, value }) => (
        <EntityChip key={value} node={`indicator:${kind}:${value}`} />
      ))}
    </span>
  ),
);

/** A profile or a page. */
const foundIn = column<WalletEntry>(
  'title',
  labels.title,
  ({ title, usernames, userId }) => title ?? usernames?.at(-1) ?? userId,
  { width: 200 },
  (entry, text) => {
    const node = sourceNode(entry);
    return node === undefined ? <InlineText text={text} /> : <EntityChip node={node} label={text} />;
  },
);

/** The profile or page that an entry comes from, as a node id. */
export function sourceNode(entry: FeedEntry): string | undefined {
  const { id, network } = entry as WalletEntry;
  if (id === undefined) return undefined;
  const [platform, userId] = id.split(':');
  if ((network === 'telegram' || network === 'discord') && platform === network && userId !== undefined)
    return `profile:${platform}:${userId}`;
  return undefined;
}

function walletsOf(entry: WalletEntry): { kind: string; code: string; value: string }[] {
  return CHAINS.flatMap(({ code, kind }) => (entry[kind] ?? []).map(({ value }) => ({ kind, code, value })));
}

const onionUrl = column<OnionEntry>('url', labels.onion, (entry) => entry.url?.url, {}, externalLink);

export const FEED_COLUMNS: Record<FeedName, readonly FeedColumn[]> = {
  ransomware: [
    seen,
    group,
    victim,
    country,
    column<RansomwareEntry>('industry', labels.industry, (entry) => entry.industry, {
      width: 150,
      priority: 2,
    }),
    website,
    column<RansomwareEntry>('url', labels.url, (entry) => entry.url, { isHidden: true }, externalLink),
    column<RansomwareEntry>('id', feedsTexts.entry, (entry) => entry.id, { isHidden: true }),
    column<RansomwareEntry>('text', labels.text, (entry) => entry.text, { isHidden: true }),
  ],
  telegram: [
    seen,
    links,
    column<ChannelLinkEntry>('network', labels.network, (entry) => entry.network, { width: 90, priority: 2 }),
    column<ChannelLinkEntry>(
      'url',
      labels.source,
      (entry) => entry.url,
      { width: 320, priority: 3 },
      externalLink,
    ),
  ],
  wallets: [
    seen,
    addresses,
    foundIn,
    column<WalletEntry>('network', labels.network, (entry) => entry.network, { width: 90, priority: 2 }),
    column<WalletEntry>(
      'url',
      labels.source,
      (entry) => entry.url,
      { width: 240, priority: 3 },
      externalLink,
    ),
  ],
  onion: [
    seen,
    onionUrl,
    column<OnionEntry>('tag', labels.tag, (entry) => entry.tag.join(' '), { width: 220, priority: 2 }),
  ],
};

/** Identifies an entry of a day. */
export function entryKey(entry: FeedEntry): string {
  const { id, userId, detectionDate } = entry as WalletEntry;
  return id ?? `${userId} ${detectionDate}`;
}
