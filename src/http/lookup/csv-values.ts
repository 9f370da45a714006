import { InvalidParameters } from '../../errors.ts';
import { LOOKUP_KINDS } from '../../records/indicator.ts';

const SEPARATORS = [',', ';', '\t'] as const;

/** Names of the column to look up, in the form of `headerName`, besides the kinds of indicators. */
const OTHER_HEADERS = ['indicator', 'ioc', 'host', 'hostname', 'ip', 'hash', 'wallet', 'company', 'username'];
const HEADERS: ReadonlySet<string> = new Set([...LOOKUP_KINDS.map(headerName), ...OTHER_HEADERS]);

/**
 * The values of a table, one per row: those of the column `value`, or of the first column whose name says that it holds
 * indicators. If no name in the first row does, it is no header, and the values are those of the first column.
 */
export function valuesFromCsv(text: string): string[] {
  const end = text.search(/[\r\n]/);
  const head = end === -1 ? text : text.slice(0, end);
  const separator = SEPARATORS.find((each) => head.includes(each)) ?? ',';
  const rows = csvRows(text, separator).filter((row) => row.some((field) => field.trim() !== ''));
  const names = (rows[0] ?? []).map(headerName);
  const column = names.includes('value')
    ? names.indexOf('value')
    : names.findIndex((name) => HEADERS.has(name) || HEADERS.has(name.replace(/s$/, '')));
  return (column === -1 ? rows : rows.slice(1)).map((row) => row[Math.max(column, 0)] ?? '');
}

/** `E-Mail`, `IPv4`, `Bitcoin Address` and `bitcoin_address` are names of kinds, too. */
function headerName(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]/g, '');
}

/** RFC 4180. Quotes have a meaning only around a whole field; text after the closing one belongs to the field. */
function csvRows(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const quoted = /"([^"]*(?:""[^"]*)*)"/y;
  const plain = new RegExp(`[^${separator}\\r\\n]*`, 'y');
  const newline = /\r\n|\r|\n/y;
  const take = (pattern: RegExp, at: number): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  for (let at = 0; ; ) {
    const inQuotes = text[at] === '"' ? take(quoted, at) : undefined;
    if (inQuotes === null) throw unclosedQuote(text, at);
    at += inQuotes?.[0].length ?? 0;
    const rest = take(plain, at)?.[0] ?? '';
    at += rest.length;
    row.push((inQuotes?.[1] ?? '').replaceAll('""', '"') + rest);
    if (text[at] === separator) {
      at++;
      continue;
    }
    rows.push(row);
    row = [];
    at += take(newline, at)?.[0].length ?? 0;
    if (at >= text.length) return rows;
  }
}

function unclosedQuote(text: string, at: number): InvalidParameters {
  const line = text.slice(0, at).split(/\r\n|\r|\n/).length;
  return new InvalidParameters([
    {
      loc: ['body'],
      type: 'csv_unclosed_quote',
      msg: `the quote that opens on line ${line} is never closed`,
    },
  ]);
}
