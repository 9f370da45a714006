import Type, { type Static } from 'typebox';
import { creationDateOf } from '../records/channel.ts';
import { valuesOf } from '../records/entity.ts';
import type { WalletSighting } from '../records/feed-entry.ts';
import { parseUrl } from '../records/url.ts';
import { CHAIN_KINDS, type ChainKind } from '../records/wallet.ts';
import { formatInstant } from '../time/instant.ts';
import { Instant, Strings, toValues, WALLET_FIELDS } from './small-objects.ts';

/** Platform `darknet` or `all`. */
export const PageWalletEntry = Type.Object(
  {
    id: Type.String({
      description: 'Id of the page; with platform `all` also of a profile, such as `telegram:123`',
    }),
    url: Type.Optional(Type.String({ description: 'URL of the page' })),
    detectionDate: Instant('When the first of these addresses was first seen in this source'),
    network: Type.String({
      description: 'Network: `tor` or `clearnet`; with platform `all` also `telegram` or `discord`',
    }),
    title: Type.Optional(
      Type.String({ description: 'Title of the page, or latest username of the profile' }),
    ),
    tag: Strings('Machine tags of the page'),
    ...WALLET_FIELDS,
  },
  { title: 'PageWalletEntry', description: 'Wallet addresses first seen on a page, or in a profile' },
);

/** Platform `telegram`. */
export const TelegramWalletEntry = Type.Object(
  {
    userId: Type.String({ description: 'User id' }),
    usernames: Strings('Known usernames'),
    firstName: Strings('Known first names'),
    lastName: Strings('Known last names'),
    profilePhoto: Strings('Profile photo URLs'),
    detectionDate: Instant('When the first of these addresses was first seen in this profile'),
    ...WALLET_FIELDS,
  },
  { title: 'TelegramWalletEntry', description: 'Wallet addresses first seen in a Telegram profile' },
);

/** Platform `discord`. */
export const DiscordWalletEntry = Type.Object(
  {
    userId: Type.String({ description: 'User id' }),
    usernames: Strings('Known usernames'),
    creationDate: Instant('When the account was created'),
    detectionDate: Instant('When the first of these addresses was first seen in this profile'),
    profilePhoto: Strings('Profile photo URLs'),
    ...WALLET_FIELDS,
  },
  { title: 'DiscordWalletEntry', description: 'Wallet addresses first seen in a Discord profile' },
);

type Addresses = Pick<Static<typeof PageWalletEntry>, ChainKind>;

function addresses(sighting: WalletSighting): Addresses {
  return Object.fromEntries(
    CHAIN_KINDS.map((kind) => [
      kind,
      toValues(sighting.addresses.filter((address) => address.kind === kind).map(({ value }) => value)),
    ]),
  ) as Addresses;
}

export function pageWalletEntry(sighting: WalletSighting): Static<typeof PageWalletEntry> {
  const { page, profile } = sighting;
  const detectionDate = formatInstant(sighting.firstSeen);
  if (profile !== undefined) {
    const title = valuesOf(profile.lists.usernames).at(-1);
    return {
      id: `${profile.platform}:${sighting.owner}`,
      detectionDate,
      network: profile.platform,
      ...(title === undefined ? {} : { title }),
      tag: [],
      ...addresses(sighting),
    };
  }
  const url = page?.facts.url?.value;
  const title = page?.facts.pageTitle?.value;
  return {
    id: sighting.owner,
    ...(url === undefined ? {} : { url }),
    detectionDate,
    network: (url === undefined ? undefined : parseUrl(url)?.network) ?? 'clearnet',
    ...(title === undefined ? {} : { title }),
    tag: valuesOf(page?.lists.tags),
    ...addresses(sighting),
  };
}

export function telegramWalletEntry(sighting: WalletSighting): Static<typeof TelegramWalletEntry> {
  const lists = sighting.profile?.lists;
  return {
    userId: sighting.owner,
    usernames: valuesOf(lists?.usernames),
    firstName: valuesOf(lists?.firstName),
    lastName: valuesOf(lists?.lastName),
    profilePhoto: valuesOf(lists?.profilePhoto),
    detectionDate: formatInstant(sighting.firstSeen),
    ...addresses(sighting),
  };
}

export function discordWalletEntry(sighting: WalletSighting): Static<typeof DiscordWalletEntry> {
  const lists = sighting.profile?.lists;
  const profile = sighting.profile ?? { facts: {}, firstSeen: sighting.firstSeen };
  const creationDate = creationDateOf('discord', sighting.owner, profile);
  return {
    userId: sighting.owner,
    usernames: valuesOf(lists?.usernames),
    creationDate: formatInstant(creationDate),
    detectionDate: formatInstant(sighting.firstSeen),
    profilePhoto: valuesOf(lists?.profilePhoto),
    ...addresses(sighting),
  };
}
