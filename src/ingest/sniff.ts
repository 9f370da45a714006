import { parsePrefix } from './json/prefix.ts';

/** Format detection looks at this much of a file. */
export const HEAD_BYTES = 128 * 1024;

/** The start of a file: WARC, a JSON document, JSON lines, or other text. */
export type Sniffed =
  | { kind: 'warc' }
  /** `value` is the part of the document that was read. */
  | { kind: 'json'; value: unknown }
  /** `value` is the first line. */
  | { kind: 'json-lines'; value: unknown }
  | { kind: 'text'; text: string };

export function sniff(head: Uint8Array): Sniffed {
  const text = new TextDecoder('utf-8').decode(head).trimStart();
  if (text.startsWith('WARC/')) return { kind: 'warc' };
  if (!text.startsWith('{') && !text.startsWith('[')) return { kind: 'text', text };
  const end = text.indexOf('\n');
  const rest = end === -1 ? '' : text.slice(end + 1).trimStart();
  if (rest.startsWith('{')) {
    const first = parseLine(text.slice(0, end));
    if (first !== undefined) return { kind: 'json-lines', value: first };
  }
  return { kind: 'json', value: parsePrefix(text) };
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
