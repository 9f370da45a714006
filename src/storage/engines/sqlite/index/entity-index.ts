import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Profile } from '../../../../records/profile.ts';
import type { AnyRecord } from '../../../../records/record.ts';
import { indexText } from '../../../../search/analyzer.ts';
import {
  SEARCHED_PROFILE_LISTS,
  type SearchedEntity,
  searchedEntity,
  searchedLists,
} from '../../../rules/searched-entity.ts';
import { prepareWithBigInts } from '../database/connection.ts';
import { filterToken } from '../database/filter-token.ts';
import { firstRow, lastRow } from './entity-rows.ts';
import { type EntityTable, entityTableOf } from './entity-tables.ts';
import { nextIndex } from './months.ts';

/** Separates the values of a list with a token that no query contains, so that a phrase never spans two values. */
export const VALUE_BOUNDARY = ' : ';

/** An entity with this many rows is indexed again as a single row. */
const PARTS_MAX = 1000;

/** Values by column, before they are joined; filters last. */
type Parts = string[][];

/**
 * The full-text index of some kinds of entities. Some profiles collect thousands of items, one after another. New values
 * go to a new row, so that adding one costs the same however many there are. Queries therefore match each phrase
 * separately and combine the resulting sets of entities (reading/query-compiler.ts).
 */
export class SqliteEntityIndex {
  #db: DatabaseSync;
  #table: EntityTable;
  #builtTo: () => bigint | undefined;
  #current: RowStatements;
  #lastPart: StatementSync;

  /** `builtTo` is the last entity that a rebuild has added to the next table; undefined if no rebuild is running. */
  constructor(db: DatabaseSync, table: EntityTable, builtTo: () => bigint | undefined = () => undefined) {
    this.#db = db;
    this.#table = table;
    this.#builtTo = builtTo;
    this.#current = this.#statements(table.name);
    // FTS5 stores the size of each row in a separate table, which supports range queries.
    this.#lastPart = db.prepare(`SELECT max(id) AS last FROM ${table.name}_docsize WHERE id BETWEEN ? AND ?`);
  }

  add(id: number, record: AnyRecord): void {
    const parts = partsOf(record);
    if (parts === undefined) return;
    writeRow(this.#current, firstRow(id), parts);
    if (this.#isInNext(id)) writeRow(this.#next(), firstRow(id), parts);
  }

  /** Adds an entity to the index that a rebuild is building. */
  addToNext(id: number, record: AnyRecord): void {
    const parts = partsOf(record);
    if (parts !== undefined) writeRow(this.#next(), firstRow(id), parts);
  }

  replace(id: number, before: AnyRecord, after: AnyRecord): void {
    const current = after.kind === before.kind ? addedParts(before, after) : undefined;
    const last = this.#lastPart.get(firstRow(id), lastRow(id))?.last as number | null;
    if (current === undefined || last === null || last - firstRow(id) + 1 >= PARTS_MAX) {
      this.remove(id);
      this.add(id, after);
      return;
    }
    if (current.some((values) => values.length > 0)) writeRow(this.#current, last + 1, current);
    if (!this.#isInNext(id)) return;
    this.#next().remove.run(firstRow(id), lastRow(id));
    this.addToNext(id, after);
  }

  remove(id: number): void {
    this.#current.remove.run(firstRow(id), lastRow(id));
    if (this.#isInNext(id)) this.#next().remove.run(firstRow(id), lastRow(id));
  }

  /** Call after a rollback or a rebuild: the next table may have been replaced or dropped. */
  reset(): void {
    this.#nextStatements = undefined;
  }

  #nextStatements: RowStatements | undefined;

  #isInNext(id: number): boolean {
    const builtTo = this.#builtTo();
    return builtTo !== undefined && BigInt(id) <= builtTo;
  }

  #next(): RowStatements {
    this.#nextStatements ??= this.#statements(nextIndex(this.#table.name));
    return this.#nextStatements;
  }

  #statements(table: string): RowStatements {
    const columns = ['rowid', ...this.#table.columns, 'filters'];
    return {
      insert: prepareWithBigInts(
        this.#db,
        `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
      ),
      remove: prepareWithBigInts(this.#db, `DELETE FROM ${table} WHERE rowid BETWEEN ? AND ?`),
    };
  }
}

interface RowStatements {
  insert: StatementSync;
  remove: StatementSync;
}

function writeRow({ insert }: RowStatements, row: number, parts: Parts): void {
  insert.run(row, ...indexRow(parts));
}

/** Undefined for kinds that are not searched. */
export function entityIndexRow(record: AnyRecord): string[] | undefined {
  const parts = partsOf(record);
  return parts && indexRow(parts);
}

function indexRow(parts: Parts): string[] {
  const filters = parts.at(-1) ?? [];
  return [...parts.slice(0, -1).map(indexValues), filters.join(' ')];
}

function indexValues(values: readonly string[]): string {
  return values.map(indexText).join(VALUE_BOUNDARY);
}

/** Undefined for kinds that are not searched. */
function partsOf(record: AnyRecord): Parts | undefined {
  const table = entityTableOf(record.kind);
  const searched = searchedEntity(record);
  return table && searched && toParts(table, searched);
}

function toParts({ columns }: EntityTable, searched: SearchedEntity): Parts {
  return [
    ...columns.map((column) => searched[column] ?? []),
    searched.exact.map(([field, value]) => filterToken(field, value)),
  ];
}

/** The new values, or undefined if a value is gone. */
function addedParts(before: AnyRecord, after: AnyRecord): Parts | undefined {
  if (before.kind === 'profile' && after.kind === 'profile') {
    const lists: Profile['lists'] = {};
    for (const name of SEARCHED_PROFILE_LISTS) {
      // Unchanged lists keep their identity, so most need no comparison.
      if (before.lists[name] === after.lists[name]) continue;
      const added = addedTo(before.lists[name] ?? [], after.lists[name] ?? [], ({ value }) => value);
      if (added === undefined) return undefined;
      lists[name] = added;
    }
    return toParts(entityTableOf('profile'), searchedLists(lists));
  }
  const [old, current] = [partsOf(before), partsOf(after)];
  if (old === undefined || current === undefined) return undefined;
  const added = current.map((values, column) => addedTo(old[column] as string[], values, (value) => value));
  return added.includes(undefined) ? undefined : (added as Parts);
}

function addedTo<T>(before: readonly T[], after: readonly T[], name: (value: T) => string): T[] | undefined {
  const known = new Set(before.map(name));
  const added = after.filter((value) => !known.delete(name(value)));
  return known.size > 0 ? undefined : added;
}
