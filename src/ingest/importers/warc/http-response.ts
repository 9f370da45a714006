import {
  brotliDecompressSync,
  constants,
  gunzipSync,
  inflateRawSync,
  inflateSync,
  zstdDecompressSync,
} from 'node:zlib';

/** A larger page is a decompression bomb or not a page. */
const BODY_BYTES_MAX = 16 * 1024 * 1024;

export interface HttpResponse {
  status: number;
  /** By lower-case name. Of repeated headers, the first. */
  headers: ReadonlyMap<string, string>;
  body: Buffer;
}

const STATUS_LINE = /^HTTP\/\d+(?:\.\d+)?\s+(\d{3})/;

/** Parses a raw response. Undefined if it is not one. */
export function parseHttpResponse(block: Buffer): HttpResponse | undefined {
  const { head, body } = splitHead(block);
  const [statusLine = '', ...lines] = head.split(/\r{0,2}\n/);
  const status = STATUS_LINE.exec(statusLine)?.[1];
  if (status === undefined) return undefined;
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(0, colon)).trim().toLowerCase();
    if (name !== '' && !headers.has(name)) headers.set(name, line.slice(colon + 1).trim());
  }
  return { status: Number(status), headers, body: decodeBody(body, headers) };
}

function splitHead(block: Buffer): { head: string; body: Buffer } {
  const ends = ['\r\n\r\n', '\n\n', '\r\r\n\r\r\n']
    .map((mark) => ({ at: block.indexOf(mark), length: mark.length }))
    .filter(({ at }) => at !== -1)
    .sort((a, b) => a.at - b.at);
  const [end] = ends;
  if (end === undefined) return { head: block.toString('latin1'), body: Buffer.alloc(0) };
  return { head: block.toString('latin1', 0, end.at), body: block.subarray(end.at + end.length) };
}

/** Many tools store a decoded body with the original headers, so headers are only a hint. */
function decodeBody(body: Buffer, headers: ReadonlyMap<string, string>): Buffer {
  const isChunked = /chunked/i.test(headers.get('transfer-encoding') ?? '');
  let decoded = (isChunked ? dechunk(body) : undefined) ?? body;
  const encodings = (headers.get('content-encoding') ?? '').toLowerCase().split(',').reverse();
  for (const encoding of encodings) decoded = decompress(decoded, encoding.trim()) ?? decoded;
  return decoded;
}

const CHUNK_SIZE = /^([0-9a-f]{1,8}) *(?:;[^\r\n]*)?\r?\n/i;

/** Undefined if the body is not chunked. A truncated last chunk is kept. */
function dechunk(body: Buffer): Buffer | undefined {
  const joined = Buffer.alloc(body.length);
  let length = 0;
  let at = 0;
  while (at < body.length) {
    const size = CHUNK_SIZE.exec(body.toString('latin1', at, at + 64));
    if (size === null) return at === 0 ? undefined : joined.subarray(0, length);
    const chunk = Number.parseInt(size[1] as string, 16);
    if (chunk === 0) break;
    at += size[0].length;
    length += body.copy(joined, length, at, Math.min(at + chunk, body.length));
    at += chunk;
    while (body[at] === 0x0d || body[at] === 0x0a) at++;
  }
  return joined.subarray(0, length);
}

function decompress(bytes: Buffer, encoding: string): Buffer | undefined {
  const options = { maxOutputLength: BODY_BYTES_MAX };
  try {
    switch (encoding) {
      case 'gzip':
      case 'x-gzip':
        return bytes[0] === 0x1f && bytes[1] === 0x8b
          ? gunzipSync(bytes, { ...options, finishFlush: constants.Z_SYNC_FLUSH })
          : undefined;
      case 'deflate':
        return (bytes[0] as number) % 16 === 8 ? inflateSync(bytes, options) : inflateRawSync(bytes, options);
      case 'br':
        return brotliDecompressSync(bytes, options);
      case 'zstd':
        return zstdDecompressSync(bytes, options);
      default:
        return undefined;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') {
      throw new Error(`the body decompresses to more than ${BODY_BYTES_MAX / 1024 / 1024} MiB`);
    }
    return undefined;
  }
}
