/** A thread that moves the log of a database into its file, which waits for the disk. */
import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';

const db = new DatabaseSync((workerData as { file: string }).file, { timeout: 0 });
// Passive: it stops no reader and no writer, and leaves for the next time what it cannot move.
db.exec('PRAGMA synchronous = FULL; PRAGMA wal_checkpoint(PASSIVE)');
db.close();
