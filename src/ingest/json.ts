import { hasRun, isAsciiDigit } from '../text/runs.ts';
import { Rejection } from './importer.ts';

/** Only a long run of digits can be an integer that a double would round. */
const UNSAFE_DIGITS = 16;
const INTEGER = /^-?\d+$/;

/** Parses one value; integers beyond 2^53 come back as their digits, for no id may be rounded. */
export function parseJson(text: string): unknown {
  refuseCrowds(text);
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
  refuseCrowds(text);
  try {
    return parse(text);
  } catch {
    return parseJson(text.replace(ESCAPE, mendEscape).replace(BARE_DOCUMENT_ID, mendDocumentId));
  }
}

/** No entry holds so many lists and objects; parsed, they would take a hundred times the room of their text. */
const BRACKETS_MAX = 200_000;
const FEW_CHARACTERS = 400_000;

function refuseCrowds(text: string): void {
  if (text.length < FEW_CHARACTERS) return;
  let brackets = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if ((code === 0x5b || code === 0x7b) && ++brackets > BRACKETS_MAX) {
      throw new Rejection(`contains more than ${BRACKETS_MAX} arrays and objects`);
    }
  }
}

/** Escapes pairwise, so that an escaped backslash before an x is left alone. */
const ESCAPE = /\\(?:x([0-9A-Fa-f]{2})|[\s\S])/g;

function mendEscape(sequence: string, hex: string | undefined): string {
  return hex === undefined ? sequence : `\\u00${hex}`;
}

/** Versions 4.0.4 to 4.1.1 forgot the quotes around the path of a custom emoji. */
const BARE_DOCUMENT_ID = /("document_id": ?)([^\s"\d{[][^\n"]{0,1000})\n/g;

function mendDocumentId(_: string, key: string, rest: string): string {
  const path = rest.trimEnd();
  const hasComma = path.endsWith(',');
  return `${key}${JSON.stringify(hasComma ? path.slice(0, -1) : path)}${hasComma ? ',' : ''}\n`;
}

function parse(text: string): unknown {
  return hasRun(text, UNSAFE_DIGITS, isAsciiDigit) ? JSON.parse(text, keepDigits) : JSON.parse(text);
}

function keepDigits(this: unknown, _name: string, value: unknown, context?: { source?: string }): unknown {
  const isRounded = typeof value === 'number' && !Number.isSafeInteger(value);
  return isRounded && context?.source !== undefined && INTEGER.test(context.source) ? context.source : value;
}
