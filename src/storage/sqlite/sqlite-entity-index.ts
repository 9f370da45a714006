import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Profile } from '../../records/profile.ts';
import type { AnyRecord } from '../../records/record.ts';
import { indexText } from '../../search/analyzer.ts';
import {
  SEARCHED_PROFILE_LISTS,
  type SearchedEntity,
  searchedEntity,
  searchedLists,
} from '../searched-entity.ts';
import { prepareWithBigInts } from './sqlite-connection.ts';
import { firstRow, lastRow } from './sqlite-entity-rows.ts';
import { filterToken } from './sqlite-query-compiler.ts';

/** A token between the values of a list that no query can ask for: a phrase stays within one value. */
const VALUE_BOUNDARY = ' : ';

/** An entity that has been added to so often is indexed anew as one. */
const PARTS_MAX = 1000;

/** Values by column, not yet joined. */
type Parts = [text: string[], topics: string[], server: string[], filters: string[]];

/**
 * The full-text index of profiles and channels. Some people show thousands of things, one after another: what is new becomes a
 * row of its own, so that learning one more thing costs the same however much is known. A question is therefore asked phrase by
 * phrase, and the entities are what is put together (sqlite-query-compiler.ts).
 */
export class SqliteEntityIndex {
  #db: DatabaseSync;
  #insert: StatementSync;
  #remove: StatementSync;
  #lastPart: StatementSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.#insert = prepareWithBigInts(
      db,
      'INSERT INTO entities_index (rowid, text, topics, server, filters) VALUES (?, ?, ?, ?, ?)',
    );
    this.#remove = prepareWithBigInts(db, 'DELETE FROM entities_index WHERE rowid BETWEEN ? AND ?');
    // The index keeps the size of each row in a table of its own, which can be asked for a range.
    this.#lastPart = db.prepare(
      'SELECT max(id) AS last FROM entities_index_docsize WHERE id BETWEEN ? AND ?',
    );
  }

  add(id: number, record: AnyRecord): void {
    const parts = partsOf(record);
    if (parts !== undefined) this.#write(firstRow(id), parts);
  }

  replace(id: number, before: AnyRecord, after: AnyRecord): void {
    const current = after.kind === before.kind ? addedParts(before, after) : undefined;
    const last = this.#lastPart.get(firstRow(id), lastRow(id))?.last as number | null;
    if (current === undefined || last === null || last - firstRow(id) + 1 >= PARTS_MAX) {
      this.remove(id);
      this.add(id, after);
    } else if (current.some((values) => values.length > 0)) this.#write(last + 1, current);
  }

  remove(id: number): void {
    this.#remove.run(firstRow(id), lastRow(id));
  }

  clear(): void {
    this.#db.exec("INSERT INTO entities_index (entities_index) VALUES ('delete-all')");
  }

  #write(row: number, [text, topics, server, filters]: Parts): void {
    this.#insert.run(row, indexValues(text), indexValues(topics), indexValues(server), filters.join(' '));
  }
}

function indexValues(values: readonly string[]): string {
  return values.map(indexText).join(VALUE_BOUNDARY);
}

/** Undefined for kinds that are not searched. */
function partsOf(record: AnyRecord): Parts | undefined {
  const searched = searchedEntity(record);
  return searched && toParts(searched);
}

function toParts({ text, topics, server, exact }: SearchedEntity): Parts {
  return [text, topics, server, exact.map(([field, value]) => filterToken(field, value))];
}

/** What is new, or undefined where something is gone. */
function addedParts(before: AnyRecord, after: AnyRecord): Parts | undefined {
  if (before.kind === 'profile' && after.kind === 'profile') {
    const lists: Profile['lists'] = {};
    for (const name of SEARCHED_PROFILE_LISTS) {
      // Lists that did not change are the same list: most need no second look.
      if (before.lists[name] === after.lists[name]) continue;
      const added = addedTo(before.lists[name] ?? [], after.lists[name] ?? [], ({ value }) => value);
      if (added === undefined) return undefined;
      lists[name] = added;
    }
    return toParts(searchedLists(lists));
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
