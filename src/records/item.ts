import { CHAIN_KINDS, canonicalAddress, isWalletKind, type WalletKind } from './wallet.ts';

/** Kinds of contact items beside the wallets (spec 2.3, decision 7). */
export const CONTACT_KINDS = ['email', 'telegram', 'whatsapp', 'paste', 'skype'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** What a profile or a page shows that one can pivot on. The names are the fields of the hit. */
export const ITEM_KINDS = [...CONTACT_KINDS, ...CHAIN_KINDS] as const;
export type ItemKind = ContactKind | WalletKind;

/** The form under which an item is looked up and counted as the same (decisions 20 and 21). */
export function canonicalItem(kind: ItemKind, value: string): string {
  if (isWalletKind(kind)) return canonicalAddress(value);
  if (kind === 'email') return value.toLowerCase();
  return value;
}
