import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Finding } from '../../../../records/finding.ts';
import { prepareWithBigInts } from '../database/connection.ts';
import type { SqliteOrigins } from './origins.ts';

type Shown = Pick<Finding, 'kind' | 'canonical' | 'value' | 'firstSeen' | 'position'>;

/** An item with where it was shown, and the files that say so. */
export type RetainedShown = Shown & { channel: string; origin: number };

/** What senders showed in messages that were dropped since: which channel it was in, and which files said so. */
export class SqliteRetainedItems {
  #db: DatabaseSync;
  #upsert: StatementSync;
  #ofProfile: StatementSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.#upsert = prepareWithBigInts(
      db,
      `
      INSERT INTO kept_items (profile, channel, origin, kind, canonical, value, first_seen, position)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET value = excluded.value, first_seen = excluded.first_seen, position = excluded.position
      WHERE (excluded.first_seen, excluded.position, excluded.value) < (first_seen, position, value)
    `,
    );
    this.#ofProfile = db.prepare('SELECT * FROM kept_items WHERE profile = ?');
  }

  add(profile: string, channel: string, origin: number, shown: Shown): void {
    const { kind, canonical, value, firstSeen, position } = shown;
    this.#upsert.run(profile, channel, origin, kind, canonical, value, firstSeen, position);
  }

  of(profile: string): RetainedShown[] {
    return this.#ofProfile.all(profile).map(toKept);
  }

  /** Profiles of which something was kept under this condition. */
  profilesWhere(where: string, ...parameters: string[]): string[] {
    return this.#db
      .prepare(`SELECT DISTINCT profile FROM kept_items WHERE ${where}`)
      .all(...parameters)
      .map(({ profile }) => profile as string);
  }

  removeProfile(profile: string): void {
    prepareWithBigInts(this.#db, 'DELETE FROM kept_items WHERE profile = ?').run(profile);
  }

  /** Returns the profiles that lose something. */
  removeChannel(channel: string): Set<string> {
    const rows = this.#db.prepare('DELETE FROM kept_items WHERE channel = ? RETURNING profile').all(channel);
    return new Set(rows.map(({ profile }) => profile as string));
  }

  /** What other files have said, too, stays. Returns the profiles that lose something. */
  takeFiles(origins: SqliteOrigins, touched: readonly number[], files: ReadonlySet<number>): Set<string> {
    const rows = this.#db
      .prepare(`DELETE FROM kept_items WHERE origin IN (${touched.join(', ')}) RETURNING *`)
      .all();
    for (const row of rows) {
      const left = origins.without(row.origin as number, files);
      if (left !== undefined) this.add(row.profile as string, row.channel as string, left, toShown(row));
    }
    return new Set(rows.map(({ profile }) => profile as string));
  }
}

function toKept(row: Record<string, unknown>): RetainedShown {
  return { ...toShown(row), channel: row.channel as string, origin: row.origin as number };
}

function toShown(row: Record<string, unknown>): Shown {
  return {
    kind: row.kind as Shown['kind'],
    canonical: row.canonical as string,
    value: row.value as string,
    firstSeen: row.first_seen as number,
    position: row.position as number,
  };
}
