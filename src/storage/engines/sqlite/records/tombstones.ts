import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { AnyRecord } from '../../../../records/record.ts';
import { tombstoneKeysOf } from '../../../rules/tombstone-keys.ts';
import { prepareWithBigInts } from '../database/connection.ts';

/** What was removed for good, so that no later import brings it back. */
export class SqliteTombstones {
  #any: StatementSync;
  #find: StatementSync;
  #insert: StatementSync;
  #delete: StatementSync;

  constructor(db: DatabaseSync) {
    this.#any = db.prepare('SELECT 1 FROM tombstones LIMIT 1');
    this.#find = db.prepare('SELECT 1 FROM tombstones WHERE kind = ? AND key = ?');
    this.#insert = prepareWithBigInts(
      db,
      'INSERT INTO tombstones (kind, key, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
    );
    this.#delete = prepareWithBigInts(db, 'DELETE FROM tombstones WHERE kind = ? AND key = ?');
  }

  areThere(): boolean {
    return this.#any.get() !== undefined;
  }

  /** A message goes with its channel and with its sender. */
  cover(record: AnyRecord): boolean {
    return tombstoneKeysOf(record).some(([kind, key]) => this.has(kind, key));
  }

  hasFile(sha256: string): boolean {
    return this.has('file', sha256);
  }

  /** Whether the import that this file is of was purged. */
  hasFileNumber(file: number): boolean {
    return this.has('file-number', String(file));
  }

  add(kind: string, key: string, at: number): void {
    this.#insert.run(kind, key, at);
  }

  remove(kind: AnyRecord['kind'], key: string): void {
    this.#delete.run(kind, key);
  }

  has(kind: string, key: string): boolean {
    return this.#find.get(kind, key) !== undefined;
  }
}
