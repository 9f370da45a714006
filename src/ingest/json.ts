import { Rejection } from './importer.ts';

/** Only a long run of digits can be an integer that a double would round. */
const MAYBE_UNSAFE_INTEGER = /\d{16}/;
const INTEGER = /^-?\d+$/;

/** Parses a line; integers beyond 2^53 come back as their digits, for no id may be rounded. */
export function parseJson(text: string): unknown {
  try {
    return MAYBE_UNSAFE_INTEGER.test(text) ? JSON.parse(text, keepDigits) : JSON.parse(text);
  } catch (error) {
    // A RangeError is a nesting too deep to follow.
    const reason = error instanceof SyntaxError ? error.message : 'nested too deeply';
    throw new Rejection(`not valid JSON: ${reason.slice(0, 200)}`);
  }
}

function keepDigits(this: unknown, _name: string, value: unknown, context?: { source?: string }): unknown {
  const isRounded = typeof value === 'number' && !Number.isSafeInteger(value);
  return isRounded && context?.source !== undefined && INTEGER.test(context.source) ? context.source : value;
}
