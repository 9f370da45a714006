import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { LruCache } from '../../../../lru-cache.ts';
import { prepareWithBigInts } from '../database/connection.ts';

/** Enough for the people and places that an import meets at a time. */
const CACHE_MAX = 30_000;

/** Spellings of one name that are remembered: someone may have another name on every server. */
const SPELLINGS_MAX = 8;

/** Stored and looked up as JSON. */
export type DictionaryValue = readonly (string | number | null)[];

/** The element that differs most between the values of a table. */
const NAME_OF = { chats: 1, places: 0, speakers: 0 } as const;

interface Known<T> {
  value: T;
  id: number;
}

const NONE: readonly Known<DictionaryValue>[] = [];

/**
 * Values that repeat on every message, each stored once under a number. Numbers are never reused, so cached entries
 * stay valid even when another process adds or removes values.
 */
export class SqliteDictionary<T extends DictionaryValue> {
  #byValue: StatementSync;
  #byId: StatementSync;
  #insert: StatementSync;
  #name: number;
  /** By one of their elements: comparing the others is cheaper than serializing a value to look it up. */
  #known = new LruCache<string, Known<T>[]>(CACHE_MAX);
  #values = new LruCache<number, T>(CACHE_MAX);

  constructor(
    db: DatabaseSync,
    table: keyof typeof NAME_OF,
    insert = `INSERT INTO ${table} (value) VALUES (?)`,
  ) {
    this.#name = NAME_OF[table];
    this.#byValue = db.prepare(`SELECT id FROM ${table} WHERE value = ?`);
    this.#byId = db.prepare(`SELECT value FROM ${table} WHERE id = ?`);
    this.#insert = prepareWithBigInts(db, insert);
  }

  /** The number of a value, which is added if it is new. */
  idOf(value: T): number {
    return this.find(value) ?? this.#add(value);
  }

  find(value: T): number | undefined {
    // Consecutive messages often share chat and place.
    if (isSame(value, this.#last?.value)) return this.#last?.id;
    for (const known of this.#known.get(this.#nameOf(value)) ?? NONE) {
      if (!isSame(value, known.value)) continue;
      this.#last = known as Known<T>;
      return known.id;
    }
    return this.#read(value);
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
    this.#known.clear();
    this.#values.clear();
    this.#last = undefined;
  }

  #last: Known<T> | undefined;

  #add(value: T): number {
    const id = Number(this.#insert.run(JSON.stringify(value)).lastInsertRowid);
    this.#remember(value, id);
    return id;
  }

  #read(value: T): number | undefined {
    const id = this.#byValue.get(JSON.stringify(value))?.id as number | undefined;
    if (id !== undefined) this.#remember(value, id);
    return id;
  }

  #remember(value: T, id: number): void {
    const name = this.#nameOf(value);
    this.#last = { value, id };
    this.#known.set(name, [this.#last, ...(this.#known.get(name) ?? []).slice(0, SPELLINGS_MAX - 1)]);
  }

  #nameOf(value: T): string {
    return `${value[this.#name] ?? ''}`;
  }
}

function isSame(a: DictionaryValue, b: DictionaryValue | undefined): boolean {
  if (b === undefined) return false;
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) return false;
  return true;
}
