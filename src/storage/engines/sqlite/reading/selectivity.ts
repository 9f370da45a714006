import type { SearchTree } from '../../../../search/search-tree.ts';
import type { FindableEntity } from '../../../port/query.ts';
import type { SqliteStatements } from '../database/statements.ts';
import { compileEntities } from './query-compiler.ts';

/** Up to this many entities are faster to read one by one than by walking all entities of their kind. */
const FEW = 5000;

/** Whether only few entities can match. Takes microseconds per word, because counting stops at the limit. */
export function matchesFew(tree: SearchTree, kind: FindableEntity, statements: SqliteStatements): boolean {
  switch (tree.kind) {
    case 'and':
      return tree.of.some((part) => matchesFew(part, kind, statements));
    case 'or':
      return tree.of.every((part) => matchesFew(part, kind, statements));
    case 'phrase':
    case 'exact':
    case 'found': {
      // SQLite has to collect all words with a prefix before it finds the first match.
      if (tree.kind !== 'found' && tree.isPrefix) return false;
      const { sql, parameters } = compileEntities(tree, kind);
      const counted = statements.prepare(`SELECT count(*) AS n FROM (${sql} LIMIT ${FEW + 1})`);
      return (counted.get(...parameters)?.n as number) <= FEW;
    }
    case 'forms':
    case 'not':
      return false;
    case 'nothing':
      return true;
  }
}
