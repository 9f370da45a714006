import { decodeWords } from './encoded-words.ts';

/** A header such as `text/html; charset="utf-8"`. */
export interface Parameterized {
  /** In lower case. */
  value: string;
  /** By lower-case name. */
  parameters: ReadonlyMap<string, string>;
}

/** Names with `*` are those of RFC 2231: parts of a value, or a value with a charset. */
const PARAMETER =
  /;\s{0,100}([\w.$&+!#^~-]{1,60}(?:\*\d{0,2}\*?)?)\s{0,20}=\s{0,20}(?:"((?:[^"\\]|\\.){0,4000})"|([^\s;"]{0,4000}))/g;

export function readParameters(header: string): Parameterized {
  const semicolon = header.indexOf(';');
  const value = (semicolon === -1 ? header : header.slice(0, semicolon)).trim().toLowerCase();
  const parameters = new Map<string, string>();
  if (semicolon === -1) return { value, parameters };
  for (const [, name = '', quoted, plain = ''] of header
    .slice(semicolon, semicolon + 20_000)
    .matchAll(PARAMETER)) {
    const [base = '', ...marks] = name.toLowerCase().split('*');
    const isEncoded = marks.at(-1) === '';
    const text = quoted?.replace(/\\(.)/g, '$1') ?? plain;
    const decoded = isEncoded ? decodePercent(text) : decodeWords(text);
    // Parts come in order.
    const isContinued = marks.length > 0 && marks[0] !== '' && marks[0] !== '0';
    parameters.set(base, isContinued ? `${parameters.get(base) ?? ''}${decoded}` : decoded);
  }
  return { value, parameters };
}

/** `utf-8'en'%e2%82%ac`. Only the first part of a value has a charset. */
function decodePercent(text: string): string {
  const [, charset = 'utf-8', rest = text] = /^([^']{0,40})'[^']{0,20}'(.*)$/s.exec(text) ?? [];
  const bytes = Buffer.from(
    rest.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
  try {
    return new TextDecoder(charset === '' ? 'utf-8' : charset).decode(bytes);
  } catch {
    return bytes.toString('latin1');
  }
}
