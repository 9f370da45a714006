import { SourceError } from '../../importer.ts';

/** Larger blocks are skipped without being held in memory. */
export const BLOCK_BYTES_MAX = 16 * 1024 * 1024;
const HEADER_BYTES_MAX = 1024 * 1024;
const HEADER_FIELDS_MAX = 1000;

export interface WarcRecord {
  /** Offset in the decompressed file. */
  byte: number;
  /** By lower-case name. Of repeated fields, the last. */
  fields: ReadonlyMap<string, string>;
  /** Undefined if it is too large. */
  block: Buffer | undefined;
}

const VERSION_LINE = /^WARC\/\d+\.\d+\r?$/;
const LF = 0x0a;
const CR = 0x0d;

/** The records of a WARC 1.0 or 1.1 file. */
export async function* readWarcRecords(source: AsyncIterable<Uint8Array>): AsyncIterable<WarcRecord> {
  const reader = new ByteReader(source);
  for (;;) {
    const byte = await reader.skipBlankLines();
    if (byte === undefined) return;
    const fields = await readFields(reader, byte);
    const length = Number(fields.get('content-length') ?? Number.NaN);
    if (!Number.isSafeInteger(length) || length < 0) {
      throw new SourceError(`the record at byte ${byte} has no valid Content-Length`);
    }
    const block = length > BLOCK_BYTES_MAX ? await reader.skip(length) : await reader.take(length);
    if (block === undefined) throw truncated(byte);
    yield { byte, fields, block: block === 'skipped' ? undefined : block };
  }
}

async function readFields(reader: ByteReader, byte: number): Promise<Map<string, string>> {
  const version = await reader.line();
  if (version === undefined) throw truncated(byte);
  if (!VERSION_LINE.test(version)) throw new SourceError(`there is no WARC record at byte ${byte}`);
  const fields = new Map<string, string>();
  let name = '';
  let length = 0;
  for (;;) {
    const line = (await reader.line())?.replace(/\r$/, '');
    if (line === undefined) throw truncated(byte);
    length += line.length;
    if (length > HEADER_BYTES_MAX || fields.size > HEADER_FIELDS_MAX)
      throw new SourceError(`the header at byte ${byte} is too large`);
    if (line === '') return fields;
    if (/^[ \t]/.test(line)) {
      // A folded line continues the previous one.
      fields.set(name, `${fields.get(name) ?? ''} ${line.trim()}`);
      continue;
    }
    const colon = line.indexOf(':');
    name = line.slice(0, Math.max(0, colon)).trim().toLowerCase();
    fields.set(name, line.slice(colon + 1).trim());
  }
}

function truncated(byte: number): SourceError {
  return new SourceError(`the file ends in the middle of the record at byte ${byte}`);
}

/** Buffers a byte stream. */
class ByteReader {
  #chunks: AsyncIterator<Uint8Array>;
  #buffer: Buffer = Buffer.alloc(0);
  #position = 0;

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#chunks = source[Symbol.asyncIterator]();
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

  async line(): Promise<string | undefined> {
    for (let from = 0; ; ) {
      const end = this.#buffer.indexOf(LF, from);
      if (end !== -1) {
        const line = this.#buffer.toString('utf8', 0, end);
        this.#drop(end + 1);
        return line;
      }
      from = this.#buffer.length;
      if (from > HEADER_BYTES_MAX) throw new SourceError(`the header at byte ${this.#position} is too large`);
      if (!(await this.#readMore())) return undefined;
    }
  }

  async take(length: number): Promise<Buffer | undefined> {
    const parts: Buffer[] = [];
    let missing = length;
    while (missing > 0) {
      if (this.#buffer.length === 0 && !(await this.#readMore())) return undefined;
      const part = this.#buffer.subarray(0, missing);
      parts.push(part);
      missing -= part.length;
      this.#drop(part.length);
    }
    return parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts);
  }

  async skip(length: number): Promise<'skipped' | undefined> {
    let missing = length;
    while (missing > 0) {
      if (this.#buffer.length === 0 && !(await this.#readMore())) return undefined;
      const dropped = Math.min(missing, this.#buffer.length);
      missing -= dropped;
      this.#drop(dropped);
    }
    return 'skipped';
  }

  #drop(length: number): void {
    this.#buffer = this.#buffer.subarray(length);
    this.#position += length;
  }

  async #readMore(): Promise<boolean> {
    const next = await this.#chunks.next();
    if (next.done) return false;
    const chunk = Buffer.from(next.value.buffer, next.value.byteOffset, next.value.byteLength);
    this.#buffer = this.#buffer.length === 0 ? chunk : Buffer.concat([this.#buffer, chunk]);
    return true;
  }
}
