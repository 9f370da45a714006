import { chmodSync } from 'node:fs';
import { totalmem } from 'node:os';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { StoreUnavailable } from '../../../port/failures/store-unavailable.ts';
import { makeFolder } from './folder.ts';
import { WaitingWriters } from './waiting-writers.ts';

/** For statements that wait for a lock synchronously: opening, migrating, reading during a checkpoint. */
export const BUSY_TIMEOUT_MS = 30_000;
/**
 * Poll intervals for the write lock: most writers hold it for a few milliseconds. The last one repeats, and is shorter
 * than the pause that upkeep makes between steps (records/steps.ts).
 */
const LOCK_POLLS_MS = [1, 1, 2, 4, 8, 15] as const;
/** Imports hold the lock for a batch, upkeep for about a second. A process that holds it this long is stuck. */
const LOCK_WAIT_MAX_MS = 10 * 60_000;
const SQLITE_BUSY = 5;

/**
 * Opens or creates a database that only its owner may read. WAL lets readers continue while an import writes.
 * Synchronous FULL makes commits survive a power failure, because no acknowledged write may be lost. With secure_delete
 * FAST, SQLite zeroes deleted rows in pages that it writes anyway; free pages keep their content until they are
 * vacuumed.
 */
export function openDatabase(file: string): DatabaseSync {
  makeFolder(dirname(file));
  const db = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  chmodSync(file, 0o600);
  // Allows vacuuming in steps. Takes effect only while the database is empty, and would later wait for the write lock.
  if (db.prepare('PRAGMA page_count').get()?.page_count === 0) db.exec('PRAGMA auto_vacuum = INCREMENTAL');
  // Never mapped into memory: a mapped page that the disk cannot read ends the process with SIGBUS.
  db.exec(`
    PRAGMA secure_delete = FAST;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA wal_autocheckpoint = 65536;
    PRAGMA temp_store = MEMORY;
    PRAGMA cache_size = -65536;
    PRAGMA mmap_size = 0;
  `);
  return db;
}

/** For a thread that reads. The file must exist. */
export function openReadOnly(file: string, cacheKilobytes = 32_768): DatabaseSync {
  const db = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
  db.exec(`PRAGMA temp_store = MEMORY; PRAGMA cache_size = -${cacheKilobytes}`);
  return db;
}

/** For the connection of a server, which looks up single records and writes what is pushed. */
export function reduceMemory(db: DatabaseSync): void {
  db.exec('PRAGMA cache_size = -16384');
}

/**
 * For imports: they write to b-trees in random order, and pages that do not fit are written and read again. An import
 * must also run next to the server on a small machine, so it uses a sixteenth of the memory, up to 128 MB.
 */
export function fitCacheToMemory(db: DatabaseSync): void {
  const kilobytes = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / 16 / 1024;
  db.exec(`PRAGMA cache_size = -${Math.round(Math.min(Math.max(kilobytes, 16_384), 131_072))}`);
}

/** Runs work that moves rows from one table to another, each with several indexes in random order. */
export async function withMoreMemory(db: DatabaseSync, work: () => Promise<void>): Promise<void> {
  const { cache_size } = db.prepare('PRAGMA cache_size').get() as { cache_size: number };
  db.exec('PRAGMA cache_size = -262144');
  try {
    await work();
  } finally {
    db.exec(`PRAGMA cache_size = ${cache_size}`);
  }
}

/**
 * For every statement that reads a slot, which exceeds 2^53 (database/message-slots.ts), and for every statement that
 * writes: each run returns the connection's last rowid, which may be a slot.
 */
export function prepareWithBigInts(db: DatabaseSync, sql: string): StatementSync {
  const statement = db.prepare(sql);
  statement.setReadBigInts(true);
  return statement;
}

export function inTransaction<T>(db: DatabaseSync, work: () => T): T {
  db.exec('BEGIN IMMEDIATE');
  return commit(db, work);
}

/**
 * Like `inTransaction`, but waits for the write lock without blocking the event loop: another process may hold it for a
 * while. `beforeBegin` ends a read transaction that the connection may have open.
 */
export async function inTransactionWhenFree<T>(
  db: DatabaseSync,
  beforeBegin: () => void,
  work: () => T,
): Promise<T> {
  const deadline = performance.now() + LOCK_WAIT_MAX_MS;
  const waiting = new WaitingWriters(db);
  const others = waiting.letOthersFirst();
  if (others !== undefined) await others;
  try {
    for (let polls = 0; ; polls++) {
      beforeBegin();
      if (tryBegin(db)) break;
      if (performance.now() > deadline)
        throw new StoreUnavailable(
          'another process has held the write lock of the database for 10 minutes; wait for it or stop it, then run the command again',
        );
      waiting.announce(performance.timeOrigin + performance.now());
      await delay(LOCK_POLLS_MS[polls] ?? LOCK_POLLS_MS.at(-1));
    }
  } finally {
    waiting.end();
  }
  return commit(db, work);
}

/** Whether another connection holds the lock. Extended result codes hold the primary code in their low byte. */
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
    // On a full disk SQLite has already rolled back; another rollback would fail and hide the cause.
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/**
 * Gives all reads of one event loop turn the same snapshot, even while an import writes. Sharing the snapshot also
 * saves each lookup the locks, which cost nearly as much as finding a row.
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

  /** Call before the connection writes or closes. */
  end(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    endReading(this.#db);
  }
}

/** Ends a read transaction. Must not throw: the event loop calls it, and the read has already reported any damage. */
export function endReading(db: DatabaseSync): void {
  for (const statement of ['COMMIT', 'ROLLBACK']) {
    try {
      if (db.isTransaction) db.exec(statement);
      return;
    } catch {
      // After reading a damaged page, SQLite refuses to commit even a read. A rollback loses nothing.
    }
  }
}
