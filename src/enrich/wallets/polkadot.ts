import { blake2b } from '@noble/hashes/blake2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { base58 } from '@scure/base';

const POLKADOT_NETWORK = 0;
const CONTEXT = utf8ToBytes('SS58PRE');

/** SS58 addresses of Polkadot itself. On other networks the same key has other addresses. */
export function readPolkadot(word: string): string | undefined {
  if (!word.startsWith('1') || word.length < 46 || word.length > 48) return undefined;
  let bytes: Uint8Array;
  try {
    bytes = base58.decode(word);
  } catch {
    return undefined;
  }
  if (bytes.length !== 35 || bytes[0] !== POLKADOT_NETWORK) return undefined;
  const digest = blake2b(concatBytes(CONTEXT, bytes.subarray(0, 33)));
  return digest[0] === bytes[33] && digest[1] === bytes[34] ? word : undefined;
}
