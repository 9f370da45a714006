import { sha3_256 } from '@noble/hashes/sha3.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { base32nopad } from '@scure/base';
import { normalizeUrl } from '../records/web-url.ts';
import { type Found, itemAt } from './found.ts';
import { trimUrl, URL_REST } from './links.ts';

const ONION = new RegExp(
  String.raw`(?<![\p{L}\p{N}@.-])(?:https?:\/\/)?(?:[a-z0-9-]{1,63}\.)*([a-z2-7]{56}|[a-z2-7]{16})\.onion(?![\p{L}\p{N}-]|\.[\p{L}\p{N}])(?::\d{1,5})?(?:[/?#]${URL_REST})?`,
  'giu',
);
const VERSION_3 = 3;
const CHECKSUM_PREFIX = utf8ToBytes('.onion checksum');

/** Onion URLs. Version 3 names must have a valid checksum; retired version 2 names have their own kind. */
export function findOnions(text: string): Found[] {
  if (!/\.onion/i.test(text)) return [];
  const found: Found[] = [];
  for (const { 0: match, 1: name = '', index } of text.matchAll(ONION)) {
    const written = trimUrl(match, text[index - 1]);
    const url = normalizeUrl(/^https?:/i.test(written) ? written : `http://${written}`)?.href;
    if (url === undefined) continue;
    const span = { start: index, end: index + written.length };
    if (name.length === 16) found.push(itemAt('onion_v2', url, span));
    else if (isOnionName(name)) found.push(itemAt('onion', url, span));
  }
  return found;
}

/** A version 3 name is a key, a checksum and a version number (rend-spec-v3). */
export function isOnionName(name: string): boolean {
  const bytes = base32nopad.decode(name.toUpperCase());
  const key = bytes.subarray(0, 32);
  const digest = sha3_256(concatBytes(CHECKSUM_PREFIX, key, Uint8Array.of(VERSION_3)));
  return bytes[34] === VERSION_3 && digest[0] === bytes[32] && digest[1] === bytes[33];
}
