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

/** Larger answers are streamed, so that serializing them doesn't block other requests. */
const STREAMED_FROM = 256 * 1024;
const PIECE_LENGTH = 64 * 1024;

/** Smaller answers fit into the kernel's send buffer and are not counted as unread. */
const HELD_FROM = 16 * 1024;

export interface Sending {
  request: FastifyRequest;
  reply: FastifyReply;
  reading: RequestReading;
  /** Clients poll it: send 304 for an answer they already have. */
  isPolled: boolean;
  config: Pick<HttpServices['config'], 'answerSizeMax' | 'writing'>;
}

/** Sends an answer as text, whole where it is small. */
export function sendAnswer(
  sending: Sending,
  serializer: EnvelopeSerializer,
  envelope: Envelope,
): Awaitable<unknown> {
  const { request, reply, reading, isPolled, config } = sending;
  reply.header('content-type', JSON_TYPE);
  if (reading.heldBytes >= STREAMED_FROM)
    return sendInPieces(sending, () => serializer.pieces(envelope, PIECE_LENGTH));
  const body = serializer.whole(envelope);
  if (isLargerThan(body, config.answerSizeMax)) throw new ApiError('AnswerTooLarge');
  if (isPolled && isKnownToClient(request, reply, hash('sha1', body, 'base64url')))
    return void reply.code(304).send();
  if (body.length >= HELD_FROM) {
    reading.held.add(Math.max(0, body.length - reading.heldBytes));
    limitWriting(sending);
  }
  if (body.length >= COMPRESSED_FROM) return sendCompressed(request, reply, body);
  // Nothing to return: a reply handed back is waited for once more.
  reply.send(body);
  return undefined;
}

/** In bytes; a UTF-16 unit takes at most three. */
function isLargerThan(text: string, bytes: number): boolean {
  return text.length * 3 > bytes && Buffer.byteLength(text) > bytes;
}

async function sendInPieces(sending: Sending, pieces: () => Generator<string, void>): Promise<unknown> {
  const { request, reply, isPolled } = sending;
  if (isPolled) {
    const digest = createHash('sha1');
    for (const piece of pieces()) {
      digest.update(piece);
      await nextTurn();
    }
    if (isKnownToClient(request, reply, digest.digest('base64url'))) return reply.code(304).send();
  }
  limitWriting(sending);
  const text = Readable.from(pieces(), { objectMode: false, highWaterMark: PIECE_LENGTH });
  return reply.send(compressedStream(request, reply, text));
}

/** Closes the connection of a client that doesn't read its answer in time. */
function limitWriting({ reply, reading, config }: Sending): void {
  const { raw } = reply;
  const { milliseconds, bytesPerSecond } = config.writing;
  const timer = setTimeout(() => raw.destroy(), milliseconds + (reading.heldBytes / bytesPerSecond) * 1000);
  timer.unref();
  for (const end of ['finish', 'close']) raw.once(end, () => clearTimeout(timer));
}

function isKnownToClient(request: FastifyRequest, reply: FastifyReply, digest: string): boolean {
  // Weak, for the same answer also goes out compressed.
  const tag = `W/"${digest}"`;
  // `cache-control` stays `no-store`: clients may keep an answer and its tag themselves, browsers and proxies must not write it to disk.
  reply.header('etag', tag);
  const known = request.headers['if-none-match'];
  if (known === undefined) return false;
  const opaque = (text: string) => text.trim().replace(/^W\//, '');
  return known.trim() === '*' || known.split(',').some((each) => opaque(each) === opaque(tag));
}
