import Type, { type Static } from 'typebox';
import { valuesOf } from '../records/entity.ts';
import { ITEM_KINDS, type ItemKind } from '../records/item.ts';
import type { Profile } from '../records/profile.ts';
import { formatInstant } from '../time/instant.ts';
import { type IdFormat, wireId, wireIdSchema } from './ids.ts';
import { Highlight, Instant, ITEM_FIELDS, RecordPlatform, Strings, toValues } from './small-objects.ts';

export const ProfileHit = Type.Object(
  {
    userId: wireIdSchema('User id'),
    usernames: Strings('Known usernames, earliest seen first'),
    firstName: Strings('Known first names, earliest seen first'),
    lastName: Strings('Known last names, earliest seen first'),
    detectionDate: Instant('When the profile was last seen'),
    profilePhoto: Strings('Profile photo URLs'),
    bot: Type.Optional(Type.Boolean({ description: 'Whether the account is a bot' })),
    discordLink: Type.Optional(Strings('Discord invite and profile links (Discord only)')),
    discriminator: Type.Optional(
      Type.Array(Type.Integer(), { description: 'Legacy 4-digit tags (Discord only)' }),
    ),
    platform: RecordPlatform,
    ...ITEM_FIELDS,
    highlight: Highlight,
  },
  { title: 'ProfileHit', description: 'User profile' },
);
export type ProfileHit = Static<typeof ProfileHit>;

export function profileHit(profile: Profile, idFormat: IdFormat): ProfileHit {
  const { lists, facts } = profile;
  const items = Object.fromEntries(ITEM_KINDS.map((kind) => [kind, toValues(valuesOf(lists[kind]))])) as Pick<
    ProfileHit,
    ItemKind
  >;
  const hit: ProfileHit = {
    userId: wireId(profile.userId, idFormat),
    usernames: valuesOf(lists.usernames),
    firstName: valuesOf(lists.firstName),
    lastName: valuesOf(lists.lastName),
    detectionDate: formatInstant(profile.detectionDate),
    profilePhoto: valuesOf(lists.profilePhoto),
    platform: profile.platform,
    ...items,
  };
  if (facts.bot !== undefined) hit.bot = facts.bot.value;
  if (profile.platform === 'discord') {
    hit.discordLink = valuesOf(lists.discordLink);
    hit.discriminator = valuesOf(lists.discriminator).map(Number);
  }
  return hit;
}
