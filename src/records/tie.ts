export const TIE_BITS = 21;

/** Leaves room above the last slot, so that records displaced by a collision stay within their millisecond. */
const TIE_SLOTS = 2 ** TIE_BITS - 4096;

/**
 * Orders messages of the same millisecond. Derived from the id alone, so it is the same on every engine (decision 14);
 * equal numbers are ordered by id. FNV-1a with a final mix, so that ids which differ only in their last digits spread
 * out.
 */
export function tieOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < id.length; i++) {
    hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % TIE_SLOTS;
}
