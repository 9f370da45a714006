import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** Higher levels save a few percent and take several times as long. */
const LEVEL = 3;
const PARAMETERS = { params: { [constants.ZSTD_c_compressionLevel]: LEVEL } };

/** The first byte of what is stored. */
const PLAIN = 0;
const COMPRESSED = 1;

/** What zlib accepts. */
const RESERVED_MIN = 64;

/** Data with a mark that says whether it is compressed: short data grows when it is. */
export function pack(data: Uint8Array): Uint8Array {
  const compressed = zstdCompressSync(data, PARAMETERS);
  const isSmaller = compressed.length < data.length;
  const body = isSmaller ? compressed : data;
  const packed = new Uint8Array(body.length + 1);
  packed[0] = isSmaller ? COMPRESSED : PLAIN;
  packed.set(body, 1);
  return packed;
}

/** `size` is about as large as the data, if not larger: this much memory is reserved at a time. */
export function unpack(packed: Uint8Array, size: number): Uint8Array {
  const body = packed.subarray(1);
  if (packed[0] === PLAIN) return body;
  if (packed[0] !== COMPRESSED) throw new RangeError('data of a sealed month is damaged');
  return zstdDecompressSync(body, { chunkSize: Math.max(size, RESERVED_MIN) });
}
