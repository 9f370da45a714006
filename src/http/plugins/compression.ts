import { pipeline, type Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Smaller responses fit in one packet uncompressed. */
export const COMPRESSED_FROM = 1024;

/** Responses are never cached, so a slightly better ratio is not worth several times the CPU time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const ENCODERS = {
  br: (text: string) => promisify(brotliCompress)(text, BROTLI),
  gzip: (text: string) => promisify(gzip)(text),
};
type Encoding = keyof typeof ENCODERS;

/** Sends the text, compressed off the main thread if the client accepts it. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding');
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding === undefined) return reply.send(text);
  const bytes = await ENCODERS[encoding](text);
  return reply.header('content-encoding', encoding).send(bytes);
}

/** The same for a stream. */
export function compressedStream(request: FastifyRequest, reply: FastifyReply, text: Readable): Readable {
  reply.header('vary', 'accept-encoding');
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding === undefined) return text;
  reply.header('content-encoding', encoding);
  const compressing = encoding === 'br' ? createBrotliCompress(BROTLI) : createGzip();
  // Errors reach the last stream; when the client disconnects, both streams are destroyed.
  return pipeline(text, compressing, () => {});
}

// Not @fastify/accept-negotiator 2.1.2: it takes 0.35 instead of 0.8 µs, but chooses br for `br;q=0, *`.
/** The client's preferred encoding; br if both are equal. */
export function chooseEncoding(accept: string | undefined): Encoding | undefined {
  if (accept === undefined) return undefined;
  const weights = new Map(
    accept.split(',').map((part) => {
      const [name = '', ...parameters] = part.toLowerCase().split(';');
      const weight = parameters
        .map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1])
        .find((each) => each !== undefined);
      return [name.trim(), weight === undefined ? 1 : Number(weight)];
    }),
  );
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const best: Encoding = weightOf('gzip') > weightOf('br') ? 'gzip' : 'br';
  return weightOf(best) > 0 ? best : undefined;
}
