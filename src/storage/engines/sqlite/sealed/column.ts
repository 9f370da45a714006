import { pack, unpack } from './compression.ts';

/** Documents whose values are stored together. Large enough to compress, small enough to read a part of a month. */
export const DOCS_PER_CHUNK = 8192;

type Values = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** The smallest value, and the width of a value. */
const HEADER_BYTES = 9;

/** Width of a value in bytes, and the array that holds such values. */
const WIDTHS = [
  [1, 2 ** 8, Uint8Array],
  [2, 2 ** 16, Uint16Array],
  [4, 2 ** 32, Uint32Array],
  [8, 2 ** 53, Float64Array],
] as const;

/**
 * One number per document, as distances from the smallest, in as few bytes as the largest needs; byte by byte over all
 * documents, because upper bytes are mostly equal.
 */
export function writeColumn(values: ArrayLike<number>): Uint8Array {
  let least = Number.POSITIVE_INFINITY;
  let greatest = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < values.length; at++) {
    least = Math.min(least, values[at] as number);
    greatest = Math.max(greatest, values[at] as number);
  }
  if (values.length === 0) least = greatest = 0;
  const [width, , Numbers] = WIDTHS.find(([, limit]) => greatest - least < limit) ?? WIDTHS[3];
  const distances = new Numbers(values.length);
  for (let at = 0; at < values.length; at++) distances[at] = (values[at] as number) - least;
  const raw = new Uint8Array(distances.buffer);
  const body = new Uint8Array(HEADER_BYTES + raw.length);
  const header = new DataView(body.buffer);
  header.setFloat64(0, least);
  header.setUint8(8, width);
  for (let at = 0; at < values.length; at++)
    for (let byte = 0; byte < width; byte++)
      body[HEADER_BYTES + byte * values.length + at] = raw[at * width + byte] as number;
  return pack(body);
}

/** A chunk of a column. */
export class Column {
  readonly least: number;
  /** Distances from the smallest value. */
  readonly distances: Values;

  constructor(packed: Uint8Array) {
    const body = unpack(packed);
    const header = new DataView(body.buffer, body.byteOffset, HEADER_BYTES);
    const width = header.getUint8(8);
    const Numbers = WIDTHS.find(([each]) => each === width)?.[2];
    if (Numbers === undefined) throw new RangeError('a column of a sealed month is damaged');
    const count = (body.length - HEADER_BYTES) / width;
    const raw = new Uint8Array(count * width);
    for (let byte = 0; byte < width; byte++)
      for (let at = 0; at < count; at++)
        raw[at * width + byte] = body[HEADER_BYTES + byte * count + at] as number;
    this.least = header.getFloat64(0);
    this.distances = new Numbers(raw.buffer);
  }

  get length(): number {
    return this.distances.length;
  }

  at(index: number): number {
    return this.least + (this.distances[index] as number);
  }
}
