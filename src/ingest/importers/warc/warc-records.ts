import { ByteReader, LineTooLong } from '../../byte-reader.ts';
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

/** A record that cannot be read, or bytes between records. Reading goes on at the next header. */
export interface BadRecord {
  byte: number;
  problem: string;
}

const VERSION_LINE = /^WARC\/\d+\.\d+\r{0,2}$/;
const HEADER_START = /^WARC\/\d{1,3}\.\d{1,3}\r{0,2}\n/;
/** Enough for `HEADER_START`. */
const VERSION_BYTES = 20;
const LINE_FEED_AND_MAGIC = Buffer.from('\nWARC/');

/** The records of a WARC 1.0 or 1.1 file, with line ends of CR LF, LF or CR CR LF. */
export async function* readWarcRecords(
  source: AsyncIterable<Uint8Array>,
): AsyncIterable<WarcRecord | BadRecord> {
  const reader = new ByteReader(source);
  let isEmpty = true;
  for (;;) {
    const byte = await reader.skipBlankLines();
    if (byte === undefined) return;
    const record = await readRecord(reader, byte);
    if (!('problem' in record)) {
      isEmpty = false;
      yield record;
      continue;
    }
    const isFound = await seekHeader(reader);
    if (isEmpty && !isFound) throw new SourceError(record.problem);
    yield record;
  }
}

async function readRecord(reader: ByteReader, byte: number): Promise<WarcRecord | BadRecord> {
  const fields = await readFields(reader, byte);
  if (typeof fields === 'string') return { byte, problem: fields };
  const length = Number(fields.get('content-length') ?? Number.NaN);
  if (!Number.isSafeInteger(length) || length < 0)
    return { byte, problem: `the record at byte ${byte} has no valid Content-Length` };
  const start = reader.position;
  const block = length > BLOCK_BYTES_MAX ? await skipped(reader, length) : await read(reader, length);
  const isWhole = reader.position === start + length;
  if (isWhole && (await isAtEnd(reader))) return { byte, fields, block };
  const problem = `the Content-Length of the record at byte ${byte} is wrong`;
  const next = block === undefined ? -1 : headerWithin(block);
  if (block !== undefined && next !== -1) {
    reader.unread(block.subarray(next));
    return { byte, problem };
  }
  if (!isWhole) throw truncated(byte);
  return { byte, problem };
}

async function skipped(reader: ByteReader, length: number): Promise<undefined> {
  await reader.skip(length);
}

async function read(reader: ByteReader, length: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of reader.stream(length)) parts.push(part);
  return parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts);
}

/** Two line ends. Some programs write one. */
const BLOCK_END = /^\r{0,2}\n(?:\r{0,2}\n|WARC\/|$)/;

/** Whether the block can end here: before a blank line, another record or the end of the file. */
async function isAtEnd(reader: ByteReader): Promise<boolean> {
  const next = (await reader.peekToError(VERSION_BYTES)).toString('latin1');
  return next === '' || BLOCK_END.test(next) || HEADER_START.test(next);
}

/** The offset of a header in a block that is longer than its record. */
function headerWithin(block: Buffer): number {
  for (
    let at = block.indexOf(LINE_FEED_AND_MAGIC);
    at !== -1;
    at = block.indexOf(LINE_FEED_AND_MAGIC, at + 1)
  )
    if (HEADER_START.test(block.toString('latin1', at + 1, at + 1 + VERSION_BYTES))) return at + 1;
  return -1;
}

/** Moves to the next line that starts a record. False if there is none. */
async function seekHeader(reader: ByteReader): Promise<boolean> {
  for (;;) {
    if (HEADER_START.test((await reader.peek(VERSION_BYTES)).toString('latin1'))) return true;
    if (!(await reader.seek(LINE_FEED_AND_MAGIC))) return false;
    await reader.skip(1);
  }
}

/** Returns the problem if they are not the fields of a record. */
async function readFields(reader: ByteReader, byte: number): Promise<Map<string, string> | string> {
  try {
    return await readFieldLines(reader, byte);
  } catch (error) {
    if (error instanceof LineTooLong) return `the header at byte ${byte} is too large`;
    throw error;
  }
}

async function readFieldLines(reader: ByteReader, byte: number): Promise<Map<string, string> | string> {
  const version = (await reader.peek(VERSION_BYTES)).toString('latin1');
  if (!HEADER_START.test(version)) {
    const isCut = version.length < VERSION_BYTES && 'WARC/'.startsWith(version.slice(0, 5));
    if (isCut) throw truncated(byte);
    return `there is no WARC record at byte ${byte}`;
  }
  await reader.line();
  const fields = new Map<string, string>();
  let name = '';
  let length = 0;
  for (;;) {
    const bytes = await reader.line();
    if (bytes === undefined) throw truncated(byte);
    const text = bytes.toString('utf8');
    if (VERSION_LINE.test(text)) {
      reader.unread(Buffer.concat([bytes, Buffer.from('\n')]));
      return `the header at byte ${byte} has no end`;
    }
    const line = text.replace(/\r{1,2}$/, '');
    length += line.length;
    if (length > HEADER_BYTES_MAX || fields.size > HEADER_FIELDS_MAX)
      return `the header at byte ${byte} is too large`;
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
