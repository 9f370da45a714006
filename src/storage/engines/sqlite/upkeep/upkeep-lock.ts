import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { isBusy } from '../database/connection.ts';

const POLL_MS = 100;

/**
 * Lets only one process at a time run upkeep (purge, reenrich, retention, reindex, optimize), while imports continue.
 * The lock is on a separate database file: the operating system releases it when the process dies.
 */
export async function withUpkeepLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const file = join(folder, 'upkeep.lock');
  const db = new DatabaseSync(file, { timeout: 0 });
  try {
    chmodSync(file, 0o600);
    while (!tryLock(db)) await delay(POLL_MS);
    return await work();
  } finally {
    db.close();
  }
}

function tryLock(db: DatabaseSync): boolean {
  try {
    db.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  }
}
