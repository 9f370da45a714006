import type { DatabaseSync } from 'node:sqlite';
import type { AlertStore, Match, MatchQuestion, MatchState } from '../../../port/alerts.ts';
import type { Answer } from '../../../port/query.ts';
import { recordPartOf } from '../../../rules/match-id.ts';
import { Conditions, listRows } from './list.ts';
import { MATCH_COLUMNS, matchFromRow } from './rows.ts';

const DAY_MS = 86_400_000;
const WAITING = 'alert_waiting';

/** Before they are dispatched, matches have no date of dispatch and no cap. */
function tablesFor({ dispatchedDuring, isCapped }: MatchQuestion): string[] {
  const isDispatched = dispatchedDuring !== undefined || isCapped === true;
  return isDispatched ? ['alert_matches'] : ['alert_matches', WAITING];
}

type Count = Awaited<ReturnType<AlertStore['countMatches']>>[number];

/** If no more match, SQLite may collect and sort them, instead of reading all matches in order. */
const SORTED_MAX = 5000;

/**
 * Lists and counts matches. Triggers keep the counts by search, state and read mark (alert_counts): those who have
 * dealt with everything must not wait until everything has been read again.
 */
export class MatchList {
  #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  counts(): Count[] {
    const rows = this.#db
      .prepare(
        `SELECT search, state, is_read, sum(count) AS count FROM (
           SELECT search, state, is_read, count FROM alert_counts
           UNION ALL SELECT search, state, is_read, count(*) FROM alert_waiting GROUP BY 1, 2, 3
         ) GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
      )
      .all();
    return rows.map((row) => ({
      search: row.search as string,
      state: row.state as MatchState,
      isRead: row.is_read === 1,
      count: row.count as number,
    }));
  }

  /** Reads the index of each search alone. */
  byDay(searches: readonly string[], since: number): { search: string; day: number; count: number }[] {
    const statement = this.#db.prepare(
      `SELECT day, sum(count) AS count FROM (
         SELECT at / ${DAY_MS} AS day, count(*) AS count FROM alert_matches WHERE search = ? AND at >= ? GROUP BY 1
         UNION ALL
         SELECT at / ${DAY_MS}, count(*) FROM alert_waiting WHERE search = ? AND at >= ? GROUP BY 1
       ) GROUP BY 1 ORDER BY 1`,
    );
    return searches.flatMap((search) =>
      statement.all(search, since, search, since).map(({ day, count }) => ({
        search,
        day: (day as number) * DAY_MS,
        count: count as number,
      })),
    );
  }

  answer(question: MatchQuestion): Answer<Match> {
    const { slice } = question;
    const counted = this.#counted(question);
    const tables = tablesFor(question);
    if (counted === 0) return { total: 0, hits: [], hasMore: false };
    const conditions = conditionsOf(question, { isSorted: counted <= SORTED_MAX });
    const { during, dispatchedDuring, isCapped, record } = question;
    const isExact = [during, dispatchedDuring, isCapped, record].every((each) => each === undefined);
    const list = { tables, columns: MATCH_COLUMNS, time: 'at', total: isExact ? counted : undefined };
    return listRows(this.#db, list, conditions, slice, matchFromRow);
  }

  /** How many matches meet those conditions that the counts know. */
  #counted(question: MatchQuestion): number {
    const { searches, states, isRead } = question;
    const conditions = new Conditions().oneOf('search', searches).oneOf('state', states);
    if (isRead !== undefined) conditions.add('is_read = ?', Number(isRead));
    const { where, values } = conditions;
    const counted = this.#db
      .prepare(`SELECT coalesce(sum(count), 0) AS total FROM alert_counts WHERE ${where}`)
      .get(...values)?.total as number;
    if (!tablesFor(question).includes(WAITING)) return counted;
    const waiting = this.#db
      .prepare(`SELECT count(*) AS total FROM ${WAITING} WHERE ${where}`)
      .get(...values);
    return counted + (waiting?.total as number);
  }
}

/** A plus sign keeps SQLite from reading all matches of many searches, and then sorting them. */
function conditionsOf(
  { searches, states, isRead, during, dispatchedDuring, isCapped, record }: MatchQuestion,
  { isSorted }: { isSorted: boolean },
): Conditions {
  const conditions = new Conditions()
    .oneOf(isSorted ? 'search' : '+search', searches)
    .during('at', during)
    .during('dispatched_at', dispatchedDuring);
  const [state] = states ?? [];
  if (states?.length === 1 && state !== undefined) conditions.add('state = ?', state);
  else conditions.oneOf('+state', states);
  if (isRead !== undefined) conditions.add('is_read = ?', Number(isRead));
  if (isCapped !== undefined) conditions.add('is_capped = ?', Number(isCapped));
  if (record !== undefined) {
    const part = recordPartOf(record.kind, record.key);
    conditions.add("id > ? AND id < ? || 'g'", part, part);
  }
  return conditions;
}
