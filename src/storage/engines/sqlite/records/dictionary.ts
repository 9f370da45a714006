import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { LruCache } from '../../../../lru-cache.ts';
import { prepareWithBigInts } from '../database/connection.ts';

/** Enough for the people and places that an import meets at a time. */
const CACHE_MAX = 30_000;

/** Stored and looked up as JSON. */
export type DictionaryValue = readonly (string | number | null)[];

/**
 * Values that repeat on every message, each stored once under a number. Numbers are never reused, so cached entries
 * stay valid even when another process adds or removes values.
 */
export class SqliteDictionary<T extends DictionaryValue> {
  #byValue: StatementSync;
  #byId: StatementSync;
  #insert: StatementSync;
  #ids = new LruCache<string, number>(CACHE_MAX);
  #values = new LruCache<number, T>(CACHE_MAX);

  constructor(
    db: DatabaseSync,
    table: 'chats' | 'places' | 'speakers',
    insert = `INSERT INTO ${table} (value) VALUES (?)`,
  ) {
    this.#byValue = db.prepare(`SELECT id FROM ${table} WHERE value = ?`);
    this.#byId = db.prepare(`SELECT value FROM ${table} WHERE id = ?`);
    this.#insert = prepareWithBigInts(db, insert);
  }

  /** The number of a value, which is added if it is new. */
  idOf(value: T): number {
    return this.find(value) ?? this.#add(value);
  }

  find(value: T): number | undefined {
    // Consecutive messages often share chat and place, and comparing is cheaper than serializing a key.
    if (isSame(value, this.#lastValue)) return this.#lastId;
    const id = this.#lookUp(JSON.stringify(value));
    if (id !== undefined) this.#setLast(value, id);
    return id;
  }

  get(id: number): T {
    let value = this.#values.get(id);
    if (value === undefined) {
      const row = this.#byId.get(id);
      if (row === undefined) throw new Error(`no value has the number ${id}`);
      value = JSON.parse(row.value as string) as T;
      this.#values.set(id, value);
    }
    return value;
  }

  /** Call after a rollback, which frees the numbers it added, or after removing values. */
  clearCache(): void {
    this.#ids.clear();
    this.#values.clear();
    this.#lastValue = undefined;
  }

  #lastValue: T | undefined;
  #lastId = 0;

  #add(value: T): number {
    const name = JSON.stringify(value);
    const id = Number(this.#insert.run(name).lastInsertRowid);
    this.#ids.set(name, id);
    this.#setLast(value, id);
    return id;
  }

  #setLast(value: T, id: number): void {
    this.#lastValue = value;
    this.#lastId = id;
  }

  #lookUp(name: string): number | undefined {
    const cached = this.#ids.get(name);
    if (cached !== undefined) return cached;
    const id = this.#byValue.get(name)?.id as number | undefined;
    if (id !== undefined) this.#ids.set(name, id);
    return id;
  }
}

function isSame(a: DictionaryValue, b: DictionaryValue | undefined): boolean {
  if (b === undefined) return false;
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) return false;
  return true;
}
