import { compareValues } from './dated.ts';
import { canonicalTelegram } from './telegram-link.ts';
import { CHAIN_KINDS, type ChainKind, canonicalAddress, isWalletKind, OTHER_CHAIN_KINDS } from './wallet.ts';

/** Contact items other than wallets (decision 7). */
export const CONTACT_KINDS = ['email', 'telegram', 'whatsapp', 'paste', 'skype'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** Items of profiles and pages that users can pivot on. The names are those of the hit's fields. */
export const ITEM_KINDS = [...CONTACT_KINDS, ...CHAIN_KINDS] as const;
export type ItemKind = ContactKind | ChainKind;

/** Technical indicators (docs/indicators.md). */
export const INDICATOR_KINDS = [
  'url',
  'domain',
  'ipv4',
  'ipv6',
  'md5',
  'sha1',
  'sha256',
  'sha512',
  'cve',
  'attack',
] as const;

/** Contacts and accounts that the API's hits have no field for. */
export const OTHER_CONTACT_KINDS = [
  'phone',
  'jabber',
  'tox',
  'session',
  'matrix',
  'threema',
  'wickr',
  'signal',
  'iban',
  'card',
] as const;

/** Everything the extractors find. Onion v2 is retired, so its URLs have their own kind. */
export const FOUND_KINDS = [
  ...ITEM_KINDS,
  'discord',
  'onion',
  'onion_v2',
  'i2p',
  ...OTHER_CHAIN_KINDS,
  ...OTHER_CONTACT_KINDS,
  ...INDICATOR_KINDS,
] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** Kinds that identify a person. Profiles list them; indicators and sites only if they are the person's own. */
export const PERSON_KINDS = [...ITEM_KINDS, ...OTHER_CHAIN_KINDS, ...OTHER_CONTACT_KINDS] as const;
export type PersonKind = (typeof PERSON_KINDS)[number];

/** Whether an item belongs to the author of the text, or was only posted there. */
export type Relation = 'own' | 'posted';

export interface Item {
  kind: FoundKind;
  value: string;
  /** Absent if posted. */
  relation?: 'own';
}

/** The form in which items are compared and looked up (decisions 20 and 21). */
export function canonicalItem(kind: FoundKind, value: string): string {
  if (isWalletKind(kind)) return canonicalAddress(value);
  if (kind === 'telegram') return canonicalTelegram(value);
  if (kind === 'discord') return value.replace(/^https:\/\/discord\.com\/invite\//, 'https://discord.gg/');
  if (kind === 'email' || kind === 'jabber' || kind === 'wickr' || kind === 'session')
    return value.toLowerCase();
  if (kind === 'tox' || kind === 'cve' || kind === 'attack') return value.toUpperCase();
  return value;
}

/** Names an item among all items, whatever its kind. */
export function itemName(kind: FoundKind, value: string): string {
  return `${kind} ${canonicalItem(kind, value)}`;
}

const KIND_ORDER = new Map<FoundKind, number>(FOUND_KINDS.map((kind, index) => [kind, index]));

/** Merges without duplicates. Undefined instead of an empty list, so that equal messages serialize to equal text. */
export function mergeItems(
  a: readonly Item[] | undefined,
  b: readonly Item[] | undefined,
): Item[] | undefined {
  const keyed = [...(a ?? []), ...(b ?? [])].map((item) => ({
    item,
    order: KIND_ORDER.get(item.kind) ?? 0,
    canonical: canonicalItem(item.kind, item.value),
  }));
  if (keyed.length === 0) return undefined;
  keyed.sort(
    (one, other) =>
      one.order - other.order ||
      compareValues(one.canonical, other.canonical) ||
      compareValues(one.item.value, other.item.value),
  );
  const isRepeated = (index: number) =>
    keyed[index - 1]?.item.kind === keyed[index]?.item.kind &&
    keyed[index - 1]?.canonical === keyed[index]?.canonical;
  const merged: Item[] = [];
  for (const [index, { item }] of keyed.entries()) {
    if (!isRepeated(index)) merged.push(item);
    // Once claimed, an item stays its author's.
    else if (item.relation === 'own')
      merged[merged.length - 1] = { ...(merged.at(-1) as Item), relation: 'own' };
  }
  return merged;
}
