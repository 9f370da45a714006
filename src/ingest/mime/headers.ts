import { decodeWords } from './encoded-words.ts';

/** Longer headers are an attack. */
const HEADER_BYTES_MAX = 1024 * 1024;
const HEADERS_MAX = 2000;

/** The headers of a message or part. Of repeated headers, the first. */
export class Headers {
  #values = new Map<string, string>();

  constructor(text: string) {
    let count = 0;
    for (const line of unfold(text)) {
      const colon = line.indexOf(':');
      const name = line.slice(0, Math.max(0, colon)).trim().toLowerCase();
      if (name === '' || this.#values.has(name)) continue;
      if (++count > HEADERS_MAX) break;
      this.#values.set(name, line.slice(colon + 1).trim());
    }
  }

  has(name: string): boolean {
    return this.#values.has(name);
  }

  /** As it is written. */
  raw(name: string): string {
    return this.#values.get(name) ?? '';
  }

  /** For people: with encoded words decoded. */
  text(name: string): string {
    return decodeWords(this.raw(name)).toWellFormed();
  }
}

function unfold(text: string): string[] {
  return text.replace(/\r?\n[ \t]/g, ' ').split(/\r?\n/);
}

/** The headers, and where the body begins. A message without a blank line has no body. */
export function splitHeaders(bytes: Buffer): { headers: Headers; body: Buffer } {
  const end = endOfHeaders(bytes);
  const text = bytes.toString('utf8', 0, Math.min(end.at, HEADER_BYTES_MAX));
  // Headers in an old encoding are not valid UTF-8.
  const isUtf8 = !text.includes('\ufffd');
  const decoded = isUtf8 ? text : bytes.toString('latin1', 0, Math.min(end.at, HEADER_BYTES_MAX));
  return { headers: new Headers(decoded), body: bytes.subarray(end.at + end.length) };
}

function endOfHeaders(bytes: Buffer): { at: number; length: number } {
  // A part may have no headers at all.
  if (bytes[0] === 0x0a) return { at: 0, length: 1 };
  if (bytes[0] === 0x0d && bytes[1] === 0x0a) return { at: 0, length: 2 };
  const crlf = bytes.indexOf('\r\n\r\n');
  const head = crlf === -1 ? bytes : bytes.subarray(0, crlf);
  const lf = head.indexOf('\n\n');
  if (lf !== -1) return { at: lf, length: 2 };
  return crlf === -1 ? { at: bytes.length, length: 0 } : { at: crlf, length: 4 };
}
