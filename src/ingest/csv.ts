import { SourceError } from './importer.ts';
import { LINE_BYTES_MAX } from './lines.ts';

const QUOTE = 0x22;
const NEWLINE = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const BYTE_ORDER_MARK = '\ufeff';
/** A longer first row is not a header. */
const HEADER_LENGTH_MAX = 64 * 1024;
const SEPARATORS = [',', ';', '\t'] as const;

type CsvSeparator = (typeof SEPARATORS)[number];

/** `line` is the one on which the row begins. */
export type CsvRow = { line: number; fields: string[]; size: number } | { line: number; problem: string };

type State = 'start of field' | 'plain' | 'quoted' | 'quote in quoted';

/**
 * The rows of a CSV file (RFC 4180, with any of the usual separators), without blank ones. A row may span lines and is
 * skipped without being held in memory if it is too large.
 */
export async function* readCsv(source: AsyncIterable<Uint8Array>): AsyncIterable<CsvRow> {
  let scanner: RowScanner | undefined;
  let first: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of source) {
    if (scanner !== undefined) {
      yield* scanner.feed(chunk);
      continue;
    }
    // The first row shows the separator. The first chunk of a pipe may be shorter.
    first.push(chunk);
    size += chunk.length;
    if (!chunk.includes(NEWLINE) && size < HEADER_LENGTH_MAX) continue;
    scanner = new RowScanner(separatorOf(first));
    for (const part of first) yield* scanner.feed(part);
    first = [];
  }
  scanner ??= new RowScanner(separatorOf(first));
  for (const part of first) yield* scanner.feed(part);
  yield* scanner.end();
}

function separatorOf(first: readonly Uint8Array[]): CsvSeparator {
  const head = Buffer.concat(first).subarray(0, HEADER_LENGTH_MAX);
  return csvHeader(head.toString('utf8'))?.separator ?? ',';
}

/** Finds the ends of rows. Fields are only split when the row is complete. */
class RowScanner {
  #separator: CsvSeparator;
  #separatorByte: number;
  #state: State = 'start of field';
  #parts: Uint8Array[] = [];
  #size = 0;
  #line = 1;
  #rowLine = 1;

  constructor(separator: CsvSeparator) {
    this.#separator = separator;
    this.#separatorByte = separator.charCodeAt(0);
  }

  *feed(chunk: Uint8Array): Iterable<CsvRow> {
    let rowStart = 0;
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] as number;
      const isInQuotes = this.#state === 'quoted';
      // A field that begins with a byte order mark begins after it.
      if (!(this.#line === 1 && this.#size === 0 && at < 3 && byte > 0x7f)) this.#step(byte);
      if (byte !== NEWLINE) continue;
      this.#line++;
      if (isInQuotes) continue;
      const row = this.#take(chunk.subarray(rowStart, at));
      rowStart = at + 1;
      if (row !== undefined) yield row;
    }
    const rest = chunk.subarray(rowStart);
    this.#size += rest.length;
    // Beyond the limit, only count.
    if (this.#size <= LINE_BYTES_MAX) this.#parts.push(rest);
    else this.#parts = [];
  }

  *end(): Iterable<CsvRow> {
    if (this.#state === 'quoted')
      throw new SourceError(`the file ends within a quoted field of the row at line ${this.#rowLine}`);
    const row = this.#take(new Uint8Array(0));
    if (row !== undefined) yield row;
  }

  /** Quotes have a meaning only around a whole field. */
  #step(byte: number): void {
    const isEnd = byte === this.#separatorByte || byte === NEWLINE;
    switch (this.#state) {
      case 'quoted':
        if (byte === QUOTE) this.#state = 'quote in quoted';
        return;
      case 'quote in quoted':
        this.#state = isEnd ? 'start of field' : byte === QUOTE ? 'quoted' : 'plain';
        return;
      case 'start of field':
        if (!isEnd) this.#state = byte === QUOTE ? 'quoted' : 'plain';
        return;
      case 'plain':
        if (isEnd) this.#state = 'start of field';
    }
  }

  #take(last: Uint8Array): CsvRow | undefined {
    const line = this.#rowLine;
    const size = this.#size + last.length;
    const parts = [...this.#parts, last];
    this.#parts = [];
    this.#size = 0;
    this.#rowLine = this.#line;
    this.#state = 'start of field';
    if (size > LINE_BYTES_MAX)
      return { line, problem: `the row is longer than ${LINE_BYTES_MAX / 1024 / 1024} MiB` };
    const bytes = withoutReturn(parts.length === 1 ? last : Buffer.concat(parts));
    let text: string;
    try {
      text = decoder.decode(bytes);
    } catch {
      return { line, problem: 'the row is not valid UTF-8' };
    }
    if (line === 1 && text.startsWith(BYTE_ORDER_MARK)) text = text.slice(1);
    return text.trim() === '' ? undefined : { line, fields: splitRow(text, this.#separator), size };
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function withoutReturn(bytes: Uint8Array): Uint8Array {
  return bytes.at(-1) === CARRIAGE_RETURN ? bytes.subarray(0, -1) : bytes;
}

/** The fields of one row without its line end. */
function splitRow(text: string, separator: CsvSeparator): string[] {
  const fields: string[] = [];
  let at = 0;
  for (;;) {
    const field = text[at] === '"' ? quotedField(text, at, separator) : plainField(text, at, separator);
    fields.push(field.value);
    if (field.end >= text.length) return fields;
    at = field.end + 1;
  }
}

function plainField(text: string, start: number, separator: string): { value: string; end: number } {
  const end = endOfField(text, start, separator);
  return { value: text.slice(start, end), end };
}

/** Text after the closing quote belongs to the field, as in what spreadsheets read. */
function quotedField(text: string, start: number, separator: string): { value: string; end: number } {
  const parts: string[] = [];
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote === -1) return { value: `${parts.join('')}${text.slice(from)}`, end: text.length };
    parts.push(text.slice(from, quote));
    if (text[quote + 1] !== '"') {
      const end = endOfField(text, quote + 1, separator);
      return { value: `${parts.join('')}${text.slice(quote + 1, end)}`, end };
    }
    parts.push('"');
    from = quote + 2;
  }
}

function endOfField(text: string, start: number, separator: string): number {
  const end = text.indexOf(separator, start);
  return end === -1 ? text.length : end;
}

/** The first row of a file and its separator, from the start of the file. Undefined if it has a single column. */
export function csvHeader(head: string): { names: string[]; separator: CsvSeparator } | undefined {
  const text = head.startsWith(BYTE_ORDER_MARK) ? head.slice(1) : head;
  const end = text.indexOf('\n');
  const line = (end === -1 ? text : text.slice(0, end)).replace(/\r$/, '');
  if (line.length > HEADER_LENGTH_MAX) return undefined;
  const rows = SEPARATORS.map((separator) => ({ names: splitRow(line, separator), separator }));
  const best = rows.reduce((a, b) => (b.names.length > a.names.length ? b : a));
  return best.names.length > 1 ? best : undefined;
}
