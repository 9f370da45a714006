import { setTimeout as delay } from 'node:timers/promises';
import type { AlertStore, Match } from '../storage/port/alerts.ts';

const POLL_MS = 1000;
const PART_SIZE = 200;

/** Follows the order of events for any number of listeners, with one question to the store for all of them. */
export class MatchStream {
  #store: AlertStore;
  #listeners = new Set<() => void>();
  #isPolling = false;
  #ending = new AbortController();

  constructor(store: AlertStore) {
    this.#store = store;
  }

  /** Ends all listening, because the server stops. */
  end(): void {
    this.#ending.abort();
  }

  /** The sequence of the latest event. */
  latest(): Promise<number> {
    return this.#store.lastSequence();
  }

  /** Matches after a sequence, in order, as they are dispatched, until the signal is aborted. */
  async *after(sequence: number, listening: AbortSignal): AsyncGenerator<Match[], void> {
    const signal = AbortSignal.any([listening, this.#ending.signal]);
    let last = sequence;
    while (!signal.aborted) {
      const matches = await this.#store.dispatchedAfter(last, PART_SIZE);
      last = matches.at(-1)?.sequence ?? last;
      if (matches.length > 0) yield matches;
      if (matches.length < PART_SIZE) await this.#nextChange(last, signal);
    }
  }

  async #nextChange(last: number, signal: AbortSignal): Promise<void> {
    await new Promise<void>((resolve) => {
      const done = () => {
        this.#listeners.delete(done);
        signal.removeEventListener('abort', done);
        resolve();
      };
      this.#listeners.add(done);
      signal.addEventListener('abort', done);
      if (signal.aborted) done();
      else void this.#poll(last);
    });
  }

  /** Wakes all listeners once there is a later event than the earliest of them knows. */
  async #poll(last: number): Promise<void> {
    if (this.#isPolling) return;
    this.#isPolling = true;
    let known = last;
    while (this.#listeners.size > 0) {
      const latest = await this.#store.lastSequence().catch(() => known);
      if (latest !== known) {
        known = latest;
        for (const listener of [...this.#listeners]) listener();
      }
      await delay(POLL_MS, undefined, { ref: false });
    }
    this.#isPolling = false;
  }
}
