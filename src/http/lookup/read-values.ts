import { unknownParameter } from '../../contract/parameter-problems.ts';
import { ApiError, InvalidParameters } from '../../errors.ts';
import type { BulkBody, BulkValue } from '../bulk.ts';
import { rejectRepeatedNames } from '../repeated-names.ts';
import { valuesFromCsv } from './csv-values.ts';

/** The values in a request body: one per answer, so that blank lines are left out, but no other value is. */
export function readValues({ mediaType, text }: BulkBody, name: string, max: number): BulkValue[] {
  const values =
    mediaType === 'application/json'
      ? fromJson(text, name)
      : mediaType === 'text/csv'
        ? valuesFromCsv(text)
        : fromLines(text);
  const loc = ['body', ...(mediaType === 'application/json' ? [name] : [])];
  if (values.length === 0)
    throw new InvalidParameters([{ loc, type: 'too_short', msg: 'must contain at least 1 value' }]);
  if (values.length > max)
    throw new InvalidParameters([
      { loc, type: 'too_long', msg: `must contain at most ${max.toLocaleString('en')} values` },
    ]);
  return values;
}

function fromJson(text: string, name: string): BulkValue[] {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    throw new ApiError('MalformedJson', '', { cause });
  }
  rejectRepeatedNames(text);
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  const others = isObject ? Object.keys(body as object).filter((key) => key !== name) : [];
  if (others.length > 0)
    throw new InvalidParameters(
      others.slice(0, 20).map((key) => {
        const short = key.slice(0, 64);
        return { loc: ['body', short], ...unknownParameter(short, [name]) };
      }),
    );
  const values = isObject ? (body as Record<string, unknown>)[name] : body;
  if (!Array.isArray(values))
    throw new InvalidParameters([
      { loc: ['body', name], type: 'list_type', msg: 'must be a list of strings' },
    ]);
  return values.map((value) =>
    typeof value === 'string' ? value.toWellFormed() : { notText: shownValue(value) },
  );
}

/** Lists and objects can be nested deeper than they can be written. */
function shownValue(value: unknown): string {
  if (Array.isArray(value)) return '[…]';
  return typeof value === 'object' && value !== null ? '{…}' : JSON.stringify(value);
}

function fromLines(text: string): string[] {
  return text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
}
