import type { Item } from '../../records/item.ts';
import { canonicalTonAddress } from '../../records/ton-address.ts';

/** Friendly addresses begin with EQ or UQ, on the masterchain with Ef or Uf. A slash before one is a URL's. */
const FRIENDLY = /(?<![\w+=-])[EU][Qf][\w+/-]{46}(?![\w+=-])/g;
const RAW = /(?<![\w:.-])(?:0|-1):[0-9a-f]{64}(?!\w)/gi;

export function findTon(text: string): Item[] {
  const found: Item[] = [];
  for (const pattern of [FRIENDLY, RAW])
    for (const [value] of text.matchAll(pattern))
      if (canonicalTonAddress(value) !== undefined) found.push({ kind: 'ton_address', value });
  return found;
}
