import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';

const TELL_EVERY_MS = 60_000;
/** More networks than this at a time are an attack that one line describes as well as another. */
const NETWORKS_MAX = 1000;

/** Tells the operator that keys are being guessed: one line for each network and minute. */
export class GuessAlarm {
  #clock: Clock;
  #log: Logger;
  #toldAt = new Map<string, number>();

  constructor(clock: Clock, log: Logger) {
    this.#clock = clock;
    this.#log = log;
  }

  /** Whether a line was written. */
  raise(network: string): boolean {
    const now = this.#clock();
    const toldAt = this.#toldAt.get(network);
    if (toldAt !== undefined && now >= toldAt && now - toldAt < TELL_EVERY_MS) return false;
    // Oldest first, so that what is dropped may be told again soonest.
    this.#toldAt.delete(network);
    if (this.#toldAt.size >= NETWORKS_MAX) this.#forget(now);
    if (this.#toldAt.size >= NETWORKS_MAX) return false;
    this.#toldAt.set(network, now);
    this.#log.warn({ network }, 'too many wrong API keys from this network');
    return true;
  }

  #forget(now: number): void {
    for (const [network, toldAt] of this.#toldAt)
      if (now < toldAt || now - toldAt >= TELL_EVERY_MS) this.#toldAt.delete(network);
  }
}
