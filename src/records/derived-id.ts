/**
 * Ids that importers derive from names (docs/formats.md) have 52 bits, the first of which is set: 16 digits, from 2^51
 * to 2^52 - 1. Ids of Telegram are smaller. As Discord ids, they would stem from the week after 6 January 2015, months
 * before Discord opened, so no Discord id is in this range.
 */
export const DERIVED_MARK = 1n << 51n;

export function isDerivedId(id: string): boolean {
  return /^\d{16}$/.test(id) && BigInt(id) >> 51n === 1n;
}
