import { type FoundKind, type Item, mergeItems } from '../records/item.ts';
import type { Platform } from '../records/platform.ts';
import { refang } from '../text/refang.ts';
import { hasRun, isAsciiAlphanumeric } from '../text/runs.ts';
import { findDiscordInvites, findPastes, findSkype, findWhatsApp } from './contacts.ts';
import { findEmails } from './emails.ts';
import { findOnions } from './onions.ts';
import { findTelegramHandles, findTelegramLinks } from './telegram.ts';
import { findWallets } from './wallets/wallets.ts';

/** Nothing is found without one of these, or a run as long as the shortest address: most messages are done after one look. */
const MAYBE = /[@/:+]|\.onion|t\.me|[[({]\s?at|skype|скайп/i;
const ADDRESS_LENGTH_MIN = 25;

/** Everything hidden in a text, each thing once; undefined when there is nothing. */
export function findItems(text: string, where: Platform | 'page' | 'code'): Item[] | undefined {
  if (!MAYBE.test(text) && !hasRun(text, ADDRESS_LENGTH_MIN, isAsciiAlphanumeric)) return undefined;
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
