import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { CoverageSource, CoveredDay } from '../../records/coverage.ts';
import { endOfDay, startOfDay } from '../../records/day.ts';
import { isPlatform } from '../../records/platform.ts';
import type { CoveredDays } from '../covered-days.ts';
import { prepareWithBigInts } from './sqlite-connection.ts';
import { firstSlotOf, lastSlotOf } from './sqlite-message-slots.ts';

export class SqliteCoverage {
  #db: DatabaseSync;
  #insert: StatementSync;
  #delete: StatementSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.#insert = prepareWithBigInts(
      db,
      'INSERT INTO coverage (source, day, file) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
    );
    this.#delete = prepareWithBigInts(db, 'DELETE FROM coverage WHERE source = ? AND day = ?');
  }

  add(days: CoveredDays, file: number): void {
    for (const { source, day } of days) this.#insert.run(source, day, file);
  }

  forgetFiles(files: Iterable<number>): void {
    const forget = prepareWithBigInts(this.#db, 'DELETE FROM coverage WHERE file = ?');
    for (const file of files) forget.run(file);
  }

  /** After single records are gone: takes back the days on which nothing is left. */
  review(days: Iterable<CoveredDay>): void {
    for (const { source, day } of days) {
      if (!this.#isCovered(source, startOfDay(day), endOfDay(day))) this.#delete.run(source, day);
    }
  }

  #isCovered(source: CoverageSource, from: number, to: number): boolean {
    if (!isPlatform(source)) return this.#hasEntity(source, undefined, from, to);
    const message = this.#db
      .prepare(
        `SELECT 1 FROM messages WHERE slot BETWEEN ? AND ?
         AND chat IN (SELECT id FROM chats WHERE value ->> 0 = ?) LIMIT 1`,
      )
      .get(firstSlotOf(from), lastSlotOf(to), source);
    return message !== undefined || this.#hasEntity('profile', source, from, to);
  }

  #hasEntity(kind: string, platform: string | undefined, from: number, to: number): boolean {
    const row = this.#db
      .prepare(
        `SELECT 1 FROM entities
         WHERE kind = ? AND (detection_date BETWEEN ? AND ? OR first_seen BETWEEN ? AND ?)
         ${platform === undefined ? '' : 'AND platform = ?'} LIMIT 1`,
      )
      .get(kind, from, to, from, to, ...(platform === undefined ? [] : [platform]));
    return row !== undefined;
  }
}
