import type { DatabaseSync } from 'node:sqlite';
import { SearchTooSlow } from '../../../port/failures/search-too-slow.ts';

/** Rows between two looks at the clock. */
const ROWS_BETWEEN_LOOKS = 1024;

/**
 * How long a search may go on, and whether anyone still waits for it. A running statement cannot be stopped from outside: it asks by itself, through the function
 * `in_time()`, which throws when time is up.
 */
export class SqliteDeadline {
  #now: () => number;
  #endsAt = Number.POSITIVE_INFINITY;
  #isCancelled: () => boolean = () => false;
  #rows = 0;

  constructor(db: DatabaseSync, now = () => performance.now()) {
    this.#now = now;
    db.function('in_time', { deterministic: false }, () => {
      if (++this.#rows % ROWS_BETWEEN_LOOKS === 0) this.check();
      return 1;
    });
  }

  begin(milliseconds: number, isCancelled: () => boolean = () => false): void {
    this.#endsAt = this.#now() + milliseconds;
    this.#isCancelled = isCancelled;
  }

  check(): void {
    if (this.#isCancelled() || this.#now() > this.#endsAt) throw new SearchTooSlow();
  }
}
