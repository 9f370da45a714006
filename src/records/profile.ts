import { type Entity, entityFrom, mergeEntities, type Sighting } from './entity.ts';
import { type Item, PERSON_KINDS, type PersonKind } from './item.ts';
import { ownNames } from './own-items.ts';
import type { Platform } from './platform.ts';

interface ProfileFacts {
  bot: boolean;
  creationDate: number;
}

export const PROFILE_NAME_LISTS = ['usernames', 'firstName', 'lastName'] as const;

export type ProfileList =
  | (typeof PROFILE_NAME_LISTS)[number]
  | 'profilePhoto'
  | 'discordLink'
  | 'discriminator'
  | 'own'
  | PersonKind;

export interface Profile extends Entity<ProfileFacts, ProfileList> {
  kind: 'profile';
  platform: Platform;
  userId: string;
}

export function profileSighting(
  platform: Platform,
  userId: string,
  at: number,
  sighting: Sighting<ProfileFacts, ProfileList>,
): Profile {
  return { kind: 'profile', platform, userId, ...entityFrom(at, sighting) };
}

export function mergeProfiles(a: Profile, b: Profile): Profile {
  return { ...a, ...mergeEntities(a, b) };
}

/** The lists of a profile that contain these items. */
export function profileItemLists(items: readonly Item[]): { [Name in ProfileList]?: string[] } {
  const lists: { [Name in ProfileList]?: string[] } = {};
  const add = (list: ProfileList, values: string[]) => {
    if (values.length > 0) lists[list] = values;
  };
  const valuesOfKind = (wanted: Item['kind']) =>
    items.filter(({ kind }) => kind === wanted).map(({ value }) => value);
  const found = new Set(items.map(({ kind }) => kind));
  for (const kind of PERSON_KINDS) if (found.has(kind)) add(kind, valuesOfKind(kind));
  add('discordLink', valuesOfKind('discord'));
  add('own', ownNames(items));
  return lists;
}
