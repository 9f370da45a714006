import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { inTransaction, openDatabase } from '../database/connection.ts';

/**
 * Usage is written every few seconds. Without frequent checkpoints, the WAL would grow far beyond the few pages that
 * change.
 */
export const CHECKPOINT_PAGES = 1000;

/** Each migrates the file to the next version. */
export const KEY_MIGRATIONS: readonly string[] = [
  // The first version did not set user_version, so its tables may already exist.
  `
  CREATE TABLE IF NOT EXISTS keys (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, secret_hash TEXT NOT NULL, scopes TEXT NOT NULL,
    created_at INTEGER NOT NULL, expires_at INTEGER, revoked_at INTEGER,
    rate_per_minute INTEGER, rate_burst INTEGER
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
  `,
  `
  ALTER TABLE keys ADD COLUMN networks TEXT;
  ALTER TABLE keys ADD COLUMN previous_hash TEXT;
  ALTER TABLE keys ADD COLUMN previous_expires_at INTEGER;
  ALTER TABLE keys ADD COLUMN last_used_at INTEGER;
  CREATE TABLE key_usage (
    key_id TEXT NOT NULL, day TEXT NOT NULL, requests INTEGER NOT NULL, PRIMARY KEY (key_id, day)
  ) WITHOUT ROWID;
  `,
];

export function keysFile(folder: string): string {
  return join(folder, 'keys.db');
}

/** Opens the keys file, and migrates one of an older nightjar. */
export function openKeys(folder: string): DatabaseSync {
  const db = openDatabase(keysFile(folder));
  try {
    db.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
    if (versionOf(db) !== KEY_MIGRATIONS.length) inTransaction(db, () => migrate(db));
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function migrate(db: DatabaseSync): void {
  // Another process may have migrated it while this one waited for the lock.
  const found = versionOf(db);
  if (found > KEY_MIGRATIONS.length)
    throw new Error(
      `keys.db has schema version ${found}, but this version of nightjar supports only ${KEY_MIGRATIONS.length}; use a newer version`,
    );
  for (const migration of KEY_MIGRATIONS.slice(found)) db.exec(migration);
  db.exec(`PRAGMA user_version = ${KEY_MIGRATIONS.length}`);
}

function versionOf(db: DatabaseSync): number {
  return db.prepare('PRAGMA user_version').get()?.user_version as number;
}
