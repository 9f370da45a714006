import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { prepareWithBigInts } from '../database/connection.ts';

/** Enough for the people and places of one import at a time. */
const REMEMBERED_MAX = 30_000;

/** A value is a list of texts, numbers and nulls: its JSON is its name. */
export type DictionaryValue = readonly (string | number | null)[];

/**
 * Values that come again with every message, each kept once under a number. A number is never given twice, so whatever was
 * learnt of one stays true, also when another process adds or removes values.
 */
export class SqliteDictionary<T extends DictionaryValue> {
  #byValue: StatementSync;
  #byId: StatementSync;
  #insert: StatementSync;
  #ids = new Map<string, number>();
  #values = new Map<number, T>();

  constructor(db: DatabaseSync, table: 'chats' | 'places' | 'speakers') {
    this.#byValue = db.prepare(`SELECT id FROM ${table} WHERE value = ?`);
    this.#byId = db.prepare(`SELECT value FROM ${table} WHERE id = ?`);
    this.#insert = prepareWithBigInts(db, `INSERT INTO ${table} (value) VALUES (?)`);
  }

  /** The number of a value, which is added where it is new. */
  idOf(value: T): number {
    return this.find(value) ?? this.#add(value);
  }

  /** The number of a value, if it has one. */
  find(value: T): number | undefined {
    // Neighbours are often of one chat and one place: comparing is quicker than naming.
    if (isSame(value, this.#lastValue)) return this.#lastId;
    const id = this.#known(JSON.stringify(value));
    if (id !== undefined) this.#recall(value, id);
    return id;
  }

  get(id: number): T {
    let value = this.#values.get(id);
    if (value === undefined) {
      const row = this.#byId.get(id);
      if (row === undefined) throw new Error(`no value has the number ${id}`);
      value = JSON.parse(row.value as string) as T;
      if (this.#values.size >= REMEMBERED_MAX) this.#values.clear();
      this.#values.set(id, value);
    }
    return value;
  }

  /** After a transaction that did not end well: its numbers will be given again; or after values were removed. */
  forget(): void {
    this.#ids.clear();
    this.#values.clear();
    this.#lastValue = undefined;
  }

  #lastValue: T | undefined;
  #lastId = 0;

  #add(value: T): number {
    const name = JSON.stringify(value);
    const id = this.#remember(name, Number(this.#insert.run(name).lastInsertRowid));
    this.#recall(value, id);
    return id;
  }

  #recall(value: T, id: number): void {
    this.#lastValue = value;
    this.#lastId = id;
  }

  #known(name: string): number | undefined {
    const id = this.#ids.get(name);
    if (id !== undefined) return id;
    const row = this.#byValue.get(name);
    return row === undefined ? undefined : this.#remember(name, row.id as number);
  }

  #remember(name: string, id: number): number {
    if (this.#ids.size >= REMEMBERED_MAX) this.#ids.clear();
    this.#ids.set(name, id);
    return id;
  }
}

function isSame(a: DictionaryValue, b: DictionaryValue | undefined): boolean {
  if (b === undefined) return false;
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) return false;
  return true;
}
