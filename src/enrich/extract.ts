import { type FoundKind, type Item, mergeItems } from '../records/item.ts';
import type { Platform } from '../records/platform.ts';
import { findDiscordInvites, findPastes, findSkype, findWhatsApp } from './contacts.ts';
import { findEmails } from './emails.ts';
import { findOnions } from './onions.ts';
import { refang } from './refang.ts';
import { findTelegramHandles, findTelegramLinks } from './telegram.ts';
import { findWallets } from './wallets/wallets.ts';

/** Nothing is found without one of these: most messages are done after one look. */
const MAYBE = /[@/:+]|[0-9A-Za-z]{25}|\.onion|t\.me|[[({]\s?at|skype|скайп/i;

/** Everything hidden in a text, each thing once; undefined when there is nothing. */
export function findItems(text: string, where: Platform | 'page' | 'code'): Item[] | undefined {
  if (!MAYBE.test(text)) return undefined;
  const refanged = refang(text);
  return mergeItems(
    [
      ...findWallets(refanged),
      ...findEmails(refanged),
      ...findTelegramLinks(refanged),
      // In attributes and scripts an @ stands for much else.
      ...(where === 'code' ? [] : findTelegramHandles(refanged, where === 'telegram')),
      ...findWhatsApp(refanged),
      ...findDiscordInvites(refanged),
      ...findPastes(refanged),
      ...findSkype(refanged),
      ...findOnions(refanged),
    ],
    undefined,
  );
}

/** What a person or a channel says of itself, by kind, as their sightings take it. */
export function foundLists(
  text: string | undefined,
  where: Platform | 'page',
): { [Kind in FoundKind]?: string[] } {
  const lists: { [Kind in FoundKind]?: string[] } = {};
  for (const { kind, value } of (text === undefined ? undefined : findItems(text, where)) ?? []) {
    lists[kind] ??= [];
    lists[kind].push(value);
  }
  return lists;
}
