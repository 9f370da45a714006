import { blake2b } from '@noble/hashes/blake2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256, sha3_256 } from '@noble/hashes/sha3.js';
import { base32, base58, base58xmr, base58xrp, bech32 } from '@scure/base';
import type { WalletKind } from '../records/wallet.ts';
import type { SeededRandom } from './random.ts';

/**
 * Addresses with valid checksums that belong to nobody: what stands for a public key, or for the hash of one, comes from
 * a random generator. No key pair was ever made, and finding a private key that fits would mean breaking the chain.
 */
export const ADDRESS_MAKERS = {
  bitcoin_address: (random) => (random.chance(0.5) ? bitcoinBech32(random) : hashAddress(random, 0x00)),
  ethereum_address: (random) => ethereum(random),
  monero_address: (random) => monero(random),
  ripple_address: (random) => withDoubleSha(base58xrp.encode, joined([0x00], random.bytes(20))),
  zcash_address: (random) => hashAddress(random, 0x1c, 0xb8),
  polkadot_address: (random) => polkadot(random),
  tron_address: (random) => hashAddress(random, 0x41),
  litecoin_address: (random) => hashAddress(random, 0x30),
  dogecoin_address: (random) => hashAddress(random, 0x1e),
  dash_address: (random) => hashAddress(random, 0x4c),
} as const satisfies Partial<Record<WalletKind, (random: SeededRandom) => string>>;

export type DemoChain = keyof typeof ADDRESS_MAKERS;
export const DEMO_CHAINS = Object.keys(ADDRESS_MAKERS) as DemoChain[];

function joined(...parts: ArrayLike<number>[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => Array.from(part)));
}

function withDoubleSha(encode: (bytes: Uint8Array) => string, payload: Uint8Array): string {
  return encode(joined(payload, sha256(sha256(payload)).subarray(0, 4)));
}

/** The hash of a key, after the version of the chain. */
function hashAddress(random: SeededRandom, ...version: number[]): string {
  return withDoubleSha(base58.encode, joined(version, random.bytes(20)));
}

function bitcoinBech32(random: SeededRandom): string {
  return bech32.encode('bc', [0, ...bech32.toWords(random.bytes(20))]);
}

/** EIP-55: letter case is the checksum. */
function ethereum(random: SeededRandom): string {
  const hex = Buffer.from(random.bytes(20)).toString('hex');
  const digest = Buffer.from(keccak_256(Buffer.from(hex))).toString('hex');
  const cased = Array.from(hex, (digit, index) =>
    Number.parseInt(digest[index] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${cased.join('')}`;
}

function monero(random: SeededRandom): string {
  const payload = joined([18], random.bytes(64));
  return base58xmr.encode(joined(payload, keccak_256(payload).subarray(0, 4)));
}

function polkadot(random: SeededRandom): string {
  const payload = joined([0], random.bytes(32));
  return base58.encode(joined(payload, blake2b(joined(Buffer.from('SS58PRE'), payload)).subarray(0, 2)));
}

/** A version 3 onion host with a random key. */
export function onionHost(random: SeededRandom): string {
  const key = random.bytes(32);
  const checksum = sha3_256(joined(Buffer.from('.onion checksum'), key, [3])).subarray(0, 2);
  return `${base32.encode(joined(key, checksum, [3])).toLowerCase()}.onion`;
}
