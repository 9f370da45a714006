import { Worker } from 'node:worker_threads';
import { IndexOutdated } from '../index-outdated.ts';
import { SearchTooSlow } from '../search-too-slow.ts';
import type { MonthCounts } from './sqlite-message-search.ts';
import { compileMatch } from './sqlite-query-compiler.ts';
import type { ReadJob, ReadResult } from './sqlite-reader.ts';

/** What a thread is started with. */
export interface SearchThreadData {
  file: string;
  /** The analyzer of this program: an index of another one is not searched. */
  analyzer: number;
}

export interface ToSearchThread {
  job: ReadJob;
  counts: MonthCounts;
  /** So long it may take. */
  milliseconds: number;
}

export type FromSearchThread =
  | { result: ReadResult[ReadJob['kind']]; learnt: MonthCounts }
  /** What was counted until time was up is known the next time. */
  | { tooSlow: true; learnt: MonthCounts }
  | { outdated: { found: number; program: number } }
  /** An error crosses threads without its own fields, so SQLite's result code goes beside it. */
  | { failure: Error; errcode: number | undefined };

/** Numbers that are remembered of all words together: some forty megabytes. A count is one, a histogram one for each interval. */
const REMEMBERED_MAX = 1_000_000;

/** Beyond its time a thread gets so long to notice, before whoever waits is told. */
const GRACE_MS = 500;

interface Waiting {
  job: ReadJob;
  endsAt: number;
  resolve(result: ReadResult[ReadJob['kind']]): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/** Run from the sources it is TypeScript, from the package JavaScript. */
const THREAD = new URL(
  import.meta.url.endsWith('.ts') ? './sqlite-search-thread.ts' : './sqlite-search-thread.js',
  import.meta.url,
);

/** Threads that search, started as they are needed, and what they have counted. */
export class SqliteSearchPool {
  #data: SearchThreadData;
  #threads: number;
  #milliseconds: number;
  #idle: Worker[] = [];
  #busy = new Map<Worker, Waiting>();
  #queue: Waiting[] = [];
  #counts = new Map<string, { counts: MonthCounts; size: number }>();
  #size = 0;

  constructor(file: string, options: { threads: number; milliseconds: number; analyzer: number }) {
    this.#data = { file, analyzer: options.analyzer };
    this.#threads = options.threads;
    this.#milliseconds = options.milliseconds;
  }

  run<K extends ReadJob['kind']>(job: Extract<ReadJob, { kind: K }>): Promise<ReadResult[K]> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        job,
        endsAt: performance.now() + this.#milliseconds,
        resolve: resolve as Waiting['resolve'],
        reject,
        timer: setTimeout(() => {
          this.#queue = this.#queue.filter((other) => other !== waiting);
          reject(new SearchTooSlow());
        }, this.#milliseconds + GRACE_MS),
      };
      this.#queue.push(waiting);
      this.#dispatch();
    });
  }

  async close(): Promise<void> {
    const workers = [...this.#idle, ...this.#busy.keys()];
    const gone = new Error('the store is closed');
    for (const waiting of [...this.#queue, ...this.#busy.values()])
      settle(waiting, () => waiting.reject(gone));
    this.#queue = [];
    this.#idle = [];
    this.#busy.clear();
    await Promise.all(workers.map((worker) => worker.terminate()));
  }

  #dispatch(): void {
    while (this.#queue.length > 0) {
      const worker = this.#idle.pop() ?? this.#start();
      if (worker === undefined) return;
      const waiting = this.#queue.shift() as Waiting;
      this.#busy.set(worker, waiting);
      worker.postMessage({
        job: waiting.job,
        counts: this.#countsFor(waiting.job),
        milliseconds: waiting.endsAt - performance.now(),
      } satisfies ToSearchThread);
    }
  }

  #start(): Worker | undefined {
    if (this.#busy.size >= this.#threads) return undefined;
    const worker = new Worker(THREAD, { workerData: this.#data });
    worker.unref();
    worker.on('message', (message: FromSearchThread) => this.#finish(worker, message));
    // A thread that dies takes its question with it; the next one is asked of a new thread.
    worker.on('error', (error) => {
      const waiting = this.#busy.get(worker);
      this.#busy.delete(worker);
      this.#idle = this.#idle.filter((other) => other !== worker);
      if (waiting !== undefined) settle(waiting, () => waiting.reject(error as Error));
      this.#dispatch();
    });
    return worker;
  }

  #finish(worker: Worker, message: FromSearchThread): void {
    const waiting = this.#busy.get(worker);
    if (waiting === undefined) return;
    this.#busy.delete(worker);
    this.#idle.push(worker);
    if ('learnt' in message) this.#remember(waiting.job, message.learnt);
    settle(waiting, () => {
      if ('result' in message) waiting.resolve(message.result);
      else if ('outdated' in message)
        waiting.reject(new IndexOutdated(message.outdated.found, message.outdated.program));
      else waiting.reject('failure' in message ? failureOf(message) : new SearchTooSlow());
    });
    this.#dispatch();
  }

  #countsFor(job: ReadJob): MonthCounts {
    const words = wordsOf(job);
    return (words === undefined ? undefined : this.#counts.get(words)?.counts) ?? new Map();
  }

  #remember(job: ReadJob, learnt: MonthCounts): void {
    const words = wordsOf(job);
    if (words === undefined) return;
    const counts: MonthCounts = this.#counts.get(words)?.counts ?? new Map();
    for (const [name, count] of learnt) counts.set(name, count);
    // Whatever was asked last stays longest.
    this.#forget(words);
    const size = sizeOf(counts);
    this.#counts.set(words, { counts, size });
    this.#size += size;
    for (const oldest of this.#counts.keys()) {
      if (this.#size <= REMEMBERED_MAX) return;
      this.#forget(oldest);
    }
  }

  #forget(words: string): void {
    this.#size -= this.#counts.get(words)?.size ?? 0;
    this.#counts.delete(words);
  }
}

function failureOf({ failure, errcode }: { failure: Error; errcode: number | undefined }): Error {
  return errcode === undefined ? failure : Object.assign(failure, { errcode });
}

function sizeOf(counts: MonthCounts): number {
  let size = 0;
  for (const { counted } of counts.values()) size += typeof counted === 'number' ? 1 : 1 + counted.length;
  return size;
}

function settle(waiting: Waiting, how: () => void): void {
  clearTimeout(waiting.timer);
  how();
}

/** What is counted month by month, and so can be remembered: whatever is asked of the text of messages. */
function wordsOf(job: ReadJob): string | undefined {
  if (job.kind !== 'find' && job.kind !== 'histogram') return undefined;
  const { collection, text, filter, platform, username, channelId } = job.question;
  if (collection !== 'message' || channelId !== undefined) return undefined;
  return compileMatch({ collection, text, filter, platform, username });
}
