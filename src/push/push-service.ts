import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { systemClock } from '../clock.ts';
import type { StorePlace } from '../storage/port/engine.ts';
import type { ImportRun } from '../storage/port/import-log.ts';
import type { PushTask } from '../storage/port/push-log.ts';
import type { Store } from '../storage/port/store.ts';
import type { Day } from '../time/day.ts';
import { PushQueue } from './push-queue.ts';
import type { PushOutcome, PushRequest } from './push-request.ts';
import type { PushStream } from './push-stream.ts';
import { PushThread, type WriterEvent } from './push-thread.ts';
import { Spool } from './spool.ts';
import type { Commit } from './thread-messages.ts';

export interface PushSettings {
  spoolFolder: string;
  /** Larger bodies become tasks. */
  syncBytes: number;
  /** Bytes on their way into the store. */
  queueBytes: number;
  /** A stream without data ends after this time. */
  idleMs: number;
}

const RESTART_MS = 1000;
const TASKS_LISTED_MAX = 1000;

/** What the HTTP server needs to accept pushes. The work is done on a thread. */
export class PushService {
  readonly settings: PushSettings;
  readonly queue: PushQueue;
  readonly spool: Spool;
  /** Streams that are open, so that a server that stops can end them. */
  readonly streams = new Set<PushStream>();
  readonly tasks = { queued: 0, running: 0 };
  #store: Store;
  #thread: PushThread;
  #listeners: ((commit: Commit) => void)[] = [];
  #isClosed = false;

  constructor(
    settings: PushSettings,
    { store, place, clock, log }: { store: Store; place: StorePlace; clock: Clock; log: Logger },
  ) {
    this.settings = settings;
    this.#store = store;
    this.queue = new PushQueue(settings.queueBytes);
    this.spool = new Spool(settings.spoolFolder);
    const { spoolFolder } = settings;
    this.#thread = new PushThread(
      () => ({ place: place.handle, spoolFolder, clockOffsetMs: clock() - systemClock() }),
      {
        onEvent: (event) => {
          if (event.kind !== 'problem') this.#receive(event);
          else log.error(event.about, event.text);
        },
        onCrash: (reason) => {
          log.error({ reason }, 'the push writer stopped; it starts again');
          this.#receive({ kind: 'tasks', queued: 0, running: 0, bytes: 0 });
          setTimeout(() => void this.resume(), RESTART_MS).unref();
        },
      },
    );
  }

  /** Resolves once the body is durable: in the store, or with `isAsync` on disk. */
  push(request: PushRequest, isAsync = false): Promise<PushOutcome> {
    return this.#thread.push(request, isAsync);
  }

  /** Calls the listener after each commit, when its records are durable. */
  onCommitted(listener: (commit: Commit) => void): void {
    this.#listeners.push(listener);
  }

  /** Continues the tasks of an earlier process. */
  async resume(): Promise<void> {
    await this.spool.removeAbandoned();
    if (!this.#isClosed && (await this.spool.ids()).length > 0) this.#thread.start();
  }

  /** A key only sees its own tasks. */
  async findTask(id: string, keyId: string): Promise<PushTask | undefined> {
    const task = await this.#store.pushes.findTask(id);
    return task?.keyId === keyId ? task : undefined;
  }

  /** Newest first. */
  listTasks(keyId: string): Promise<PushTask[]> {
    return this.#store.pushes.listTasks(keyId, TASKS_LISTED_MAX);
  }

  /** What each key has pushed on each day from this one on, newest first. */
  pushesSince(day: Day): Promise<ImportRun[]> {
    return this.#store.imports.pushesSince(day);
  }

  /** Commits what has arrived, and ends all streams. */
  stopStreams(): void {
    for (const stream of this.streams) stream.stop('stopping');
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#thread.close();
  }

  #receive(event: Exclude<WriterEvent, { kind: 'problem' }>): void {
    if (event.kind === 'committed') {
      for (const listener of this.#listeners) listener(event.commit);
      return;
    }
    this.tasks.queued = event.queued;
    this.tasks.running = event.running;
    this.queue.setTaskBytes(event.bytes);
  }
}
