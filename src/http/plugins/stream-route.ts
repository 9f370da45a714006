import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../errors.ts';
import { isUsable } from '../../keys/key-ring.ts';
import type { HttpServices } from '../../services/services.ts';
import type { ApiKey } from '../../storage/port/api-key.ts';
import type { EventStream, StreamedEvent } from '../event-stream.ts';
import { RequestReading } from '../request-reading.ts';

/** Proxies and clients give up on a connection that is silent for longer. */
const HEARTBEAT_MS = 15_000;
const RECONNECT_MS = 3000;
const STREAMS_PER_KEY = 20;
const STREAMS_MAX = 500;
const HEARTBEAT = ': nothing new\n\n';

/** Server-sent events: an answer that ends when the client leaves, its key is revoked or the server stops. */
export class EventStreams {
  #services: HttpServices;
  #open = new Map<AbortController, string>();

  constructor(app: FastifyInstance, services: HttpServices) {
    this.#services = services;
    app.addHook('preClose', async () => {
      for (const controller of this.#open.keys()) controller.abort();
    });
  }

  async answer(stream: EventStream, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const key = request.apiKey as ApiKey;
    this.#requireRoom(key);
    const controller = new AbortController();
    this.#open.set(controller, key.id);
    reply.raw.once('close', () => controller.abort());
    controller.signal.addEventListener('abort', () => this.#open.delete(controller));
    const reading = new RequestReading(this.#services, request, reply, { isCounting: false });
    const lastEventId = request.headers['last-event-id'];
    const events = stream.events(
      { key, lastEventId: [lastEventId].flat()[0], signal: controller.signal },
      { ...this.#services, store: reading },
    );
    reply.headers({ 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' });
    return reply.send(Readable.from(this.#texts(events, key, controller), { objectMode: false }));
  }

  #requireRoom({ id }: ApiKey): void {
    const own = [...this.#open.values()].filter((each) => each === id).length;
    if (own >= STREAMS_PER_KEY || this.#open.size >= STREAMS_MAX)
      throw new ApiError('TooManyStreams', '', { headers: { 'retry-after': '30' } });
  }

  async *#texts(
    events: AsyncGenerator<readonly StreamedEvent[], void>,
    key: ApiKey,
    controller: AbortController,
  ): AsyncGenerator<string, void> {
    const beats = new Heartbeats(HEARTBEAT_MS, controller.signal);
    try {
      yield `retry: ${RECONNECT_MS}\n\n`;
      let next = events.next();
      while (!controller.signal.aborted) {
        const part = await Promise.race([next, beats.next()]);
        if (part === undefined) {
          if (!(await this.#isUsable(key))) return;
          yield HEARTBEAT;
          continue;
        }
        if (part.done) return;
        yield part.value.map(textOf).join('');
        next = events.next();
      }
    } finally {
      beats.stop();
      controller.abort();
    }
  }

  async #isUsable({ id }: ApiKey): Promise<boolean> {
    const key = (await this.#services.keys.list()).find((each) => each.id === id);
    return key !== undefined && isUsable(key, this.#services.clock());
  }
}

class Heartbeats {
  #timer: NodeJS.Timeout;
  #wake = () => {};

  constructor(ms: number, signal: AbortSignal) {
    this.#timer = setInterval(() => this.#wake(), ms).unref();
    signal.addEventListener('abort', () => this.#wake());
  }

  next(): Promise<undefined> {
    return new Promise((resolve) => {
      this.#wake = () => resolve(undefined);
    });
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

/** Data is JSON, which has no line breaks. */
function textOf({ id, event, data }: StreamedEvent): string {
  return `id: ${id}\nevent: ${event}\ndata: ${data}\n\n`;
}
