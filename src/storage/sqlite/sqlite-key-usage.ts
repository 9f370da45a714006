import type { DatabaseSync } from 'node:sqlite';
import type { Day } from '../../records/day.ts';
import type { KeyUsage, UsageReport } from '../key-store.ts';
import { BUSY_TIMEOUT_MS, inTransaction } from './sqlite-connection.ts';

/** Requests of each key by day. */
export class SqliteKeyUsage {
  #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  /** A transaction is added or it is not, so a report that failed can simply be sent again. */
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
  }

  /**
   * The server calls this on its event loop, so it waits neither for the disk nor for a lock. Changes to keys are still synced before
   * they are acknowledged.
   */
  #withoutWaiting(work: () => void): void {
    this.#db.exec('PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 0');
    try {
      work();
    } finally {
      this.#db.exec(`PRAGMA synchronous = FULL; PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
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
