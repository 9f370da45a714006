import { type FoundKind, type Item, mergeItems } from '../records/item.ts';
import type { Platform } from '../records/platform.ts';
import { type MappedText, refang, refangWithOffsets } from '../text/refang.ts';
import { findCards, maskCards } from './cards.ts';
import { findDiscordInvites, findPastes, findSkype, findWhatsApp } from './contacts.ts';
import { findDomains } from './domains.ts';
import { findEmails } from './emails.ts';
import { type Found, withoutPlace } from './found.ts';
import { findHashes } from './hashes.ts';
import { findI2p } from './i2p.ts';
import { findIbans } from './ibans.ts';
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

/**
 * All items of a text, without duplicates; undefined if there are none. `signalsIn` is for tests: with all signals, every
 * extractor reads every text.
 */
export function findItems(text: string, context: Context, signalsIn = signalsOf): Item[] | undefined {
  return mergeItems(findIn(text, context, refang, signalsIn).map(withoutPlace), undefined);
}

/** Every occurrence of an item, with its place in the text as written. They may overlap: a URL contains its host. */
export function findOccurrences(text: string, context: Context): Found[] {
  let offsets: MappedText['offsets'];
  const found = findIn(text, context, (written) => {
    const mapped = refangWithOffsets(written);
    offsets = mapped.offsets;
    return mapped.text;
  });
  if (offsets === undefined) return found;
  const { starts, ends } = offsets;
  return found.map((item) => ({
    ...item,
    start: starts[item.start] ?? item.start,
    end: ends[item.end - 1] ?? item.end,
  }));
}

/** Offsets are those of the refanged text. */
function findIn(
  text: string,
  context: Context,
  refangText: (text: string) => string,
  signalsIn = signalsOf,
): Found[] {
  const written = signalsIn(text);
  const isNamed = NAMED.test(text);
  if (written === 0 && !isNamed) return [];
  const refanged = refangText(text);
  const signals = refanged === text ? written : signalsIn(refanged);
  // No item may contain a card number, such as a URL that ends in one. Masking keeps the offsets.
  const read = signals & MANY_DIGITS ? maskCards(refanged) : refanged;
  return [
    ...findContacts(read, signals, isNamed, context),
    ...findNetwork(read, signals, context, replacementsIn(text, refanged)),
    ...findWords(read, signals),
    ...findNumbers(read, signals),
  ];
}

const NONE: readonly Found[] = [];

// Arrays are spread into literals, because spreading a hundred thousand items into arguments overflows the stack.
function findContacts(text: string, signals: number, isNamed: boolean, context: Context): Found[] {
  const maybeLink = (signals & (SLASH | COLON | INNER_DOT)) !== 0;
  // In attributes and scripts, an @ has many other meanings.
  const maybeHandle = (signals & AT) !== 0 && context !== 'code';
  return [
    ...(signals & (AT | BRACKET) || isNamed ? findEmails(text) : NONE),
    ...(maybeLink ? findTelegramLinks(text) : NONE),
    ...(maybeHandle ? findTelegramHandles(text, context === 'telegram') : NONE),
    ...(signals & (SLASH | PLUS) ? findWhatsApp(text) : NONE),
    ...(maybeLink ? findDiscordInvites(text) : NONE),
    ...(signals & COLON || isNamed ? findSkype(text) : NONE),
    ...(signals & COLON ? findMatrix(text) : NONE),
    ...(isNamed ? [...findThreema(text), ...findWickr(text), ...findSignal(text)] : NONE),
  ];
}

function findNetwork(
  text: string,
  signals: number,
  context: Context,
  isReplaced: (offset: number) => boolean,
): Found[] {
  const urls = signals & SLASH ? findUrls(text) : [];
  const maybeHost = (signals & INNER_DOT) !== 0;
  return [
    ...urls.flatMap(({ items }) => items),
    ...(maybeHost ? [...findPastes(text), ...findOnions(text), ...findI2p(text), ...findIpv4(text)] : NONE),
    ...(maybeHost
      ? findDomains(text, {
          isCode: context === 'code',
          isDefanged: isReplaced,
          isInUrl: (offset) => isWithin(urls, offset),
        })
      : NONE),
    ...(signals & COLON ? findIpv6(text) : NONE),
  ];
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

/** Whether a character stands for several in the text as written. Few names in defanged texts need the offsets. */
function replacementsIn(text: string, refanged: string): (offset: number) => boolean {
  if (refanged === text) return () => false;
  let mapped: MappedText | undefined;
  return (offset) => {
    mapped ??= refangWithOffsets(text);
    const { starts, ends } = mapped.offsets ?? { starts: [], ends: [] };
    return (ends[offset] ?? 0) - (starts[offset] ?? 0) > 1;
  };
}

function findWords(text: string, signals: number): Found[] {
  if ((signals & LONG_WORD) === 0) return [];
  const words = longWords(text);
  return [...findWallets(text, words), ...findHashes(text, words), ...findKeyContacts(words)];
}

function findNumbers(text: string, signals: number): Found[] {
  return [
    ...(signals & FOUR_DIGITS ? [...findCves(text), ...findAttackIds(text)] : NONE),
    ...(signals & MANY_DIGITS ? [...findPhones(text), ...findIbans(text), ...findCards(text)] : NONE),
  ];
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
