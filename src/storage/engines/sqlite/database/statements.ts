import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** A search asks every month in a few ways; a hundred months of each are still small. */
const KEPT_MAX = 2000;

/** Statements by their text, kept prepared: compiling one costs more than most of them run. */
export class SqliteStatements {
  #db: DatabaseSync;
  #kept = new Map<string, StatementSync>();

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  prepare(sql: string): StatementSync {
    return this.#keep(sql, () => this.#db.prepare(sql));
  }

  /** For slots, which exceed 2^53. */
  prepareWithBigInts(sql: string): StatementSync {
    return this.#keep(`big ${sql}`, () => {
      const statement = this.#db.prepare(sql);
      statement.setReadBigInts(true);
      return statement;
    });
  }

  /** Rows as arrays, in the order of what is selected: of messages MESSAGE_SELECTION. */
  prepareRows(sql: string): StatementSync {
    return this.#keep(`rows ${sql}`, () => {
      const statement = this.#db.prepare(sql);
      statement.setReturnArrays(true);
      return statement;
    });
  }

  #keep(name: string, prepare: () => StatementSync): StatementSync {
    let statement = this.#kept.get(name);
    if (statement === undefined) {
      if (this.#kept.size >= KEPT_MAX) this.#kept.clear();
      statement = prepare();
      this.#kept.set(name, statement);
    }
    return statement;
  }
}
