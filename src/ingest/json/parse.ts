import { hasRun, isAsciiDigit } from '../../text/runs.ts';
import { Rejection } from '../importer.ts';

/** Integers with fewer digits are exact as doubles. */
const UNSAFE_DIGITS = 16;
const INTEGER = /^-?\d+$/;
/** The beginning of such a number. In a text, ids follow a quote, so few texts are taken for numbers. */
const UNSAFE_NUMBER = new RegExp(String.raw`(?:^|[[,:\s])-?\d{${UNSAFE_DIGITS}}`);

/** Integers beyond 2^53 are returned as strings of digits, because ids must not be rounded. */
export function parseJson(text: string): unknown {
  rejectTooManyContainers(text);
  try {
    return parse(text);
  } catch (error) {
    // Too deep nesting throws a RangeError.
    const reason = error instanceof SyntaxError ? error.message : 'nested too deeply';
    throw new Rejection(`not valid JSON: ${reason.slice(0, 200)}`);
  }
}

/** Like `parseJson`, but repairs known errors of Telegram Desktop. */
export function parseTelegramJson(text: string): unknown {
  rejectTooManyContainers(text);
  try {
    return parse(text);
  } catch {
    return parseJson(text.replace(ESCAPE, repairEscape).replace(BARE_DOCUMENT_ID, repairDocumentId));
  }
}

/** No real entry has this many lists and objects. Parsed, they would take a hundred times the memory of their text. */
const BRACKETS_MAX = 200_000;
const CHECKED_LENGTH_MIN = 400_000;

function rejectTooManyContainers(text: string): void {
  if (text.length < CHECKED_LENGTH_MIN) return;
  let brackets = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if ((code === 0x5b || code === 0x7b) && ++brackets > BRACKETS_MAX) {
      throw new Rejection(`contains more than ${BRACKETS_MAX} lists and objects`);
    }
  }
}

/** Matches whole escapes, so that an escaped backslash before an x is left alone. */
const ESCAPE = /\\(?:x([0-9A-Fa-f]{2})|[\s\S])/g;

function repairEscape(sequence: string, hex: string | undefined): string {
  return hex === undefined ? sequence : `\\u00${hex}`;
}

/** Versions 4.0.4 to 4.1.1 omit the quotes around the path of a custom emoji. */
const BARE_DOCUMENT_ID = /("document_id": ?)([^\s"\d{[][^\n"]{0,1000})\n/g;

function repairDocumentId(_: string, key: string, rest: string): string {
  const path = rest.trimEnd();
  const hasComma = path.endsWith(',');
  return `${key}${JSON.stringify(hasComma ? path.slice(0, -1) : path)}${hasComma ? ',' : ''}\n`;
}

function parse(text: string): unknown {
  const mayBeUnsafe = hasRun(text, UNSAFE_DIGITS, isAsciiDigit) && UNSAFE_NUMBER.test(text);
  // Several times slower.
  return mayBeUnsafe ? JSON.parse(text, keepDigits) : JSON.parse(text);
}

function keepDigits(this: unknown, _name: string, value: unknown, context?: { source?: string }): unknown {
  const isRounded = typeof value === 'number' && !Number.isSafeInteger(value);
  return isRounded && context?.source !== undefined && INTEGER.test(context.source) ? context.source : value;
}
