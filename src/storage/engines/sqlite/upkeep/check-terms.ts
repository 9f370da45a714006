import type { DatabaseSync } from 'node:sqlite';
import { SEARCHED_KINDS } from '../../../../records/indicator.ts';

/** Compares the values of the findings with the terms, and the terms with their index. */
export function checkTerms(db: DatabaseSync): { checked: number; problems: string[] } {
  const count = (sql: string) => db.prepare(`SELECT count(*) AS n FROM (${sql})`).get()?.n as number;
  const found = 'SELECT DISTINCT kind, canonical FROM findings';
  const terms = 'SELECT kind, canonical FROM terms';
  const kinds = SEARCHED_KINDS.map((kind) => `'${kind}'`).join(', ');
  const searched = `SELECT id FROM terms WHERE kind IN (${kinds})`;
  const indexed = 'SELECT id FROM terms_index_docsize';
  const problems: string[] = [];
  const compare = (problem: string, sql: string) => {
    const differing = count(sql);
    if (differing > 0) problems.push(`${problem}: ${differing}`);
  };
  compare('indicators that lookups by hash and part do not find', `${found} EXCEPT ${terms}`);
  compare('values that are left of removed indicators', `${terms} EXCEPT ${found}`);
  compare('indicators missing from the search index', `${searched} EXCEPT ${indexed}`);
  compare('indicators that are only in the search index', `${indexed} EXCEPT ${searched}`);
  return { checked: count(terms), problems };
}
