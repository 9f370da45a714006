import type { Item } from '../records/item.ts';
import type { Platform } from '../records/platform.ts';
import { type ProfileList, profileItemLists } from '../records/profile.ts';
import { findItems } from './extract.ts';
import { canBeOwn } from './relations/relation.ts';

/** Lists for what is in a person's description. People describe themselves, so every address there is their own. */
export function describedItems(
  description: string | undefined,
  platform: Platform,
): { [Name in ProfileList]?: string[] } {
  const items = description === undefined ? undefined : findItems(description, platform);
  return items === undefined ? {} : profileItemLists(items.map(asOwn));
}

function asOwn(item: Item): Item {
  return canBeOwn(item.kind) ? { ...item, relation: 'own' } : item;
}
