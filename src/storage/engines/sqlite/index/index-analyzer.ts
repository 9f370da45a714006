import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { IndexOutdated } from '../../../port/failures/index-outdated.ts';
import { prepareWithBigInts } from '../database/connection.ts';

/**
 * Which analyzer built the index. Asked within the transaction that reads or writes it: a newer program may rebuild the index while
 * this one runs.
 */
export class SqliteIndexAnalyzer {
  #current: StatementSync;
  #next: StatementSync;
  #program: number;

  constructor(db: DatabaseSync, program: number) {
    this.#current = db.prepare("SELECT value FROM meta WHERE name = 'analyzer'");
    this.#next = db.prepare("SELECT value FROM meta WHERE name = 'next_analyzer'");
    this.#program = program;
  }

  /** For a new database, or one whose index is about to be rebuilt. */
  static record(db: DatabaseSync, version: number): void {
    prepareWithBigInts(
      db,
      "INSERT INTO meta (name, value) VALUES ('analyzer', ?) ON CONFLICT DO UPDATE SET value = excluded.value",
    ).run(String(version));
  }

  version(): number {
    return Number(this.#current.get()?.value);
  }

  require(): void {
    const found = this.version();
    if (found !== this.#program) throw new IndexOutdated(found, this.#program);
  }

  /** While another analyzer rebuilds the index, what this one writes would be missing there. */
  requireForWriting(): void {
    this.require();
    const next = this.#next.get()?.value;
    if (next !== undefined && Number(next) !== this.#program)
      throw new IndexOutdated(Number(next), this.#program);
  }
}
