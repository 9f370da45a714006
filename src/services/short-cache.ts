import type { Clock } from '../clock.ts';

/** A client that asks again sooner sees what it has seen. */
const VALID_MS = 15_000;
const ENTRIES_MAX = 200;

/**
 * Answers that are expensive and valid for a short time. Only counts belong here: names and texts could be shown after a
 * purge. Requests that ask at the same time share one computation; if it fails, for example because its client left,
 * the next one computes the answer itself.
 */
export class ShortCache {
  #clock: Clock;
  #answers = new Map<string, { at: number; answer: unknown }>();
  #running = new Map<string, Promise<unknown>>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async get<T>(name: string, compute: () => Promise<T>): Promise<T> {
    for (;;) {
      const known = this.#answers.get(name);
      if (known !== undefined && this.#isValid(known.at)) return known.answer as T;
      const running = this.#running.get(name);
      if (running === undefined) return this.#compute(name, compute);
      await running.catch(() => undefined);
    }
  }

  async #compute<T>(name: string, compute: () => Promise<T>): Promise<T> {
    const at = this.#clock();
    const running = compute();
    this.#running.set(name, running);
    try {
      const answer = await running;
      this.#remember(name, at, answer);
      return answer;
    } finally {
      this.#running.delete(name);
    }
  }

  #remember(name: string, at: number, answer: unknown): void {
    this.#answers.delete(name);
    this.#answers.set(name, { at, answer });
    for (const [oldest, known] of this.#answers) {
      if (this.#answers.size <= ENTRIES_MAX && this.#isValid(known.at)) return;
      this.#answers.delete(oldest);
    }
  }

  #isValid(at: number): boolean {
    return this.#clock() - at < VALID_MS;
  }
}
