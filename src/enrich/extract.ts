import { type FoundKind, type Item, mergeItems } from '../records/item.ts';
import type { Platform } from '../records/platform.ts';
import { type MappedText, refangWithOffsets } from '../text/refang.ts';
import { findCards, findIbans } from './banking.ts';
import { findDiscordInvites, findPastes, findSkype, findWhatsApp } from './contacts.ts';
import { findDomains } from './domains.ts';
import { findEmails } from './emails.ts';
import { findHashes } from './hashes.ts';
import { findI2p } from './i2p.ts';
import { findAttackIds, findCves } from './identifiers.ts';
import { findIpv4, findIpv6 } from './ip-addresses.ts';
import { longWords } from './long-words.ts';
import { findKeyContacts, findMatrix, findSignal, findThreema, findWickr } from './messengers.ts';
import { findOnions } from './onions.ts';
import { findPhones } from './phones.ts';
import {
  AT,
  BRACKET,
  COLON,
  FOUR_DIGITS,
  INNER_DOT,
  LONG_WORD,
  MANY_DIGITS,
  PLUS,
  SLASH,
  signalsOf,
} from './signals.ts';
import { findTelegramHandles, findTelegramLinks } from './telegram.ts';
import { findUrls } from './urls.ts';
import { findWallets } from './wallets/wallets.ts';

type Context = Platform | 'page' | 'code';

/** Names of messengers whose ids look like any word, and addresses spelled in words. */
const NAMED =
  /skype|скайп|wickr|викр|threema|тр[иe]ма|signal|сигнал|(?: at | AT | arroba | собака )[^\n]{1,140}(?: dot | DOT | punto | точка )/i;

/** All items of a text, without duplicates; undefined if there are none. */
export function findItems(text: string, context: Context): Item[] | undefined {
  const written = signalsOf(text);
  const isNamed = NAMED.test(text);
  if (written === 0 && !isNamed) return undefined;
  const refanged = refangWithOffsets(text);
  const signals = refanged.offsets === undefined ? written : signalsOf(refanged.text);
  const found = [
    ...findContacts(refanged.text, signals, isNamed, context),
    ...findNetwork(refanged, signals, context),
    ...findWords(refanged.text, signals),
    ...findNumbers(refanged.text, signals),
  ];
  return mergeItems(found, undefined);
}

function findContacts(text: string, signals: number, isNamed: boolean, context: Context): Item[] {
  const found: Item[] = [];
  if (signals & (AT | BRACKET) || isNamed) found.push(...findEmails(text));
  if (signals & (SLASH | COLON | INNER_DOT))
    found.push(...findTelegramLinks(text), ...findDiscordInvites(text));
  // In attributes and scripts, an @ has many other meanings.
  if (signals & AT && context !== 'code') found.push(...findTelegramHandles(text, context === 'telegram'));
  if (signals & (SLASH | PLUS)) found.push(...findWhatsApp(text));
  if (signals & COLON || isNamed) found.push(...findSkype(text));
  if (signals & COLON) found.push(...findMatrix(text));
  if (isNamed) found.push(...findThreema(text), ...findWickr(text), ...findSignal(text));
  return found;
}

function findNetwork(refanged: MappedText, signals: number, context: Context): Item[] {
  const { text } = refanged;
  if ((signals & (INNER_DOT | COLON)) === 0) return [];
  const urls = signals & SLASH ? findUrls(text) : [];
  const found = urls.flatMap(({ items }) => items);
  if (signals & INNER_DOT) {
    found.push(...findPastes(text), ...findOnions(text), ...findI2p(text));
    found.push(
      ...findIpv4(text),
      ...findDomains(text, {
        isCode: context === 'code',
        isDefanged: (offset) => isReplaced(refanged, offset),
        isInUrl: (offset) => isWithin(urls, offset),
      }),
    );
  }
  if (signals & COLON) found.push(...findIpv6(text));
  return found;
}

/** Whether one of these spans, which are in order, contains the offset. */
function isWithin(spans: readonly { start: number; end: number }[], offset: number): boolean {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return (spans[low]?.start ?? Number.POSITIVE_INFINITY) <= offset;
}

/** Whether a character stands for several in the text as written. */
function isReplaced({ offsets }: MappedText, offset: number): boolean {
  return offsets !== undefined && (offsets.ends[offset] ?? 0) - (offsets.starts[offset] ?? 0) > 1;
}

function findWords(text: string, signals: number): Item[] {
  if ((signals & LONG_WORD) === 0) return [];
  const words = longWords(text);
  return [...findWallets(text, words), ...findHashes(text, words), ...findKeyContacts(words)];
}

function findNumbers(text: string, signals: number): Item[] {
  const found: Item[] = [];
  if (signals & FOUR_DIGITS) found.push(...findCves(text), ...findAttackIds(text));
  if (signals & MANY_DIGITS) found.push(...findPhones(text), ...findIbans(text), ...findCards(text));
  return found;
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
