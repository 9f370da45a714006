import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type Finding, findingsOf } from '../../records/finding.ts';
import type { AnyRecord } from '../../records/record.ts';
import { prepareWithBigInts } from './sqlite-connection.ts';

/** What records show, as rows that lookups and feeds read. */
export class SqliteFindings {
  #upsert: StatementSync;
  #remove: StatementSync;

  constructor(db: DatabaseSync) {
    this.#upsert = prepareWithBigInts(
      db,
      `
      INSERT INTO findings (source, owner, kind, canonical, value, first_seen, position) VALUES (?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET value = excluded.value, first_seen = excluded.first_seen, position = excluded.position
    `,
    );
    this.#remove = prepareWithBigInts(
      db,
      'DELETE FROM findings WHERE source = ? AND owner = ? AND kind = ? AND canonical = ?',
    );
  }

  /** Brings the rows of a record from what it was to what it is; either may be nothing. */
  change(before: AnyRecord | undefined, after: AnyRecord | undefined): void {
    const gone = new Map(
      (before === undefined ? [] : findingsOf(before)).map((finding) => [identity(finding), finding]),
    );
    for (const finding of after === undefined ? [] : findingsOf(after)) {
      const known = gone.get(identity(finding));
      gone.delete(identity(finding));
      if (known === undefined || !isSame(known, finding)) this.#write(finding);
    }
    for (const { source, owner, kind, canonical } of gone.values())
      this.#remove.run(source, owner, kind, canonical);
  }

  #write({ source, owner, kind, canonical, value, firstSeen, position }: Finding): void {
    this.#upsert.run(source, owner, kind, canonical, value, firstSeen, position);
  }
}

function identity({ kind, canonical }: Finding): string {
  return `${kind} ${canonical}`;
}

function isSame(a: Finding, b: Finding): boolean {
  return a.value === b.value && a.firstSeen === b.firstSeen && a.position === b.position;
}
