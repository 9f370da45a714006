import { utf8ToBytes } from '@noble/hashes/utils.js';
import { bech32, bech32m } from '@scure/base';
import { decodeBase58Check } from './base58-check.ts';
import { lowerCaseUnlessMixed } from './bitcoin.ts';
import { equalBytes } from './equal-bytes.ts';
import { f4JumbleInverse } from './f4-jumble.ts';

const TRANSPARENT_PREFIXES = new Set([0x1cb8, 0x1cbd]);
const SPROUT_PREFIX = 0x169a;
const PADDING = utf8ToBytes('u'.padEnd(16, '\0'));
/** Lengths of the receivers of a unified address: P2PKH, P2SH, Sapling, Orchard. */
const RECEIVER_LENGTHS = new Map([
  [0, 20],
  [1, 20],
  [2, 43],
  [3, 43],
]);

/** Mainnet addresses: transparent, Sprout, Sapling, TEX (ZIP 320) and unified (ZIP 316). */
export function readZcash(word: string): string | undefined {
  if (/^t[13]/.test(word) && word.length === 35) {
    const payload = decodeBase58Check(word);
    return payload?.length === 22 && TRANSPARENT_PREFIXES.has(prefixOf(payload)) ? word : undefined;
  }
  if (word.startsWith('zc') && word.length === 95) {
    const payload = decodeBase58Check(word);
    return payload?.length === 66 && prefixOf(payload) === SPROUT_PREFIX ? word : undefined;
  }
  if (!/^(?:zs|u|tex)1/i.test(word)) return undefined;
  const address = lowerCaseUnlessMixed(word);
  return address !== undefined && isBech32Address(address) ? address : undefined;
}

function prefixOf(payload: Uint8Array): number {
  return ((payload[0] ?? 0) << 8) | (payload[1] ?? 0);
}

function isBech32Address(address: string): boolean {
  if (address.startsWith('zs')) return bytesOf(bech32, address, 'zs')?.length === 43;
  if (address.startsWith('tex')) return bytesOf(bech32m, address, 'tex')?.length === 20;
  const jumbled = bytesOf(bech32m, address, 'u');
  return jumbled !== undefined && isUnified(jumbled);
}

function bytesOf(coder: typeof bech32, address: string, prefix: string): Uint8Array | undefined {
  const decoded = coder.decodeUnsafe(address, false);
  if (decoded === undefined || decoded.prefix !== prefix) return undefined;
  return coder.fromWordsUnsafe(decoded.words) || undefined;
}

/** The padding at the end works as a second checksum. */
function isUnified(jumbled: Uint8Array): boolean {
  const bytes = f4JumbleInverse(jumbled);
  if (bytes === undefined || !equalBytes(PADDING, bytes.subarray(-16))) return false;
  let position = 0;
  let receivers = 0;
  const end = bytes.length - 16;
  while (position < end) {
    const type = bytes[position] ?? 0;
    const length = bytes[position + 1] ?? 0;
    const expected = RECEIVER_LENGTHS.get(type);
    if (expected !== undefined && expected !== length) return false;
    position += 2 + length;
    receivers++;
  }
  return position === end && receivers > 0;
}
