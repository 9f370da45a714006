import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { CoverageSource, CoveredDay } from '../../../../records/coverage.ts';
import { type Day, endOfDay, startOfDay } from '../../../../records/day.ts';
import { isPlatform } from '../../../../records/platform.ts';
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

  /** Days with data and sealed days, both ends included. */
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

  forgetFiles(files: Iterable<number>): void {
    const forget = prepareWithBigInts(this.#db, 'DELETE FROM coverage WHERE file = ?');
    for (const file of files) forget.run(file);
  }

  /** After messages are gone: takes back the days on which nothing is left. */
  reviewMessages(days: readonly CoveredDay[]): void {
    if (days.length === 0) return;
    // A message stands at its earliest date; its other versions may be dated on other days.
    const datedOtherwise = this.#sightings.daysOfMessages();
    for (const { source, day } of days) {
      if (datedOtherwise.has(`${source} ${day}`)) continue;
      if (!this.#hasMessages(source, startOfDay(day), endOfDay(day))) this.#delete.run(source, day, 1);
    }
  }

  /** After other records are gone. What was told of a record between its first and its last day is not kept day by day. */
  reviewRecords(days: Iterable<CoveredDay>): void {
    for (const { source, day } of days) {
      const [kind, platform] = isPlatform(source) ? ['profile', source] : [source, undefined];
      const isCovered = this.#hasEntity(
        kind,
        platform,
        'first_seen <= ? AND detection_date >= ?',
        endOfDay(day),
        startOfDay(day),
      );
      if (!isCovered) this.#delete.run(source, day, 0);
    }
  }

  /** A message of the day, or what is known from one that was dropped. */
  #hasMessages(source: CoverageSource, from: number, to: number): boolean {
    // The plus keeps SQLite from reading whole chats by their index: a day is a short range of slots.
    const message = this.#db
      .prepare(
        `SELECT 1 FROM messages WHERE slot BETWEEN ? AND ?
         AND +chat IN (SELECT id FROM chats WHERE value ->> 0 = ?) LIMIT 1`,
      )
      .get(firstSlotOf(from), lastSlotOf(to), source);
    if (message !== undefined) return true;
    const seen = 'detection_date BETWEEN ? AND ? OR first_seen BETWEEN ? AND ?';
    if (this.#hasEntity('profile', source, seen, from, to, from, to)) return true;
    const shown = this.#db
      .prepare('SELECT 1 FROM findings WHERE source = ? AND first_seen BETWEEN ? AND ? LIMIT 1')
      .get(`${source}-profile`, from, to);
    return shown !== undefined;
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
