import { Readable, type Transform } from 'node:stream';
import { constants, createGunzip, createZstdDecompress } from 'node:zlib';
import { type Damage, readDamagedGzip } from './damaged-gzip.ts';
import { SourceError } from './importer.ts';

const CHUNK_BYTES = 1 << 20;
const GZIP = [0x1f, 0x8b];
const ZSTD = [0x28, 0xb5, 0x2f, 0xfd];

/** Text compresses to a tenth, rarely to a hundredth. A larger ratio is an attack. */
const EXPANSION_MAX = 200;
/** Small results are exempt: a page of blanks is harmless. */
const EXPANSION_FREE_BYTES = 64 * 1024 * 1024;

/** More layers of compression are an attack. */
const LAYERS_MAX = 3;

/** Decompresses every layer of compression. Other data passes unchanged. */
export async function* decompressed(
  open: () => AsyncIterable<Uint8Array>,
  { isReadOnce = false, layers = 0 } = {},
): AsyncIterable<Uint8Array> {
  const chunks = open()[Symbol.asyncIterator]();
  try {
    yield* decompressedFrom(chunks, open, isReadOnce, layers);
  } finally {
    // Close the file if the reader stops early. Not awaited, because a read of standard input may be pending.
    chunks.return?.().catch(() => {});
  }
}

async function* decompressedFrom(
  chunks: AsyncIterator<Uint8Array>,
  open: () => AsyncIterable<Uint8Array>,
  isReadOnce: boolean,
  layers: number,
): AsyncIterable<Uint8Array> {
  const first = await firstBytes(chunks);
  const all = (async function* () {
    if (first.length > 0) yield first;
    yield* { [Symbol.asyncIterator]: () => chunks };
  })();
  const decompress = decompressorFor(first);
  if (decompress === undefined) {
    yield* all;
    return;
  }
  if (layers === LAYERS_MAX) throw new SourceError(`it is compressed more than ${LAYERS_MAX} times`);
  // The first bytes are already read, so only a second pass opens the source again.
  let isFirst = true;
  const reopen = () => {
    const raw = isFirst ? all : open();
    isFirst = false;
    return raw;
  };
  yield* decompressed(() => decompress(reopen, isReadOnce), { isReadOnce, layers: layers + 1 });
}

/** If decompression fails, a second pass returns the rest of the data before the error. */
async function* unzstd(open: () => AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  const options = { chunkSize: CHUNK_BYTES };
  let bytes = 0;
  try {
    for await (const chunk of decoded(open(), createZstdDecompress(options))) {
      bytes += chunk.length;
      yield chunk;
    }
  } catch (error) {
    if (error instanceof SourceError) throw error;
    const lenient = createZstdDecompress({ ...options, finishFlush: constants.ZSTD_e_flush });
    try {
      yield* skipFirst(decoded(open(), lenient), () => bytes);
    } catch {
      // Damaged, not just truncated: there is no more to read.
    }
    throw new SourceError(`the compressed file is truncated or damaged: ${(error as Error).message}`);
  }
}

/** If decompression fails, a second pass returns everything that can be read. */
async function* gunzip(
  open: () => AsyncIterable<Uint8Array>,
  isReadOnce: boolean,
): AsyncIterable<Uint8Array> {
  if (isReadOnce) {
    yield* gunzipDamaged(open(), 0, CHUNK_BYTES_READ_ONCE);
    return;
  }
  let bytes = 0;
  const decoder = createGunzip({ chunkSize: CHUNK_BYTES });
  const raw = new CountedBytes(open());
  try {
    for await (const chunk of decoded(raw, decoder)) {
      bytes += chunk.length;
      yield chunk;
    }
    // Zlib takes zeros for padding and ignores whatever follows them.
    if (decoder.bytesWritten === raw.count) return;
  } catch (error) {
    if (error instanceof SourceError) throw error;
  }
  yield* gunzipDamaged(open(), bytes, LOSS_BYTES_MAX);
}

/** Small, because the last chunk before damage is lost. */
const LOSS_BYTES_MAX = 1024;
/** A pipe has no second pass. */
const CHUNK_BYTES_READ_ONCE = 64 * 1024;

async function* gunzipDamaged(
  open: AsyncIterable<Uint8Array>,
  bytesReturned: number,
  lossMax: number,
): AsyncIterable<Uint8Array> {
  const raw = new CountedBytes(open);
  const damages: Damage[] = [];
  let bytes = 0;
  let bytesToSkip = bytesReturned;
  const content = readDamagedGzip(raw, lossMax, (damage) => {
    // Larger chunks may have contained more before the damage. What follows is new in any case.
    bytesToSkip = Math.min(bytesToSkip, bytes);
    damages.push(damage);
  });
  const counted = (async function* () {
    for await (const chunk of content) {
      bytes += chunk.length;
      checkExpansion(bytes, raw.count);
      yield chunk;
    }
  })();
  yield* skipFirst(counted, () => bytesToSkip);
  const [first] = damages;
  if (first === undefined) return;
  const others = damages.length === 1 ? '' : `, and at ${damages.length - 1} more`;
  throw new SourceError(
    `the compressed file is truncated or damaged at byte ${first.byte}${others}: ${first.problem}`,
  );
}

async function* skipFirst(
  content: AsyncIterable<Uint8Array>,
  length: () => number,
): AsyncIterable<Uint8Array> {
  let position = 0;
  for await (const chunk of content) {
    const rest = chunk.subarray(Math.max(0, length() - position));
    position += chunk.length;
    if (rest.length > 0) yield rest;
  }
}

async function* decoded(source: AsyncIterable<Uint8Array>, decoder: Transform): AsyncIterable<Uint8Array> {
  let bytes = 0;
  const raw = source instanceof CountedBytes ? source : new CountedBytes(source);
  const stream = Readable.from(raw, { objectMode: false }).on('error', (error) => decoder.destroy(error));
  try {
    for await (const chunk of stream.pipe(decoder) as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      checkExpansion(bytes, raw.count);
      yield chunk;
    }
  } finally {
    // If the reader stops early, only the decoder is closed: without this, the file would stay open.
    stream.destroy();
  }
}

class CountedBytes implements AsyncIterable<Uint8Array> {
  count = 0;
  #source: AsyncIterable<Uint8Array>;

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source;
  }

  async *[Symbol.asyncIterator](): AsyncIterator<Uint8Array> {
    for await (const chunk of this.#source) {
      this.count += chunk.length;
      yield chunk;
    }
  }
}

function checkExpansion(bytes: number, compressedBytes: number): void {
  if (bytes > EXPANSION_FREE_BYTES && bytes > compressedBytes * EXPANSION_MAX)
    throw new SourceError(`it expands more than ${EXPANSION_MAX}-fold: refused as a decompression bomb`);
}

type Decompressor = (open: () => AsyncIterable<Uint8Array>, isReadOnce: boolean) => AsyncIterable<Uint8Array>;

export function isCompressed(first: Uint8Array): boolean {
  return decompressorFor(first) !== undefined;
}

function decompressorFor(first: Uint8Array): Decompressor | undefined {
  if (startsWith(first, GZIP)) return gunzip;
  if (startsWith(first, ZSTD)) return unzstd;
  return undefined;
}

async function firstBytes(chunks: AsyncIterator<Uint8Array>): Promise<Uint8Array> {
  let first: Uint8Array = new Uint8Array(0);
  while (first.length < ZSTD.length) {
    const next = await chunks.next();
    if (next.done) break;
    first = first.length === 0 ? next.value : Buffer.concat([first, next.value]);
  }
  return first;
}

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte);
}
