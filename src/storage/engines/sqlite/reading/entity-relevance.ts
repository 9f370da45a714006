import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { SearchTree } from '../../../../search/search-tree.ts';
import { ENTITY_OF_ROW, entityOfRow } from '../index/entity-rows.ts';
import type { SqliteDeadline } from './deadline.ts';
import { type Reason, reasonsFor, type SqlCondition } from './query-compiler.ts';

/** How soon more of the same word adds nothing (as in BM25). */
const SATURATION = 1.2;

/**
 * Orders profiles and channels by how well they fit. The index's own ranking would judge rows, and into how many rows an entity
 * is split depends on how it came in (index/entity-index.ts): words are counted by entity here, and so is how rare they are.
 */
export class SqliteEntityRelevance {
  #db: DatabaseSync;
  #patience: SqliteDeadline;
  #statements: Record<'match' | 'word' | 'beginning', StatementSync> | undefined;

  constructor(db: DatabaseSync, patience: SqliteDeadline) {
    this.#db = db;
    this.#patience = patience;
  }

  /** Numbers of the entities that a condition selects, best first, then newest; undefined when nothing speaks for any of them. */
  ordered(tree: SearchTree, kind: 'profile' | 'channel', condition: SqlCondition): number[] | undefined {
    const reasons = reasonsFor(tree, kind);
    if (reasons.length === 0) return undefined;
    const scores = this.#scores(reasons);
    this.#patience.check();
    const rows = this.#db
      .prepare(
        `SELECT id FROM entities WHERE ${condition.sql} AND in_time() ORDER BY detection_date DESC, key DESC`,
      )
      .all(...condition.parameters);
    const found = rows.map(({ id }) => ({ id: id as number, score: scores.get(id as number) ?? 0 }));
    // Stable: whoever fits equally well stays newest first.
    return found.sort((a, b) => b.score - a.score).map(({ id }) => id);
  }

  #scores(reasons: readonly Reason[]): Map<number, number> {
    const all = this.#db.prepare('SELECT count(*) AS n FROM entities').get()?.n as number;
    const scores = new Map<number, number>();
    for (const reason of reasons) {
      this.#patience.check();
      const counts = this.#countsOf(reason);
      const rarity = Math.log(1 + (all - counts.size + 0.5) / (counts.size + 0.5));
      for (const [id, count] of counts) {
        const weight = (rarity * count * (SATURATION + 1)) / (count + SATURATION);
        scores.set(id, (scores.get(id) ?? 0) + weight);
      }
    }
    return scores;
  }

  /** How often an entity says it; of phrases and exact values only that it does. */
  #countsOf({ expression, word }: Reason): Map<number, number> {
    const counts = new Map<number, number>();
    for (const { entity } of this.#prepared().match.all(expression)) counts.set(entity as number, 1);
    if (word === undefined) return counts;
    const { token, isPrefix } = word;
    const said = isPrefix
      ? this.#prepared().beginning.iterate(token, `${token}\u{10ffff}`)
      : this.#prepared().word.iterate(token);
    const sums = new Map<number, number>();
    for (const row of said) {
      const id = entityOfRow(row.doc as number);
      if (counts.has(id)) sums.set(id, (sums.get(id) ?? 0) + 1);
    }
    for (const [id, sum] of sums) counts.set(id, sum);
    return counts;
  }

  #prepared() {
    if (this.#statements === undefined) {
      // Of this connection alone, and holding nothing: a view of the index, word by word.
      this.#db.exec(
        "CREATE VIRTUAL TABLE IF NOT EXISTS temp.entity_words USING fts5vocab ('main', 'entities_index', 'instance')",
      );
      const said = "SELECT doc FROM temp.entity_words WHERE col <> 'filters' AND in_time() AND";
      this.#statements = {
        match: this.#db.prepare(
          `SELECT DISTINCT ${ENTITY_OF_ROW} AS entity FROM entities_index WHERE entities_index MATCH ? AND in_time()`,
        ),
        word: this.#db.prepare(`${said} term = ?`),
        beginning: this.#db.prepare(`${said} term >= ? AND term < ?`),
      };
    }
    return this.#statements;
  }
}
