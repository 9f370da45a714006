/** Longer lines are accidents or attacks. They are skipped without being held in memory. */
export const LINE_BYTES_MAX = 16 * 1024 * 1024;

const NEWLINE = 0x0a;
const BYTE_ORDER_MARK = '\ufeff';

export type Line = { number: number; text: string } | { number: number; problem: string };

/** The lines of a byte stream, numbered from 1, without blank ones. */
export async function* readLines(source: AsyncIterable<Uint8Array>): AsyncIterable<Line> {
  let parts: Uint8Array[] = [];
  let size = 0;
  let number = 1;

  const take = (last: Uint8Array): Line | undefined => {
    const line = size + last.length > LINE_BYTES_MAX ? tooLong(number) : decode(number, [...parts, last]);
    parts = [];
    size = 0;
    number++;
    return 'text' in line && line.text.trim() === '' ? undefined : line;
  };

  for await (const chunk of source) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      const line = take(chunk.subarray(start, end));
      if (line !== undefined) yield line;
      start = end + 1;
    }
    const rest = chunk.subarray(start);
    // Beyond the limit, only count.
    if (size + rest.length <= LINE_BYTES_MAX) parts.push(rest);
    else parts = [];
    size += rest.length;
  }
  if (size > 0) {
    const line = take(new Uint8Array(0));
    if (line !== undefined) yield line;
  }
}

function tooLong(number: number): Line {
  return { number, problem: `the line is longer than ${LINE_BYTES_MAX / 1024 / 1024} MiB` };
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function decode(number: number, parts: Uint8Array[]): Line {
  try {
    const text = decoder.decode(parts.length === 1 ? parts[0] : Buffer.concat(parts));
    return { number, text: number === 1 && text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text };
  } catch {
    return { number, problem: 'the line is not valid UTF-8' };
  }
}
