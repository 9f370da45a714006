import { chmodSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { StoreUnavailable } from '../../../port/failures/store-unavailable.ts';
import { makeFolder } from './folder.ts';

/** For statements that wait for a lock synchronously: opening, migrating, reading beside a checkpoint. */
export const BUSY_TIMEOUT_MS = 30_000;
/** How often a writer asks for the lock that another process holds; shorter than the pause of maintenance (records/steps.ts). */
const LOCK_POLL_MS = 15;
/** Imports hold the lock for a batch, maintenance for about a second: whatever holds it this long is stuck. */
const LOCK_WAIT_MAX_MS = 10 * 60_000;
const SQLITE_BUSY = 5;

/**
 * Opens or makes a database that only its owner may read. WAL lets readers go on while an import writes; FULL makes
 * a commit survive a power cut, for nothing acknowledged may be lost. Deleted rows are overwritten with zeros in the pages that are
 * written anyway; free pages keep their content until they are given back.
 */
export function openDatabase(file: string): DatabaseSync {
  makeFolder(dirname(file));
  const db = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  chmodSync(file, 0o600);
  // Free pages can be given back bit by bit; this holds for a database that is new, and must come first.
  db.exec('PRAGMA auto_vacuum = INCREMENTAL');
  db.exec(`
    PRAGMA secure_delete = FAST;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA wal_autocheckpoint = 65536;
    PRAGMA temp_store = MEMORY;
    PRAGMA cache_size = -65536;
    PRAGMA mmap_size = 134217728;
  `);
  return db;
}

/** For a thread that only reads; the file must be there. */
export function openToRead(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
  db.exec('PRAGMA temp_store = MEMORY; PRAGMA cache_size = -32768');
  return db;
}

/**
 * Whoever writes reads little twice: mapped pages would only swell its memory, and an import must run beside the server on
 * a small machine.
 */
export function preferLittleMemory(db: DatabaseSync): void {
  db.exec('PRAGMA mmap_size = 0; PRAGMA cache_size = -16384;');
}

/**
 * For every statement that reads a slot, which exceeds 2^53 (database/message-slots.ts), and for every one that writes:
 * each run reports the connection's last rowid, and that may be a slot.
 */
export function prepareWithBigInts(db: DatabaseSync, sql: string): StatementSync {
  const statement = db.prepare(sql);
  statement.setReadBigInts(true);
  return statement;
}

/** Runs the work in one transaction: all of it or nothing. */
export function inTransaction<T>(db: DatabaseSync, work: () => T): T {
  db.exec('BEGIN IMMEDIATE');
  return commit(db, work);
}

/**
 * The same, but waits for the write lock without blocking the event loop: another process may hold it for a while.
 * `beforeBegin` ends what else the connection has open.
 */
export async function inTransactionWhenFree<T>(
  db: DatabaseSync,
  beforeBegin: () => void,
  work: () => T,
): Promise<T> {
  const givenUpAt = performance.now() + LOCK_WAIT_MAX_MS;
  for (;;) {
    beforeBegin();
    if (tryBegin(db)) return commit(db, work);
    if (performance.now() > givenUpAt)
      throw new StoreUnavailable(
        'another process has held the write lock of the database for 10 minutes; wait for it or stop it, then run the command again',
      );
    await delay(LOCK_POLL_MS);
  }
}

/** Whether another connection holds the lock; extended result codes have the plain one in their low byte. */
export function isBusy(error: unknown): boolean {
  return (((error as { errcode?: number }).errcode ?? 0) & 0xff) === SQLITE_BUSY;
}

/** False while another connection holds the write lock. */
function tryBegin(db: DatabaseSync): boolean {
  db.exec('PRAGMA busy_timeout = 0');
  try {
    db.exec('BEGIN IMMEDIATE');
    return true;
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  } finally {
    db.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
  }
}

function commit<T>(db: DatabaseSync, work: () => T): T {
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk rolls back by itself; a second try would hide why.
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/**
 * What is read in one turn of the event loop is of one moment, also while an import writes. Sharing the snapshot spares
 * each lookup the locks, which cost nearly as much as finding a row.
 */
export class ReadTurn {
  #db: DatabaseSync;
  #onBegin: () => void;
  #isOpen = false;

  constructor(db: DatabaseSync, onBegin: () => void) {
    this.#db = db;
    this.#onBegin = onBegin;
  }

  begin(): void {
    if (this.#isOpen) return;
    this.#db.exec('BEGIN');
    this.#isOpen = true;
    this.#onBegin();
    setImmediate(() => this.end());
  }

  /** Before the connection writes or closes. */
  end(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    endReading(this.#db);
  }
}

/** Ends a transaction that only read. It must not throw: the event loop calls it, and the read itself has reported the damage. */
export function endReading(db: DatabaseSync): void {
  for (const statement of ['COMMIT', 'ROLLBACK']) {
    try {
      if (db.isTransaction) db.exec(statement);
      return;
    } catch {
      // After a damaged page SQLite refuses to commit even a read; a rollback loses nothing.
    }
  }
}
