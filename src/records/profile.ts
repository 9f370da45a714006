import { type Entity, entityFrom, mergeEntities, type Sighting } from './entity.ts';
import type { ItemKind } from './item.ts';
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
  | ItemKind;

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
