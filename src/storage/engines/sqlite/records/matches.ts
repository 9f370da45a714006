import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { AnyRecord } from '../../../../records/record.ts';
import type { AlertKind, NewMatch } from '../../../port/alerts.ts';
import { prepareWithBigInts } from '../database/connection.ts';

const REVISION = 'alerts_revision';

/** The matches of saved searches, as far as writing and removing records need them. */
export class SqliteMatches {
  #db: DatabaseSync;
  #insert: StatementSync;
  #ofRecord: StatementSync;
  #delete: StatementSync;
  #cancel: StatementSync;
  #revision: StatementSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.#insert = prepareWithBigInts(
      db,
      `INSERT INTO alert_matches (id, search, kind, key, record_at, at, indicators) VALUES (?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT DO NOTHING`,
    );
    this.#ofRecord = db.prepare('SELECT id, search FROM alert_matches WHERE kind = ? AND key = ?');
    this.#delete = prepareWithBigInts(db, 'DELETE FROM alert_matches WHERE id = ?');
    this.#cancel = prepareWithBigInts(db, 'DELETE FROM alert_deliveries WHERE match = ?');
    this.#revision = db.prepare(`SELECT value FROM meta WHERE name = '${REVISION}'`);
  }

  /** Changes with every change of a saved search. */
  revision(): number {
    return Number(this.#revision.get()?.value ?? 0);
  }

  increaseRevision(): void {
    prepareWithBigInts(
      this.#db,
      'INSERT INTO meta VALUES (?, 1) ON CONFLICT DO UPDATE SET value = CAST(value AS INTEGER) + 1',
    ).run(REVISION);
  }

  /** Known matches stay as they are. */
  add({ id, search, kind, key, recordAt, at, indicators }: NewMatch): void {
    const values = indicators === undefined ? null : JSON.stringify(indicators);
    this.#insert.run(id, search, kind, key, recordAt, at, values);
  }

  /** Removes the matches of a record with their deliveries, except for those of the searches that it still matches. */
  removeOf(kind: AnyRecord['kind'], key: string, kept: ReadonlySet<string> = new Set()): void {
    for (const { id, search } of this.#ofRecord.all(kind, key)) {
      if (kept.has(search as string)) continue;
      this.#cancel.run(id as string);
      this.#delete.run(id as string);
    }
  }

  /** The records that have matches. */
  records(): { kind: AlertKind; key: string }[] {
    const rows = this.#db.prepare('SELECT DISTINCT kind, key FROM alert_matches').all();
    return rows as { kind: AlertKind; key: string }[];
  }
}
