import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { Answer, Slice, TimeWindow } from '../../../port/query.ts';
import type { Row } from '../records/entity-mapper.ts';

/** Conditions of a list and their values. */
export class Conditions {
  readonly values: SQLInputValue[] = [];
  #parts: string[] = [];

  add(sql: string, ...values: SQLInputValue[]): this {
    this.#parts.push(sql);
    this.values.push(...values);
    return this;
  }

  oneOf(column: string, values: readonly string[] | undefined): this {
    return values === undefined
      ? this
      : this.add(`${column} IN (SELECT value FROM json_each(?))`, JSON.stringify(values));
  }

  during(column: string, window: TimeWindow | undefined): this {
    if (window?.from !== undefined) this.add(`${column} >= ?`, window.from);
    if (window?.to !== undefined) this.add(`${column} <= ?`, window.to);
    return this;
  }

  get where(): string {
    return this.#parts.length === 0 ? 'TRUE' : this.#parts.join(' AND ');
  }
}

/**
 * A part of the rows of all tables that meet the conditions, newest first by `time`, ties by id, descending. `total` is
 * their number, if it is known.
 */
export function listRows<T>(
  db: DatabaseSync,
  {
    tables,
    columns,
    time,
    total: known,
  }: { tables: readonly string[]; columns: string; time: string; total?: number | undefined },
  conditions: Conditions,
  slice: Slice,
  fromRow: (row: Row) => T,
): Answer<T> {
  const { where, values } = conditions;
  const total = known ?? countRows(db, tables, conditions);
  const isBackward = slice.kind === 'before';
  const position = slice.kind === 'page' ? undefined : slice.position;
  const beyond = position === undefined ? '' : `AND (${time}, id) ${isBackward ? '>' : '<'} (?, ?)`;
  const direction = isBackward ? 'ASC' : 'DESC';
  const parts = tables.map((table) => `SELECT ${columns} FROM ${table} WHERE ${where} ${beyond}`);
  const rows = db
    .prepare(`${parts.join(' UNION ALL ')} ORDER BY ${time} ${direction}, id ${direction} LIMIT ? OFFSET ?`)
    .all(
      ...tables.flatMap(() => [...values, ...(position === undefined ? [] : [position.at, position.key])]),
      slice.take + 1,
      slice.kind === 'page' ? slice.skip : 0,
    );
  const hits = rows.slice(0, slice.take).map(fromRow);
  return { total, hits: isBackward ? hits.reverse() : hits, hasMore: rows.length > slice.take };
}

function countRows(db: DatabaseSync, tables: readonly string[], { where, values }: Conditions): number {
  const counts = tables.map((table) => `(SELECT count(*) FROM ${table} WHERE ${where})`);
  const row = db.prepare(`SELECT ${counts.join(' + ')} AS total`).get(...tables.flatMap(() => values));
  return row?.total as number;
}
