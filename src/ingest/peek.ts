import type { Source } from './importer.ts';
import { HEAD_BYTES } from './sniff.ts';

/** The start of a source, to decide how to read it, and all of it. A pipe can be opened only once. */
export async function peek(source: Source): Promise<{ head: Buffer; all: AsyncIterable<Uint8Array> }> {
  const chunks = source.open()[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  let size = 0;
  let broken: unknown;
  try {
    while (size < HEAD_BYTES) {
      const next = await chunks.next();
      if (next.done) break;
      first.push(next.value);
      size += next.value.length;
    }
  } catch (error) {
    broken = error;
  }
  const all = (async function* () {
    yield* first;
    // After the complete entries.
    if (broken !== undefined) throw broken;
    yield* { [Symbol.asyncIterator]: () => chunks };
  })();
  return { head: Buffer.concat(first), all };
}
