import type { Clock } from '../clock.ts';
import type { ReadOptions } from '../ingest/importer.ts';
import { InputFiles } from '../ingest/input-files.ts';
import { type FileResult, Import, type ImportMatching } from '../ingest/pipeline.ts';
import { ImportReport } from '../ingest/report.ts';
import { StoreFull } from '../storage/port/failures/store-full.ts';
import type { PushReject, PushTask } from '../storage/port/push-log.ts';
import type { Store } from '../storage/port/store.ts';
import type { Batch } from '../storage/port/writing.ts';
import { MS_PER_DAY } from '../time/instant.ts';
import { CountedRecords } from './counted-records.ts';
import { type PushRequest, REJECTS_KEPT } from './push-request.ts';
import type { Spool } from './spool.ts';
import type { Commit } from './thread-messages.ts';
import type { WriteTurns } from './write-turns.ts';

const KEPT_MS = 7 * MS_PER_DAY;
const RETRY_MS = 2000;
/** A reader thread takes half a second to start, and tens of megabytes while it waits. */
const READER_KEPT_MS = 10_000;
const RETRY_MAX_MS = 300_000;

export interface TaskEvents {
  onCommitted(commit: Commit): void;
  onChanged(tasks: { queued: number; running: number; bytes: number }): void;
  /** The store refused a task, which is tried again. */
  onFailed(taskId: string, reason: string): void;
}

/** Imports spooled bodies in the background, one after the other. A task is an import of its own. */
export class TaskRunner {
  #store: Store;
  #spool: Spool;
  #clock: Clock;
  #turns: WriteTurns;
  #searches: ImportMatching;
  #events: TaskEvents;
  #queue: PushTask[] = [];
  #running: PushTask | undefined;
  #isClosed = false;
  /** Failed attempts of each task. */
  #failures = new Map<string, number>();
  #idle: Promise<void> = Promise.resolve();
  #inputs = new InputFiles();

  constructor(
    store: Store,
    spool: Spool,
    clock: Clock,
    turns: WriteTurns,
    searches: ImportMatching,
    events: TaskEvents,
  ) {
    this.#store = store;
    this.#spool = spool;
    this.#clock = clock;
    this.#turns = turns;
    this.#searches = searches;
    this.#events = events;
  }

  /** Continues the tasks of an earlier process. A body without a task was never acknowledged. */
  async resume(): Promise<void> {
    await this.#store.pushes.removeTasks(this.#clock() - KEPT_MS);
    for (const id of await this.#spool.ids()) {
      const task = await this.#store.pushes.findTask(id);
      if (task !== undefined && task.finishedAt === undefined) this.#enqueue(task);
      else await this.#spool.remove(id);
    }
  }

  /** Durable once this resolves. */
  async accept({ key, at, format, options, body }: PushRequest): Promise<string> {
    if (!('path' in body)) throw new TypeError('only a spooled body can be a task');
    const task: PushTask = {
      id: await this.#spool.keep(body.path),
      keyId: key.id,
      keyName: key.name,
      state: 'queued',
      format,
      options: { ...options },
      sizeBytes: body.sizeBytes,
      createdAt: at,
      finishedAt: undefined,
      importId: undefined,
      counts: {},
      rejects: [],
      reason: undefined,
    };
    await this.#store.pushes.saveTask(task);
    this.#enqueue(task);
    return task.id;
  }

  /** Waits for the running batch. The task goes on after the next start. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#idle;
    await this.#inputs.close();
  }

  #enqueue(task: PushTask): void {
    this.#queue.push(task);
    this.#changed();
    if (this.#running === undefined && this.#queue.length === 1) this.#idle = this.#run();
  }

  #changed(): void {
    const running = this.#running === undefined ? [] : [this.#running];
    this.#events.onChanged({
      queued: this.#queue.length,
      running: running.length,
      bytes: [...this.#queue, ...running].reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
    });
  }

  async #run(): Promise<void> {
    while (!this.#isClosed) {
      this.#running = this.#queue.shift();
      this.#changed();
      if (this.#running === undefined) break;
      await this.#runTask(this.#running);
    }
    this.#closeInputsLater();
  }

  #closeInputsLater(): void {
    const timer = setTimeout(() => {
      if (this.#running === undefined) void this.#inputs.close();
    }, READER_KEPT_MS);
    timer.unref();
  }

  async #runTask(task: PushTask): Promise<void> {
    try {
      await this.#store.pushes.saveTask({ ...task, state: 'running' });
      const finished = await this.#import(task);
      if (finished === undefined) return;
      await this.#store.pushes.saveTask(finished);
      await this.#spool.remove(task.id);
    } catch (error) {
      // The thread may still be sending what it has read.
      await this.#inputs.close();
      if (!this.#isClosed) await this.#retryLater(task, error as Error);
    }
  }

  /** An acknowledged body is never given up because of the store: the disk may be full, or the cluster down. */
  async #retryLater(task: PushTask, error: Error): Promise<void> {
    this.#events.onFailed(task.id, error.message);
    // Clients do not get the details, which may contain paths of the server; the log does.
    const cause =
      error instanceof StoreFull ? 'the disk of the server is full' : 'the store is not available';
    const failures = (this.#failures.get(task.id) ?? 0) + 1;
    this.#failures.set(task.id, failures);
    await this.#store.pushes.saveTask({ ...task, reason: `${cause}; it is tried again` }).catch(() => {});
    const timer = setTimeout(
      () => this.#enqueue(task),
      Math.min(RETRY_MS * 2 ** (failures - 1), RETRY_MAX_MS),
    );
    timer.unref();
  }

  /** Undefined if the server stops before the end. */
  async #import(task: PushTask): Promise<PushTask | undefined> {
    const rejects: PushReject[] = [];
    let unreported = 0;
    const report = new ImportReport();
    const run = new Import(this.#stoppable(), this.#clock, {
      matching: this.#searches,
      inputs: this.#inputs,
      read: task.options as unknown as ReadOptions,
      onRejected: ({ file: _, ...reject }) => {
        unreported++;
        if (rejects.length < REJECTS_KEPT) rejects.push(reject);
      },
      onAcknowledged: () => {
        if (unreported === 0) return;
        const counts = { read: unreported, skipped: 0, rejected: unreported };
        this.#events.onCommitted({ outcomes: {}, counts, at: this.#clock() });
        unreported = 0;
      },
    });
    const formats = new Set<string>();
    const problems: string[] = [];
    const name = `push by ${task.keyName}, task ${task.id}`;
    const file = { path: this.#spool.pathOf(task.id), format: task.format, isFound: false, body: { name } };
    try {
      for await (const result of run.run(file)) {
        if ('format' in result && result.format !== undefined) formats.add(result.format);
        if ('report' in result && result.report !== undefined) report.add(result.report);
        const problem = problemIn(result);
        if (problem !== undefined) problems.push(problem);
      }
    } catch (error) {
      if (error instanceof Stopped) return undefined;
      throw error;
    } finally {
      await run.close();
    }
    const reason = problems.length === 0 ? undefined : problems.slice(0, 5).join('; ');
    return {
      ...task,
      state: reason !== undefined || isAllRejected(report) ? 'failed' : 'done',
      format: formats.size === 1 ? [...formats][0] : task.format,
      finishedAt: this.#clock(),
      importId: run.importId,
      counts: report.counts(),
      rejects,
      reason: reason ?? (isAllRejected(report) ? 'all entries were rejected' : undefined),
    };
  }

  /** The store, whose batches take turns with pushes, and end when the server stops. */
  #stoppable(): Store {
    const store = this.#store;
    const write = (batch: Batch) =>
      this.#turns.take(async () => {
        if (this.#isClosed) throw new Stopped();
        const records = new CountedRecords([batch.records]);
        const outcomes = await store.write({ ...batch, records });
        this.#events.onCommitted({
          outcomes: records.byKind(outcomes),
          counts: { read: outcomes.length, skipped: 0, rejected: 0 },
          at: this.#clock(),
        });
        return outcomes;
      });
    return Object.assign(Object.create(store) as Store, { write, imports: store.imports });
  }
}

class Stopped extends Error {}

function isAllRejected({ read, rejected }: ImportReport): boolean {
  return read > 0 && rejected === read;
}

function problemIn(result: FileResult): string | undefined {
  switch (result.outcome) {
    case 'broken':
      return result.reason;
    case 'purged':
      return 'the same content was purged permanently';
    case 'unrecognised':
      return result.isFound ? undefined : 'unknown format';
    case 'unpacked':
      return result.recognised === 0 ? 'no file in the archive has a known format' : undefined;
    default:
      return undefined;
  }
}
