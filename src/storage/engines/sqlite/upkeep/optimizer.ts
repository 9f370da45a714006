import { prepareWithBigInts } from '../database/connection.ts';
import { inSteps } from '../records/steps.ts';
import type { SqliteTables } from '../records/tables.ts';
import { rewriteFile } from './rewrite-file.ts';
import { type SealOptions, SqliteSealer } from './sealer.ts';

type Progress = (done: number, total: number) => void;

/** Pages that one merge command writes, which takes some ten milliseconds. */
const PAGES_PER_MERGE = 500;
/** Free pages returned to the file system at a time. */
const PAGES_PER_VACUUM = 500;
/** Share of free pages from which the file is made smaller. */
const FREE_SHARE_MAX = 0.1;

/**
 * Seals months, merges the segments of the full-text indexes and returns free pages to the file system, in short
 * transactions. Compacting rewrites the file instead.
 */
export class SqliteOptimizer {
  #tables: SqliteTables;
  #folder: string;
  #canSeal: boolean;
  #sealing: SealOptions;

  /** `canSeal` is false while the index is of another analyzer, or is being rebuilt: segments would not fit it. */
  constructor(
    tables: SqliteTables,
    folder: string,
    { canSeal, ...sealing }: SealOptions & { canSeal: boolean },
  ) {
    this.#tables = tables;
    this.#folder = folder;
    this.#canSeal = canSeal;
    this.#sealing = sealing;
  }

  async run(isCompacting: boolean, onProgress: Progress): Promise<void> {
    const sealing = { ...this.#sealing, isScrubbing: isCompacting };
    if (this.#canSeal) await new SqliteSealer(this.#tables, this.#folder, sealing).run(onProgress);
    for (const index of this.#tables.index.names()) await this.#merge(index);
    this.#tables.db.exec('PRAGMA optimize');
    if (isCompacting) await rewriteFile(this.#tables, this.#folder);
    else {
      await this.#returnFreePages();
      this.#tables.db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    }
  }

  /** Sealing a month frees most of its pages. Later imports use free pages, so a few may stay. */
  async #returnFreePages(): Promise<void> {
    const { db } = this.#tables;
    const freePages = () => db.prepare('PRAGMA freelist_count').get()?.freelist_count as number;
    const pages = db.prepare('PRAGMA page_count').get()?.page_count as number;
    // A database of version 0.1.0 that was never compacted cannot return pages in steps.
    const canReturn = db.prepare('PRAGMA auto_vacuum').get()?.auto_vacuum !== 0;
    if (!canReturn || freePages() < pages * FREE_SHARE_MAX) return;
    await inSteps(this.#tables, (isTimeUp) => {
      while (freePages() > 0) {
        db.prepare(`PRAGMA incremental_vacuum(${PAGES_PER_VACUUM})`).all();
        if (isTimeUp()) return 'more';
      }
      return 'done';
    });
  }

  /** Merges all segments into one, as FTS5's "optimize" does, but in steps. */
  async #merge(index: string): Promise<void> {
    const { db } = this.#tables;
    let pages = -PAGES_PER_MERGE;
    await inSteps(this.#tables, (isTimeUp) => {
      // Another process may have dropped the month.
      if (db.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(index) === undefined) return 'done';
      const merge = prepareWithBigInts(db, `INSERT INTO ${index} (${index}, rank) VALUES ('merge', ?)`);
      for (;;) {
        const before = this.#changes();
        merge.run(pages);
        // A negative number moves all segments to one level first; positive numbers continue the merge.
        pages = PAGES_PER_MERGE;
        // The command itself counts as one change. If there is no other, nothing is left to merge.
        if (this.#changes() - before < 2) return 'done';
        if (isTimeUp()) return 'more';
      }
    });
  }

  #changes(): number {
    return this.#tables.db.prepare('SELECT total_changes() AS n').get()?.n as number;
  }
}
