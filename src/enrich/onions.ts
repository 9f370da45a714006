import { sha3_256 } from '@noble/hashes/sha3.js';
import { base32nopad } from '@scure/base';
import type { Item } from '../records/item.ts';
import { parseUrl } from '../records/url.ts';
import { trimUrl, URL_REST } from './links.ts';

const ONION = new RegExp(
  String.raw`(?<![\p{L}\p{N}@.-])(?:https?:\/\/)?(?:[a-z0-9-]{1,63}\.)*([a-z2-7]{56}|[a-z2-7]{16})\.onion(?![\p{L}\p{N}-]|\.[\p{L}\p{N}])(?::\d{1,5})?(?:[/?#]${URL_REST})?`,
  'giu',
);
const VERSION_3 = 3;

/** Onion URLs. Version 3 names must have a valid checksum; retired version 2 names have their own kind. */
export function findOnions(text: string): Item[] {
  if (!/\.onion/i.test(text)) return [];
  const found: Item[] = [];
  for (const { 0: match, 1: name = '', index } of text.matchAll(ONION)) {
    const written = trimUrl(match, text[index - 1]);
    const url = parseUrl(/^https?:/i.test(written) ? written : `http://${written}`)?.url;
    if (url === undefined) continue;
    if (name.length === 16) found.push({ kind: 'onion_v2', value: url });
    else if (isOnionName(name)) found.push({ kind: 'onion', value: url });
  }
  return found;
}

/** A version 3 name is a key, a checksum and a version number (rend-spec-v3). */
export function isOnionName(name: string): boolean {
  const bytes = base32nopad.decode(name.toUpperCase());
  const key = bytes.subarray(0, 32);
  const digest = sha3_256(Buffer.concat([Buffer.from('.onion checksum'), key, Buffer.from([VERSION_3])]));
  return bytes[34] === VERSION_3 && digest[0] === bytes[32] && digest[1] === bytes[33];
}
