import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';

const WARN_EVERY_MS = 60_000;
/** Bounds memory during an attack from many networks. */
const NETWORKS_MAX = 1000;

/** Warns the operator about key guessing: at most one log line per network and minute. */
export class GuessAlarm {
  #clock: Clock;
  #log: Logger;
  #warnedAt = new Map<string, number>();

  constructor(clock: Clock, log: Logger) {
    this.#clock = clock;
    this.#log = log;
  }

  /** Whether a line was written. */
  raise(network: string): boolean {
    const now = this.#clock();
    const warnedAt = this.#warnedAt.get(network);
    if (warnedAt !== undefined && now >= warnedAt && now - warnedAt < WARN_EVERY_MS) return false;
    // Re-inserted, so that the map stays sorted by time.
    this.#warnedAt.delete(network);
    if (this.#warnedAt.size >= NETWORKS_MAX) this.#evictExpired(now);
    if (this.#warnedAt.size >= NETWORKS_MAX) return false;
    this.#warnedAt.set(network, now);
    this.#log.warn({ network }, 'too many invalid API keys from this network');
    return true;
  }

  #evictExpired(now: number): void {
    for (const [network, warnedAt] of this.#warnedAt)
      if (now < warnedAt || now - warnedAt >= WARN_EVERY_MS) this.#warnedAt.delete(network);
  }
}
