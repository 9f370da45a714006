import { ByteReader } from '../byte-reader.ts';
import { SourceError } from '../importer.ts';
import { type RandomAccess, slice, streamOf } from './random-access.ts';
import { decodeName, nameProblem, type RawMember, shownName } from './raw-member.ts';

export const BLOCK_BYTES = 512;
/** Longer extended headers are an attack. */
const EXTENDED_BYTES_MAX = 1024 * 1024;

interface TarHeader {
  name: string;
  size: number;
  type: string;
  modifiedAt: number | undefined;
}

/** Whether a block is the header of a member: all tar formats have the same checksum. */
export function isTarHeader(block: Uint8Array): boolean {
  if (block.length < BLOCK_BYTES || block[0] === 0) return false;
  let sum = 0;
  for (let at = 0; at < BLOCK_BYTES; at++) sum += at >= 148 && at < 156 ? 0x20 : (block[at] as number);
  return octal(Buffer.from(block.subarray(148, 156))) === sum;
}

const SPECIAL_TYPES = new Map([
  ['1', 'it is a link'],
  ['2', 'it is a link'],
  ['3', 'it is a device'],
  ['4', 'it is a device'],
  ['6', 'it is a FIFO'],
  ['S', 'it is a sparse file, which is not supported'],
]);
const FILE_TYPES = new Set(['0', '\0', '7']);
/** Folders, and global headers, whose values describe the archive. */
const IGNORED_TYPES = new Set(['5', 'g', 'D', 'V', 'M']);

/** Where the archive is read from: only a stream must be read in order. */
export type TarInput = { bytes: RandomAccess } | { stream: AsyncIterable<Uint8Array> };

/** The members of a tar file: ustar, pax, GNU and older ones. */
export async function* readTar(input: TarInput): AsyncIterable<RawMember> {
  const blocks = 'bytes' in input ? new SeekableBlocks(input.bytes) : new StreamedBlocks(input.stream);
  let extended: Partial<TarHeader> = {};
  for (;;) {
    const at = blocks.position;
    const header = await nextHeader(blocks, at);
    if (header === undefined) return blocks.drain();
    if (header.type === 'x' || header.type === 'L') {
      const content = await blocks.take(header.size, at);
      extended = { ...extended, ...(header.type === 'x' ? readPax(content) : { name: longName(content) }) };
      continue;
    }
    if (header.type === 'K') {
      await blocks.take(header.size, at);
      continue;
    }
    const { name, size, type, modifiedAt } = { ...header, ...extended };
    extended = {};
    const skipped =
      nameProblem(name) ??
      SPECIAL_TYPES.get(type) ??
      (FILE_TYPES.has(type) ? undefined : `its type ${JSON.stringify(type)} is not supported`);
    const isFolder = IGNORED_TYPES.has(type) || (FILE_TYPES.has(type) && name.endsWith('/'));
    const shown = shownName(name);
    if (isFolder) await blocks.skip(size, at);
    else if (skipped !== undefined) {
      yield { name: shown, skipped };
      await blocks.skip(size, at);
    } else yield* blocks.member({ name: shown, modifiedAt }, size, at);
  }
}

async function nextHeader(blocks: Blocks, at: number): Promise<TarHeader | undefined> {
  const block = await blocks.block();
  // Some programs leave out the two empty blocks at the end.
  if (block === undefined || block.every((byte) => byte === 0)) return undefined;
  if (block.length < BLOCK_BYTES) throw truncated(at);
  if (!isTarHeader(block)) throw new SourceError(`there is no tar header at byte ${at}`);
  const size = numberAt(block, 124, 12);
  if (size === undefined) throw new SourceError(`the tar header at byte ${at} has no valid size`);
  const prefix =
    block.toString('latin1', 257, 262) === 'ustar' && block[263] === 0x30 ? textAt(block, 345, 155) : '';
  const name = textAt(block, 0, 100);
  const seconds = numberAt(block, 136, 12);
  return {
    name: prefix === '' ? name : `${prefix}/${name}`,
    size,
    type: String.fromCharCode(block[156] as number),
    modifiedAt: seconds === undefined || seconds === 0 ? undefined : seconds * 1000,
  };
}

function truncated(at: number): SourceError {
  return new SourceError(`the file ends in the middle of the tar member at byte ${at}`);
}

function textAt(block: Buffer, start: number, length: number): string {
  const field = block.subarray(start, start + length);
  const end = field.indexOf(0);
  return decodeName(end === -1 ? field : field.subarray(0, end));
}

/** Octal digits, or binary with the highest bit set. */
function numberAt(block: Buffer, start: number, length: number): number | undefined {
  const field = block.subarray(start, start + length);
  if (((field[0] as number) & 0x80) === 0) return octal(field);
  let number = (field[0] as number) & 0x7f;
  for (const byte of field.subarray(1)) number = number * 256 + byte;
  return Number.isSafeInteger(number) ? number : undefined;
}

const OCTAL = /^ {0,11}([0-7]{1,12})[ \0]{0,11}$/;

function octal(field: Buffer): number | undefined {
  const text = field.toString('latin1');
  if (/^[ \0]{1,12}$/.test(text)) return 0;
  const digits = OCTAL.exec(text)?.[1];
  return digits === undefined ? undefined : Number.parseInt(digits, 8);
}

function longName(content: Buffer): string {
  return textAt(content, 0, content.length);
}

/** Records such as `20 path=a/b.json`, each with its own length and a line feed. */
function readPax(content: Buffer): Partial<TarHeader> {
  const header: Partial<TarHeader> = {};
  for (let at = 0; at < content.length; ) {
    const space = content.indexOf(0x20, at);
    const length = Number(content.toString('latin1', at, Math.min(space, at + 12)));
    if (space === -1 || !Number.isSafeInteger(length) || length < 5 || at + length > content.length) break;
    const record = content.subarray(space + 1, at + length - 1);
    const equals = record.indexOf(0x3d);
    const key = record.toString('latin1', 0, Math.max(0, equals));
    const value = decodeName(record.subarray(equals + 1));
    if (key === 'path') header.name = value;
    if (key === 'size' && /^\d{1,15}$/.test(value)) header.size = Number(value);
    if (key === 'mtime' && /^\d{1,12}(?:\.\d{0,20})?$/.test(value))
      header.modifiedAt = Math.floor(Number(value) * 1000);
    at += length;
  }
  return header;
}

function padding(size: number): number {
  return (BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES;
}

/** The blocks of a tar file. `at` is the offset of the header, for errors. */
interface Blocks {
  readonly position: number;
  block(): Promise<Buffer | undefined>;
  take(size: number, at: number): Promise<Buffer>;
  skip(size: number, at: number): Promise<void>;
  drain(): Promise<void>;
  member(
    member: { name: string; modifiedAt: number | undefined },
    size: number,
    at: number,
  ): AsyncIterable<RawMember>;
}

class StreamedBlocks implements Blocks {
  #reader: ByteReader;

  constructor(stream: AsyncIterable<Uint8Array>) {
    this.#reader = new ByteReader(stream);
  }

  get position(): number {
    return this.#reader.position;
  }

  async block(): Promise<Buffer | undefined> {
    const block = await this.#reader.peek(BLOCK_BYTES);
    await this.#reader.skip(block.length);
    return block.length === 0 ? undefined : block;
  }

  async take(size: number, at: number): Promise<Buffer> {
    if (size > EXTENDED_BYTES_MAX) throw new SourceError(`the tar header at byte ${at} is too large`);
    const content = await this.#reader.take(size);
    if (content === undefined || !(await this.#reader.skip(padding(size)))) throw truncated(at);
    return content;
  }

  async skip(size: number, at: number): Promise<void> {
    if (!(await this.#reader.skip(size + padding(size)))) throw truncated(at);
  }

  drain(): Promise<void> {
    return this.#reader.drain();
  }

  async *member(
    member: { name: string; modifiedAt: number | undefined },
    size: number,
    at: number,
  ): AsyncIterable<RawMember> {
    const end = this.#reader.position + size;
    const reader = this.#reader;
    const stream = (async function* () {
      yield* reader.stream(size);
      if (reader.position < end) throw truncated(at);
    })();
    yield { ...member, content: { kind: 'once', stream } };
    if (!(await reader.skip(end - reader.position + padding(size)))) throw truncated(at);
  }
}

class SeekableBlocks implements Blocks {
  #bytes: RandomAccess;
  position = 0;

  constructor(bytes: RandomAccess) {
    this.#bytes = bytes;
  }

  async block(): Promise<Buffer | undefined> {
    const block = this.#bytes.read(this.position, BLOCK_BYTES);
    this.position += block.length;
    return block.length === 0 ? undefined : block;
  }

  async take(size: number, at: number): Promise<Buffer> {
    if (size > EXTENDED_BYTES_MAX) throw new SourceError(`the tar header at byte ${at} is too large`);
    const content = this.#bytes.read(this.position, size);
    await this.skip(size, at);
    return content;
  }

  async skip(size: number, at: number): Promise<void> {
    if (this.position + size > this.#bytes.size) throw truncated(at);
    this.position += size + padding(size);
  }

  async drain(): Promise<void> {}

  async *member(
    member: { name: string; modifiedAt: number | undefined },
    size: number,
    at: number,
  ): AsyncIterable<RawMember> {
    const available = Math.min(size, Math.max(0, this.#bytes.size - this.position));
    const bytes = slice(this.#bytes, this.position, available);
    if (available === size) yield { ...member, content: { kind: 'bytes', bytes } };
    else yield { ...member, content: { kind: 'once', stream: endsEarly(bytes, at) } };
    await this.skip(size, at);
  }
}

async function* endsEarly(bytes: RandomAccess, at: number): AsyncIterable<Uint8Array> {
  yield* streamOf(bytes);
  throw truncated(at);
}
