/** Overhead of a hit, in addition to its text. */
export const HIT_BYTES = 400;
const VALUE_BYTES = 8;

/** Approximate size of a hit, in memory and on the wire. */
export function bytesOf(hit: unknown): number {
  return HIT_BYTES + bytesWithin(hit);
}

function bytesWithin(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value !== 'object' || value === null) return VALUE_BYTES;
  let bytes = VALUE_BYTES;
  for (const name in value) bytes += bytesWithin((value as Record<string, unknown>)[name]);
  return bytes;
}
