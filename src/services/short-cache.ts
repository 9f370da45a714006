import type { Clock } from '../clock.ts';

/** A client that asks again sooner sees what it has seen. */
const VALID_MS = 15_000;
const ENTRIES_MAX = 200;

/**
 * Answers that are expensive and valid for a short time. Only counts belong here, and what is looked up in the store again
 * before it is shown: other names and texts could be shown after a purge. Requests that ask at the same time share one computation; if it fails, for example because its client left,
 * the next one computes the answer itself.
 */
export class ShortCache {
  #clock: Clock;
  #answers = new Map<string, { validUntil: number; answer: unknown }>();
  #running = new Map<string, Promise<unknown>>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async get<T>(name: string, compute: () => Promise<T>, validMs = VALID_MS): Promise<T> {
    for (;;) {
      const known = this.#answers.get(name);
      if (known !== undefined && this.#isValid(known)) return known.answer as T;
      const running = this.#running.get(name);
      if (running === undefined) return this.#compute(name, compute, validMs);
      await running.catch(() => undefined);
    }
  }

  async #compute<T>(name: string, compute: () => Promise<T>, validMs: number): Promise<T> {
    const validUntil = this.#clock() + validMs;
    const running = compute();
    this.#running.set(name, running);
    try {
      const answer = await running;
      this.#remember(name, { validUntil, answer });
      return answer;
    } finally {
      this.#running.delete(name);
    }
  }

  #remember(name: string, answer: { validUntil: number; answer: unknown }): void {
    this.#answers.delete(name);
    this.#answers.set(name, answer);
    for (const [oldest, known] of this.#answers) {
      if (this.#answers.size <= ENTRIES_MAX && this.#isValid(known)) return;
      this.#answers.delete(oldest);
    }
  }

  #isValid({ validUntil }: { validUntil: number }): boolean {
    return this.#clock() < validUntil;
  }
}
