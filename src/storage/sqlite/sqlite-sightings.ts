import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type AnyRecord, keyOf } from '../../records/record.ts';
import { INDEX_TEXT, type PreparedMessage } from '../prepare.ts';
import { prepareWithBigInts } from './sqlite-connection.ts';

/** One version of a record, and the files that say so. */
export interface SightingOf<R extends AnyRecord = AnyRecord> {
  /** Absent until it is kept. */
  id?: number;
  origin: number;
  record: R;
  isChanged: boolean;
}

/** What each file said of a record; the record itself is the merger of them. */
export class SqliteSightings {
  #byKey: StatementSync;
  #byOrigin: StatementSync;
  #insert: StatementSync;
  #update: StatementSync;
  #remove: StatementSync;
  #removeAll: StatementSync;

  constructor(db: DatabaseSync) {
    const select = 'SELECT id, origin, document FROM sightings WHERE kind = ? AND key = ?';
    this.#byKey = db.prepare(`${select} ORDER BY id`);
    this.#byOrigin = db.prepare(`${select} AND origin = ?`);
    this.#insert = prepareWithBigInts(
      db,
      'INSERT INTO sightings (kind, key, origin, document) VALUES (?, ?, ?, ?)',
    );
    this.#update = prepareWithBigInts(db, 'UPDATE sightings SET origin = ?, document = ? WHERE id = ?');
    this.#remove = prepareWithBigInts(db, 'DELETE FROM sightings WHERE id = ?');
    this.#removeAll = prepareWithBigInts(db, 'DELETE FROM sightings WHERE kind = ? AND key = ?');
  }

  of<R extends AnyRecord>(kind: R['kind'], key: string): SightingOf<R>[] {
    return this.#byKey.all(kind, key).map((row) => ({
      id: row.id as number,
      origin: row.origin as number,
      record: JSON.parse(row.document as string) as R,
      isChanged: false,
    }));
  }

  /** What exactly these files say. */
  ofOrigin<R extends AnyRecord>(kind: R['kind'], key: string, origin: number): SightingOf<R> | undefined {
    const row = this.#byOrigin.get(kind, key, origin);
    return row === undefined
      ? undefined
      : {
          id: row.id as number,
          origin,
          record: JSON.parse(row.document as string) as R,
          isChanged: false,
        };
  }

  save(sighting: SightingOf): void {
    if (!sighting.isChanged) return;
    const { [INDEX_TEXT]: _, ...record } = sighting.record as PreparedMessage;
    const document = JSON.stringify(record);
    if (sighting.id === undefined) {
      const { kind } = sighting.record;
      this.#insert.run(kind, keyOf(sighting.record), sighting.origin, document);
    } else this.#update.run(sighting.origin, document, sighting.id);
  }

  remove(sighting: SightingOf): void {
    if (sighting.id !== undefined) this.#remove.run(sighting.id);
  }

  removeAll(kind: AnyRecord['kind'], key: string): void {
    this.#removeAll.run(kind, key);
  }
}
