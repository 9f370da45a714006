import { normalizeUrl } from '../records/web-url.ts';
import { type Found, itemAt } from './found.ts';
import { trimUrl, URL_REST } from './links.ts';

/** Names from address books, and the base32 names of keys: 52 characters, or 56 and more if encrypted. */
const I2P = new RegExp(
  String.raw`(?<![\p{L}\p{N}@.-])(?:https?:\/\/)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,5}i2p(?![\p{L}\p{N}_-]|\.[\p{L}\p{N}])(?::\d{1,5})?(?:[/?#]${URL_REST})?`,
  'giu',
);
const KEY_HOST = /(?:^|\.)(?:[a-z2-7]{52}|[a-z2-7]{56,63})\.b32\.i2p$/;

/** Eepsites, as URLs. */
export function findI2p(text: string): Found[] {
  if (!/\.i2p/i.test(text)) return [];
  const found: Found[] = [];
  for (const { 0: match, index } of text.matchAll(I2P)) {
    const written = trimUrl(match, text[index - 1]);
    const url = normalizeUrl(/^https?:/i.test(written) ? written : `http://${written}`);
    if (url === undefined) continue;
    if (!url.hostname.endsWith('.b32.i2p') || KEY_HOST.test(url.hostname))
      found.push(itemAt('i2p', url.href, { start: index, end: index + written.length }));
  }
  return found;
}
