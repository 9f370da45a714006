import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Finding } from '../../../../records/finding.ts';
import { prepareWithBigInts } from '../database/connection.ts';
import type { SqliteOrigins } from './origins.ts';

type Item = Pick<Finding, 'kind' | 'canonical' | 'value' | 'firstSeen' | 'position'>;

/** An item with its channel and the files it was seen in. */
export type RetainedFinding = Item & { channel: string; origin: number };

/** Items of senders from messages that retention has dropped, by channel and files. */
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

  add(profile: string, channel: string, origin: number, item: Item): void {
    const { kind, canonical, value, firstSeen, position } = item;
    this.#upsert.run(profile, channel, origin, kind, canonical, value, firstSeen, position);
  }

  of(profile: string): RetainedFinding[] {
    return this.#ofProfile.all(profile).map(toRetained);
  }

  /** Profiles with a retained item that matches the condition. */
  profilesWhere(where: string, ...parameters: string[]): string[] {
    return this.#db
      .prepare(`SELECT DISTINCT profile FROM kept_items WHERE ${where}`)
      .all(...parameters)
      .map(({ profile }) => profile as string);
  }

  removeProfile(profile: string): void {
    prepareWithBigInts(this.#db, 'DELETE FROM kept_items WHERE profile = ?').run(profile);
  }

  /** Returns the profiles that lose items. */
  removeChannel(channel: string): Set<string> {
    const rows = this.#db.prepare('DELETE FROM kept_items WHERE channel = ? RETURNING profile').all(channel);
    return new Set(rows.map(({ profile }) => profile as string));
  }

  /** Items that other files contain too remain. Returns the profiles that lose items or files. */
  removeFiles(origins: SqliteOrigins, touched: readonly number[], files: ReadonlySet<number>): Set<string> {
    const rows = this.#db
      .prepare(`DELETE FROM kept_items WHERE origin IN (${touched.join(', ')}) RETURNING *`)
      .all();
    for (const row of rows) {
      const remaining = origins.without(row.origin as number, files);
      if (remaining !== undefined)
        this.add(row.profile as string, row.channel as string, remaining, toItem(row));
    }
    return new Set(rows.map(({ profile }) => profile as string));
  }
}

function toRetained(row: Record<string, unknown>): RetainedFinding {
  return { ...toItem(row), channel: row.channel as string, origin: row.origin as number };
}

function toItem(row: Record<string, unknown>): Item {
  return {
    kind: row.kind as Item['kind'],
    canonical: row.canonical as string,
    value: row.value as string,
    firstSeen: row.first_seen as number,
    position: row.position as number,
  };
}
