import { Worker } from 'node:worker_threads';
import { threadScript } from '../threads/thread-pool.ts';
import type { PushOutcome, PushRequest } from './push-request.ts';
import type { FromWriter, PushFailure, ToWriter, WriterData } from './thread-messages.ts';

/** The body could not be written. Nothing of it was acknowledged. */
export class PushFailed extends Error {
  readonly kind: PushFailure['kind'];

  constructor({ kind, message }: PushFailure) {
    super(message);
    this.name = 'PushFailed';
    this.kind = kind;
  }
}

export type WriterEvent = Extract<FromWriter, { kind: 'committed' | 'tasks' | 'problem' }>;

interface ThreadEvents {
  onEvent(event: WriterEvent): void;
  onCrash(reason: string): void;
}

interface Waiter {
  resolve(outcome: PushOutcome): void;
  reject(error: Error): void;
}

/** The server's end of the writer thread. Started on demand, and again after a crash. */
export class PushThread {
  #data: () => WriterData;
  #events: ThreadEvents;
  #worker: Worker | undefined;
  #waiters = new Map<number, Waiter>();
  #lastId = 0;
  #isClosed = false;

  constructor(data: () => WriterData, events: ThreadEvents) {
    this.#data = data;
    this.#events = events;
  }

  push(request: PushRequest, isAsync: boolean): Promise<PushOutcome> {
    if (this.#isClosed)
      return Promise.reject(new PushFailed({ kind: 'unavailable', message: 'the server is stopping' }));
    const id = ++this.#lastId;
    const worker = this.start();
    return new Promise((resolve, reject) => {
      this.#waiters.set(id, { resolve, reject });
      const transfer = 'bytes' in request.body ? [request.body.bytes.buffer] : [];
      worker.postMessage({ kind: 'push', id, request, isAsync } satisfies ToWriter, transfer);
    });
  }

  start(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = new Worker(threadScript('writer-thread', import.meta.url), { workerData: this.#data() });
    worker.unref();
    worker.on('message', (message: FromWriter) => this.#receive(message));
    worker.on('error', (error) => this.#stopped(worker, (error as Error).message));
    worker.on('exit', () => this.#stopped(worker, 'the push writer stopped'));
    this.#worker = worker;
    return worker;
  }

  /** Waits for what was received. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const worker = this.#worker;
    if (worker === undefined) return;
    const isOver = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    worker.ref();
    worker.postMessage({ kind: 'close' } satisfies ToWriter);
    await isOver;
  }

  #receive(message: FromWriter): void {
    if (message.kind === 'committed' || message.kind === 'tasks' || message.kind === 'problem')
      this.#events.onEvent(message);
    if (message.kind !== 'answer' && message.kind !== 'failed') return;
    const waiter = this.#waiters.get(message.id);
    this.#waiters.delete(message.id);
    if (message.kind === 'answer') waiter?.resolve(message.outcome);
    else waiter?.reject(new PushFailed(message.failure));
  }

  #stopped(worker: Worker, reason: string): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    if (!this.#isClosed) this.#events.onCrash(reason);
    const waiters = [...this.#waiters.values()];
    this.#waiters.clear();
    for (const { reject } of waiters) reject(new PushFailed({ kind: 'unavailable', message: reason }));
  }
}
