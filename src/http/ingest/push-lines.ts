import { PassThrough, type Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { systemTimer } from '../../clock.ts';
import { allCounts, toIngestHit } from '../../contract/ingest-hit.ts';
import { ApiError } from '../../errors.ts';
import type { Reservation } from '../../push/push-queue.ts';
import type { PushResult } from '../../push/push-request.ts';
import { PushStream, type StreamCommit } from '../../push/push-stream.ts';
import type { HttpServices } from '../../services/services.ts';
import type { PushHead } from './receive-push.ts';
import { refusalOfResult, toPushError } from './refusals.ts';

const NDJSON = 'application/x-ndjson; charset=utf-8';
/** A key that is revoked ends its streams within this time. */
const KEY_CHECK_MS = 2000;
/** While the client does not read, acknowledgements are summed up. */
const UNREAD_BYTES_MAX = 64 * 1024;

export interface StreamContext {
  request: FastifyRequest;
  reply: FastifyReply;
  head: PushHead;
  stream: Readable;
  reservation: Reservation;
  wantsLines: boolean;
  isKeyValid(): Promise<boolean>;
}

/** Commits lines as they arrive. Returns the response to send, once its status is known. */
export async function pushLines(
  context: StreamContext,
  services: HttpServices,
  sendTotal: (total: PushResult) => Promise<unknown>,
): Promise<unknown> {
  const { request, reply, head, stream, reservation, wantsLines } = context;
  const { push, clock, log } = services;
  const lines = new Acknowledgements();
  const pushing = new PushStream({
    request: head,
    clock,
    timer: systemTimer,
    idleMs: push.settings.idleMs,
    reservation,
    push: (each) => push.push(each),
    onCommit: (commit) => lines.add(commit),
  });
  keepOpen(request, push.settings.idleMs);
  const stopChecking = checkKey(context, pushing);
  push.streams.add(pushing);
  const done = pushing
    .run(stream)
    .then(
      () => undefined,
      (error: unknown) => toPushError(error) as Error,
    )
    .finally(() => {
      stopChecking();
      push.streams.delete(pushing);
      reservation.release();
    });
  if (wantsLines) {
    // The first commit decides the status: its format may be unknown.
    const failure = await Promise.race([done, lines.first]);
    if (failure !== undefined && pushing.total.committed === 0) throw failure;
    void done.then((error) => {
      if (error !== undefined && !(error instanceof ApiError)) log.error({ err: error }, 'a stream failed');
      lines.end(lastLine(pushing, error));
    });
    return reply.header('content-type', NDJSON).send(lines.output);
  }
  const failure = (await done) ?? refusalOfResult(pushing.total);
  if (failure !== undefined) throw withResult(failure, pushing);
  return sendTotal(pushing.total);
}

/** The client sees how far it got. */
function withResult(error: Error, { total }: PushStream): Error {
  return total.committed === 0 ? error : Object.assign(error, { result: toIngestHit(total) });
}

function lastLine({ total }: PushStream, error: Error | undefined): object {
  const { committed } = total;
  const result = { committed, ...toIngestHit(total) };
  if (error === undefined) return { done: true, ...result };
  const { status, message } = error instanceof ApiError ? error : new ApiError('Internal');
  return { done: false, error: { code: status, message }, ...result };
}

/** Streams may be silent for longer than other requests may take. */
function keepOpen({ raw }: FastifyRequest, idleMs: number): void {
  const { socket } = raw;
  // The stream's own timer ends it first.
  socket.setTimeout(idleMs + 60_000);
  socket.setKeepAlive(true, 60_000);
}

function checkKey({ isKeyValid }: StreamContext, pushing: PushStream): () => void {
  const timer = setInterval(() => {
    // While the keys cannot be read, the stream goes on: its key was valid a moment ago.
    void isKeyValid().then(
      (isValid) => {
        if (!isValid) pushing.stop('key-revoked');
      },
      () => {},
    );
  }, KEY_CHECK_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** One line per commit. A client that does not read gets fewer, larger ones. */
class Acknowledgements {
  readonly output = new PassThrough();
  readonly first: Promise<undefined>;
  #hasFirst: () => void = () => {};
  #unsent: StreamCommit | undefined;

  constructor() {
    this.first = new Promise((resolve) => {
      this.#hasFirst = () => resolve(undefined);
    });
    // The client may disconnect.
    this.output.on('error', () => {});
  }

  add({ committed, counts, rejects }: StreamCommit): void {
    const unsent = this.#unsent;
    const sum = { ...unsent?.counts };
    for (const [name, count] of Object.entries(counts)) sum[name] = (sum[name] ?? 0) + count;
    this.#unsent = {
      committed,
      counts: sum,
      rejects: [...(unsent?.rejects ?? []), ...rejects].slice(0, 100),
    };
    if (this.output.writableLength + this.output.readableLength < UNREAD_BYTES_MAX) this.#send();
    this.#hasFirst();
  }

  end(last: object): void {
    this.#send();
    this.output.end(`${JSON.stringify(last)}\n`);
  }

  #send(): void {
    if (this.#unsent === undefined) return;
    const { committed, counts, rejects } = this.#unsent;
    this.#unsent = undefined;
    this.output.write(`${JSON.stringify({ committed, counts: allCounts(counts), rejects })}\n`);
  }
}
