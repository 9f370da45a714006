import { keccak_256 } from '@noble/hashes/sha3.js';
import { base58xmr } from '@scure/base';
import { equalBytes } from './equal-bytes.ts';

const STANDARD = 18;
const INTEGRATED = 19;
const SUBADDRESS = 42;
const BYTES = new Map([
  [STANDARD, 69],
  [SUBADDRESS, 69],
  [INTEGRATED, 77],
]);

/** Mainnet addresses, subaddresses and integrated addresses. */
export function readMonero(word: string): string | undefined {
  if (!/^[48]/.test(word) || (word.length !== 95 && word.length !== 106)) return undefined;
  let bytes: Uint8Array;
  try {
    bytes = base58xmr.decode(word);
  } catch {
    return undefined;
  }
  if (BYTES.get(bytes[0] ?? 0) !== bytes.length) return undefined;
  const checksum = keccak_256(bytes.subarray(0, -4)).subarray(0, 4);
  return equalBytes(checksum, bytes.subarray(-4)) ? word : undefined;
}
