import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';

/** An import holds the write lock for one batch at a time; a second one waits for its turn. */
const BUSY_TIMEOUT_MS = 30_000;

/**
 * Opens or makes a database that only its owner may read. WAL lets readers go on while an import writes; FULL makes
 * a commit survive a power cut, for nothing acknowledged may be lost.
 */
export function openDatabase(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  chmodSync(file, 0o600);
  db.exec(`
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
 * For every statement that reads a slot, which exceeds 2^53 (sqlite-message-slots.ts), and for every one that writes:
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
    this.#db.exec('COMMIT');
  }
}
