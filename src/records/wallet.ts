/** The chains in the API's order: code and name that clients may use, and the hit's field. */
export const CHAINS = [
  { code: 'BTC', name: 'bitcoin', kind: 'bitcoin_address' },
  { code: 'ETH', name: 'ethereum', kind: 'ethereum_address' },
  { code: 'XMR', name: 'monero', kind: 'monero_address' },
  { code: 'XRP', name: 'ripple', kind: 'ripple_address' },
  { code: 'ZEC', name: 'zcash', kind: 'zcash_address' },
  { code: 'DOT', name: 'polkadot', kind: 'polkadot_address' },
] as const;

export type WalletKind = (typeof CHAINS)[number]['kind'];
export const CHAIN_KINDS = CHAINS.map((chain) => chain.kind) as readonly WalletKind[];

const WALLET_KINDS = new Set<string>(CHAIN_KINDS);

export function isWalletKind(kind: string): kind is WalletKind {
  return WALLET_KINDS.has(kind);
}

export function walletKindOfChain(chain: string): WalletKind | undefined {
  const wanted = chain.toLowerCase();
  return CHAINS.find(({ code, name }) => code.toLowerCase() === wanted || name === wanted)?.kind;
}

const HEX_ADDRESS = /^0x[0-9a-f]{40}$/i;
const BECH32_ADDRESS = /^(?:bc|tb|bcrt|zs|ztestsapling|tex|textest|u|utest)1[02-9ac-hj-np-z]{6,}$/i;

/** Ethereum and bech32 addresses are case-insensitive, the others are not (decision 21). */
export function canonicalAddress(address: string): string {
  return HEX_ADDRESS.test(address) || BECH32_ADDRESS.test(address) ? address.toLowerCase() : address;
}

const HEX_PREFIX = /^0x[0-9a-f]{0,40}$/i;
const BECH32_PREFIX = /^(?:bc|tb|bcrt|zs|ztestsapling|tex|textest|u|utest)1[02-9ac-hj-np-z]*$/i;

/** The same for the first characters of an address. */
export function canonicalAddressPrefix(prefix: string): string {
  const isCaseInsensitive = HEX_PREFIX.test(prefix) || BECH32_PREFIX.test(prefix);
  return isCaseInsensitive ? prefix.toLowerCase() : prefix;
}
