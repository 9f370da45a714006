import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import type { Day } from '../../../../time/day.ts';
import type { KeyUsage, UsageReport } from '../../../port/key-store.ts';
import { BUSY_TIMEOUT_MS, inTransaction } from '../database/connection.ts';
import { CHECKPOINT_PAGES } from './key-schema.ts';

/** TypeScript when run from the sources, JavaScript when run from the package. */
const THREAD = new URL(
  import.meta.url.endsWith('.ts') ? '../database/checkpoint-thread.ts' : '../database/checkpoint-thread.js',
  import.meta.url,
);
/** A report writes a few pages, or some dozens if it has hundreds of keys. */
const REPORTS_PER_CHECKPOINT = 100;

/** Requests of each key by day. */
export class SqliteKeyUsage {
  #db: DatabaseSync;
  #file: string;
  #reports = 0;
  #checkpoint: Promise<void> | undefined;

  constructor(db: DatabaseSync, file: string) {
    this.#db = db;
    this.#file = file;
  }

  /** The transaction is atomic, so a failed report can simply be sent again. */
  add({ uses, keepFrom }: UsageReport): void {
    this.#withoutWaiting(() =>
      inTransaction(this.#db, () => {
        const count = this.#db.prepare(
          'INSERT INTO key_usage VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET requests = requests + excluded.requests',
        );
        const touch = this.#db.prepare(
          'UPDATE keys SET last_used_at = max(coalesce(last_used_at, 0), ?) WHERE id = ?',
        );
        const drop = this.#db.prepare('DELETE FROM key_usage WHERE key_id = ? AND day < ?');
        for (const { keyId, day, requests, lastUsedAt } of uses) {
          count.run(keyId, day, requests);
          touch.run(lastUsedAt, keyId);
          drop.run(keyId, keepFrom);
        }
      }),
    );
    if (++this.#reports % REPORTS_PER_CHECKPOINT === 0) this.#startCheckpoint();
  }

  /** Resolves once no checkpoint runs in the background. */
  async settled(): Promise<void> {
    await this.#checkpoint;
  }

  /** Runs in a thread, because it waits for the disk. If it fails, the next one does its work. */
  #startCheckpoint(): void {
    this.#checkpoint ??= checkpoint(this.#file).finally(() => {
      this.#checkpoint = undefined;
    });
  }

  /**
   * The server calls this on its event loop, so it waits neither for the disk nor for a lock. Changes to keys are still
   * synced before they are acknowledged.
   */
  #withoutWaiting(work: () => void): void {
    this.#db.exec('PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 0; PRAGMA wal_autocheckpoint = 0');
    try {
      work();
    } finally {
      this.#db.exec(
        `PRAGMA synchronous = FULL; PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}; PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`,
      );
    }
  }

  read(keyIds: readonly string[], from: Day, to: Day): Map<string, KeyUsage> {
    const lastUse = this.#db.prepare('SELECT last_used_at FROM keys WHERE id = ?');
    const days = this.#db.prepare(
      'SELECT day, requests FROM key_usage WHERE key_id = ? AND day BETWEEN ? AND ? ORDER BY day',
    );
    return new Map(
      keyIds.map((id) => [
        id,
        {
          lastUsedAt: (lastUse.get(id)?.last_used_at as number | null | undefined) ?? undefined,
          days: days
            .all(id, from, to)
            .map((row) => ({ day: row.day as Day, requests: row.requests as number })),
        },
      ]),
    );
  }
}

/** Never rejects. */
function checkpoint(file: string): Promise<void> {
  return new Promise((resolve) => {
    const worker = new Worker(THREAD, { workerData: { file } });
    worker.on('error', () => {});
    worker.on('exit', () => resolve());
  });
}
