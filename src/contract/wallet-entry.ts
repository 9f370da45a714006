import Type, { type Static } from 'typebox';
import { valuesOf } from '../records/entity.ts';
import { formatInstant } from '../records/instant.ts';
import type { WalletSighting } from '../records/sighting.ts';
import { snowflakeInstant } from '../records/snowflake.ts';
import { parseUrl } from '../records/url.ts';
import { CHAIN_KINDS, type WalletKind } from '../records/wallet.ts';
import { Instant, Strings, toValues, WALLET_FIELDS } from './small-objects.ts';

/** Spec 2.8, platform `darknet` or `all`. */
export const PageWalletEntry = Type.Object(
  {
    id: Type.String({ description: 'Id of the page; in `all`, of a profile: telegram:123' }),
    url: Type.Optional(Type.String()),
    detectionDate: Instant('When the source first showed the first of these addresses'),
    network: Type.String({ description: 'tor, clearnet, or in `all` telegram and discord' }),
    title: Type.Optional(Type.String()),
    tag: Strings('Machine tags'),
    ...WALLET_FIELDS,
  },
  { title: 'PageWalletEntry' },
);

/** Spec 2.8, platform `telegram`. */
export const TelegramWalletEntry = Type.Object(
  {
    userId: Type.String(),
    usernames: Strings('Known usernames'),
    firstName: Strings('Known first names'),
    lastName: Strings('Known last names'),
    profilePhoto: Strings('Profile photo URLs'),
    detectionDate: Instant('When the profile first showed the first of these addresses'),
    ...WALLET_FIELDS,
  },
  { title: 'TelegramWalletEntry' },
);

/** Spec 2.8, platform `discord`. */
export const DiscordWalletEntry = Type.Object(
  {
    userId: Type.String(),
    usernames: Strings('Known usernames'),
    creationDate: Instant('When the account was made'),
    detectionDate: Instant('When the profile first showed the first of these addresses'),
    profilePhoto: Strings('Profile photo URLs'),
    ...WALLET_FIELDS,
  },
  { title: 'DiscordWalletEntry' },
);

type Addresses = Pick<Static<typeof PageWalletEntry>, WalletKind>;

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
  const creationDate = sighting.profile?.facts.creationDate?.value ?? snowflakeInstant(sighting.owner);
  return {
    userId: sighting.owner,
    usernames: valuesOf(lists?.usernames),
    creationDate: formatInstant(creationDate),
    detectionDate: formatInstant(sighting.firstSeen),
    profilePhoto: valuesOf(lists?.profilePhoto),
    ...addresses(sighting),
  };
}
