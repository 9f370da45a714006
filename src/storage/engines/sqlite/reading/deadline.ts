import type { DatabaseSync } from 'node:sqlite';
import { SearchTooSlow } from '../../../port/failures/search-too-slow.ts';

/** Rows between two checks of the deadline: checking it for every row would be slow. */
const ROWS_PER_CHECK = 1024;

/**
 * The deadline of a search, and whether its caller still waits. A running statement cannot be stopped from outside, so
 * each statement calls the SQL function `in_time()`, which throws once the deadline has passed.
 */
export class SqliteDeadline {
  #now: () => number;
  #endsAt = Number.POSITIVE_INFINITY;
  #isCancelled: () => boolean = () => false;
  #rows = 0;

  constructor(db: DatabaseSync, now = () => performance.now()) {
    this.#now = now;
    db.function('in_time', { deterministic: false }, () => {
      if (++this.#rows % ROWS_PER_CHECK === 0) this.check();
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
