import { createHash } from 'node:crypto';
import { closeSync, createReadStream, constants as fileFlags, fstatSync, openSync } from 'node:fs';
import { Readable, type Transform } from 'node:stream';
import { constants, createGunzip, createZstdDecompress } from 'node:zlib';
import { specialKindOf } from './file-problem.ts';
import { type Source, SourceBroken } from './importer.ts';
import { HEAD_BYTES, type Sniffed, sniff } from './sniff.ts';

const CHUNK_BYTES = 1 << 20;
const GZIP = [0x1f, 0x8b];
const ZSTD = [0x28, 0xb5, 0x2f, 0xfd];

/** Text packs to a tenth, hardly ever to a hundredth: what grows more than this was made to fill a disk. */
const EXPANSION_MAX = 200;
/** Small files may: a page of blanks is no attack. */
const EXPANSION_FREE_BYTES = 64 * 1024 * 1024;

export const STANDARD_INPUT = '-';
const STANDARD_INPUT_FD = 0;

/** A file by its name, or standard input; unpacked if its first bytes say that it is packed. */
export class FileSource implements Source {
  readonly path: string;
  /** Standard input cannot be read again. */
  readonly isReadOnce: boolean;
  #onRead: (bytes: number) => void;
  /** Standard input flows once: whoever looked at its beginning leaves it here for whoever reads on. */
  #input: { head: Uint8Array; rest: AsyncIterator<Uint8Array> } | undefined;
  #isInputSpent = false;

  constructor(path: string, onRead: (bytes: number) => void = () => {}) {
    this.path = path;
    this.isReadOnce = path === STANDARD_INPUT;
    this.#onRead = onRead;
  }

  async *open(): AsyncIterable<Uint8Array> {
    if (this.isReadOnce) yield* this.#openInput();
    else yield* unpacked(() => this.#raw(true));
  }

  /** What the file is, by its beginning. */
  async sniff(): Promise<Sniffed> {
    if (!this.isReadOnce) return sniff(await headOf(unpacked(() => this.#raw(false))));
    const rest = unpacked(() => this.#raw(true))[Symbol.asyncIterator]();
    // Without a `return`, the loop over the head leaves the rest open.
    const head = await headOf({ [Symbol.asyncIterator]: () => ({ next: () => rest.next() }) });
    this.#input = { head, rest };
    return sniff(head);
  }

  /** Undefined for what can be read only once. */
  async sha256(): Promise<string | undefined> {
    if (this.isReadOnce) return undefined;
    const hash = createHash('sha256');
    for await (const chunk of this.#raw(false)) hash.update(chunk);
    return hash.digest('hex');
  }

  async *#openInput(): AsyncIterable<Uint8Array> {
    if (this.#isInputSpent)
      throw new SourceBroken('standard input cannot be read twice; give the file name instead');
    this.#isInputSpent = true;
    const input = this.#input;
    if (input === undefined) {
      yield* unpacked(() => this.#raw(true));
      return;
    }
    yield input.head;
    yield* { [Symbol.asyncIterator]: () => input.rest };
  }

  async *#raw(isCounted: boolean): AsyncIterable<Uint8Array> {
    const fd = this.path === STANDARD_INPUT ? STANDARD_INPUT_FD : openRegular(this.path);
    const stream = createReadStream('', { fd, highWaterMark: CHUNK_BYTES });
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      yield chunk;
      if (isCounted) this.#onRead(chunk.length);
    }
  }
}

/** The path may have become a FIFO since it was found: without O_NONBLOCK, opening one waits for a writer. */
function openRegular(path: string): number {
  const fd = openSync(path, fileFlags.O_RDONLY | (fileFlags.O_NONBLOCK ?? 0));
  const kind = specialKindOf(fstatSync(fd));
  if (kind === undefined) return fd;
  closeSync(fd);
  throw new SourceBroken(`is ${kind}, not a file`);
}

async function headOf(source: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let held = 0;
  try {
    for await (const chunk of source) {
      parts.push(chunk);
      held += chunk.length;
      if (held >= HEAD_BYTES) break;
    }
  } catch (error) {
    // Whoever reads on will meet it again, after what is whole.
    if (!(error instanceof SourceBroken) || held === 0) throw error;
  }
  return Buffer.concat(parts);
}

/** Packed in packed in packed is no archive but an attack. */
const LAYERS_MAX = 3;

/** What is packed is unpacked, also when it is packed twice over; anything else passes as it is. */
export async function* unpacked(
  open: () => AsyncIterable<Uint8Array>,
  layers = 0,
): AsyncIterable<Uint8Array> {
  const chunks = open()[Symbol.asyncIterator]();
  try {
    yield* unpackedFrom(chunks, open, layers);
  } finally {
    // A reader that stops early must not leave the file open. Not awaited: standard input may have a read pending.
    chunks.return?.().catch(() => {});
  }
}

async function* unpackedFrom(
  chunks: AsyncIterator<Uint8Array>,
  open: () => AsyncIterable<Uint8Array>,
  layers: number,
): AsyncIterable<Uint8Array> {
  const first = await firstBytes(chunks);
  const all = (async function* () {
    if (first.length > 0) yield first;
    yield* { [Symbol.asyncIterator]: () => chunks };
  })();
  const packing = packingOf(first);
  if (packing === undefined) {
    yield* all;
    return;
  }
  if (layers === LAYERS_MAX) throw new SourceBroken(`compressed more than ${LAYERS_MAX} times`);
  // The first bytes are read: only a second reading opens the source anew.
  let isFirst = true;
  const reopen = () => {
    const raw = isFirst ? all : open();
    isFirst = false;
    return raw;
  };
  yield* unpacked(() => unpackedOnce(reopen, packing), layers + 1);
}

/** A strict reading; where that fails, a lenient one gives what is left of the whole before the failure. */
async function* unpackedOnce(
  open: () => AsyncIterable<Uint8Array>,
  packing: Packing,
): AsyncIterable<Uint8Array> {
  let bytes = 0;
  try {
    for await (const chunk of decoded(open(), packing.strict())) {
      bytes += chunk.length;
      yield chunk;
    }
  } catch (error) {
    if (error instanceof SourceBroken) throw error;
    let skipped = 0;
    try {
      for await (const chunk of decoded(open(), packing.lenient())) {
        const rest = chunk.subarray(Math.max(0, bytes - skipped));
        skipped += chunk.length;
        if (rest.length > 0) yield rest;
      }
    } catch {
      // Damaged, not only cut short: what was read is all there is.
    }
    throw new SourceBroken(`the compressed file is truncated or damaged: ${(error as Error).message}`);
  }
}

async function* decoded(raw: AsyncIterable<Uint8Array>, decoder: Transform): AsyncIterable<Uint8Array> {
  let packed = 0;
  let bytes = 0;
  const counted = (async function* () {
    for await (const chunk of raw) {
      packed += chunk.length;
      yield chunk;
    }
  })();
  const stream = Readable.from(counted, { objectMode: false }).on('error', (error) => decoder.destroy(error));
  try {
    for await (const chunk of stream.pipe(decoder) as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      if (bytes > EXPANSION_FREE_BYTES && bytes > packed * EXPANSION_MAX) {
        throw new SourceBroken(
          `decompresses to more than ${EXPANSION_MAX} times its size: refused as a decompression bomb`,
        );
      }
      yield chunk;
    }
  } finally {
    // A reader that stops early ends the decoder alone: without this the file stays open.
    stream.destroy();
  }
}

interface Packing {
  strict(): Transform;
  lenient(): Transform;
}

function packingOf(first: Uint8Array): Packing | undefined {
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
