import { prepareWithBigInts } from '../database/connection.ts';
import { inSteps } from '../records/steps.ts';
import type { SqliteTables } from '../records/tables.ts';

type Progress = (done: number, total: number) => void;

/** Pages of an index that one merge command writes: some ten milliseconds. */
const PAGES_PER_MERGE = 500;
/** Free pages that are given back at a time. */
const PAGES_PER_VACUUM = 500;
/** The value of `PRAGMA auto_vacuum` that allows giving back free pages bit by bit. */
const INCREMENTAL = 2;

/** Merges the parts of the full-text indexes and gives free pages back to the disk, in short transactions. */
export class SqliteOptimizer {
  #tables: SqliteTables;

  constructor(tables: SqliteTables) {
    this.#tables = tables;
  }

  async run(isCompacting: boolean, onProgress: Progress): Promise<void> {
    const names = this.#tables.index.names();
    for (const [done, index] of names.entries()) {
      onProgress(done, names.length);
      await this.#merge(index);
    }
    if (isCompacting) await this.#compact();
    this.#tables.db.exec('PRAGMA optimize; PRAGMA wal_checkpoint(TRUNCATE)');
    onProgress(names.length, names.length);
  }

  /** Bit by bit what FTS5's "optimize" does in one go: all parts of the index become one. */
  async #merge(index: string): Promise<void> {
    const { db } = this.#tables;
    let pages = -PAGES_PER_MERGE;
    await inSteps(this.#tables, (isTimeUp) => {
      // Another process may have dropped the month meanwhile.
      if (db.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(index) === undefined) return 'done';
      const merge = prepareWithBigInts(db, `INSERT INTO ${index} (${index}, rank) VALUES ('merge', ?)`);
      for (;;) {
        const before = this.#changes();
        merge.run(pages);
        // A negative number puts all parts on one level first; positive ones go on with that.
        pages = PAGES_PER_MERGE;
        // The command itself is one change: where it is the only one, there was nothing left to merge.
        if (this.#changes() - before < 2) return 'done';
        if (isTimeUp()) return 'more';
      }
    });
  }

  #changes(): number {
    return this.#tables.db.prepare('SELECT total_changes() AS n').get()?.n as number;
  }

  async #compact(): Promise<void> {
    const { db } = this.#tables;
    if (db.prepare('PRAGMA auto_vacuum').get()?.auto_vacuum !== INCREMENTAL) {
      // A database of an older nightjar: rewritten once, as a whole, it can be compacted bit by bit from then on.
      await this.#tables.whenWritable(() => db.exec(`PRAGMA auto_vacuum = ${INCREMENTAL}; VACUUM`));
      return;
    }
    const freePages = () => db.prepare('PRAGMA freelist_count').get()?.freelist_count as number;
    await inSteps(this.#tables, (isTimeUp) => {
      while (freePages() > 0) {
        db.prepare(`PRAGMA incremental_vacuum(${PAGES_PER_VACUUM})`).all();
        if (isTimeUp()) return 'more';
      }
      return 'done';
    });
  }
}
