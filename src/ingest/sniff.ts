import { isTarHeader } from './archives/tar.ts';
import { parsePrefix } from './json/prefix.ts';

/** Format detection looks at this much of a file. */
export const HEAD_BYTES = 128 * 1024;

/** Archives, whose members are imported like files. */
export type ArchiveKind = 'zip' | 'tar';

/** The start of a file: an archive, WARC, a JSON document, JSON lines, other text, or something else. */
export type Sniffed =
  | { kind: ArchiveKind }
  | { kind: 'warc' }
  /** `value` is the part of the document that was read. */
  | { kind: 'json'; value: unknown }
  /** `value` is the first line. */
  | { kind: 'json-lines'; value: unknown }
  /** `text` is the part that was read, without a byte order mark and white space before it. */
  | { kind: 'text'; text: string }
  | { kind: 'unknown' };

export function isArchive(head: Sniffed): head is { kind: ArchiveKind } {
  return head.kind === 'zip' || head.kind === 'tar';
}

/** A local header, or the end record of an empty archive. */
const ZIP_STARTS = ['504b0304', '504b0506'];

export function sniff(head: Uint8Array): Sniffed {
  if (ZIP_STARTS.includes(Buffer.from(head.subarray(0, 4)).toString('hex'))) return { kind: 'zip' };
  if (isTarHeader(head)) return { kind: 'tar' };
  const text = new TextDecoder(encodingOf(head)).decode(head).trimStart();
  if (text.startsWith('WARC/')) return { kind: 'warc' };
  if (!text.startsWith('{') && !text.startsWith('['))
    return text === '' || text.includes('\0') ? { kind: 'unknown' } : { kind: 'text', text };
  const end = text.indexOf('\n');
  const rest = end === -1 ? '' : text.slice(end + 1).trimStart();
  if (rest.startsWith('{')) {
    const first = parseLine(text.slice(0, end));
    if (first !== undefined) return { kind: 'json-lines', value: first };
  }
  return { kind: 'json', value: parsePrefix(text) };
}

/** Whether a file holds nothing: only white space, or an empty list. `head` is all of it, if it is shorter than HEAD_BYTES. */
export function isBlank(head: Uint8Array): boolean {
  return head.length < HEAD_BYTES && BLANK.test(new TextDecoder(encodingOf(head)).decode(head));
}

const BLANK = /^\s*(?:\[\s*\]\s*)?$/;

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

function parseLine(line: string): unknown {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a sniffed value is an object with these keys. */
export function hasKeys(value: unknown, ...keys: string[]): value is Record<string, unknown> {
  return isObject(value) && keys.every((key) => Object.hasOwn(value, key));
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The document, its first element if it is an array, or the first line. */
export function firstObject(head: Sniffed): Record<string, unknown> | undefined {
  if (head.kind !== 'json' && head.kind !== 'json-lines') return undefined;
  const first = Array.isArray(head.value) ? head.value[0] : head.value;
  return isObject(first) ? first : undefined;
}
