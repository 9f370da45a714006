import { createHash } from 'node:crypto';
import { closeSync, createReadStream, constants as fileFlags, fstatSync, openSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { Readable, type Transform } from 'node:stream';
import { constants, createGunzip, createZstdDecompress } from 'node:zlib';
import { inFile, type RandomAccess } from './archives/random-access.ts';
import { specialKindOf } from './file-problem.ts';
import { type Source, SourceError } from './importer.ts';
import { HEAD_BYTES, type Sniffed, sniff } from './sniff.ts';

const CHUNK_BYTES = 1 << 20;
const GZIP = [0x1f, 0x8b];
const ZSTD = [0x28, 0xb5, 0x2f, 0xfd];

/** Text compresses to a tenth, rarely to a hundredth. A larger ratio is an attack. */
const EXPANSION_MAX = 200;
/** Small results are exempt: a page of blanks is harmless. */
const EXPANSION_FREE_BYTES = 64 * 1024 * 1024;

export const STANDARD_INPUT = '-';
const STDIN_FD = 0;

/** A source that the format can be detected of. */
export interface InputSource extends Source {
  /** True for standard input. */
  readonly isReadOnce: boolean;
  /** Undefined for standard input. */
  sizeBytes(): number | undefined;
  /** Undefined for standard input. */
  sha256(): Promise<string | undefined>;
  sniff(): Promise<Sniffed>;
  /** The bytes as they are, if they are not compressed and need not be read in order. */
  randomAccess(): RandomAccess | undefined;
}

/** A file or standard input, decompressed if its first bytes say that it is compressed. */
export class FileSource implements InputSource {
  readonly path: string;
  readonly name: string | undefined;
  /** True for standard input. */
  readonly isReadOnce: boolean;
  #onRead: (bytes: number) => void;
  /** The part of standard input that `sniff` has read, and the rest. */
  #input: { head: Uint8Array; rest: AsyncIterator<Uint8Array> } | undefined;
  #isInputSpent = false;
  #sniffed: Promise<Sniffed> | undefined;

  constructor(path: string, onRead: (bytes: number) => void = () => {}) {
    this.path = path;
    this.isReadOnce = path === STANDARD_INPUT;
    this.name = this.isReadOnce ? undefined : basename(path);
    this.#onRead = onRead;
  }

  async *open(): AsyncIterable<Uint8Array> {
    if (this.isReadOnce) yield* this.#openInput();
    else yield* decompressed(() => this.#raw(true));
  }

  get fullName(): string | undefined {
    return this.isReadOnce ? undefined : this.path;
  }

  get modifiedAt(): number | undefined {
    return this.isReadOnce ? undefined : statSync(this.path).mtimeMs;
  }

  sizeBytes(): number | undefined {
    return this.isReadOnce ? undefined : statSync(this.path).size;
  }

  sniff(): Promise<Sniffed> {
    this.#sniffed ??= this.#sniff();
    return this.#sniffed;
  }

  async #sniff(): Promise<Sniffed> {
    if (!this.isReadOnce) return sniff(await headOf(decompressed(() => this.#raw(false))));
    const rest = decompressed(() => this.#raw(true))[Symbol.asyncIterator]();
    // An iterator without `return` stays open after the loop in `headOf`.
    const head = await headOf({ [Symbol.asyncIterator]: () => ({ next: () => rest.next() }) });
    this.#input = { head, rest };
    return sniff(head);
  }

  randomAccess(): RandomAccess | undefined {
    if (this.isReadOnce) return undefined;
    const fd = openRegular(this.path);
    const bytes = inFile(fd, fstatSync(fd).size);
    if (isCompressed(bytes.read(0, ZSTD.length))) {
      bytes.close();
      return undefined;
    }
    let reached = 0;
    return {
      ...bytes,
      read: (position, length) => {
        const part = bytes.read(position, length);
        this.#onRead(position + part.length - reached);
        reached = position + part.length;
        return part;
      },
    };
  }

  async sha256(): Promise<string | undefined> {
    if (this.isReadOnce) return undefined;
    const hash = createHash('sha256');
    for await (const chunk of this.#raw(false)) hash.update(chunk);
    return hash.digest('hex');
  }

  async *#openInput(): AsyncIterable<Uint8Array> {
    if (this.#isInputSpent) throw new SourceError('a pipe cannot be read twice; import a file instead');
    this.#isInputSpent = true;
    const input = this.#input;
    if (input === undefined) {
      yield* decompressed(() => this.#raw(true));
      return;
    }
    yield input.head;
    yield* { [Symbol.asyncIterator]: () => input.rest };
  }

  async *#raw(isCounted: boolean): AsyncIterable<Uint8Array> {
    const fd = this.path === STANDARD_INPUT ? STDIN_FD : openRegular(this.path);
    const stream = createReadStream('', { fd, highWaterMark: CHUNK_BYTES });
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      yield chunk;
      if (isCounted) this.#onRead(chunk.length);
    }
  }
}

/** The path may have become a FIFO since it was found. Without O_NONBLOCK, opening a FIFO waits for a writer. */
function openRegular(path: string): number {
  const fd = openSync(path, fileFlags.O_RDONLY | (fileFlags.O_NONBLOCK ?? 0));
  const kind = specialKindOf(fstatSync(fd));
  if (kind === undefined) return fd;
  closeSync(fd);
  throw new SourceError(`it is ${kind}, not a file`);
}

export async function headOf(source: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of source) {
      parts.push(chunk);
      size += chunk.length;
      if (size >= HEAD_BYTES) break;
    }
  } catch (error) {
    // Reading the file will hit the error again, after the complete entries.
    if (!(error instanceof SourceError) || size === 0) throw error;
  }
  return Buffer.concat(parts);
}

/** More layers of compression are an attack. */
const LAYERS_MAX = 3;

/** Decompresses every layer of compression. Other data passes unchanged. */
export async function* decompressed(
  open: () => AsyncIterable<Uint8Array>,
  layers = 0,
): AsyncIterable<Uint8Array> {
  const chunks = open()[Symbol.asyncIterator]();
  try {
    yield* decompressedFrom(chunks, open, layers);
  } finally {
    // Close the file if the reader stops early. Not awaited, because a read of standard input may be pending.
    chunks.return?.().catch(() => {});
  }
}

async function* decompressedFrom(
  chunks: AsyncIterator<Uint8Array>,
  open: () => AsyncIterable<Uint8Array>,
  layers: number,
): AsyncIterable<Uint8Array> {
  const first = await firstBytes(chunks);
  const all = (async function* () {
    if (first.length > 0) yield first;
    yield* { [Symbol.asyncIterator]: () => chunks };
  })();
  const compression = compressionOf(first);
  if (compression === undefined) {
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
  yield* decompressed(() => decompressedOnce(reopen, compression), layers + 1);
}

/** If strict decompression fails, a lenient pass returns the rest of the data before the error. */
async function* decompressedOnce(
  open: () => AsyncIterable<Uint8Array>,
  compression: Compression,
): AsyncIterable<Uint8Array> {
  let bytes = 0;
  try {
    for await (const chunk of decoded(open(), compression.strict())) {
      bytes += chunk.length;
      yield chunk;
    }
  } catch (error) {
    if (error instanceof SourceError) throw error;
    let skipped = 0;
    try {
      for await (const chunk of decoded(open(), compression.lenient())) {
        const rest = chunk.subarray(Math.max(0, bytes - skipped));
        skipped += chunk.length;
        if (rest.length > 0) yield rest;
      }
    } catch {
      // Damaged, not just truncated: there is no more to read.
    }
    throw new SourceError(`the compressed file is truncated or damaged: ${(error as Error).message}`);
  }
}

async function* decoded(raw: AsyncIterable<Uint8Array>, decoder: Transform): AsyncIterable<Uint8Array> {
  let compressedBytes = 0;
  let bytes = 0;
  const counted = (async function* () {
    for await (const chunk of raw) {
      compressedBytes += chunk.length;
      yield chunk;
    }
  })();
  const stream = Readable.from(counted, { objectMode: false }).on('error', (error) => decoder.destroy(error));
  try {
    for await (const chunk of stream.pipe(decoder) as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      if (bytes > EXPANSION_FREE_BYTES && bytes > compressedBytes * EXPANSION_MAX) {
        throw new SourceError(`it expands more than ${EXPANSION_MAX}-fold: refused as a decompression bomb`);
      }
      yield chunk;
    }
  } finally {
    // If the reader stops early, only the decoder is closed: without this, the file would stay open.
    stream.destroy();
  }
}

interface Compression {
  strict(): Transform;
  lenient(): Transform;
}

export function isCompressed(first: Uint8Array): boolean {
  return compressionOf(first) !== undefined;
}

function compressionOf(first: Uint8Array): Compression | undefined {
  const options = { chunkSize: CHUNK_BYTES };
  if (startsWith(first, GZIP)) {
    return {
      strict: () => createGunzip(options),
      lenient: () => createGunzip({ ...options, finishFlush: constants.Z_SYNC_FLUSH }),
    };
  }
  if (startsWith(first, ZSTD)) {
    return {
      strict: () => createZstdDecompress(options),
      lenient: () => createZstdDecompress({ ...options, finishFlush: constants.ZSTD_e_flush }),
    };
  }
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
