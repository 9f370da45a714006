import { Rejection } from './importer.ts';

/** Only a long run of digits can be an integer that a double would round. */
const MAYBE_UNSAFE_INTEGER = /\d{16}/;
const INTEGER = /^-?\d+$/;

/** Parses one value; integers beyond 2^53 come back as their digits, for no id may be rounded. */
export function parseJson(text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    // A RangeError is a nesting too deep to follow.
    const reason = error instanceof SyntaxError ? error.message : 'nested too deeply';
    throw new Rejection(`not valid JSON: ${reason.slice(0, 200)}`);
  }
}

/** The same, with the mistakes that Telegram Desktop is known to write mended. */
export function parseTelegramJson(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return parseJson(text.replace(ESCAPE, mendEscape).replace(BARE_DOCUMENT_ID, mendDocumentId));
  }
}

/** Escapes pairwise, so that an escaped backslash before an x is left alone. */
const ESCAPE = /\\(?:x([0-9A-Fa-f]{2})|[\s\S])/g;

function mendEscape(sequence: string, hex: string | undefined): string {
  return hex === undefined ? sequence : `\\u00${hex}`;
}

/** Versions 4.0.4 to 4.1.1 forgot the quotes around the path of a custom emoji. */
const BARE_DOCUMENT_ID = /("document_id":\s*)([^\s"\d{[][^\n"]*?)(\s*(?:,\s*)?\n)/g;

function mendDocumentId(_: string, key: string, path: string, end: string): string {
  return `${key}${JSON.stringify(path)}${end}`;
}

function parse(text: string): unknown {
  return MAYBE_UNSAFE_INTEGER.test(text) ? JSON.parse(text, keepDigits) : JSON.parse(text);
}

function keepDigits(this: unknown, _name: string, value: unknown, context?: { source?: string }): unknown {
  const isRounded = typeof value === 'number' && !Number.isSafeInteger(value);
  return isRounded && context?.source !== undefined && INTEGER.test(context.source) ? context.source : value;
}
