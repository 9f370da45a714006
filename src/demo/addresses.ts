import { blake2b } from '@noble/hashes/blake2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256, sha3_256 } from '@noble/hashes/sha3.js';
import { base32, base58, base58xmr, base58xrp, bech32 } from '@scure/base';
import type { ChainKind } from '../records/wallet.ts';
import type { SeededRandom } from './random.ts';

/** Random addresses with valid checksums. No one has their keys. */
export const ADDRESS_MAKERS: Record<ChainKind, (random: SeededRandom) => string> = {
  bitcoin_address: (random) => (random.chance(0.5) ? bitcoinBech32(random) : bitcoinBase58(random)),
  ethereum_address: (random) => ethereum(random),
  monero_address: (random) => monero(random),
  ripple_address: (random) => withDoubleSha(base58xrp.encode, joined([0x00], random.bytes(20))),
  zcash_address: (random) => withDoubleSha(base58.encode, joined([0x1c, 0xb8], random.bytes(20))),
  polkadot_address: (random) => polkadot(random),
  tron_address: (random) => withDoubleSha(base58.encode, joined([0x41], random.bytes(20))),
};

function joined(...parts: ArrayLike<number>[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => Array.from(part)));
}

function withDoubleSha(encode: (bytes: Uint8Array) => string, payload: Uint8Array): string {
  return encode(joined(payload, sha256(sha256(payload)).subarray(0, 4)));
}

function bitcoinBase58(random: SeededRandom): string {
  return withDoubleSha(base58.encode, joined([0x00], random.bytes(20)));
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
