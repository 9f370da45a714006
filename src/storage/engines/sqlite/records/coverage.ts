import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { CoverageSource, CoveredDay } from '../../../../records/coverage.ts';
import { isPlatform, type Platform } from '../../../../records/platform.ts';
import { type Day, endOfDay, startOfDay } from '../../../../time/day.ts';
import type { SealedDay } from '../../../port/reading.ts';
import type { CoveredDays } from '../../../rules/covered-days.ts';
import { prepareWithBigInts } from '../database/connection.ts';
import { firstSlotOf, lastSlotOf } from '../database/message-slots.ts';
import type { SqliteSightings } from './sightings.ts';

export class SqliteCoverage {
  #db: DatabaseSync;
  #insert: StatementSync;
  #delete: StatementSync;

  #sightings: SqliteSightings;

  constructor(db: DatabaseSync, sightings: SqliteSightings) {
    this.#db = db;
    this.#sightings = sightings;
    this.#insert = prepareWithBigInts(
      db,
      'INSERT INTO coverage (source, day, file, is_by_message) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
    );
    this.#delete = prepareWithBigInts(
      db,
      'DELETE FROM coverage WHERE source = ? AND day = ? AND is_by_message = ?',
    );
  }

  add(days: CoveredDays, file: number): void {
    for (const { source, day, isByMessage } of days) this.#insert.run(source, day, file, Number(isByMessage));
  }

  /** Covered and sealed days from `from` to `to`, both inclusive. */
  between(from: Day, to: Day): { covered: CoveredDay[]; sealed: SealedDay[] } {
    const read = (sql: string) =>
      this.#db.prepare(`${sql} WHERE day BETWEEN ? AND ? ORDER BY day, 1`).all(from, to);
    return {
      covered: read('SELECT DISTINCT source, day FROM coverage').map(({ source, day }) => ({
        source: source as CoverageSource,
        day: day as Day,
      })),
      sealed: read('SELECT feed, day FROM seals').map(({ feed, day }) => ({
        feed: feed as string,
        day: day as Day,
      })),
    };
  }

  seal(sealed: readonly SealedDay[]): void {
    const insert = prepareWithBigInts(
      this.#db,
      'INSERT INTO seals (feed, day) VALUES (?, ?) ON CONFLICT DO NOTHING',
    );
    for (const { feed, day } of sealed) insert.run(feed, day);
  }

  removeFiles(files: Iterable<number>): void {
    const remove = prepareWithBigInts(this.#db, 'DELETE FROM coverage WHERE file = ?');
    for (const file of files) remove.run(file);
  }

  /** Call after removing messages: uncovers the days that have none left. */
  reviewMessages(days: readonly CoveredDay[]): void {
    if (days.length === 0) return;
    // A message is stored under its earliest date; its other versions may have dates on other days.
    const daysOfVersions = this.#sightings.daysOfMessages();
    for (const { source, day } of days) {
      if (daysOfVersions.has(`${source} ${day}`)) continue;
      if (!this.#hasMessages(source, startOfDay(day), endOfDay(day))) this.#delete.run(source, day, 1);
    }
  }

  /** Call after removing other records. */
  reviewRecords(days: Iterable<CoveredDay>): void {
    for (const { source, day } of days) {
      const [from, to] = [startOfDay(day), endOfDay(day)];
      const isCovered = isPlatform(source)
        ? this.#hasProfile(source, from, to)
        : this.#hasVersion(source, from, to);
      if (!isCovered) this.#delete.run(source, day, 0);
    }
  }

  /** A profile counts for all days from its first to its last sighting: single days are not stored. */
  #hasProfile(platform: Platform, from: number, to: number): boolean {
    return this.#hasEntity('profile', platform, 'first_seen <= ? AND detection_date >= ?', to, from);
  }

  /** Pages and posts have a version for each day on which they were seen. */
  #hasVersion(kind: string, from: number, to: number): boolean {
    if (this.#hasEntity(kind, undefined, 'has_sightings = 0 AND detection_date BETWEEN ? AND ?', from, to))
      return true;
    const version = this.#db
      .prepare(
        `SELECT 1 FROM entities JOIN sightings USING (kind, key)
         WHERE kind = ? AND has_sightings = 1 AND first_seen <= ? AND detection_date >= ?
           AND sightings.document ->> '$.detectionDate' BETWEEN ? AND ? LIMIT 1`,
      )
      .get(kind, to, from, from, to);
    return version !== undefined;
  }

  /** Whether there is a message of the day, or anything retained from a dropped one. */
  #hasMessages(source: CoverageSource, from: number, to: number): boolean {
    // The unary plus keeps SQLite from scanning whole chats by index: a day is a short range of slots.
    const message = this.#db
      .prepare(
        `SELECT 1 FROM messages WHERE slot BETWEEN ? AND ?
         AND +chat IN (SELECT id FROM chats WHERE value ->> 0 = ?) LIMIT 1`,
      )
      .get(firstSlotOf(from), lastSlotOf(to), source);
    if (message !== undefined) return true;
    const seen = 'detection_date BETWEEN ? AND ? OR first_seen BETWEEN ? AND ?';
    if (this.#hasEntity('profile', source, seen, from, to, from, to)) return true;
    const finding = this.#db
      .prepare('SELECT 1 FROM findings WHERE source = ? AND first_seen BETWEEN ? AND ? LIMIT 1')
      .get(`${source}-profile`, from, to);
    return finding !== undefined;
  }

  #hasEntity(kind: string, platform: string | undefined, dated: string, ...dates: number[]): boolean {
    const row = this.#db
      .prepare(
        `SELECT 1 FROM entities WHERE kind = ? AND (${dated})
         ${platform === undefined ? '' : 'AND platform = ?'} LIMIT 1`,
      )
      .get(kind, ...dates, ...(platform === undefined ? [] : [platform]));
    return row !== undefined;
  }
}
