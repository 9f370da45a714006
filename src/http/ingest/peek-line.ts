import type { Readable } from 'node:stream';

const NEWLINE = 0x0a;
/** All bytes up to this one are blank, or no text. */
const SPACE = 0x20;
const BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';

export interface Peeked {
  /** At least the first line that is not blank, unless it is longer than the limit. */
  head: Buffer;
  /** The head is everything. */
  isEnded: boolean;
}

/** Looks at the first line that is not blank, or at the first `bytesMax` bytes, and leaves them in the stream. */
export async function peekLine(
  source: Readable,
  bytesMax: number,
  onSize: (bytes: number) => void = () => {},
): Promise<Peeked> {
  const parts: Buffer[] = [];
  let size = 0;
  let isEnded = false;
  let isStarted = false;
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
    onSize(size);
    const from: number = isStarted ? 0 : chunk.findIndex((byte) => byte > SPACE);
    isStarted ||= from !== -1;
    if (size >= bytesMax || (isStarted && chunk.indexOf(NEWLINE, from) !== -1)) break;
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

/** Whether the first line looks like a complete object, as in newline-delimited JSON. */
export function isObjectLine({ head, isEnded }: Peeked): boolean {
  const text = head.toString('latin1');
  const start = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
  const [first = '', ...others] = text.slice(start).trimStart().split('\n', 2);
  const isComplete = isEnded || others.length > 0;
  return isComplete && first.startsWith('{') && first.trimEnd().endsWith('}');
}
