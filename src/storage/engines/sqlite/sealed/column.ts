import { pack, unpack } from './compression.ts';

/** Documents whose values are stored together. Large enough to compress, small enough to read a part of a segment. */
export const DOCS_PER_CHUNK = 8192;

/** The smallest value, and the width of a value. */
const HEADER_BYTES = 5;

/** Widths of a value in bytes. */
const WIDTHS = [1, 2, 3, 4] as const;

/**
 * One number below 2^32 per document, as distances from the smallest, in as few bytes as the largest needs; byte by byte
 * over all documents, because upper bytes are mostly equal.
 */
export function writeColumn(values: Uint32Array): Uint8Array {
  let [least, greatest] = [values[0] ?? 0, 0];
  for (let at = 0; at < values.length; at++) {
    least = Math.min(least, values[at] as number);
    greatest = Math.max(greatest, values[at] as number);
  }
  const width = WIDTHS.find((bytes) => greatest - least < 2 ** (8 * bytes)) ?? 4;
  const body = new Uint8Array(HEADER_BYTES + values.length * width);
  const header = new DataView(body.buffer);
  header.setUint32(0, least);
  header.setUint8(4, width);
  for (let byte = 0; byte < width; byte++) {
    const start = HEADER_BYTES + byte * values.length;
    for (let at = 0; at < values.length; at++)
      body[start + at] = ((values[at] as number) - least) >>> (8 * byte);
  }
  return pack(body);
}

/** A chunk of a column. */
export class Column {
  readonly values: Uint32Array;

  constructor(packed: Uint8Array) {
    const body = unpack(packed);
    const header = new DataView(body.buffer, body.byteOffset, HEADER_BYTES);
    const least = header.getUint32(0);
    const width = header.getUint8(4);
    const count = (body.length - HEADER_BYTES) / width;
    if (!Number.isInteger(count)) throw new RangeError('a column of a sealed month is damaged');
    this.values = new Uint32Array(count).fill(least);
    for (let byte = 0; byte < width; byte++) {
      const start = HEADER_BYTES + byte * count;
      for (let at = 0; at < count; at++)
        this.values[at] = (this.values[at] as number) + (body[start + at] as number) * 2 ** (8 * byte);
    }
  }

  get bytes(): number {
    return this.values.byteLength;
  }
}
