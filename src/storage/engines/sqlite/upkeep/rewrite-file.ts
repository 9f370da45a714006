import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { StoreUnavailable } from '../../../port/failures/store-unavailable.ts';
import { BUSY_TIMEOUT_MS } from '../database/connection.ts';
import type { SqliteTables } from '../records/tables.ts';

/** Allows returning free pages to the file system in steps. */
const INCREMENTAL = 2;
/** With the pause between two steps of upkeep, about ten seconds: longer than any search. */
const ATTEMPTS = 200;

/**
 * Rewrites the database file. Returning free pages would not suffice to scrub it: SQLite overwrites rows that are
 * deleted, but not the copies that remain in the unused part of a page when its rows are moved to another one. Writers
 * wait for it.
 */
export async function rewriteFile(tables: SqliteTables, folder: string): Promise<void> {
  await tables.whenWritable(() =>
    withTemporaryFilesIn(folder, tables.db, () =>
      tables.db.exec(`PRAGMA auto_vacuum = ${INCREMENTAL}; VACUUM`),
    ),
  );
  await emptyLog(tables);
}

/** The copy takes as much space as the database: more than memory or the system's temporary folder may have. */
function withTemporaryFilesIn(folder: string, db: DatabaseSync, work: () => void): void {
  const setFolder = (path: string) =>
    db.exec(`PRAGMA temp_store_directory = '${path.replaceAll("'", "''")}'`);
  db.exec('PRAGMA temp_store = FILE');
  setFolder(folder);
  try {
    work();
  } finally {
    setFolder('');
    db.exec('PRAGMA temp_store = MEMORY');
  }
}

/** Until the write-ahead log is copied to the database file, the file keeps its old pages. */
async function emptyLog({ db, pace }: SqliteTables): Promise<void> {
  db.exec('PRAGMA busy_timeout = 0');
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0) return;
      await delay(pace.pauseMs);
    }
  } finally {
    db.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
  }
  throw new StoreUnavailable(
    'the database was rewritten, but another process is reading its old pages, so they are still in the file; run "nightjar optimize --compact" once it has ended',
  );
}
