import { randomBytes } from 'node:crypto';
import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { roomIn } from '../database/failures.ts';

/** Enough for SQLite's shared memory (32 KiB) and the log of a few changes. */
const RESERVE_BYTES = 256 * 1024;
/** With less room than this the disk is nearly full already: a reserve would only fill it sooner. */
const ROOM_TO_SPARE_BYTES = 4 * RESERVE_BYTES;

/**
 * Room on the disk that is kept for revoking keys. A stolen key must not stay valid because the disk is full, so a file of random
 * bytes, which no file system compresses, is given up when a revocation needs its room.
 */
export class SqliteReserve {
  #folder: string;
  #file: string;

  constructor(folder: string) {
    this.#folder = folder;
    this.#file = join(folder, 'keys.reserve');
  }

  /** Makes the reserve if it is missing and there is room for it. Best effort: a folder that cannot be written to has none. */
  keep(): void {
    if (this.#isThere() || roomIn(this.#folder) < ROOM_TO_SPARE_BYTES) return;
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
    if (roomIn(this.#folder) < ROOM_TO_SPARE_BYTES) this.release();
  }

  /** Gives its room back to the disk; false when there is none. */
  release(): boolean {
    if (!this.#isThere()) return false;
    rmSync(this.#file, { force: true });
    return true;
  }

  #isThere(): boolean {
    return statSync(this.#file, { throwIfNoEntry: false })?.size === RESERVE_BYTES;
  }
}
