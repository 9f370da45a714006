import { randomBytes } from 'node:crypto';
import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freeBytes } from '../database/failures.ts';

/** Enough for SQLite's shared memory (32 KiB) and the WAL of a few changes. */
const RESERVE_BYTES = 256 * 1024;
/** With less free space, the disk is nearly full: a reserve would only fill it sooner. */
const FREE_MIN_BYTES = 4 * RESERVE_BYTES;

/**
 * Disk space reserved for revoking keys: a stolen key must not stay valid because the disk is full. The reserve is a
 * file of random bytes, which no file system can compress. It is deleted when a revocation needs its space.
 */
export class SqliteReserve {
  #folder: string;
  #file: string;

  constructor(folder: string) {
    this.#folder = folder;
    this.#file = join(folder, 'keys.reserve');
  }

  /** Creates the reserve if it is missing and there is space. Best effort: a read-only folder has none. */
  ensure(): void {
    if (this.#exists() || freeBytes(this.#folder) < FREE_MIN_BYTES) return;
    const partial = `${this.#file}.${process.pid}`;
    try {
      writeFileSync(partial, randomBytes(RESERVE_BYTES), { mode: 0o600, flush: true });
      renameSync(partial, this.#file);
    } catch {
      rmSync(partial, { force: true });
    }
  }

  /** Frees the reserve if the disk is nearly full: opening the database needs space, too, and may fail in many ways. */
  releaseIfNearlyFull(): void {
    if (freeBytes(this.#folder) < FREE_MIN_BYTES) this.release();
  }

  /** Frees the reserved space. Returns false if there is no reserve. */
  release(): boolean {
    if (!this.#exists()) return false;
    rmSync(this.#file, { force: true });
    return true;
  }

  #exists(): boolean {
    return statSync(this.#file, { throwIfNoEntry: false })?.size === RESERVE_BYTES;
  }
}
