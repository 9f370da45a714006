/** A thread that runs a WAL checkpoint, because that waits for the disk. */
import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';

const db = new DatabaseSync((workerData as { file: string }).file, { timeout: 0 });
// A passive checkpoint blocks no reader or writer. The next one moves the pages that this one cannot.
db.exec('PRAGMA synchronous = FULL; PRAGMA wal_checkpoint(PASSIVE)');
db.close();
