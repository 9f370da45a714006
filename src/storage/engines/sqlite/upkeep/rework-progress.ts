import type { DatabaseSync } from 'node:sqlite';
import { prepareWithBigInts } from '../database/connection.ts';

const NAME = 'rework';

/** Where an interrupted rework continues: after this slot of the messages and this row of the entities. */
export interface ReworkPosition {
  slot: bigint;
  entity: number;
  /** Records before this position. */
  records: number;
}

const START: ReworkPosition = { slot: -1n, entity: 0, records: 0 };

/** Saves the progress of a rework in the transaction of each step. Without a name, nothing is saved. */
export class SqliteReworkProgress {
  #db: DatabaseSync;
  #name: string | undefined;

  constructor(db: DatabaseSync, name: string | undefined) {
    this.#db = db;
    this.#name = name;
  }

  /** The start, unless a rework of the same name was interrupted. */
  read(): ReworkPosition {
    const row = this.#db.prepare('SELECT value FROM meta WHERE name = ?').get(NAME);
    if (row === undefined || this.#name === undefined) return START;
    const { name, slot, entity, records } = JSON.parse(String(row.value));
    return name === this.#name ? { slot: BigInt(slot), entity, records } : START;
  }

  save({ slot, entity, records }: ReworkPosition): void {
    if (this.#name === undefined) return;
    const value = JSON.stringify({ name: this.#name, slot: String(slot), entity, records });
    prepareWithBigInts(
      this.#db,
      'INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
    ).run(NAME, value);
  }

  end(): void {
    prepareWithBigInts(this.#db, 'DELETE FROM meta WHERE name = ?').run(NAME);
  }
}
