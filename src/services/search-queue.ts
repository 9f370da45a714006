import type { QueueLimits } from '../config.ts';
import { ApiError } from '../errors.ts';
import { Cancelled } from '../threads/failures.ts';

interface Waiting {
  start(): void;
}

/** Seconds. */
const RETRY_AFTER = '1';

/**
 * Limits how many searches run at the same time, in total and per key. Waiting keys are served round-robin, so that a key
 * with many searches cannot starve the others. When the queue is full, a search is refused immediately.
 */
export class SearchQueue {
  #limits: QueueLimits;
  #runningByKey = new Map<string, number>();
  #running = 0;
  /** Waiting searches by key; the key that was served last comes last. */
  #waitingByKey = new Map<string, Waiting[]>();
  #waiting = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#waiting;
  }

  async run<T>(key: string, signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
    if (!this.#tryStart(key)) await this.#wait(key, signal);
    try {
      return await work();
    } finally {
      this.#finish(key);
    }
  }

  #tryStart(key: string): boolean {
    const ofKey = this.#runningByKey.get(key) ?? 0;
    if (this.#running >= this.#limits.running || ofKey >= this.#limits.runningPerKey) return false;
    this.#running++;
    this.#runningByKey.set(key, ofKey + 1);
    return true;
  }

  #finish(key: string): void {
    this.#running--;
    const ofKey = (this.#runningByKey.get(key) ?? 0) - 1;
    if (ofKey > 0) this.#runningByKey.set(key, ofKey);
    else this.#runningByKey.delete(key);
    this.#startNext();
  }

  #wait(key: string, signal: AbortSignal | undefined): Promise<void> {
    const ofKey = this.#waitingByKey.get(key) ?? [];
    const { waiting, waitingPerKey, milliseconds } = this.#limits;
    if (this.#waiting >= waiting || ofKey.length >= waitingPerKey) throw tooBusy();
    if (signal?.aborted) throw new Cancelled();
    return new Promise((resolve, reject) => {
      const leave = (settle: () => void) => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
        this.#remove(key, entry);
        settle();
      };
      const onAbort = () => leave(() => reject(new Cancelled()));
      const entry: Waiting = { start: () => leave(resolve) };
      const timer = setTimeout(() => leave(() => reject(tooBusy())), milliseconds);
      timer.unref();
      signal?.addEventListener('abort', onAbort, { once: true });
      ofKey.push(entry);
      this.#waitingByKey.set(key, ofKey);
      this.#waiting++;
    });
  }

  #remove(key: string, entry: Waiting): void {
    const ofKey = this.#waitingByKey.get(key);
    const index = ofKey?.indexOf(entry) ?? -1;
    if (ofKey === undefined || index < 0) return;
    ofKey.splice(index, 1);
    this.#waiting--;
    if (ofKey.length === 0) this.#waitingByKey.delete(key);
  }

  #startNext(): void {
    for (const [key, ofKey] of this.#waitingByKey) {
      const [first] = ofKey;
      if (first === undefined || !this.#tryStart(key)) continue;
      // Round-robin: this key now comes last.
      this.#waitingByKey.delete(key);
      this.#waitingByKey.set(key, ofKey);
      first.start();
      return;
    }
  }
}

function tooBusy(): ApiError {
  return new ApiError('Busy', '', { headers: { 'retry-after': RETRY_AFTER } });
}
