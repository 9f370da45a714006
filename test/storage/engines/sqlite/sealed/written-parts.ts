import type { PartSource } from '../../../../../src/storage/engines/sqlite/sealed/parts.ts';

/** Reads parts that were written but not stored. */
export function writtenParts(parts: readonly Uint8Array[]): PartSource {
  return {
    piece: (part, offset, length) => parts[part]?.slice(offset, offset + length),
    parts: (from, to) => parts.slice(from, to + 1),
  };
}
