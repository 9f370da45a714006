import { pack, unpack } from './compression.ts';

/** Documents whose values are stored together. Large enough to compress, small enough to read a part of a segment. */
export const DOCS_PER_CHUNK = 8192;

/** The smallest value, and the width of a value. */
const HEADER_BYTES = 5;

/** Widths of a value in bytes. */
const WIDTHS = [1, 2, 3, 4] as const;

const CHUNK_BYTES_MAX = HEADER_BYTES + 4 * DOCS_PER_CHUNK;

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

/** A chunk of a column. Small values stay small in memory, too: many chunks are cached. */
export class Column {
  readonly values: Uint8Array | Uint16Array | Uint32Array;
  #greatest: number | undefined;

  constructor(packed: Uint8Array) {
    const body = unpack(packed, CHUNK_BYTES_MAX);
    const header = new DataView(body.buffer, body.byteOffset, HEADER_BYTES);
    const least = header.getUint32(0);
    const width = header.getUint8(4);
    const count = (body.length - HEADER_BYTES) / width;
    if (!Number.isInteger(count)) throw new RangeError('a column of a sealed month is damaged');
    const bytes = body.subarray(HEADER_BYTES);
    const greatest = least + 2 ** (8 * width) - 1;
    const Values = greatest < 2 ** 8 ? Uint8Array : greatest < 2 ** 16 ? Uint16Array : Uint32Array;
    this.values = decoded(new Values(count), bytes, width, least);
  }

  get bytes(): number {
    return this.values.byteLength;
  }

  get greatest(): number {
    this.#greatest ??= greatestOf(this.values);
    return this.#greatest;
  }
}

function greatestOf(values: ArrayLike<number>): number {
  let greatest = 0;
  for (let at = 0; at < values.length; at++) greatest = Math.max(greatest, values[at] as number);
  return greatest;
}

/** One loop per width: this takes most of the time of a search by columns that are not cached. */
function decoded<T extends Uint8Array | Uint16Array | Uint32Array>(
  values: T,
  bytes: Uint8Array,
  width: number,
  least: number,
): T {
  const n = values.length;
  if (width === 1) for (let at = 0; at < n; at++) values[at] = least + (bytes[at] as number);
  else if (width === 2)
    for (let at = 0; at < n; at++)
      values[at] = least + ((bytes[at] as number) | ((bytes[n + at] as number) << 8));
  else if (width === 3)
    for (let at = 0; at < n; at++)
      values[at] =
        least +
        ((bytes[at] as number) | ((bytes[n + at] as number) << 8) | ((bytes[2 * n + at] as number) << 16));
  else
    for (let at = 0; at < n; at++)
      values[at] =
        least +
        (((bytes[at] as number) |
          ((bytes[n + at] as number) << 8) |
          ((bytes[2 * n + at] as number) << 16) |
          ((bytes[3 * n + at] as number) << 24)) >>>
          0);
  return values;
}
