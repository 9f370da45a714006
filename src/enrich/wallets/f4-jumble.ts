import { blake2b } from '@noble/hashes/blake2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const LENGTH_MIN = 38;
const LENGTH_MAX = 4_194_368;
const HASH_BYTES = 64;

/** The inverse of F4Jumble (ZIP 316), which mixes every byte of a unified address into all others. */
export function f4JumbleInverse(message: Uint8Array): Uint8Array | undefined {
  if (message.length < LENGTH_MIN || message.length > LENGTH_MAX) return undefined;
  const leftLength = Math.min(HASH_BYTES, Math.floor(message.length / 2));
  let left: Uint8Array = message.slice(0, leftLength);
  let right: Uint8Array = message.slice(leftLength);
  left = xor(left, shortHash(1, right, leftLength));
  right = xor(right, longHash(1, left, right.length));
  left = xor(left, shortHash(0, right, leftLength));
  right = xor(right, longHash(0, left, right.length));
  return concatBytes(left, right);
}

function shortHash(round: number, input: Uint8Array, length: number): Uint8Array {
  return blake2b(input, { dkLen: length, personalization: personalization('H', round, 0) });
}

function longHash(round: number, input: Uint8Array, length: number): Uint8Array {
  const blocks: Uint8Array[] = [];
  for (let block = 0; block * HASH_BYTES < length; block++) {
    blocks.push(blake2b(input, { dkLen: HASH_BYTES, personalization: personalization('G', round, block) }));
  }
  return concatBytes(...blocks).subarray(0, length);
}

function personalization(name: 'G' | 'H', round: number, block: number): Uint8Array {
  return concatBytes(utf8ToBytes(`UA_F4Jumble_${name}`), Uint8Array.of(round, block & 0xff, block >> 8));
}

function xor(a: Uint8Array, b: Uint8Array): Uint8Array {
  return a.map((byte, index) => byte ^ (b[index] ?? 0));
}
