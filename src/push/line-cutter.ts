import { joined } from './incoming-body.ts';

/** As long as a line of a file may be. Longer ones are rejected without being held. */
const LINE_BYTES_MAX = 16 * 1024 * 1024;
const NEWLINE = 0x0a;
const BLANK_LINE = Uint8Array.of(NEWLINE);

/** Complete lines of a stream. `linesBefore` is the number of lines before them. */
export interface CutLines {
  bytes: Uint8Array<ArrayBuffer>;
  lines: number;
  linesBefore: number;
  /** Numbers of lines that were too long, from 1. */
  tooLong: number[];
}

/** Cuts a stream at line ends. Only moves bytes: the lines are read on a thread. */
export class LineCutter {
  #complete: Uint8Array[] = [];
  #completeBytes = 0;
  #lines = 0;
  #taken = 0;
  #tooLong: number[] = [];
  /** The last line, whose end has not arrived yet. */
  #rest: Uint8Array[] = [];
  #restBytes = 0;
  #isSkipping = false;

  get completeBytes(): number {
    return this.#completeBytes;
  }

  /** All bytes that are held. */
  get bytes(): number {
    return this.#completeBytes + (this.#isSkipping ? 0 : this.#restBytes);
  }

  add(chunk: Uint8Array): void {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, from)) {
      // The first line end in a chunk completes the rest; the lines after it stay in one piece.
      if (this.#restBytes > 0 || this.#isSkipping) {
        this.#endRest(chunk.subarray(from, end + 1));
        from = end + 1;
        continue;
      }
      const last = chunk.lastIndexOf(NEWLINE);
      this.#push(chunk.subarray(from, last + 1), countLines(chunk, from, last + 1));
      from = last + 1;
    }
    if (from < chunk.length) this.#addRest(chunk.subarray(from));
  }

  /** All complete lines. With `isEnd`, also a last line without a line end. */
  take({ isEnd = false } = {}): CutLines | undefined {
    if (isEnd && (this.#restBytes > 0 || this.#isSkipping)) this.#endRest(BLANK_LINE);
    if (this.#lines === 0) return undefined;
    const lines: CutLines = {
      bytes: joined(this.#complete, this.#completeBytes),
      lines: this.#lines,
      linesBefore: this.#taken,
      tooLong: this.#tooLong,
    };
    this.#taken += this.#lines;
    this.#complete = [];
    this.#completeBytes = 0;
    this.#lines = 0;
    this.#tooLong = [];
    return lines;
  }

  #push(bytes: Uint8Array, lines: number): void {
    this.#complete.push(bytes);
    this.#completeBytes += bytes.length;
    this.#lines += lines;
  }

  #addRest(bytes: Uint8Array): void {
    if (this.#isSkipping) return;
    this.#rest.push(bytes);
    this.#restBytes += bytes.length;
    if (this.#restBytes <= LINE_BYTES_MAX) return;
    this.#rest = [];
    this.#restBytes = 0;
    this.#isSkipping = true;
  }

  /** A line that is too long becomes a blank one, so that the numbers of the others stay right. */
  #endRest(bytes: Uint8Array): void {
    this.#addRest(bytes);
    if (this.#isSkipping) {
      this.#tooLong.push(this.#taken + this.#lines + 1);
      this.#push(BLANK_LINE, 1);
    } else {
      for (const part of this.#rest.slice(0, -1)) this.#push(part, 0);
      this.#push(this.#rest.at(-1) as Uint8Array, 1);
    }
    this.#rest = [];
    this.#restBytes = 0;
    this.#isSkipping = false;
  }
}

function countLines(bytes: Uint8Array, start: number, end: number): number {
  let lines = 0;
  for (let at = bytes.indexOf(NEWLINE, start); at !== -1 && at < end; at = bytes.indexOf(NEWLINE, at + 1))
    lines++;
  return lines;
}
