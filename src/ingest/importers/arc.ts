import { ByteReader, LineTooLong } from '../byte-reader.ts';
import { type Entry, type Importer, type Position, Rejection, SourceError } from '../importer.ts';
import { requiredInstant } from '../json/values.ts';
import { crawledPage } from './crawled-page.ts';
import { parseHttpResponse } from './warc/http-response.ts';
import { BLOCK_BYTES_MAX } from './warc/warc-records.ts';

/** The Internet Archive's format before WARC: versions 1.0 and 1.1. */
export const arcImporter: Importer = {
  recognises: (head) => head.kind === 'text' && /^filedesc:\S/.test(head.text),

  async *read(source) {
    const reader = new ByteReader(source.open());
    for (;;) {
      const byte = await reader.skipBlankLines();
      if (byte === undefined) return;
      const position: Position = { byte };
      const header = await readHeader(reader);
      if (header === undefined) {
        yield { position, rejection: `there is no ARC record at byte ${byte}` };
        if (!(await seekHeader(reader))) return;
        continue;
      }
      yield await readRecord(reader, header, position);
    }
  },
};

interface ArcHeader {
  url: string;
  date: string;
  type: string;
  length: number;
}

/** URL (with spaces, if the page was careless), IP address, date and type. Version 1.1 adds a status, a digest and a location before the length. */
const HEADER =
  /^([a-z][a-z0-9+.-]{0,30}:.{0,8000}?) [0-9a-f.:]{2,45} (\d{12,14}) (\S{1,200})(?: \S{0,8000}){0,6} (\d{1,12})$/i;
const HEADER_BYTES_MAX = 20_000;

function parseHeader(line: Buffer): ArcHeader | undefined {
  if (line.length > HEADER_BYTES_MAX) return undefined;
  const [, url, date, type, length] = HEADER.exec(line.toString('utf8').replace(/\r$/, '')) ?? [];
  if (url === undefined || date === undefined || type === undefined) return undefined;
  return { url, date, type, length: Number(length) };
}

async function readHeader(reader: ByteReader): Promise<ArcHeader | undefined> {
  try {
    const line = await reader.line();
    return line === undefined ? undefined : parseHeader(line);
  } catch (error) {
    if (error instanceof LineTooLong) return undefined;
    throw error;
  }
}

const LINE_FEED_AND_SCHEME = Buffer.from('\nhttp');

/** Moves to the next line that looks like the header of a page. */
async function seekHeader(reader: ByteReader): Promise<boolean> {
  for (;;) {
    const head = await reader.peek(HEADER_BYTES_MAX);
    const end = head.indexOf(0x0a);
    if (end > 0 && parseHeader(head.subarray(0, end)) !== undefined) return true;
    if (!(await reader.seek(LINE_FEED_AND_SCHEME))) return false;
    await reader.skip(1);
  }
}

async function readRecord(reader: ByteReader, header: ArcHeader, position: Position): Promise<Entry> {
  const { url, length } = header;
  position.entry = url.slice(0, 200);
  const isTooLarge = length > BLOCK_BYTES_MAX;
  const block = isTooLarge ? undefined : await reader.take(length);
  const isWhole = isTooLarge ? await reader.skip(length) : block !== undefined;
  if (!isWhole) throw new SourceError(`the file ends in the middle of the record at byte ${position.byte}`);
  if (/^filedesc:/i.test(url)) return { position, skipped: 'file description' };
  if (!/^https?:/i.test(url)) return { position, skipped: 'not a page URL' };
  try {
    if (block === undefined)
      throw new Rejection(`the record is larger than ${BLOCK_BYTES_MAX / 1024 / 1024} MiB`);
    return readPage(header, block, position);
  } catch (error) {
    return { position, rejection: (error as Error).message };
  }
}

function readPage({ url, date }: ArcHeader, block: Buffer, position: Position): Entry {
  const response = parseHttpResponse(block);
  if (response === undefined) throw new Rejection('the block is not an HTTP response');
  if (response.status < 200 || response.status > 299)
    return { position, skipped: `status ${response.status}` };
  const { body, headers } = response;
  const contentType = headers.get('content-type') ?? '';
  return crawledPage({ target: url, contentType, body, at: () => crawledAt(date) }, position, 'URL');
}

const DIGITS = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})?$/;

function crawledAt(text: string): number {
  const [, year, month, day, hour, minute, second = '00'] = DIGITS.exec(text) ?? [];
  return requiredInstant(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`, 'Archive-date');
}
