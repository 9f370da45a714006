import { canonicalTonAddress } from '../../records/ton-address.ts';
import { type Found, itemAt, spanOf } from '../found.ts';

/** Friendly addresses begin with EQ or UQ, on the masterchain with Ef or Uf. A slash before one is a URL's. */
const FRIENDLY = /(?<![\w+=-])[EU][Qf][\w+/-]{46}(?![\w+=-])/g;
const RAW = /(?<![\w:.-])(?:0|-1):[0-9a-f]{64}(?!\w)/gi;

export function findTon(text: string): Found[] {
  const found: Found[] = [];
  for (const pattern of [FRIENDLY, RAW])
    for (const match of text.matchAll(pattern))
      if (canonicalTonAddress(match[0]) !== undefined)
        found.push(itemAt('ton_address', match[0], spanOf(match)));
  return found;
}
