import { Worker } from 'node:worker_threads';
import { GivenUp, TimeIsUp } from './given-up.ts';

/** What every thread is started with, beside data of its own (thread-body.ts). */
export interface ThreadData {
  /** One 32-bit number, not zero once nobody waits for the answer any more. */
  stop: SharedArrayBuffer;
  own: unknown;
}

export interface ToThread {
  message: unknown;
  /** How long the answer may take. */
  milliseconds: number;
}

export interface ThreadPoolOptions {
  script: URL;
  data?: unknown;
  threads: number;
  /** Called whenever a thread had to be replaced. */
  onReplaced?: (() => void) | undefined;
  /** Beyond its time a thread gets so long to notice by itself. */
  graceMs?: number;
  /** What a thread is told after its caller failed or went away in the middle of something; it needs no answer. */
  reset?: unknown;
}

/** A thread that answers one caller alone until it is given back. */
export interface Thread {
  /** One question at a time. */
  ask(message: unknown): Promise<unknown>;
}

export interface Limits {
  /** For everything together, waiting for a thread included. */
  milliseconds: number;
  signal?: AbortSignal | undefined;
}

const GRACE_MS = 500;

interface Member {
  worker: Worker;
  stop: Int32Array;
  /** Who waits for its answer; undefined while it is idle, or works on for nobody. */
  asked: { resolve(answer: unknown): void; reject(error: Error): void } | undefined;
  /** Counts down for a thread that works for nobody. */
  overdue: NodeJS.Timeout | undefined;
  /** Why it answers no more. */
  gone: Error | undefined;
}

interface Waiting {
  resolve(member: Member): void;
  reject(error: Error): void;
}

/**
 * Threads for work that would block the event loop, started as they are needed. A thread that does not answer in time is ended and
 * replaced: a statement of the database cannot be interrupted, so the old thread goes on until the statement ends. At most as many
 * threads as the pool has may be lost like that at a time; then callers wait.
 */
export class ThreadPool {
  #options: ThreadPoolOptions;
  #idle: Member[] = [];
  #members = new Set<Member>();
  #ending = 0;
  #waiting: Waiting[] = [];
  #isClosed = false;

  constructor(options: ThreadPoolOptions) {
    this.#options = options;
  }

  async use<T>(work: (thread: Thread) => Promise<T>, { milliseconds, signal }: Limits): Promise<T> {
    const endsAt = performance.now() + milliseconds;
    let giveUp: (error: Error) => void = () => {};
    const givenUp = new Promise<never>((_, reject) => {
      giveUp = reject;
    });
    givenUp.catch(() => {});
    const onAbort = () => giveUp(new GivenUp());
    if (signal?.aborted) onAbort();
    signal?.addEventListener('abort', onAbort, { once: true });
    const timer = setTimeout(() => giveUp(new TimeIsUp()), milliseconds + this.#grace);
    try {
      const member = await this.#take(givenUp);
      const lease = new Lease(member, endsAt);
      try {
        const result = await Promise.race([givenUp, work(lease)]);
        lease.end();
        this.#giveBack(member);
        return result;
      } catch (error) {
        lease.end();
        // It had its moment to notice.
        if (error instanceof TimeIsUp && member.asked !== undefined) this.#replace(member);
        else this.#takeBack(member);
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
    for (const waiting of this.#waiting.splice(0)) waiting.reject(closed);
    const members = [...this.#members];
    for (const member of members) {
      this.#remove(member, closed);
      member.asked?.reject(closed);
    }
    await Promise.all(members.map(({ worker }) => worker.terminate()));
  }

  get #grace(): number {
    return this.#options.graceMs ?? GRACE_MS;
  }

  #take(givenUp: Promise<never>): Promise<Member> {
    if (this.#isClosed) throw new Error('the store is closed');
    const member = this.#waiting.length === 0 ? (this.#idle.pop() ?? this.#start()) : undefined;
    if (member !== undefined) {
      this.#keepOneReady();
      return Promise.resolve(member);
    }
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { resolve, reject };
      this.#waiting.push(waiting);
      givenUp.catch((error) => {
        const place = this.#waiting.indexOf(waiting);
        if (place >= 0) this.#waiting.splice(place, 1);
        reject(error);
      });
    });
  }

  #giveBack(member: Member): void {
    if (this.#members.has(member)) this.#beIdle(member);
  }

  /** Where the caller went away before the answer, the thread has a moment to notice. */
  #takeBack(member: Member): void {
    if (!this.#members.has(member)) return;
    // It arrives after what the thread is at, and before the next question.
    if (this.#options.reset !== undefined)
      member.worker.postMessage({ message: this.#options.reset, milliseconds: 0 } satisfies ToThread);
    if (member.asked === undefined) {
      this.#beIdle(member);
      return;
    }
    member.asked = undefined;
    Atomics.store(member.stop, 0, 1);
    member.overdue = setTimeout(() => this.#replace(member), this.#grace);
    member.overdue.unref();
  }

  #beIdle(member: Member): void {
    clearTimeout(member.overdue);
    member.overdue = undefined;
    this.#idle.push(member);
    this.#serveWaiting();
  }

  /** A thread takes a while to start: the next one is there before somebody needs it. */
  #keepOneReady(): void {
    const spare = this.#idle.length === 0 ? this.#start() : undefined;
    if (spare !== undefined) this.#idle.push(spare);
  }

  #serveWaiting(): void {
    while (this.#waiting.length > 0) {
      const member = this.#idle.pop() ?? this.#start();
      if (member === undefined) return;
      this.#waiting.shift()?.resolve(member);
    }
  }

  #replace(member: Member): void {
    this.#remove(member, new TimeIsUp());
    this.#ending++;
    this.#options.onReplaced?.();
    void member.worker.terminate().finally(() => {
      this.#ending--;
      this.#serveWaiting();
    });
    this.#serveWaiting();
  }

  #remove(member: Member, why: Error): void {
    clearTimeout(member.overdue);
    member.gone = why;
    this.#members.delete(member);
    this.#idle = this.#idle.filter((other) => other !== member);
  }

  #start(): Member | undefined {
    const { script, data, threads } = this.#options;
    if (this.#isClosed || this.#members.size >= threads || this.#members.size + this.#ending >= 2 * threads)
      return undefined;
    const stop = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
    const worker = new Worker(script, { workerData: { stop, own: data } satisfies ThreadData });
    worker.unref();
    const member: Member = {
      worker,
      stop: new Int32Array(stop),
      asked: undefined,
      overdue: undefined,
      gone: undefined,
    };
    this.#members.add(member);
    worker.on('message', (answer: unknown) => {
      if (!this.#members.has(member)) return;
      const { asked } = member;
      member.asked = undefined;
      if (asked !== undefined) asked.resolve(answer);
      // It worked on for nobody and has now noticed.
      else if (member.overdue !== undefined) this.#beIdle(member);
    });
    // A thread that dies takes its question with it; the next one is asked of a new thread.
    worker.on('error', (error) => {
      const { asked } = member;
      member.asked = undefined;
      this.#remove(member, error as Error);
      asked?.reject(error as Error);
      this.#serveWaiting();
    });
    return member;
  }
}

/** A member in the hands of one caller. */
class Lease implements Thread {
  #member: Member;
  #endsAt: number;
  #isOver = false;

  constructor(member: Member, endsAt: number) {
    this.#member = member;
    this.#endsAt = endsAt;
  }

  ask(message: unknown): Promise<unknown> {
    const { gone } = this.#member;
    if (this.#isOver || gone !== undefined) return Promise.reject(gone ?? new GivenUp());
    return new Promise((resolve, reject) => {
      this.#member.asked = { resolve, reject };
      Atomics.store(this.#member.stop, 0, 0);
      const milliseconds = Math.max(0, this.#endsAt - performance.now());
      this.#member.worker.postMessage({ message, milliseconds } satisfies ToThread);
    });
  }

  end(): void {
    this.#isOver = true;
  }
}

/** A thread's script, beside the module that starts it: TypeScript in a checkout, JavaScript in the package. */
export function threadScript(name: string, alsoSeen: string): URL {
  return new URL(`./${name}.${alsoSeen.endsWith('.ts') ? 'ts' : 'js'}`, alsoSeen);
}
