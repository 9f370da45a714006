import { ApiError } from '../errors.ts';
import { Cancelled } from '../threads/failures.ts';

export interface TurnLimits {
  /** Questions that run at once: in total and per key. */
  atOnce: number;
  perKey: number;
  /** Length of the queue: in total and per key. */
  waiting: number;
  waitingPerKey: number;
  /** Longest wait in the queue. */
  milliseconds: number;
}

interface Waiting {
  start(): void;
}

/** Seconds. */
const RETRY_AFTER = '1';

/**
 * Limits how many questions run at once, in total and per key. Waiting keys are served round-robin, so a key with many questions
 * cannot starve the others. When the queue is full, a question is refused immediately.
 */
export class Turns {
  #limits: TurnLimits;
  #running = new Map<string, number>();
  #runningAll = 0;
  /** By key; the key served last comes last. */
  #waiting = new Map<string, Waiting[]>();
  #waitingAll = 0;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  get running(): number {
    return this.#runningAll;
  }

  get waiting(): number {
    return this.#waitingAll;
  }

  async run<T>(key: string, signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
    if (!this.#begin(key)) await this.#wait(key, signal);
    try {
      return await work();
    } finally {
      this.#end(key);
    }
  }

  #mayBegin(key: string): boolean {
    return this.#runningAll < this.#limits.atOnce && (this.#running.get(key) ?? 0) < this.#limits.perKey;
  }

  #begin(key: string): boolean {
    if (!this.#mayBegin(key)) return false;
    this.#runningAll++;
    this.#running.set(key, (this.#running.get(key) ?? 0) + 1);
    return true;
  }

  #end(key: string): void {
    this.#runningAll--;
    const running = (this.#running.get(key) ?? 0) - 1;
    if (running > 0) this.#running.set(key, running);
    else this.#running.delete(key);
    this.#serveNext();
  }

  #wait(key: string, signal: AbortSignal | undefined): Promise<void> {
    const line = this.#waiting.get(key) ?? [];
    const { waiting, waitingPerKey, milliseconds } = this.#limits;
    if (this.#waitingAll >= waiting || line.length >= waitingPerKey) throw tooBusy();
    if (signal?.aborted) throw new Cancelled();
    return new Promise((resolve, reject) => {
      const leave = (settle: () => void) => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
        this.#leave(key, entry);
        settle();
      };
      const onAbort = () => leave(() => reject(new Cancelled()));
      const entry: Waiting = { start: () => leave(resolve) };
      const timer = setTimeout(() => leave(() => reject(tooBusy())), milliseconds);
      timer.unref();
      signal?.addEventListener('abort', onAbort, { once: true });
      line.push(entry);
      this.#waiting.set(key, line);
      this.#waitingAll++;
    });
  }

  #leave(key: string, entry: Waiting): void {
    const line = this.#waiting.get(key);
    const place = line?.indexOf(entry) ?? -1;
    if (line === undefined || place < 0) return;
    line.splice(place, 1);
    this.#waitingAll--;
    if (line.length === 0) this.#waiting.delete(key);
  }

  #serveNext(): void {
    for (const [key, line] of this.#waiting) {
      const [first] = line;
      if (first === undefined || !this.#begin(key)) continue;
      // Round-robin: this key now comes last.
      this.#waiting.delete(key);
      this.#waiting.set(key, line);
      first.start();
      return;
    }
  }
}

function tooBusy(): ApiError {
  return new ApiError('Busy', '', { headers: { 'retry-after': RETRY_AFTER } });
}
