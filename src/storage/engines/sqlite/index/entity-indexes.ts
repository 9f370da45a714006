import type { DatabaseSync } from 'node:sqlite';
import type { AnyRecord } from '../../../../records/record.ts';
import { SqliteEntityIndex } from './entity-index.ts';
import { entityTableOf } from './entity-tables.ts';

/** The full-text indexes of all entities. Kinds that are not searched have none. */
export class SqliteEntityIndexes {
  #db: DatabaseSync;
  #builtTo: (part: string) => bigint | undefined;
  /** Opened on demand: a store opens even if one of them is damaged. */
  #byTable = new Map<string, SqliteEntityIndex>();

  /** `builtTo` is the progress of a rebuild of one part. */
  constructor(db: DatabaseSync, builtTo: (part: string) => bigint | undefined = () => undefined) {
    this.#db = db;
    this.#builtTo = builtTo;
  }

  add(id: number, record: AnyRecord): void {
    this.#of(record)?.add(id, record);
  }

  /** Adds an entity to the index that a rebuild is building. */
  addToNext(id: number, record: AnyRecord): void {
    this.#of(record)?.addToNext(id, record);
  }

  replace(id: number, before: AnyRecord, after: AnyRecord): void {
    this.#of(after)?.replace(id, before, after);
  }

  remove(id: number, record: AnyRecord): void {
    this.#of(record)?.remove(id);
  }

  /** Call after a rollback or a rebuild: tables may have been replaced or dropped. */
  reset(): void {
    for (const index of this.#byTable.values()) index.reset();
  }

  #of({ kind }: AnyRecord): SqliteEntityIndex | undefined {
    const table = entityTableOf(kind);
    if (table === undefined) return undefined;
    let index = this.#byTable.get(table.name);
    if (index === undefined) {
      index = new SqliteEntityIndex(this.#db, table, () => this.#builtTo(table.part));
      this.#byTable.set(table.name, index);
    }
    return index;
  }
}
