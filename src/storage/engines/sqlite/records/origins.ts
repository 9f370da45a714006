import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { LruCache } from '../../../../lru-cache.ts';
import { prepareWithBigInts } from '../database/connection.ts';

/** The set that contains only UNKNOWN_FILE. */
export const UNKNOWN_ORIGIN = 1;

/** Sets are few: a million messages of one export share one. */
const CACHE_MAX = 30_000;

/** Distinct sets of files, each stored once under a number. */
export class SqliteOrigins {
  #insert: StatementSync;
  #byFiles: StatementSync;
  #byId: StatementSync;
  #ids = new LruCache<string, number>(CACHE_MAX);
  #files = new LruCache<number, readonly number[]>(CACHE_MAX);
  #unions = new LruCache<string, number>(CACHE_MAX);

  constructor(db: DatabaseSync) {
    this.#insert = prepareWithBigInts(db, 'INSERT INTO origins (files) VALUES (?)');
    this.#byFiles = db.prepare('SELECT id FROM origins WHERE files = ?');
    this.#byId = db.prepare('SELECT files FROM origins WHERE id = ?');
  }

  /** Call after a rollback. */
  clearCache(): void {
    this.#ids.clear();
    this.#files.clear();
    this.#unions.clear();
  }

  ofFile(file: number): number {
    return this.#of([file]);
  }

  ofFiles(files: readonly number[]): number {
    return this.#of([...files]);
  }

  files(origin: number): readonly number[] {
    let files = this.#files.get(origin);
    if (files === undefined) {
      files = JSON.parse(this.#byId.get(origin)?.files as string) as number[];
      this.#files.set(origin, files);
    }
    return files;
  }

  union(a: number, b: number): number {
    if (a === b) return a;
    const name = `${a} ${b}`;
    let union = this.#unions.get(name);
    if (union === undefined) {
      union = this.#of([...new Set([...this.files(a), ...this.files(b)])]);
      this.#unions.set(name, union);
    }
    return union;
  }

  /** Undefined if no file remains. */
  without(origin: number, files: ReadonlySet<number>): number | undefined {
    const remaining = this.files(origin).filter((file) => !files.has(file));
    return remaining.length === 0 ? undefined : this.#of(remaining);
  }

  #of(files: number[]): number {
    const text = JSON.stringify(files.sort((a, b) => a - b));
    let id = this.#ids.get(text);
    if (id === undefined) {
      id =
        (this.#byFiles.get(text)?.id as number | undefined) ?? Number(this.#insert.run(text).lastInsertRowid);
      this.#ids.set(text, id);
    }
    return id;
  }
}
