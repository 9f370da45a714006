import { SourceError } from './importer.ts';

const LF = 0x0a;
const CR = 0x0d;

/** Longer lines are not those of a header. */
const LINE_BYTES_MAX = 1024 * 1024;

export class LineTooLong extends SourceError {}

/** Reads a byte stream piece by piece and knows its position. */
export class ByteReader {
  #chunks: AsyncIterator<Uint8Array>;
  #buffer: Buffer = Buffer.alloc(0);
  #position: number;
  #error: unknown;

  /** `position` is the offset of the first byte. */
  constructor(source: AsyncIterable<Uint8Array>, position = 0) {
    this.#chunks = source[Symbol.asyncIterator]();
    this.#position = position;
  }

  /** Offset of the next byte. */
  get position(): number {
    return this.#position;
  }

  /** Returns the offset of the next byte that is not a line break; undefined at the end of the file. */
  async skipBlankLines(): Promise<number | undefined> {
    for (;;) {
      let at = 0;
      while (at < this.#buffer.length && (this.#buffer[at] === CR || this.#buffer[at] === LF)) at++;
      this.#drop(at);
      if (this.#buffer.length > 0) return this.#position;
      if (!(await this.#readMore())) return undefined;
    }
  }

  /** The next line without its line feed. The last line may have none. */
  async line(): Promise<Buffer | undefined> {
    for (let from = 0; ; ) {
      const end = this.#buffer.indexOf(LF, from);
      if (end !== -1) {
        const line = this.#buffer.subarray(0, end);
        this.#drop(end + 1);
        return line;
      }
      from = this.#buffer.length;
      if (from > LINE_BYTES_MAX) throw new LineTooLong(`the line at byte ${this.#position} is too long`);
      if (!(await this.#readMore())) return undefined;
    }
  }

  /** The next bytes without consuming them, fewer at the end of the file. */
  async peek(length: number): Promise<Buffer> {
    while (this.#buffer.length < length && (await this.#readMore()));
    return this.#buffer.subarray(0, length);
  }

  /** Like `peek`, but an error of the source ends the file here, and is thrown by the next read beyond it. */
  async peekToError(length: number): Promise<Buffer> {
    try {
      return await this.peek(length);
    } catch (error) {
      this.#error = error;
      return this.#buffer.subarray(0, length);
    }
  }

  /** Undefined if the file ends before. */
  async take(length: number): Promise<Buffer | undefined> {
    const parts: Buffer[] = [];
    for await (const part of this.stream(length)) parts.push(part);
    const size = parts.reduce((sum, part) => sum + part.length, 0);
    if (size < length) return undefined;
    return parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts);
  }

  /** False if the file ends before. */
  async skip(length: number): Promise<boolean> {
    const end = this.#position + length;
    for await (const _ of this.stream(length));
    return this.#position === end;
  }

  /** Up to `length` bytes in pieces, fewer at the end of the file. */
  async *stream(length: number): AsyncIterable<Buffer> {
    let missing = length;
    while (missing > 0) {
      if (this.#buffer.length === 0 && !(await this.#readMore())) return;
      const part = this.#buffer.subarray(0, missing);
      missing -= part.length;
      this.#drop(part.length);
      yield part;
    }
  }

  /** The next piece of any length; undefined at the end of the file. */
  async piece(): Promise<Buffer | undefined> {
    if (this.#buffer.length === 0 && !(await this.#readMore())) return undefined;
    const piece = this.#buffer;
    this.#drop(piece.length);
    return piece;
  }

  /** Puts back bytes that were read last. */
  unread(bytes: Buffer): void {
    this.#buffer = this.#buffer.length === 0 ? bytes : Buffer.concat([bytes, this.#buffer]);
    this.#position -= bytes.length;
  }

  /** Moves to the next occurrence, or to the end of the file if there is none. */
  async seek(pattern: Buffer): Promise<boolean> {
    for (;;) {
      const at = this.#buffer.indexOf(pattern);
      if (at !== -1) {
        this.#drop(at);
        return true;
      }
      // The pattern may begin at the end of what has been read.
      this.#drop(Math.max(0, this.#buffer.length - pattern.length + 1));
      if (!(await this.#readMore())) {
        this.#drop(this.#buffer.length);
        return false;
      }
    }
  }

  /** Reads to the end, so that the program at the other end of a pipe can finish. */
  async drain(): Promise<void> {
    while ((await this.piece()) !== undefined);
  }

  #drop(length: number): void {
    this.#buffer = this.#buffer.subarray(length);
    this.#position += length;
  }

  async #readMore(): Promise<boolean> {
    if (this.#error !== undefined) throw this.#error;
    const next = await this.#chunks.next();
    if (next.done) return false;
    const chunk = Buffer.from(next.value.buffer, next.value.byteOffset, next.value.byteLength);
    this.#buffer = this.#buffer.length === 0 ? chunk : Buffer.concat([this.#buffer, chunk]);
    return true;
  }
}
