import type { Readable } from 'node:stream';

const NEWLINE = 0x0a;

export interface Peeked {
  /** At least the first line, unless it is longer than the limit. */
  head: Buffer;
  /** The head is everything. */
  isEnded: boolean;
}

/** Looks at the first line, or at the first `bytesMax` bytes, and leaves them in the stream. */
export async function peekLine(source: Readable, bytesMax: number): Promise<Peeked> {
  const parts: Buffer[] = [];
  let size = 0;
  let isEnded = false;
  source.once('end', () => {
    isEnded = true;
  });
  for (;;) {
    const chunk = source.read() as Buffer | null;
    if (chunk === null) {
      if (isEnded || source.readableEnded) break;
      if (source.errored !== null && source.errored !== undefined) throw source.errored;
      if (source.destroyed) throw disconnected();
      await changed(source);
      continue;
    }
    parts.push(chunk);
    size += chunk.length;
    if (size >= bytesMax || chunk.includes(NEWLINE)) break;
  }
  const head = Buffer.concat(parts);
  if (!isEnded && head.length > 0) source.unshift(head);
  return { head, isEnded };
}

/** Resolves when there is more to read, or nothing more to expect. */
function changed(source: Readable): Promise<void> {
  const events = ['readable', 'end', 'close', 'error'];
  return new Promise((resolve) => {
    const onEvent = () => {
      for (const event of events) source.off(event, onEvent);
      resolve();
    };
    for (const event of events) source.on(event, onEvent);
  });
}

function disconnected(): Error {
  return Object.assign(new Error('the client disconnected'), { code: 'ECONNRESET' });
}

/** Whether the first line is a complete object, as in newline-delimited JSON. */
export function isObjectLine({ head }: Peeked): boolean {
  const end = head.indexOf(NEWLINE);
  if (end === -1) return false;
  const first = head.subarray(0, end).toString('latin1').trim();
  return first.startsWith('{') && first.endsWith('}');
}
