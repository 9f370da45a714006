import { compareValues } from './dated.ts';
import { canonicalTelegram } from './telegram-link.ts';
import { CHAIN_KINDS, canonicalAddress, isWalletKind, type WalletKind } from './wallet.ts';

/** Contact items other than wallets (decision 7). */
export const CONTACT_KINDS = ['email', 'telegram', 'whatsapp', 'paste', 'skype'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** Items of profiles and pages that users can pivot on. The names are those of the hit's fields. */
export const ITEM_KINDS = [...CONTACT_KINDS, ...CHAIN_KINDS] as const;
export type ItemKind = ContactKind | WalletKind;

/** Everything the extractors find. Onion v2 is retired, so its URLs have their own kind. */
export const FOUND_KINDS = [...ITEM_KINDS, 'discord', 'onion', 'onion_v2'] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

export interface Item {
  kind: FoundKind;
  value: string;
}

/** The form in which items are compared and looked up (decisions 20 and 21). */
export function canonicalItem(kind: FoundKind, value: string): string {
  if (isWalletKind(kind)) return canonicalAddress(value);
  if (kind === 'email') return value.toLowerCase();
  if (kind === 'telegram') return canonicalTelegram(value);
  if (kind === 'discord') return value.replace(/^https:\/\/discord\.com\/invite\//, 'https://discord.gg/');
  return value;
}

const KIND_ORDER = new Map<FoundKind, number>(FOUND_KINDS.map((kind, index) => [kind, index]));

export function compareItems(a: Item, b: Item): number {
  return (
    (KIND_ORDER.get(a.kind) ?? 0) - (KIND_ORDER.get(b.kind) ?? 0) ||
    compareValues(canonicalItem(a.kind, a.value), canonicalItem(b.kind, b.value)) ||
    compareValues(a.value, b.value)
  );
}

/** Merges without duplicates. Undefined instead of an empty list, so that equal messages serialize to equal text. */
export function mergeItems(
  a: readonly Item[] | undefined,
  b: readonly Item[] | undefined,
): Item[] | undefined {
  const sorted = [...(a ?? []), ...(b ?? [])].sort(compareItems);
  const merged = sorted.filter((item, index) => {
    const before = sorted[index - 1];
    return (
      before === undefined ||
      before.kind !== item.kind ||
      canonicalItem(before.kind, before.value) !== canonicalItem(item.kind, item.value)
    );
  });
  return merged.length === 0 ? undefined : merged;
}
