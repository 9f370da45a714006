import { Worker } from 'node:worker_threads';
import { Cancelled, TimedOut } from './failures.ts';

export interface ThreadData {
  /** A 32-bit number, non-zero once the request is cancelled. */
  stop: SharedArrayBuffer;
  data: unknown;
}

export interface ToThread {
  message: unknown;
  /** Time left until the deadline. */
  milliseconds: number;
}

export interface ThreadPoolOptions {
  script: URL;
  data?: unknown;
  threads: number;
  /** Called whenever a stuck thread is replaced. */
  onReplaced?: (() => void) | undefined;
  /** Grace period after the deadline in which a thread may still stop on its own. */
  graceMs?: number;
  /** Limit of the memory for short-lived objects on each thread; without it, Node keeps up to a hundred megabytes. */
  youngMegabytes?: number;
  /** Sent to a thread whose caller failed or was cancelled, so that it can drop its state. Not answered. */
  reset?: unknown;
}

/** A thread reserved for one caller. */
export interface Thread {
  /** Sends one request at a time. */
  ask(message: unknown): Promise<unknown>;
}

export interface Limits {
  /** For all requests together, including the wait for a thread. */
  milliseconds: number;
  signal?: AbortSignal | undefined;
}

const GRACE_MS = 500;

interface PooledThread {
  worker: Worker;
  stop: Int32Array;
  /** The caller that waits for an answer; undefined if the thread is idle or its request was cancelled. */
  pending: { resolve(answer: unknown): void; reject(error: Error): void } | undefined;
  /** Runs while the thread still works on a cancelled request. */
  graceTimer: NodeJS.Timeout | undefined;
  /** Why the thread left the pool. */
  failure: Error | undefined;
}

interface Waiter {
  resolve(member: PooledThread): void;
  reject(error: Error): void;
}

/**
 * Threads for work that would block the event loop, started on demand. A thread that misses its deadline is terminated
 * and replaced. A database statement cannot be interrupted, so the old thread lives on until its statement ends. At
 * most `threads` threads may be terminating at a time; beyond that, callers wait.
 */
export class ThreadPool {
  #options: ThreadPoolOptions;
  #idle: PooledThread[] = [];
  #members = new Set<PooledThread>();
  #terminating = 0;
  #waiters: Waiter[] = [];
  #isClosed = false;

  constructor(options: ThreadPoolOptions) {
    this.#options = options;
  }

  async use<T>(work: (thread: Thread) => Promise<T>, { milliseconds, signal }: Limits): Promise<T> {
    const endsAt = performance.now() + milliseconds;
    let abandon: (error: Error) => void = () => {};
    const abandoned = new Promise<never>((_, reject) => {
      abandon = reject;
    });
    abandoned.catch(() => {});
    const onAbort = () => abandon(new Cancelled());
    if (signal?.aborted) onAbort();
    signal?.addEventListener('abort', onAbort, { once: true });
    const timer = setTimeout(() => abandon(new TimedOut()), milliseconds + this.#grace);
    try {
      const member = await this.#take(abandoned);
      const lease = new Lease(member, endsAt);
      try {
        const result = await Promise.race([abandoned, work(lease)]);
        lease.end();
        this.#release(member);
        return result;
      } catch (error) {
        lease.end();
        // The grace period is over.
        if (error instanceof TimedOut && member.pending !== undefined) this.#replace(member);
        else this.#releaseEarly(member);
        throw error;
      }
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const closed = new Error('the store is closed');
    for (const waiter of this.#waiters.splice(0)) waiter.reject(closed);
    const members = [...this.#members];
    for (const member of members) {
      this.#remove(member, closed);
      member.pending?.reject(closed);
    }
    await Promise.all(members.map(({ worker }) => worker.terminate()));
  }

  get #grace(): number {
    return this.#options.graceMs ?? GRACE_MS;
  }

  #take(abandoned: Promise<never>): Promise<PooledThread> {
    if (this.#isClosed) throw new Error('the store is closed');
    const member = this.#waiters.length === 0 ? (this.#idle.pop() ?? this.#start()) : undefined;
    if (member !== undefined) {
      this.#keepSpareReady();
      return Promise.resolve(member);
    }
    return new Promise((resolve, reject) => {
      const waiter: Waiter = { resolve, reject };
      this.#waiters.push(waiter);
      abandoned.catch((error) => {
        const place = this.#waiters.indexOf(waiter);
        if (place >= 0) this.#waiters.splice(place, 1);
        reject(error);
      });
    });
  }

  #release(member: PooledThread): void {
    if (this.#members.has(member)) this.#markIdle(member);
  }

  /** A thread that still works on a cancelled request gets the grace period to notice. */
  #releaseEarly(member: PooledThread): void {
    if (!this.#members.has(member)) return;
    // The thread receives it after its current request and before the next one.
    if (this.#options.reset !== undefined)
      member.worker.postMessage({ message: this.#options.reset, milliseconds: 0 } satisfies ToThread);
    if (member.pending === undefined) {
      this.#markIdle(member);
      return;
    }
    member.pending = undefined;
    Atomics.store(member.stop, 0, 1);
    member.graceTimer = setTimeout(() => this.#replace(member), this.#grace);
    member.graceTimer.unref();
  }

  #markIdle(member: PooledThread): void {
    clearTimeout(member.graceTimer);
    member.graceTimer = undefined;
    this.#idle.push(member);
    this.#serveWaiters();
  }

  /** Starting a thread takes a while, so one is kept ready. */
  #keepSpareReady(): void {
    const spare = this.#idle.length === 0 ? this.#start() : undefined;
    if (spare !== undefined) this.#idle.push(spare);
  }

  #serveWaiters(): void {
    while (this.#waiters.length > 0) {
      const member = this.#idle.pop() ?? this.#start();
      if (member === undefined) return;
      this.#waiters.shift()?.resolve(member);
    }
  }

  #replace(member: PooledThread): void {
    this.#remove(member, new TimedOut());
    this.#terminating++;
    this.#options.onReplaced?.();
    void member.worker.terminate().finally(() => {
      this.#terminating--;
      this.#serveWaiters();
    });
    this.#serveWaiters();
  }

  #remove(member: PooledThread, failure: Error): void {
    clearTimeout(member.graceTimer);
    member.failure = failure;
    this.#members.delete(member);
    this.#idle = this.#idle.filter((other) => other !== member);
  }

  #start(): PooledThread | undefined {
    const { script, data, threads, youngMegabytes } = this.#options;
    if (
      this.#isClosed ||
      this.#members.size >= threads ||
      this.#members.size + this.#terminating >= 2 * threads
    )
      return undefined;
    const stop = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
    const worker = new Worker(script, {
      workerData: { stop, data } satisfies ThreadData,
      ...(youngMegabytes && { resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes } }),
    });
    worker.unref();
    const member: PooledThread = {
      worker,
      stop: new Int32Array(stop),
      pending: undefined,
      graceTimer: undefined,
      failure: undefined,
    };
    this.#members.add(member);
    worker.on('message', (answer: unknown) => {
      if (!this.#members.has(member)) return;
      const { pending } = member;
      member.pending = undefined;
      if (pending !== undefined) pending.resolve(answer);
      // It has noticed that its request was cancelled.
      else if (member.graceTimer !== undefined) this.#markIdle(member);
    });
    // A crash fails the request. The next one gets a new thread.
    worker.on('error', (error) => {
      const { pending } = member;
      member.pending = undefined;
      this.#remove(member, error as Error);
      pending?.reject(error as Error);
      this.#serveWaiters();
    });
    return member;
  }
}

class Lease implements Thread {
  #member: PooledThread;
  #endsAt: number;
  #hasEnded = false;

  constructor(member: PooledThread, endsAt: number) {
    this.#member = member;
    this.#endsAt = endsAt;
  }

  ask(message: unknown): Promise<unknown> {
    const { failure } = this.#member;
    if (this.#hasEnded || failure !== undefined) return Promise.reject(failure ?? new Cancelled());
    return new Promise((resolve, reject) => {
      this.#member.pending = { resolve, reject };
      Atomics.store(this.#member.stop, 0, 0);
      const milliseconds = Math.max(0, this.#endsAt - performance.now());
      this.#member.worker.postMessage({ message, milliseconds } satisfies ToThread);
    });
  }

  end(): void {
    this.#hasEnded = true;
  }
}

/** A thread's script next to the module that starts it: TypeScript in a checkout, JavaScript in the package. */
export function threadScript(name: string, moduleUrl: string): URL {
  return new URL(`./${name}.${moduleUrl.endsWith('.ts') ? 'ts' : 'js'}`, moduleUrl);
}
