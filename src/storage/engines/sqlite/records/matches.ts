import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { AnyRecord } from '../../../../records/record.ts';
import type { AlertKind, NewMatch } from '../../../port/alerts.ts';
import { recordPartOf } from '../../../rules/match-id.ts';
import { prepareWithBigInts } from '../database/connection.ts';
import { FoundMatches } from './found-matches.ts';

const REVISION = 'alerts_revision';

/** The matches of saved searches, as far as writing and removing records need them. */
export class SqliteMatches {
  /** Those that have not been dispatched. */
  readonly found: FoundMatches;
  #db: DatabaseSync;
  #ofRecord: StatementSync;
  #delete: StatementSync;
  #cancel: StatementSync;
  #revision: StatementSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.found = new FoundMatches(db);
    this.#ofRecord = db.prepare("SELECT id, search FROM alert_matches WHERE id > ?1 AND id < ?1 || 'g'");
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

  /** Adds matches of one record. Known ones stay as they are; a new record has none. */
  add(matches: readonly NewMatch[], { isNewRecord }: { isNewRecord: boolean }): void {
    const [first] = matches;
    if (first === undefined) return;
    if (isNewRecord) {
      this.found.add(matches);
      return;
    }
    const record = recordPartOf(first.kind, first.key);
    const known = new Set([
      ...this.found.searchesOf(record),
      ...this.#matchesOf(record).map(({ search }) => search),
    ]);
    this.found.add(matches.filter(({ search }) => !known.has(search)));
  }

  /** Removes the matches of a record with their deliveries, except for those of the searches that it still matches. */
  removeOf(kind: AnyRecord['kind'], key: string, kept: ReadonlySet<string> = new Set()): void {
    const record = recordPartOf(kind as AlertKind, key);
    for (const id of this.found.removeOf(record, kept)) this.#cancel.run(id);
    for (const { id, search } of this.#matchesOf(record)) {
      if (kept.has(search)) continue;
      this.#cancel.run(id);
      this.#delete.run(id);
    }
  }

  /** The records that have matches. */
  records(): { kind: AlertKind; key: string }[] {
    const rows = this.#db
      .prepare('SELECT kind, key FROM alert_matches UNION SELECT kind, key FROM alert_found')
      .all();
    return rows as { kind: AlertKind; key: string }[];
  }

  #matchesOf(record: string): { id: string; search: string }[] {
    return this.#ofRecord.all(record) as { id: string; search: string }[];
  }
}
