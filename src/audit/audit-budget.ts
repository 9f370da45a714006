import type { Clock } from '../clock.ts';

const LINES_PER_MINUTE = 600;

/**
 * Limits the lines for refused requests (invalid key, wrong network, rate limit), which could otherwise fill the disk.
 * Beyond the limit, only their number is recorded.
 */
export class AuditBudget {
  #clock: Clock;
  #minute = Number.NaN;
  #taken = 0;
  #omitted = { minute: Number.NaN, requests: 0 };

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whether one more refused request gets its own line. */
  take(): boolean {
    const minute = this.#now();
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#taken = 0;
    }
    if (this.#taken < LINES_PER_MINUTE) {
      this.#taken++;
      return true;
    }
    this.#omitted = { minute, requests: this.#omitted.requests + 1 };
    return false;
  }

  /** The number of omitted requests, once their minute is over. */
  takeOmitted({ isFinal = false } = {}): number {
    const { minute, requests } = this.#omitted;
    if (requests === 0 || (minute === this.#now() && !isFinal)) return 0;
    this.#omitted = { minute: Number.NaN, requests: 0 };
    return requests;
  }

  #now(): number {
    return Math.floor(this.#clock() / 60_000);
  }
}
