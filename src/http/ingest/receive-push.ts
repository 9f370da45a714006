import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../errors.ts';
import { MEMORY_BYTES_MAX, QueueFull, receiveBody } from '../../push/incoming-body.ts';
import type { Reservation } from '../../push/push-queue.ts';
import type { PushOutcome, PushRequest, ReceivedBody } from '../../push/push-request.ts';
import { STREAM_BYTES } from '../../push/push-stream.ts';
import type { HttpServices } from '../../services/services.ts';
import { decoded } from './body-decoding.ts';
import { isObjectLine, type Peeked, peekLine } from './peek-line.ts';
import { invalidIdempotencyKey, type PushHeaders } from './push-headers.ts';
import { retryLater } from './refusals.ts';

/** A body must arrive within this time, plus the time its bytes take at the minimum speed. */
const ARRIVAL_MS = 60_000;
const BYTES_PER_SECOND_MIN = 64 * 1024;
/** After a response, the rest of a body is read this long, so that the client gets to see the response. */
const LINGER_MS = 10_000;

/** Everything of a push but its body. */
export type PushHead = Omit<PushRequest, 'body' | 'at' | 'idempotencyKey'>;

/** Lines that are committed as they arrive, or the outcome of a whole body. */
export type Received = { stream: Readable; reservation: Reservation } | { outcome: PushOutcome };

/** Makes room in the queue before anything is read, then receives the body and hands it on. */
export async function receivePush(
  request: FastifyRequest,
  reply: FastifyReply,
  head: PushHead,
  headers: PushHeaders,
  { push, clock }: Pick<HttpServices, 'push' | 'clock'>,
): Promise<Received> {
  const { length, isAsync, wantsLines } = headers;
  lingerAfter(request, reply);
  if (length !== undefined && length > push.queue.bytesMax) throw new ApiError('PushTooLarge');
  const mayStream = !isAsync && !headers.isWhole && (length === undefined || wantsLines);
  const reservation = push.queue.reserve(mayStream ? STREAM_BYTES : (length ?? MEMORY_BYTES_MAX));
  if (reservation === undefined) throw retryLater('QueueFull');
  let isKept = false;
  try {
    if (request.headers.expect !== undefined) reply.raw.writeContinue();
    const opened = openBody(request.raw, headers, mayStream, (size) => {
      if (size > reservation.bytes && !reservation.resize(size)) throw new QueueFull();
    });
    // A stream may begin with a pause, but not with one that never ends.
    const { source, peeked } = await inTime(opened, push.settings.idleMs);
    if (peeked !== undefined && isStream(peeked, wantsLines)) {
      if (headers.idempotencyKey !== undefined)
        throw invalidIdempotencyKey('is not supported for streams: acknowledged lines are not sent again');
      isKept = true;
      return { stream: peeked.isEnded ? Readable.from([peeked.head]) : source, reservation };
    }
    const at = clock();
    const memoryBytesMax = isAsync ? 0 : Math.min(MEMORY_BYTES_MAX, push.settings.syncBytes);
    const receiving = { spool: push.spool, reservation, sizeBytes: length, memoryBytesMax, at };
    const body = await inTime(
      receiveBody(peeked?.isEnded ? Readable.from([peeked.head]) : source, receiving),
      ARRIVAL_MS + ((length ?? MEMORY_BYTES_MAX) / BYTES_PER_SECOND_MIN) * 1000,
    );
    if (sizeOf(body) === 0) return { outcome: nothing() };
    const isTask = isAsync || sizeOf(body) > push.settings.syncBytes;
    const { idempotencyKey } = headers;
    return { outcome: await push.push({ ...head, at, idempotencyKey, body }, isTask) };
  } finally {
    if (!isKept) reservation.release();
  }
}

/** Streams are decompressed here, to find their lines. Other bodies are decompressed by the thread that reads them. */
async function openBody(
  raw: Readable,
  { encoding }: PushHeaders,
  mayStream: boolean,
  onSize: (bytes: number) => void,
): Promise<{ source: Readable; peeked?: Peeked }> {
  if (!mayStream && encoding !== 'deflate') return { source: raw };
  const first = encoding === 'deflate' ? (await peekLine(raw, 1)).head[0] : undefined;
  const source = decoded(raw, encoding, first);
  return mayStream ? { source, peeked: await peekLine(source, MEMORY_BYTES_MAX, onSize) } : { source };
}

/** Other bodies, such as arrays, make sense only as a whole. */
function isStream(peeked: Peeked, wantsLines: boolean): boolean {
  return isObjectLine(peeked) && (wantsLines || !peeked.isEnded);
}

function sizeOf(body: ReceivedBody): number {
  return 'bytes' in body ? body.bytes.length : body.sizeBytes;
}

function nothing(): PushOutcome {
  return {
    kind: 'imported',
    result: { format: '', counts: {}, rejects: [], importId: undefined, problem: undefined },
  };
}

/** A slow sender must not hold its place in the queue. */
async function inTime<T>(receiving: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const isLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ApiError('RequestTimeout')), ms);
  });
  // If it is late, closing the connection ends it.
  receiving.catch(() => {});
  try {
    return await Promise.race([receiving, isLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** A connection that is closed while the client still sends would lose the response. */
function lingerAfter({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('finish', () => {
    if (raw.complete) return;
    const timer = setTimeout(() => raw.destroy(), LINGER_MS);
    timer.unref();
    raw.once('close', () => clearTimeout(timer));
  });
}
