import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { SearchTree } from '../../../../search/search-tree.ts';
import type { FindableEntity } from '../../../port/query.ts';
import { ENTITY_OF_ROW, entityOfRow } from '../index/entity-rows.ts';
import { entityTableOf } from '../index/entity-tables.ts';
import type { SqliteDeadline } from './deadline.ts';
import { type ScoredTerm, type SqlCondition, scoredTerms } from './query-compiler.ts';

/** Term frequency saturation (k1 in BM25). */
const SATURATION = 1.2;

/**
 * Ranks entities by relevance. FTS5 would rank rows, and the number of rows of an entity depends on how it
 * was imported (index/entity-index.ts). So term frequency and rarity are counted per entity here.
 */
export class SqliteEntityRelevance {
  #db: DatabaseSync;
  #deadline: SqliteDeadline;
  #statements = new Map<string, TableStatements>();

  constructor(db: DatabaseSync, deadline: SqliteDeadline) {
    this.#db = db;
    this.#deadline = deadline;
  }

  /**
   * Ids of the entities that match a condition, best first, then newest; undefined if the query has no terms to score.
   */
  ordered(tree: SearchTree, kind: FindableEntity, condition: SqlCondition): number[] | undefined {
    const terms = scoredTerms(tree, kind);
    if (terms.length === 0) return undefined;
    const scores = this.#scores(terms, kind);
    this.#deadline.check();
    const rows = this.#db
      .prepare(
        `SELECT id FROM entities WHERE ${condition.sql} AND in_time() ORDER BY detection_date DESC, key DESC`,
      )
      .all(...condition.parameters);
    const found = rows.map(({ id }) => ({ id: id as number, score: scores.get(id as number) ?? 0 }));
    // The sort is stable, so entities with equal scores stay newest first.
    return found.sort((a, b) => b.score - a.score).map(({ id }) => id);
  }

  #scores(terms: readonly ScoredTerm[], kind: FindableEntity): Map<number, number> {
    const all = this.#db.prepare('SELECT count(*) AS n FROM entities WHERE kind = ?').get(kind)?.n as number;
    const statements = this.#prepared(kind);
    const scores = new Map<number, number>();
    for (const term of terms) {
      this.#deadline.check();
      const counts = countsOf(term, statements);
      // Two kinds may share a table, so a term may be in more entities than there are of this kind.
      const rarity = Math.log(1 + (Math.max(0, all - counts.size) + 0.5) / (counts.size + 0.5));
      for (const [id, count] of counts) {
        const weight = (rarity * count * (SATURATION + 1)) / (count + SATURATION);
        scores.set(id, (scores.get(id) ?? 0) + weight);
      }
    }
    return scores;
  }

  #prepared(kind: FindableEntity): TableStatements {
    const { name } = entityTableOf(kind);
    let statements = this.#statements.get(name);
    if (statements === undefined) {
      const words = `temp.${name}_words`;
      // A view of the index by word. It belongs to this connection and stores nothing.
      this.#db.exec(
        `CREATE VIRTUAL TABLE IF NOT EXISTS ${words} USING fts5vocab ('main', '${name}', 'instance')`,
      );
      const select = `SELECT doc FROM ${words} WHERE col <> 'filters' AND in_time() AND`;
      statements = {
        match: this.#db.prepare(
          `SELECT DISTINCT ${ENTITY_OF_ROW} AS entity FROM ${name} WHERE ${name} MATCH ? AND in_time()`,
        ),
        word: this.#db.prepare(`${select} term = ?`),
        prefix: this.#db.prepare(`${select} term >= ? AND term < ?`),
      };
      this.#statements.set(name, statements);
    }
    return statements;
  }
}

type TableStatements = Record<'match' | 'word' | 'prefix', StatementSync>;

/** Occurrences by entity; 1 for phrases and exact values. */
function countsOf({ expression, word }: ScoredTerm, statements: TableStatements): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { entity } of statements.match.all(expression)) counts.set(entity as number, 1);
  if (word === undefined) return counts;
  const { token, isPrefix } = word;
  const occurrences = isPrefix
    ? statements.prefix.iterate(token, `${token}\u{10ffff}`)
    : statements.word.iterate(token);
  const sums = new Map<number, number>();
  for (const row of occurrences) {
    const id = entityOfRow(row.doc as number);
    if (counts.has(id)) sums.set(id, (sums.get(id) ?? 0) + 1);
  }
  for (const [id, sum] of sums) counts.set(id, sum);
  return counts;
}
