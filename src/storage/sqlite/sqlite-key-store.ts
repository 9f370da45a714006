import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite';
import type { ApiKey, Scope } from '../../records/api-key.ts';
import type { KeyStore, KeyStoreOptions } from '../key-store.ts';
import { openDatabase } from './sqlite-connection.ts';
import { isFullDisk } from './sqlite-failures.ts';
import { SqliteReserve } from './sqlite-reserve.ts';

/** Known keys are held in memory until any process changes the file. */
const CACHED_KEYS_MAX = 10_000;

/** A file of its own: an import holds the write lock of the other one, and revoking a key must not wait for it. */
export class SqliteKeyStore implements KeyStore {
  #folder: string;
  #reserve: SqliteReserve;
  #db: DatabaseSync;
  #select: StatementSync;
  #changes: StatementSync;
  #cache = new Map<string, ApiKey>();
  #cachedAt: SQLOutputValue | undefined;
  #isFresh = false;

  constructor(folder: string, options: KeyStoreOptions = {}) {
    this.#folder = folder;
    this.#reserve = new SqliteReserve(folder);
    this.#db = options.isForRevoking ? this.#withReserve(() => openKeys(folder)) : openKeys(folder);
    this.#select = this.#db.prepare('SELECT * FROM keys WHERE id = ?');
    this.#changes = this.#db.prepare('PRAGMA data_version');
    this.#reserve.keep();
  }

  async add(key: ApiKey): Promise<void> {
    this.#db
      .prepare('INSERT INTO keys VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)')
      .run(
        key.id,
        key.name,
        key.secretHash,
        key.scopes.join(','),
        key.createdAt,
        key.expiresAt ?? null,
        key.revokedAt ?? null,
        key.ratePerMinute ?? null,
        key.rateBurst ?? null,
      );
  }

  async find(id: string): Promise<ApiKey | undefined> {
    this.#forgetIfChanged();
    const cached = this.#cache.get(id);
    if (cached !== undefined) return cached;
    const row = this.#select.get(id);
    if (row === undefined) return undefined;
    const key = keyFromRow(row);
    this.#cache.set(id, key);
    return key;
  }

  /** Requests that the event loop takes in one turn need only one look at the file. */
  #forgetIfChanged(): void {
    if (this.#isFresh) return;
    this.#isFresh = true;
    setImmediate(() => {
      this.#isFresh = false;
    });
    const version = this.#changes.get()?.data_version;
    if (version !== this.#cachedAt || this.#cache.size > CACHED_KEYS_MAX) {
      this.#cache.clear();
      this.#cachedAt = version;
    }
  }

  async list(): Promise<ApiKey[]> {
    return this.#db.prepare('SELECT * FROM keys ORDER BY created_at, id').all().map(keyFromRow);
  }

  async revoke(id: string, at: number): Promise<boolean> {
    // data_version tells of other connections' changes only.
    this.#cache.clear();
    const statement = this.#db.prepare('UPDATE keys SET revoked_at = coalesce(revoked_at, ?) WHERE id = ?');
    return this.#withReserve(() => statement.run(at, id).changes === 1);
  }

  /** On a full disk the work is done once more with the room of the reserve. */
  #withReserve<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (!isFullDisk(error, this.#folder) || !this.#reserve.release()) throw error;
      return work();
    }
  }

  async cursorSecret(): Promise<Buffer> {
    this.#db.prepare("INSERT INTO secrets VALUES ('cursor', ?) ON CONFLICT DO NOTHING").run(randomBytes(32));
    const row = this.#db.prepare("SELECT value FROM secrets WHERE name = 'cursor'").get();
    return Buffer.from(row?.value as Uint8Array);
  }

  async close(): Promise<void> {
    this.#db.close();
    this.#reserve.keep();
  }
}

function openKeys(folder: string): DatabaseSync {
  const db = openDatabase(join(folder, 'keys.db'));
  db.exec(`
    CREATE TABLE IF NOT EXISTS keys (
      id TEXT PRIMARY KEY, name TEXT NOT NULL, secret_hash TEXT NOT NULL, scopes TEXT NOT NULL,
      created_at INTEGER NOT NULL, expires_at INTEGER, revoked_at INTEGER,
      rate_per_minute INTEGER, rate_burst INTEGER
    ) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
  `);
  return db;
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
  };
}
