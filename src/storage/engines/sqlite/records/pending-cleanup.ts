import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { CoverageSource } from '../../../../records/coverage.ts';
import type { EntityKind } from '../../../../records/record.ts';
import type { Day } from '../../../../time/day.ts';
import type { DayOfRecord } from '../../../rules/covered-days.ts';
import { prepareWithBigInts } from '../database/connection.ts';

export interface EntityName {
  kind: EntityKind;
  key: string;
}

const DAY = 'day';
const NAMES = 'names';

/**
 * Work that follows the removal or change of messages: entities to rebuild, days that may no longer be covered, names
 * that no message uses any more. Written in the same transaction as the removal, so that the next command can finish it
 * after a crash.
 */
export class SqlitePendingCleanup {
  #insert: StatementSync;
  #delete: StatementSync;
  #entities: StatementSync;
  #ofKind: StatementSync;

  constructor(db: DatabaseSync) {
    this.#insert = prepareWithBigInts(
      db,
      'INSERT INTO unsettled (kind, key) VALUES (?, ?) ON CONFLICT DO NOTHING',
    );
    this.#delete = prepareWithBigInts(db, 'DELETE FROM unsettled WHERE kind = ? AND key = ?');
    this.#entities = db.prepare(
      `SELECT kind, key FROM unsettled WHERE kind NOT IN ('${DAY}', '${NAMES}') LIMIT ?`,
    );
    this.#ofKind = db.prepare('SELECT key FROM unsettled WHERE kind = ? LIMIT ?');
  }

  addEntity({ kind, key }: EntityName): void {
    this.#insert.run(kind, key);
  }

  addDay({ source, day, isByMessage }: DayOfRecord): void {
    this.#insert.run(DAY, `${source} ${day} ${isByMessage}`);
  }

  addNames(): void {
    this.#insert.run(NAMES, '');
  }

  entities(limit: number): EntityName[] {
    return this.#entities
      .all(limit)
      .map(({ kind, key }) => ({ kind: kind as EntityKind, key: key as string }));
  }

  days(limit: number): DayOfRecord[] {
    return this.#ofKind.all(DAY, limit).map(({ key }) => {
      const [source, day, isByMessage] = (key as string).split(' ');
      return { source: source as CoverageSource, day: day as Day, isByMessage: isByMessage === 'true' };
    });
  }

  get hasNames(): boolean {
    return this.#ofKind.get(NAMES, 1) !== undefined;
  }

  entityDone({ kind, key }: EntityName): void {
    this.#delete.run(kind, key);
  }

  dayDone({ source, day, isByMessage }: DayOfRecord): void {
    this.#delete.run(DAY, `${source} ${day} ${isByMessage}`);
  }

  namesDone(): void {
    this.#delete.run(NAMES, '');
  }
}
