import { crc32, createInflateRaw, type InflateRaw } from 'node:zlib';
import type { ByteReader } from '../byte-reader.ts';
import { SourceError } from '../importer.ts';
import { nameProblem, type RawMember, shownName } from './raw-member.ts';
import {
  contentProblem,
  DEFLATED,
  HAS_DESCRIPTOR,
  LOCAL_HEADER,
  LOCAL_HEADER_BYTES,
  localLengths,
  readLocalHeader,
  STORED,
  type ZipHeader,
} from './zip-header.ts';

const CHUNK_BYTES = 1 << 18;

const DESCRIPTOR = 0x08074b50;
/** Records that follow the last member. */
const AFTER_MEMBERS: ReadonlySet<number> = new Set([0x02014b50, 0x06054b50, 0x06064b50, 0x08064b50]);

/** The members of a ZIP file that can only be read from start to end, by their local headers. */
export async function* readZipStream(reader: ByteReader): AsyncIterable<RawMember> {
  for (;;) {
    const at = reader.position;
    const signature = await reader.peek(4);
    if (signature.length === 4 && AFTER_MEMBERS.has(signature.readUInt32LE(0))) return reader.drain();
    if (signature.length < 4) throw new SourceError(`the ZIP file ends at byte ${at}, before its directory`);
    if (signature.readUInt32LE(0) !== LOCAL_HEADER)
      throw new SourceError(`there is no ZIP member at byte ${at}`);
    const header = await readHeader(reader, at);
    const name = shownName(header.name);
    const content = new StreamedContent(reader, header, at);
    const skipped = nameProblem(header.name) ?? contentProblem(header);
    if (skipped !== undefined) yield { name, skipped };
    else if (!header.name.endsWith('/'))
      yield { name, modifiedAt: header.modifiedAt, content: { kind: 'once', stream: content.read() } };
    await content.finish();
  }
}

async function readHeader(reader: ByteReader, at: number): Promise<ZipHeader> {
  const fixed = await reader.take(LOCAL_HEADER_BYTES);
  const lengths = fixed && localLengths(fixed);
  const variable = lengths && (await reader.take(lengths.name + lengths.extra));
  if (fixed === undefined || variable === undefined) throw truncated(at);
  return readLocalHeader(fixed, variable);
}

function truncated(at: number): SourceError {
  return new SourceError(`the file ends in the middle of the ZIP member at byte ${at}`);
}

/** The content of the member that the reader has reached. */
class StreamedContent {
  #reader: ByteReader;
  #header: ZipHeader;
  #at: number;
  #isRead = false;
  #error: SourceError | undefined;

  constructor(reader: ByteReader, header: ZipHeader, at: number) {
    this.#reader = reader;
    this.#header = header;
    this.#at = at;
  }

  /** Moves on to the next member. If the content was damaged, there is no way to find it. */
  async finish(): Promise<void> {
    if (!this.#isRead) for await (const _ of this.#packed());
    if (this.#error !== undefined) throw this.#error;
  }

  async *read(): AsyncIterable<Uint8Array> {
    this.#isRead = true;
    let size = 0;
    let crc = 0;
    let expected: { crc: number; size: number };
    try {
      const unpacked = this.#unpacked();
      for (;;) {
        const next = await unpacked.next();
        if (next.done) {
          expected = next.value;
          break;
        }
        size += next.value.length;
        crc = crc32(next.value, crc);
        yield next.value;
      }
    } catch (error) {
      this.#error = error instanceof SourceError ? error : new SourceError((error as Error).message);
      throw this.#error;
    }
    if (size !== expected.size || crc !== expected.crc) throw new SourceError('its checksum is wrong');
  }

  /** Skips a member that is not wanted. Its size may only be known by decompressing it. */
  async *#packed(): AsyncIterable<Uint8Array> {
    if (this.#hasDescriptor()) yield* this.#unpacked();
    else if (!(await this.#reader.skip(this.#header.packedSize))) throw truncated(this.#at);
  }

  #hasDescriptor(): boolean {
    return (this.#header.flags & HAS_DESCRIPTOR) !== 0;
  }

  /** Returns what the header or the descriptor says about the content. */
  async *#unpacked(): AsyncGenerator<Uint8Array, { crc: number; size: number }> {
    const { method, packedSize, crc, size } = this.#header;
    if (!this.#hasDescriptor()) {
      const end = this.#reader.position + packedSize;
      yield* method === STORED
        ? this.#reader.stream(packedSize)
        : inflated(pieces(this.#reader, end), () => {});
      if (this.#reader.position < end && !(await this.#reader.skip(end - this.#reader.position)))
        throw truncated(this.#at);
      return { crc, size };
    }
    if (method !== DEFLATED || contentProblem(this.#header) !== undefined)
      throw new SourceError(
        `the size of the ZIP member at byte ${this.#at} is only in the directory; import it as a file, not from a pipe`,
      );
    const start = this.#reader.position;
    yield* inflated(pieces(this.#reader, Number.POSITIVE_INFINITY), (rest) => this.#reader.unread(rest));
    return this.#descriptor(this.#reader.position - start);
  }

  /** Its signature is optional, and its sizes have 4 or 8 bytes. */
  async #descriptor(packedSize: number): Promise<{ crc: number; size: number }> {
    const bytes = await this.#reader.peek(24);
    const start = bytes.length >= 4 && bytes.readUInt32LE(0) === DESCRIPTOR ? 4 : 0;
    if (bytes.length < start + 12) throw truncated(this.#at);
    const isShort = bytes.readUInt32LE(start + 4) === packedSize && !this.#header.hasZip64Sizes;
    const isLong = !isShort && bytes.length >= start + 20;
    const size = isLong ? Number(bytes.readBigUInt64LE(start + 12)) : bytes.readUInt32LE(start + 8);
    await this.#reader.skip(start + (isLong ? 20 : 12));
    return { crc: bytes.readUInt32LE(start), size };
  }
}

async function* pieces(reader: ByteReader, end: number): AsyncGenerator<Buffer, void> {
  while (reader.position < end) {
    const piece = await reader.piece();
    if (piece === undefined) return;
    const excess = reader.position - end;
    if (excess > 0) reader.unread(piece.subarray(piece.length - excess));
    yield excess > 0 ? piece.subarray(0, piece.length - excess) : piece;
  }
}

/** Inflates up to the end of the compressed data, wherever that is, and gives back the bytes behind it. */
async function* inflated(
  packed: AsyncGenerator<Buffer, void>,
  giveBack: (rest: Buffer) => void,
): AsyncIterable<Uint8Array> {
  const decoder = createInflateRaw({ chunkSize: CHUNK_BYTES });
  const pump = new Pump(packed, decoder);
  void pump.run();
  try {
    yield* decoder as AsyncIterable<Uint8Array>;
  } catch (error) {
    throw error instanceof SourceError
      ? error
      : new SourceError(`the compressed data is damaged: ${(error as Error).message}`);
  } finally {
    decoder.destroy();
  }
  giveBack(pump.rest());
}

/** Feeds a decoder one piece at a time, so that at most one piece has bytes behind the end. */
class Pump {
  #packed: AsyncGenerator<Buffer, void>;
  #decoder: InflateRaw;
  #last: Buffer = Buffer.alloc(0);
  #fed = 0;

  constructor(packed: AsyncGenerator<Buffer, void>, decoder: InflateRaw) {
    this.#packed = packed;
    this.#decoder = decoder;
  }

  async run(): Promise<void> {
    try {
      for await (const piece of this.#packed) {
        this.#last = piece;
        this.#fed += piece.length;
        await new Promise<void>((resolve) => this.#decoder.write(piece, () => resolve()));
        // The decoder takes everything unless the compressed data has ended.
        if (this.#decoder.destroyed || this.#decoder.bytesWritten < this.#fed) return;
      }
      this.#decoder.end();
    } catch (error) {
      this.#decoder.destroy(error as Error);
    }
  }

  rest(): Buffer {
    const unused = this.#fed - this.#decoder.bytesWritten;
    return unused > 0 ? this.#last.subarray(this.#last.length - unused) : Buffer.alloc(0);
  }
}
