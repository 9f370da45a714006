import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { LruCache } from '../../../../lru-cache.ts';
import {
  type Indicator,
  isSearchedKind,
  type LookupKind,
  searchedForms,
} from '../../../../records/indicator.ts';
import { prepareWithBigInts } from '../database/connection.ts';
import { termHash } from '../database/term-hash.ts';

/** Terms that are known to exist: consecutive messages repeat the same links. */
const KNOWN_MAX = 50_000;

/** Each distinct value of the findings once, with its hash and an index of its parts. */
export class SqliteTerms {
  #db: DatabaseSync;
  #find: StatementSync;
  #insert: StatementSync;
  #delete: StatementSync;
  #isUsed: StatementSync;
  #known = new LruCache<string, true>(KNOWN_MAX);
  #maybeUnused = new Map<string, Indicator>();

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.#find = db.prepare('SELECT id FROM terms WHERE hash = ? AND kind = ? AND canonical = ?');
    this.#insert = prepareWithBigInts(db, 'INSERT INTO terms (hash, kind, canonical) VALUES (?, ?, ?)');
    this.#delete = prepareWithBigInts(db, 'DELETE FROM terms WHERE id = ?');
    this.#isUsed = db.prepare('SELECT 1 FROM findings WHERE kind = ? AND canonical = ? LIMIT 1');
  }

  add(kind: LookupKind, canonical: string): void {
    const name = `${kind} ${canonical}`;
    if (this.#known.get(name)) return;
    this.#known.set(name, true);
    const hash = termHash(canonical);
    if (this.#find.get(hash, kind, canonical) !== undefined) return;
    const { lastInsertRowid } = this.#insert.run(hash, kind, canonical);
    if (isSearchedKind(kind)) this.#indexing.add.run(lastInsertRowid, searchedForms(canonical).join('\n'));
  }

  /** Call when a finding is removed. */
  removed(kind: LookupKind, canonical: string): void {
    this.#maybeUnused.set(`${kind} ${canonical}`, { kind, canonical });
  }

  /** Removes the terms that lost their last finding. Call at the end of a transaction: most findings are replaced. */
  removeUnused(): void {
    for (const [name, { kind, canonical }] of this.#maybeUnused) {
      if (this.#isUsed.get(kind, canonical) !== undefined) continue;
      const id = this.#find.get(termHash(canonical), kind, canonical)?.id as number | undefined;
      this.#known.delete(name);
      if (id === undefined) continue;
      this.#delete.run(id);
      if (isSearchedKind(kind)) this.#indexing.remove.run(id);
    }
    this.#maybeUnused.clear();
  }

  #prepared: { add: StatementSync; remove: StatementSync } | undefined;

  /** Prepared when needed: preparing reads the index, and a store with a damaged one must open to be checked. */
  get #indexing(): { add: StatementSync; remove: StatementSync } {
    this.#prepared ??= {
      add: prepareWithBigInts(this.#db, 'INSERT INTO terms_index (rowid, value) VALUES (?, ?)'),
      remove: prepareWithBigInts(this.#db, 'DELETE FROM terms_index WHERE rowid = ?'),
    };
    return this.#prepared;
  }

  /** Call after a rollback, or when another process has written. */
  clearCache(): void {
    this.#known.clear();
    this.#maybeUnused.clear();
  }
}
