import { Readable, type Transform } from 'node:stream';
import { SourceError } from '../importer.ts';

/** Passes a stream through a decoder. What is decoded before an error is returned first. */
export async function* decoded(
  packed: AsyncIterable<Uint8Array>,
  decoder: Transform,
): AsyncIterable<Uint8Array> {
  const stream = Readable.from(packed, { objectMode: false }).on('error', (error) => decoder.destroy(error));
  try {
    yield* stream.pipe(decoder) as AsyncIterable<Uint8Array>;
  } catch (error) {
    if (error instanceof SourceError) throw error;
    throw new SourceError(`it is damaged: ${(error as Error).message}`);
  } finally {
    stream.destroy();
    decoder.destroy();
  }
}
