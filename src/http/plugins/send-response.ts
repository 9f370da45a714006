import { createHash, hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Envelope } from '../../contract/envelope.ts';
import type { EnvelopeSerializer } from '../../contract/serializer.ts';
import { ApiError } from '../../errors.ts';
import type { HttpServices } from '../../services/services.ts';
import type { Awaitable } from '../../storage/port/awaitable.ts';
import type { RequestReading } from '../request-reading.ts';
import { COMPRESSED_FROM, compressedStream, sendCompressed } from './compression.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Larger responses are streamed, so that serializing them doesn't block other requests. */
const STREAMED_FROM = 512 * 1024;
const PIECE_LENGTH = 64 * 1024;

/** Smaller responses fit into the kernel's send buffer and are not counted as unread. */
const COUNTED_FROM = 16 * 1024;

export interface ResponseContext {
  request: FastifyRequest;
  reply: FastifyReply;
  reading: RequestReading;
  /** Clients poll it: send 304 if they already have the response. */
  isPolled: boolean;
  config: Pick<HttpServices['config'], 'responseBytesMax' | 'writing'>;
}

/** Serializes and sends a response; large ones in pieces. */
export function sendResponse(
  context: ResponseContext,
  serializer: EnvelopeSerializer,
  envelope: Envelope,
): Awaitable<unknown> {
  const { request, reply, reading, isPolled, config } = context;
  reply.header('content-type', JSON_TYPE);
  if (reading.responseBytes >= STREAMED_FROM)
    return sendInPieces(context, () => serializer.pieces(envelope, PIECE_LENGTH));
  const body = serializer.whole(envelope);
  if (isLargerThan(body, config.responseBytesMax)) throw new ApiError('ResponseTooLarge');
  if (isPolled && isNotModified(request, reply, hash('sha1', body, 'base64url')))
    return void reply.code(304).send();
  if (body.length >= COUNTED_FROM) {
    reading.response.add(Math.max(0, body.length - reading.responseBytes));
    limitWriting(context);
  }
  if (body.length >= COMPRESSED_FROM) return sendCompressed(request, reply, body);
  // Not returned: Fastify would wait for it once more.
  reply.send(body);
  return undefined;
}

/** What other people wrote may contain scripts: a browser must not open it as a page, whatever the link to it says. */
const INERT_TEXT = {
  'content-type': 'text/plain; charset=utf-8',
  'content-disposition': 'attachment; filename="document.txt"',
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
};

/** Sends collected text exactly as it is stored. */
export function sendText(context: ResponseContext, text: string): Awaitable<unknown> {
  const { request, reply, reading, config } = context;
  if (isLargerThan(text, config.responseBytesMax)) throw new ApiError('ResponseTooLarge');
  reply.headers(INERT_TEXT);
  if (text.length >= COUNTED_FROM) {
    reading.response.add(Math.max(0, text.length - reading.responseBytes));
    limitWriting(context);
  }
  if (text.length >= COMPRESSED_FROM) return sendCompressed(request, reply, text);
  reply.send(text);
  return undefined;
}

/** In UTF-8, a UTF-16 unit has at most three bytes. */
function isLargerThan(text: string, bytes: number): boolean {
  return text.length * 3 > bytes && Buffer.byteLength(text) > bytes;
}

async function sendInPieces(
  context: ResponseContext,
  pieces: () => Generator<string, void>,
): Promise<unknown> {
  const { request, reply, isPolled } = context;
  if (isPolled) {
    const digest = createHash('sha1');
    for (const piece of pieces()) {
      digest.update(piece);
      await nextTurn();
    }
    if (isNotModified(request, reply, digest.digest('base64url'))) return reply.code(304).send();
  }
  limitWriting(context);
  const text = Readable.from(pieces(), { objectMode: false, highWaterMark: PIECE_LENGTH });
  return reply.send(compressedStream(request, reply, text));
}

/** Closes the connection if the client doesn't read the response in time. */
export function limitWriting(
  { reply, reading, config }: ResponseContext,
  bytes = reading.responseBytes,
): void {
  const { raw } = reply;
  const { milliseconds, bytesPerSecond } = config.writing;
  const timer = setTimeout(() => raw.destroy(), milliseconds + (bytes / bytesPerSecond) * 1000);
  timer.unref();
  for (const event of ['finish', 'close']) raw.once(event, () => clearTimeout(timer));
}

function isNotModified(request: FastifyRequest, reply: FastifyReply, digest: string): boolean {
  // Weak, because the same response may also be sent compressed.
  const tag = `W/"${digest}"`;
  // `cache-control` stays `no-store`: clients may keep responses, but browsers and proxies must not write them to disk.
  reply.header('etag', tag);
  const known = request.headers['if-none-match'];
  if (known === undefined) return false;
  const opaque = (text: string) => text.trim().replace(/^W\//, '');
  return known.trim() === '*' || known.split(',').some((each) => opaque(each) === opaque(tag));
}
