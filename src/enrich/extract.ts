import { type FoundKind, type Item, mergeItems } from '../records/item.ts';
import type { Platform } from '../records/platform.ts';
import { refang } from '../text/refang.ts';
import { hasRun, isAsciiAlphanumeric } from '../text/runs.ts';
import { findDiscordInvites, findPastes, findSkype, findWhatsApp } from './contacts.ts';
import { findEmails } from './emails.ts';
import { findOnions } from './onions.ts';
import { findTelegramHandles, findTelegramLinks } from './telegram.ts';
import { findWallets } from './wallets/wallets.ts';

/** Texts without one of these or a run as long as the shortest address hold no items. Rules out most messages. */
const MAYBE_ITEM = /[@/:+]|\.onion|t\.me|[[({]\s?at|skype|скайп/i;
const ADDRESS_LENGTH_MIN = 25;

/** All items of a text, without duplicates; undefined if there are none. */
export function findItems(text: string, context: Platform | 'page' | 'code'): Item[] | undefined {
  if (!MAYBE_ITEM.test(text) && !hasRun(text, ADDRESS_LENGTH_MIN, isAsciiAlphanumeric)) return undefined;
  const refanged = refang(text);
  return mergeItems(
    [
      ...findWallets(refanged),
      ...findEmails(refanged),
      ...findTelegramLinks(refanged),
      // In attributes and scripts, an @ has many other meanings.
      ...(context === 'code' ? [] : findTelegramHandles(refanged, context === 'telegram')),
      ...findWhatsApp(refanged),
      ...findDiscordInvites(refanged),
      ...findPastes(refanged),
      ...findSkype(refanged),
      ...findOnions(refanged),
    ],
    undefined,
  );
}

/** Items of a description, by kind, as sightings take them. */
export function foundLists(
  text: string | undefined,
  context: Platform | 'page',
): { [Kind in FoundKind]?: string[] } {
  const lists: { [Kind in FoundKind]?: string[] } = {};
  for (const { kind, value } of (text === undefined ? undefined : findItems(text, context)) ?? []) {
    lists[kind] ??= [];
    lists[kind].push(value);
  }
  return lists;
}
