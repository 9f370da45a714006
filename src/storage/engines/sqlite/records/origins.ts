import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { prepareWithBigInts } from '../database/connection.ts';

/** The origin that consists of UNKNOWN_FILE alone. */
export const UNKNOWN_ORIGIN = 1;

/** Sets of files, each kept once and named by a number. */
export class SqliteOrigins {
  #insert: StatementSync;
  #byFiles: StatementSync;
  #byId: StatementSync;
  #ids = new Map<string, number>();
  #files = new Map<number, readonly number[]>();
  #sums = new Map<string, number>();

  constructor(db: DatabaseSync) {
    this.#insert = prepareWithBigInts(db, 'INSERT INTO origins (files) VALUES (?)');
    this.#byFiles = db.prepare('SELECT id FROM origins WHERE files = ?');
    this.#byId = db.prepare('SELECT files FROM origins WHERE id = ?');
  }

  /** What was learnt within a transaction that did not end well is not so. */
  forget(): void {
    this.#ids.clear();
    this.#files.clear();
    this.#sums.clear();
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
    let sum = this.#sums.get(name);
    if (sum === undefined) {
      sum = this.#of([...new Set([...this.files(a), ...this.files(b)])]);
      this.#sums.set(name, sum);
    }
    return sum;
  }

  /** Undefined when nothing is left. */
  without(origin: number, files: ReadonlySet<number>): number | undefined {
    const left = this.files(origin).filter((file) => !files.has(file));
    return left.length === 0 ? undefined : this.#of(left);
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
