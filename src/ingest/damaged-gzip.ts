import { crc32, createInflateRaw } from 'node:zlib';
import { ByteReader } from './byte-reader.ts';

const MAGIC = Buffer.from([0x1f, 0x8b, 8]);
const FIXED_HEADER_BYTES = 10;
const TRAILER_BYTES = 8;
/** The extra field, the name and the comment of a member are short. */
const HEADER_BYTES_MAX = 70_000;
const PIECE_BYTES = 16 * 1024;
/** Damage is noticed later than it begins, perhaps only in the next member. */
const LOOK_BACK_BYTES = 32 * 1024;
/** Bounds the work on a file that consists of beginnings of members. */
const DAMAGES_MAX = 1000;
const LINE_FEED = Buffer.from('\n');

export interface Damage {
  /** Offset in the compressed file: the start of the damaged member, or of bytes between members. */
  byte: number;
  problem: string;
}

/**
 * Decompresses all members that can be read, and what comes before the damage in the others, except for its last
 * `lossMax` bytes. A line feed separates that from the next member, so that no line or record of two halves results.
 */
export async function* readDamagedGzip(
  raw: AsyncIterable<Uint8Array>,
  lossMax: number,
  onDamage: (damage: Damage) => void,
): AsyncIterable<Uint8Array> {
  const chunks = raw[Symbol.asyncIterator]();
  try {
    yield* readMembers(new ByteReader({ [Symbol.asyncIterator]: () => chunks }), lossMax, onDamage);
  } finally {
    // Close the file if the reader stops early. Not awaited, because a read of standard input may be pending.
    chunks.return?.().catch(() => {});
  }
}

async function* readMembers(
  reader: ByteReader,
  lossMax: number,
  onDamage: (damage: Damage) => void,
): AsyncIterable<Uint8Array> {
  let isSeparated = true;
  let isEmpty = true;
  let damages = 0;
  while ((await reader.peek(1)).length > 0) {
    const byte = reader.position;
    const member = new Member(reader);
    for await (const content of member.read(lossMax)) {
      if (!isSeparated) yield LINE_FEED;
      isSeparated = true;
      isEmpty = false;
      yield content;
    }
    if (member.problem === undefined) continue;
    const isZero = (await reader.peek(1))[0] === 0;
    await member.stepBack();
    const isPadding = (await seekMember(reader)) && isZero && member.isHeaderMissing;
    if (isPadding) return;
    isSeparated = isEmpty;
    onDamage({ byte, problem: member.problem });
    if (++damages === DAMAGES_MAX) return;
  }
}

class Member {
  /** Why not all of it could be read. */
  problem: string | undefined;
  isHeaderMissing = false;
  #reader: ByteReader;
  #start: number;
  /** The bytes that were read last. */
  #recent: Buffer[] = [];

  constructor(reader: ByteReader) {
    this.#reader = reader;
    this.#start = reader.position;
  }

  async *read(lossMax: number): AsyncIterable<Uint8Array> {
    const length = await headerLength(this.#reader);
    if (length === undefined) {
      this.isHeaderMissing = true;
      this.problem = 'incorrect header';
      return;
    }
    await this.#consume(await this.#reader.peek(length));
    const inflater = new Inflater(lossMax);
    let checksum = 0;
    try {
      while (!inflater.isEnded) {
        const piece = await this.#reader.peek(PIECE_BYTES);
        if (piece.length === 0) break;
        const { contents, consumed, error } = await inflater.write(piece);
        for (const content of contents) {
          checksum = crc32(content, checksum);
          yield content;
        }
        if (error !== undefined) {
          this.problem = error.message;
          return;
        }
        await this.#consume(piece.subarray(0, consumed));
      }
    } finally {
      inflater.close();
    }
    const trailer = await this.#reader.peek(TRAILER_BYTES);
    if (trailer.length < TRAILER_BYTES) this.problem = 'unexpected end of file';
    else if (trailer.readUInt32LE() !== checksum) this.problem = 'incorrect data check';
    else await this.#reader.skip(TRAILER_BYTES);
  }

  /** Moves to before the damage, but not to the start of this member. */
  async stepBack(): Promise<void> {
    if (this.isHeaderMissing) {
      await this.#reader.skip(1);
      return;
    }
    const recent = Buffer.concat(this.#recent);
    const isWhole = this.#reader.position - recent.length === this.#start;
    this.#reader.unread(isWhole ? recent.subarray(MAGIC.length) : recent);
  }

  async #consume(bytes: Buffer): Promise<void> {
    await this.#reader.skip(bytes.length);
    this.#recent.push(bytes);
    let kept = this.#recent.reduce((sum, { length }) => sum + length, 0);
    while (kept - (this.#recent[0]?.length ?? 0) > LOOK_BACK_BYTES) kept -= this.#recent.shift()?.length ?? 0;
  }
}

const FLAG_CHECKSUM = 2;
const FLAG_EXTRA = 4;
const FLAG_NAME = 8;
const FLAG_COMMENT = 16;
const FLAGS_RESERVED = 0xe0;

function isMemberStart(bytes: Buffer): boolean {
  const isMagic = bytes.subarray(0, MAGIC.length).equals(MAGIC);
  return isMagic && bytes.length >= FIXED_HEADER_BYTES && ((bytes[3] ?? 0) & FLAGS_RESERVED) === 0;
}

/** Undefined if no member starts here. */
async function headerLength(reader: ByteReader): Promise<number | undefined> {
  const start = await reader.peek(FIXED_HEADER_BYTES);
  if (!isMemberStart(start)) return undefined;
  const flags = start[3] ?? 0;
  if (flags === 0) return FIXED_HEADER_BYTES;
  const bytes = await reader.peek(HEADER_BYTES_MAX);
  let at = FIXED_HEADER_BYTES;
  if (flags & FLAG_EXTRA) at += 2 + (bytes[at] ?? 0) + 256 * (bytes[at + 1] ?? 0);
  for (const flag of [FLAG_NAME, FLAG_COMMENT]) {
    if (!(flags & flag)) continue;
    const end = bytes.indexOf(0, at);
    if (end === -1) return undefined;
    at = end + 1;
  }
  if (flags & FLAG_CHECKSUM) at += 2;
  return at <= bytes.length ? at : undefined;
}

/** Moves to the next place where a member can start, or to the end. Returns whether only zeros come before the end. */
async function seekMember(reader: ByteReader): Promise<boolean> {
  let isPadding = true;
  for (;;) {
    const bytes = await reader.peek(PIECE_BYTES);
    if (bytes.length === 0) return isPadding;
    const at = bytes.indexOf(MAGIC);
    // The magic may continue in the next piece.
    const passed = at === -1 ? Math.max(bytes.length - MAGIC.length + 1, 1) : at;
    isPadding &&= bytes.subarray(0, passed).every((byte) => byte === 0);
    await reader.skip(passed);
    if (at === -1) continue;
    if (isMemberStart(await reader.peek(FIXED_HEADER_BYTES))) return false;
    await reader.skip(1);
    isPadding = false;
  }
}

interface Inflated {
  contents: Buffer[];
  consumed: number;
  error: Error | undefined;
}

/** Inflates one member and knows how many bytes belong to it. */
class Inflater {
  isEnded = false;
  #stream;
  #contents: Buffer[] = [];
  #onError: (error: Error) => void = () => {};

  constructor(chunkSize: number) {
    this.#stream = createInflateRaw({ chunkSize });
    this.#stream.on('data', (content: Buffer) => this.#contents.push(content));
    this.#stream.on('error', (error) => this.#onError(error));
  }

  write(piece: Buffer): Promise<Inflated> {
    const before = this.#stream.bytesWritten;
    return new Promise((resolve) => {
      const finish = (error?: Error | null) => {
        const consumed = this.#stream.bytesWritten - before;
        this.isEnded = consumed < piece.length;
        const contents = this.#contents;
        this.#contents = [];
        resolve({ contents, consumed, error: error ?? undefined });
      };
      // On an error, zlib does not call the callback of the write.
      this.#onError = finish;
      this.#stream.write(piece, finish);
    });
  }

  close(): void {
    this.#stream.destroy();
  }
}
