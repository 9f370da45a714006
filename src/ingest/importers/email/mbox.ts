/** Larger messages are skipped without being held in memory. */
export const MESSAGE_BYTES_MAX = 64 * 1024 * 1024;

export type MboxMessage = { byte: number; bytes: Buffer } | { byte: number; problem: string };

/** Begins a message, after a blank line: sender and date of delivery. */
const POSTMARK = /^From [^\n]{0,250}\d{1,2}:\d{2}[^\n]{0,40}\d{4}/;
/** Enough to recognize a postmark. */
const POSTMARK_BYTES = 400;
const MARK = Buffer.from('\nFrom ');
const LF = 0x0a;
const CR = 0x0d;

export function isPostmark(text: string): boolean {
  return POSTMARK.test(text.slice(0, POSTMARK_BYTES));
}

/** The messages of an mbox file, or the only message of another file. */
export async function* readMbox(source: AsyncIterable<Uint8Array>): AsyncIterable<MboxMessage> {
  const message = new Accumulator();
  let window: Buffer = Buffer.alloc(0);
  for await (const chunk of source) {
    window = Buffer.concat([window, chunk]);
    // The end may be half a postmark. It is looked at again with the next chunk.
    const end = window.length - POSTMARK_BYTES;
    let start = 0;
    for (let at = nextPostmark(window, 0, end); at !== -1; at = nextPostmark(window, at + 1, end)) {
      yield* message.finish(window.subarray(start, at));
      start = at;
    }
    // Two bytes before a postmark say whether the line before it is blank.
    const kept = Math.max(start, end - 2);
    message.add(window.subarray(start, kept));
    window = window.subarray(kept);
  }
  let start = 0;
  for (
    let at = nextPostmark(window, 0, window.length);
    at !== -1;
    at = nextPostmark(window, at + 1, window.length)
  ) {
    yield* message.finish(window.subarray(start, at));
    start = at;
  }
  yield* message.finish(window.subarray(start));
}

/** The offset of the next `From ` after a blank line, before `end`; -1 if there is none. */
function nextPostmark(window: Buffer, from: number, end: number): number {
  for (let at = window.indexOf(MARK, from); at !== -1 && at < end; at = window.indexOf(MARK, at + 1)) {
    const isAfterBlank = window[at - 1] === LF || (window[at - 1] === CR && window[at - 2] === LF);
    if (isAfterBlank && isPostmark(window.toString('latin1', at + 1, at + 1 + POSTMARK_BYTES))) return at + 1;
  }
  return -1;
}

/** Collects the bytes of one message, and only counts those beyond the limit. */
class Accumulator {
  #parts: Buffer[] = [];
  #size = 0;
  #byte = 0;

  add(part: Buffer): void {
    this.#size += part.length;
    if (this.#size <= MESSAGE_BYTES_MAX) this.#parts.push(part);
    else this.#parts = [];
  }

  *finish(last: Buffer): Iterable<MboxMessage> {
    this.add(last);
    const byte = this.#byte;
    const bytes = Buffer.concat(this.#parts);
    const isTooLarge = this.#size > MESSAGE_BYTES_MAX;
    this.#byte += this.#size;
    this.#parts = [];
    this.#size = 0;
    if (isTooLarge)
      yield { byte, problem: `the message is larger than ${MESSAGE_BYTES_MAX / 1024 / 1024} MiB` };
    else if (bytes.some((each) => each !== LF && each !== CR)) yield { byte, bytes: withoutPostmark(bytes) };
  }
}

/** Also undoes the quoting of `From ` at the start of lines. */
function withoutPostmark(bytes: Buffer): Buffer {
  if (!isPostmark(bytes.toString('latin1', 0, POSTMARK_BYTES))) return bytes;
  const body = bytes.subarray(bytes.indexOf(LF) + 1);
  if (!body.includes('\n>')) return body;
  return Buffer.from(body.toString('latin1').replace(/^>(>{0,20}From )/gm, '$1'), 'latin1');
}
