import { sha256 } from '@noble/hashes/sha2.js';
import { base58, base58xrp } from '@scure/base';
import { equalBytes } from './equal-bytes.ts';

const CHECKSUM_BYTES = 4;
const HASH_BYTES = 20;

/** The bytes before the checksum; undefined if the checksum is wrong. */
export function decodeBase58Check(text: string, alphabet = base58): Uint8Array | undefined {
  let bytes: Uint8Array;
  try {
    bytes = alphabet.decode(text);
  } catch {
    return undefined;
  }
  if (bytes.length <= CHECKSUM_BYTES) return undefined;
  const payload = bytes.subarray(0, -CHECKSUM_BYTES);
  const checksum = sha256(sha256(payload)).subarray(0, CHECKSUM_BYTES);
  return equalBytes(checksum, bytes.subarray(-CHECKSUM_BYTES)) ? payload : undefined;
}

/** Whether the text encodes one of these versions and the hash of a key or script. */
export function isHashAddress(text: string, versions: readonly number[]): boolean {
  const payload = decodeBase58Check(text);
  return payload?.length === 1 + HASH_BYTES && versions.includes(payload[0] ?? -1);
}

export { base58xrp as rippleAlphabet };
