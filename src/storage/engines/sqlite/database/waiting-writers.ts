import { mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';

/** A waiting writer polls more often than this, so it gets the lock meanwhile. */
const YIELD_MS_MAX = 100;
const CHECK_MS = 3;
/** Older files belong to processes that were killed. */
const STALE_MS = 3000;
const REFRESH_MS = 1000;

let announced = 0;

/**
 * Makes the write lock fair. SQLite's lock goes to whoever asks at the right moment: an import that begins its next
 * transaction immediately would keep others out for minutes. So a writer that waits announces itself with an empty file,
 * and every writer lets those that are announced go first. Best effort: without the files, SQLite's lock still holds.
 */
export class WaitingWriters {
  #folder: string;
  #own: string | undefined;
  #refreshedAt = 0;

  constructor(db: DatabaseSync) {
    this.#folder = `${db.location() ?? ''}-waiting`;
  }

  /** Call whenever the lock was busy. */
  announce(now: number): void {
    try {
      if (this.#own === undefined) {
        mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
        this.#own = join(this.#folder, `${process.pid}-${threadId}-${++announced}`);
        writeFileSync(this.#own, '', { mode: 0o600 });
      } else if (now - this.#refreshedAt > REFRESH_MS) utimesSync(this.#own, now / 1000, now / 1000);
      else return;
      this.#refreshedAt = now;
    } catch {
      // For example, the disk is full.
    }
  }

  /** Call when the wait is over. */
  end(): void {
    if (this.#own !== undefined) rmSync(this.#own, { force: true });
  }

  /** Undefined if nobody waits. Otherwise waits for a moment, until one of them has the lock. */
  letOthersFirst(): Promise<void> | undefined {
    const waiting = this.#others();
    return waiting.length === 0 ? undefined : this.#letFirst(waiting);
  }

  async #letFirst(waiting: readonly string[]): Promise<void> {
    for (let waited = 0; waited < YIELD_MS_MAX; waited += CHECK_MS) {
      await delay(CHECK_MS);
      const left = this.#names();
      if (!waiting.every((name) => left.includes(name))) return;
    }
  }

  #names(): string[] {
    try {
      return readdirSync(this.#folder);
    } catch {
      // Nobody has waited yet.
      return [];
    }
  }

  #others(): string[] {
    return this.#names().filter((name) => {
      const file = join(this.#folder, name);
      const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
      const isStale = performance.timeOrigin + performance.now() - mtimeMs > STALE_MS;
      if (isStale) rmSync(file, { force: true });
      return !isStale;
    });
  }
}
