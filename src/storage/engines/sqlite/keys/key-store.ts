import { randomBytes } from 'node:crypto';
import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';
import { LruCache } from '../../../../lru-cache.ts';
import type { Day } from '../../../../time/day.ts';
import type { ApiKey, Scope } from '../../../port/api-key.ts';
import type { KeyStore, KeyStoreOptions, KeyUsage, UsageReport } from '../../../port/key-store.ts';
import { inTransaction } from '../database/connection.ts';
import { isFullDisk } from '../database/failures.ts';
import { keysFile, openKeys } from './key-schema.ts';
import { SqliteKeyUsage } from './key-usage.ts';
import { SqliteReserve } from './reserve.ts';

/** Keys are cached until any process changes the file. */
const CACHE_MAX = 10_000;

/** Keys have their own file: revoking one must not wait for an import that holds the main database's write lock. */
export class SqliteKeyStore implements KeyStore {
  #folder: string;
  #reserve: SqliteReserve;
  #db: DatabaseSync;
  #usage: SqliteKeyUsage;
  #select: StatementSync;
  #changes: StatementSync;
  #cache = new LruCache<string, ApiKey>(CACHE_MAX);
  #cachedAt: SQLOutputValue | undefined;
  #isFresh = false;

  constructor(folder: string, options: KeyStoreOptions = {}) {
    this.#folder = folder;
    this.#reserve = new SqliteReserve(folder);
    if (options.isForRevoking) this.#reserve.releaseIfNearlyFull();
    this.#db = options.isForRevoking ? this.#withReserve(() => openKeys(folder)) : openKeys(folder);
    this.#usage = new SqliteKeyUsage(this.#db, keysFile(folder));
    this.#select = this.#db.prepare('SELECT * FROM keys WHERE id = ?');
    this.#changes = this.#db.prepare('PRAGMA data_version');
    // A revocation creates the reserve again only when it is done.
    if (!options.isForRevoking) this.#reserve.ensure();
  }

  async add(key: ApiKey): Promise<void> {
    const row = rowOf(key);
    const names = Object.keys(row);
    this.#db
      .prepare(`INSERT INTO keys (${names.join()}) VALUES (${names.map(() => '?').join()})`)
      .run(...Object.values(row));
  }

  async find(id: string): Promise<ApiKey | undefined> {
    this.#clearCacheIfChanged();
    const cached = this.#cache.get(id);
    if (cached !== undefined) return cached;
    const row = this.#select.get(id);
    if (row === undefined) return undefined;
    const key = keyFromRow(row);
    this.#cache.set(id, key);
    return key;
  }

  /** Checks the file only once per turn of the event loop, for all its requests. */
  #clearCacheIfChanged(): void {
    if (this.#isFresh) return;
    this.#isFresh = true;
    setImmediate(() => {
      this.#isFresh = false;
    });
    const version = this.#changes.get()?.data_version;
    if (version !== this.#cachedAt) {
      this.#cache.clear();
      this.#cachedAt = version;
    }
  }

  async list(): Promise<ApiKey[]> {
    return this.#db.prepare('SELECT * FROM keys ORDER BY created_at, id').all().map(keyFromRow);
  }

  async revoke(id: string, at: number): Promise<boolean> {
    // data_version does not change with this connection's own writes.
    this.#cache.clear();
    const statement = this.#db.prepare('UPDATE keys SET revoked_at = coalesce(revoked_at, ?) WHERE id = ?');
    return this.#withReserve(() => statement.run(at, id).changes === 1);
  }

  /** On a full disk, retries the work with the reserved space. */
  #withReserve<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (!isFullDisk(error, this.#folder) || !this.#reserve.release()) throw error;
      return work();
    }
  }

  async update(id: string, change: (key: ApiKey) => ApiKey): Promise<ApiKey | undefined> {
    this.#cache.clear();
    return inTransaction(this.#db, () => {
      const found = this.#select.get(id);
      if (found === undefined) return undefined;
      const changed = change(keyFromRow(found));
      const { id: _, ...row } = rowOf(changed);
      const assignments = Object.keys(row).map((name) => `${name} = ?`);
      this.#db.prepare(`UPDATE keys SET ${assignments.join()} WHERE id = ?`).run(...Object.values(row), id);
      return changed;
    });
  }

  async addUsage(report: UsageReport): Promise<void> {
    this.#usage.add(report);
  }

  async usage(keyIds: readonly string[], from: Day, to: Day): Promise<Map<string, KeyUsage>> {
    return this.#usage.read(keyIds, from, to);
  }

  async cursorSecret(): Promise<Buffer> {
    this.#db.prepare("INSERT INTO secrets VALUES ('cursor', ?) ON CONFLICT DO NOTHING").run(randomBytes(32));
    const row = this.#db.prepare("SELECT value FROM secrets WHERE name = 'cursor'").get();
    return Buffer.from(row?.value as Uint8Array);
  }

  async close(): Promise<void> {
    await this.#usage.settled();
    this.#db.close();
    this.#reserve.ensure();
  }
}

function rowOf(key: ApiKey): Record<string, SQLInputValue> {
  return {
    id: key.id,
    name: key.name,
    secret_hash: key.secretHash,
    scopes: key.scopes.join(','),
    created_at: key.createdAt,
    expires_at: key.expiresAt ?? null,
    revoked_at: key.revokedAt ?? null,
    rate_per_minute: key.ratePerMinute ?? null,
    rate_burst: key.rateBurst ?? null,
    networks: key.networks?.join(',') ?? null,
    previous_hash: key.previousSecret?.hash ?? null,
    previous_expires_at: key.previousSecret?.expiresAt ?? null,
  };
}

function keyFromRow(row: Record<string, SQLOutputValue>): ApiKey {
  return {
    id: row.id as string,
    name: row.name as string,
    secretHash: row.secret_hash as string,
    scopes: (row.scopes as string).split(',') as Scope[],
    createdAt: row.created_at as number,
    expiresAt: (row.expires_at as number | null) ?? undefined,
    revokedAt: (row.revoked_at as number | null) ?? undefined,
    ratePerMinute: (row.rate_per_minute as number | null) ?? undefined,
    rateBurst: (row.rate_burst as number | null) ?? undefined,
    networks: (row.networks as string | null)?.split(','),
    previousSecret:
      row.previous_hash === null
        ? undefined
        : { hash: row.previous_hash as string, expiresAt: row.previous_expires_at as number },
  };
}
