import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { LruCache } from '../../../../lru-cache.ts';

/** A search runs a few statements per month, so this is enough for about a hundred months. */
const CACHE_MAX = 2000;

/** Caches prepared statements by their text: compiling one costs more than running most of them. */
export class SqliteStatements {
  #db: DatabaseSync;
  #cache = new LruCache<string, StatementSync>(CACHE_MAX);

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  prepare(sql: string): StatementSync {
    return this.#cached(sql, () => this.#db.prepare(sql));
  }

  /** For slots, which exceed 2^53. */
  prepareWithBigInts(sql: string): StatementSync {
    return this.#cached(`big ${sql}`, () => {
      const statement = this.#db.prepare(sql);
      statement.setReadBigInts(true);
      return statement;
    });
  }

  /** Returns rows as arrays in the order of the selected columns, e.g. MESSAGE_SELECTION. */
  prepareRows(sql: string): StatementSync {
    return this.#cached(`rows ${sql}`, () => {
      const statement = this.#db.prepare(sql);
      statement.setReturnArrays(true);
      return statement;
    });
  }

  prepareRowsWithBigInts(sql: string): StatementSync {
    return this.#cached(`big rows ${sql}`, () => {
      const statement = this.#db.prepare(sql);
      statement.setReturnArrays(true);
      statement.setReadBigInts(true);
      return statement;
    });
  }

  #cached(name: string, prepare: () => StatementSync): StatementSync {
    let statement = this.#cache.get(name);
    if (statement === undefined) {
      statement = prepare();
      this.#cache.set(name, statement);
    }
    return statement;
  }
}
