import { parsePrefix } from './json-prefix.ts';

/** How much of a file is looked at to tell what it is. */
export const HEAD_BYTES = 128 * 1024;

/** The beginning of a file: a WARC, JSON as one document or as lines, or something else. */
export type Sniffed =
  | { kind: 'warc' }
  /** `value` is as much of the document as the beginning holds. */
  | { kind: 'json'; value: unknown }
  /** `value` is the first line. */
  | { kind: 'json-lines'; value: unknown }
  | { kind: 'unknown' };

export function sniff(head: Uint8Array): Sniffed {
  const text = new TextDecoder('utf-8').decode(head).trimStart();
  if (text.startsWith('WARC/')) return { kind: 'warc' };
  if (!text.startsWith('{') && !text.startsWith('[')) return { kind: 'unknown' };
  const end = text.indexOf('\n');
  const rest = end === -1 ? '' : text.slice(end + 1).trimStart();
  if (rest.startsWith('{')) {
    const first = wholeObject(text.slice(0, end));
    if (first !== undefined) return { kind: 'json-lines', value: first };
  }
  return { kind: 'json', value: parsePrefix(text) };
}

function wholeObject(line: string): unknown {
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

/** An object, or the first element of an array, or the first line. */
export function firstObject(head: Sniffed): Record<string, unknown> | undefined {
  if (head.kind !== 'json' && head.kind !== 'json-lines') return undefined;
  const first = Array.isArray(head.value) ? head.value[0] : head.value;
  return isObject(first) ? first : undefined;
}
