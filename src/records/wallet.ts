import { canonicalTonAddress, isTonLength } from './ton-address.ts';

/** The chains of the API, in its order: code and name that clients may use, and the hit's field. */
export const CHAINS = [
  { code: 'BTC', name: 'bitcoin', kind: 'bitcoin_address' },
  { code: 'ETH', name: 'ethereum', kind: 'ethereum_address' },
  { code: 'XMR', name: 'monero', kind: 'monero_address' },
  { code: 'XRP', name: 'ripple', kind: 'ripple_address' },
  { code: 'ZEC', name: 'zcash', kind: 'zcash_address' },
  { code: 'DOT', name: 'polkadot', kind: 'polkadot_address' },
  { code: 'TRX', name: 'tron', kind: 'tron_address' },
] as const;

/** Chains with a field in hits and feeds. */
export type ChainKind = (typeof CHAINS)[number]['kind'];
export const CHAIN_KINDS = CHAINS.map((chain) => chain.kind) as readonly ChainKind[];

/** Chains without one: the API's hits have a fixed set of fields. */
const OTHER_CHAINS = [
  { code: 'LTC', name: 'litecoin', kind: 'litecoin_address' },
  { code: 'DOGE', name: 'dogecoin', kind: 'dogecoin_address' },
  { code: 'DASH', name: 'dash', kind: 'dash_address' },
  { code: 'BCH', name: 'bitcoin_cash', kind: 'bitcoin_cash_address' },
  { code: 'TON', name: 'ton', kind: 'ton_address' },
  { code: 'SOL', name: 'solana', kind: 'solana_address' },
] as const;
type OtherChainKind = (typeof OTHER_CHAINS)[number]['kind'];
export const OTHER_CHAIN_KINDS = OTHER_CHAINS.map((chain) => chain.kind) as readonly OtherChainKind[];

/** Every chain whose wallets are found. */
export const ALL_CHAINS = [...CHAINS, ...OTHER_CHAINS] as const;

/** All wallets that are extracted, pivoted on and found by `wallet:`. */
export type WalletKind = ChainKind | OtherChainKind;
const WALLET_KINDS = new Set<string>([...CHAIN_KINDS, ...OTHER_CHAIN_KINDS]);

export function isWalletKind(kind: string): kind is WalletKind {
  return WALLET_KINDS.has(kind);
}

export function walletKindOfChain(chain: string): ChainKind | undefined {
  return CHAINS.find(isNamed(chain))?.kind;
}

export function walletKindOfAnyChain(chain: string): WalletKind | undefined {
  return ALL_CHAINS.find(isNamed(chain))?.kind;
}

function isNamed(chain: string): (named: { code: string; name: string }) => boolean {
  const wanted = chain.toLowerCase();
  return ({ code, name }) => code.toLowerCase() === wanted || name === wanted;
}

const HEX_ADDRESS = /^0x[0-9a-f]{40}$/i;
const BECH32_ADDRESS = /^(?:bc|tb|bcrt|ltc|zs|ztestsapling|tex|textest|u|utest)1[02-9ac-hj-np-z]{6,}$/i;
const CASH_ADDRESS = /^(?:bitcoincash:)?[qpzr][02-9ac-hj-np-z]{41,}$/i;

/**
 * Ethereum and bech32 addresses are case-insensitive (decision 21), Bitcoin Cash has an optional prefix, and a TON
 * account has several spellings. Other addresses are compared as they are.
 */
export function canonicalAddress(address: string): string {
  if (HEX_ADDRESS.test(address) || BECH32_ADDRESS.test(address)) return address.toLowerCase();
  if (CASH_ADDRESS.test(address)) return canonicalCashAddress(address);
  return isTonLength(address) ? (canonicalTonAddress(address) ?? address) : address;
}

const HEX_PREFIX = /^0x[0-9a-f]{0,40}$/i;
const BECH32_PREFIX = /^(?:bc|tb|bcrt|ltc|zs|ztestsapling|tex|textest|u|utest)1[02-9ac-hj-np-z]*$/i;
const CASH_PREFIX = /^bitcoincash:[qpzr][02-9ac-hj-np-z]*$/i;
const TON_PREFIX = /^UQ(?=[A-D][\w+/-]*$)/;

/** The same for the first characters of an address. */
export function canonicalAddressPrefix(prefix: string): string {
  if (HEX_PREFIX.test(prefix) || BECH32_PREFIX.test(prefix)) return prefix.toLowerCase();
  if (CASH_PREFIX.test(prefix)) return canonicalCashAddress(prefix);
  return prefix.replace(TON_PREFIX, 'EQ');
}

function canonicalCashAddress(address: string): string {
  const account = address.slice(address.indexOf(':') + 1);
  const isUpperCase = account === account.toUpperCase();
  return isUpperCase ? account.toLowerCase() : account;
}
