import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Indicator } from '../../../../records/indicator.ts';
import type { NewMatch } from '../../../port/alerts.ts';
import { splitMatchId } from '../../../rules/match-id.ts';
import { prepareWithBigInts } from '../database/connection.ts';

/** The second part of the match's id, the search, and the values of a watchlist. */
type Found = [searchPart: string, search: string, indicators?: readonly Indicator[]];

/**
 * Matches as writes found them: one row per record and write, until they are dispatched. A row per match, with what it
 * takes to list matches, would halve the speed of an import.
 */
export class FoundMatches {
  #db: DatabaseSync;
  #insert: StatementSync;
  #ofRecord: StatementSync;
  #replace: StatementSync;
  #delete: StatementSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.#insert = prepareWithBigInts(
      db,
      'INSERT INTO alert_found (record, kind, key, record_at, at, found) VALUES (?, ?, ?, ?, ?, ?)',
    );
    this.#ofRecord = db.prepare('SELECT number, found FROM alert_found WHERE record = ?');
    this.#replace = prepareWithBigInts(db, 'UPDATE alert_found SET found = ? WHERE number = ?');
    this.#delete = prepareWithBigInts(db, 'DELETE FROM alert_found WHERE number = ?');
  }

  /** Adds matches of one record that it does not have yet. */
  add(matches: readonly NewMatch[]): void {
    const [first] = matches;
    if (first === undefined) return;
    const { kind, key, recordAt, at } = first;
    const found = matches.map(({ id, search, indicators }): Found => {
      const { search: part } = splitMatchId(id);
      return indicators === undefined ? [part, search] : [part, search, indicators];
    });
    this.#insert.run(splitMatchId(first.id).record, kind, key, recordAt, at, JSON.stringify(found));
  }

  /** The searches that a record matched. */
  searchesOf(record: string): string[] {
    return this.#rowsOf(record).flatMap(({ found }) => found.map(([, search]) => search));
  }

  /** Removes the matches of a record that are not of one of these searches. Returns their ids. */
  removeOf(record: string, kept: ReadonlySet<string>): string[] {
    const removed: string[] = [];
    this.#filter(record, ([part, search]) => {
      if (kept.has(search)) return true;
      removed.push(record + part);
      return false;
    });
    return removed;
  }

  removeSearch(search: string): void {
    const rows = this.#db.prepare('SELECT DISTINCT record FROM alert_waiting WHERE search = ?').all(search);
    for (const { record } of rows) this.#filter(record as string, ([, each]) => each !== search);
  }

  /** Removes matches by their ids. */
  remove(ids: Iterable<string>): void {
    const byRecord = Map.groupBy([...ids].map(splitMatchId), ({ record }) => record);
    for (const [record, parts] of byRecord) {
      const removed = new Set(parts.map(({ search }) => search));
      this.#filter(record, ([part]) => !removed.has(part));
    }
  }

  #filter(record: string, isKept: (found: Found) => boolean): void {
    for (const { number, found } of this.#rowsOf(record)) {
      const left = found.filter(isKept);
      if (left.length === 0) this.#delete.run(number);
      else if (left.length < found.length) this.#replace.run(JSON.stringify(left), number);
    }
  }

  #rowsOf(record: string): { number: number; found: Found[] }[] {
    return this.#ofRecord
      .all(record)
      .map(({ number, found }) => ({ number: number as number, found: JSON.parse(found as string) }));
  }
}
