import { SourceBroken } from '../../importer.ts';

/** A larger block is passed over without being held in memory. */
export const BLOCK_BYTES_MAX = 16 * 1024 * 1024;
const HEADER_BYTES_MAX = 1024 * 1024;
const HEADER_FIELDS_MAX = 1000;

export interface WarcRecord {
  /** Where it begins, in the unpacked file. */
  byte: number;
  /** By name in lower case; of several fields of one name the last. */
  fields: ReadonlyMap<string, string>;
  /** Undefined when it is too large to hold. */
  block: Buffer | undefined;
}

const VERSION_LINE = /^WARC\/\d+\.\d+\r?$/;
const LF = 0x0a;
const CR = 0x0d;

/** The records of a WARC 1.0 or 1.1 file, one after the other. */
export async function* readWarcRecords(source: AsyncIterable<Uint8Array>): AsyncIterable<WarcRecord> {
  const reader = new ByteReader(source);
  for (;;) {
    const byte = await reader.skipBlankLines();
    if (byte === undefined) return;
    const fields = await readFields(reader, byte);
    const length = Number(fields.get('content-length') ?? Number.NaN);
    if (!Number.isSafeInteger(length) || length < 0) {
      throw new SourceBroken(`the record at byte ${byte} has no length`);
    }
    const block = length > BLOCK_BYTES_MAX ? await reader.skip(length) : await reader.take(length);
    if (block === undefined) throw cutShort(byte);
    yield { byte, fields, block: block === 'skipped' ? undefined : block };
  }
}

async function readFields(reader: ByteReader, byte: number): Promise<Map<string, string>> {
  const version = await reader.line();
  if (version === undefined) throw cutShort(byte);
  if (!VERSION_LINE.test(version)) throw new SourceBroken(`there is no WARC record at byte ${byte}`);
  const fields = new Map<string, string>();
  let name = '';
  let length = 0;
  for (;;) {
    const line = (await reader.line())?.replace(/\r$/, '');
    if (line === undefined) throw cutShort(byte);
    length += line.length;
    if (length > HEADER_BYTES_MAX || fields.size > HEADER_FIELDS_MAX)
      throw new SourceBroken(`the header at byte ${byte} has no end`);
    if (line === '') return fields;
    if (/^[ \t]/.test(line)) {
      // A folded line goes on with the one before it.
      fields.set(name, `${fields.get(name) ?? ''} ${line.trim()}`);
      continue;
    }
    const colon = line.indexOf(':');
    name = line.slice(0, Math.max(0, colon)).trim().toLowerCase();
    fields.set(name, line.slice(colon + 1).trim());
  }
}

function cutShort(byte: number): SourceBroken {
  return new SourceBroken(`the file ends in the middle of the record at byte ${byte}`);
}

/** Bytes of a stream, taken as they are needed. */
class ByteReader {
  #chunks: AsyncIterator<Uint8Array>;
  #held: Buffer = Buffer.alloc(0);
  #position = 0;

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#chunks = source[Symbol.asyncIterator]();
  }

  /** The place of the next byte that is no line end; undefined at the end of the file. */
  async skipBlankLines(): Promise<number | undefined> {
    for (;;) {
      let at = 0;
      while (at < this.#held.length && (this.#held[at] === CR || this.#held[at] === LF)) at++;
      this.#drop(at);
      if (this.#held.length > 0) return this.#position;
      if (!(await this.#more())) return undefined;
    }
  }

  async line(): Promise<string | undefined> {
    for (let from = 0; ; ) {
      const end = this.#held.indexOf(LF, from);
      if (end !== -1) {
        const line = this.#held.toString('utf8', 0, end);
        this.#drop(end + 1);
        return line;
      }
      from = this.#held.length;
      if (from > HEADER_BYTES_MAX) throw new SourceBroken(`the header at byte ${this.#position} has no end`);
      if (!(await this.#more())) return undefined;
    }
  }

  async take(length: number): Promise<Buffer | undefined> {
    const parts: Buffer[] = [];
    let missing = length;
    while (missing > 0) {
      if (this.#held.length === 0 && !(await this.#more())) return undefined;
      const part = this.#held.subarray(0, missing);
      parts.push(part);
      missing -= part.length;
      this.#drop(part.length);
    }
    return parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts);
  }

  async skip(length: number): Promise<'skipped' | undefined> {
    let missing = length;
    while (missing > 0) {
      if (this.#held.length === 0 && !(await this.#more())) return undefined;
      const dropped = Math.min(missing, this.#held.length);
      missing -= dropped;
      this.#drop(dropped);
    }
    return 'skipped';
  }

  #drop(length: number): void {
    this.#held = this.#held.subarray(length);
    this.#position += length;
  }

  async #more(): Promise<boolean> {
    const next = await this.#chunks.next();
    if (next.done) return false;
    const chunk = Buffer.from(next.value.buffer, next.value.byteOffset, next.value.byteLength);
    this.#held = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk]);
    return true;
  }
}
