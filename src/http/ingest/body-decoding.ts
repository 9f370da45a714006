import { type Readable, Transform } from 'node:stream';
import { createGunzip, createInflate, createInflateRaw, createZstdDecompress } from 'node:zlib';
import { ApiError } from '../../errors.ts';

type Decoder = Transform & { bytesWritten: number };

const ENCODINGS = ['gzip', 'zstd', 'deflate'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A larger ratio is an attack. Small bodies are exempt, as in files. */
const EXPANSION_MAX = 200;
const EXPANSION_FREE_BYTES = 64 * 1024 * 1024;

/** Undefined if the body is not compressed. */
export function encodingOf(header: string | undefined): Encoding | undefined {
  const name = (header ?? 'identity').trim().toLowerCase().replace(/^x-/, '');
  if (name === 'identity' || name === '') return undefined;
  const encoding = ENCODINGS.find((each) => each === name);
  if (encoding === undefined) throw new ApiError('WrongEncoding');
  return encoding;
}

/** Decompresses on threads of Node. */
export function decoded(source: Readable, encoding: Encoding | undefined, first?: number): Readable {
  if (encoding === undefined) return source;
  const decoder = decoderFor(encoding, first);
  let bytes = 0;
  const guard = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      const isBomb = bytes > EXPANSION_FREE_BYTES && bytes > decoder.bytesWritten * EXPANSION_MAX;
      done(isBomb ? new ApiError('WrongEncoding') : null, chunk);
    },
  });
  source.on('error', (error) => guard.destroy(error));
  source.on('close', () => {
    if (!source.readableEnded) guard.destroy();
  });
  decoder.on('error', (error) => guard.destroy(error));
  source.pipe(decoder).pipe(guard);
  return guard;
}

function decoderFor(encoding: Encoding, first: number | undefined): Decoder {
  if (encoding === 'gzip') return createGunzip();
  if (encoding === 'zstd') return createZstdDecompress();
  // Most senders of "deflate" mean zlib's format, some mean the bare one.
  const isBare = first !== undefined && (first & 0x0f) !== 8;
  return isBare ? createInflateRaw() : createInflate();
}
