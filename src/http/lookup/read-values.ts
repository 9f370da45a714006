import { ApiError, InvalidParameters } from '../../errors.ts';
import type { BulkBody } from '../bulk.ts';

/** The values in a request body: one per answer, so that blank lines are left out, but no other value is. */
export function readValues({ mediaType, text }: BulkBody, name: string, max: number): string[] {
  const values =
    mediaType === 'application/json'
      ? fromJson(text, name)
      : mediaType === 'text/csv'
        ? fromCsv(text)
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

function fromJson(text: string, name: string): string[] {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    throw new ApiError('MalformedJson', '', { cause });
  }
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  const others = isObject ? Object.keys(body as object).filter((key) => key !== name) : [];
  if (others.length > 0)
    throw new InvalidParameters(
      others.slice(0, 20).map((key) => ({
        loc: ['body', key.slice(0, 64)],
        type: 'extra_forbidden',
        msg: `not a parameter of this endpoint; did you mean "${name}"?`,
      })),
    );
  const values = isObject ? (body as Record<string, unknown>)[name] : body;
  if (!Array.isArray(values))
    throw new InvalidParameters([
      { loc: ['body', name], type: 'list_type', msg: 'must be a list of strings' },
    ]);
  // A value that is not text gets an answer that says so.
  return values.map((value) => (typeof value === 'string' ? value.toWellFormed() : ''));
}

function fromLines(text: string): string[] {
  return text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
}

const SEPARATORS = [',', ';', '\t'] as const;

/** The column `value`, or the first one, which then has no header. */
function fromCsv(text: string): string[] {
  const end = text.search(/[\r\n]/);
  const head = end === -1 ? text : text.slice(0, end);
  const separator = SEPARATORS.find((each) => head.includes(each)) ?? ',';
  const rows = csvRows(text, separator).filter((row) => row.some((field) => field.trim() !== ''));
  const column = (rows[0] ?? []).findIndex((name) => name.trim().toLowerCase() === 'value');
  return (column === -1 ? rows : rows.slice(1)).map((row) => row[Math.max(column, 0)] ?? '');
}

/** RFC 4180. A quote that never ends takes in the rest. */
function csvRows(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  const row: string[] = [];
  let field = '';
  const fields = new RegExp(
    `"([^"]*(?:""[^"]*)*)"?|(\\r\\n|\\r|\\n)|(${separator})|[^"${separator}\\r\\n]+`,
    'g',
  );
  for (const [token, quoted, newline, comma] of text.matchAll(fields)) {
    if (newline !== undefined || comma !== undefined) {
      row.push(field);
      field = '';
      if (newline !== undefined) rows.push(row.splice(0));
    } else field += quoted === undefined ? token : quoted.replaceAll('""', '"');
  }
  rows.push([...row, field]);
  return rows;
}
