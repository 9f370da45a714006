/** The six chains, in the spec's order: the code and the name a client may use, and the field of the hit. */
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

const HEX_BEGINNING = /^0x[0-9a-f]{0,40}$/i;
const BECH32_BEGINNING = /^(?:bc|tb|bcrt|zs|ztestsapling|tex|textest|u|utest)1[02-9ac-hj-np-z]*$/i;

/** The same for the beginning of an address. */
export function canonicalAddressBeginning(beginning: string): string {
  const isCaseless = HEX_BEGINNING.test(beginning) || BECH32_BEGINNING.test(beginning);
  return isCaseless ? beginning.toLowerCase() : beginning;
}

/** Ethereum and bech32 addresses mean the same in any letter case; the others are exact (decision 21). */
export function canonicalAddress(address: string): string {
  return HEX_ADDRESS.test(address) || BECH32_ADDRESS.test(address) ? address.toLowerCase() : address;
}
