import { parseMessageKey } from '../../../rules/message-key.ts';
import type { SqliteTables } from '../records/tables.ts';

const MISCOUNTED = `
  SELECT count(*) AS n FROM (
    SELECT search, state, is_read, sum(n) FROM (
      SELECT search, state, is_read, count(*) AS n FROM alert_matches GROUP BY 1, 2, 3
      UNION ALL SELECT search, state, is_read, -count FROM alert_counts
    ) GROUP BY 1, 2, 3 HAVING sum(n) <> 0
  )`;

/** Every match refers to a record, and the counts are those of the matches. */
export function checkMatches(tables: SqliteTables): { checked: number; problems: string[] } {
  const { db, matches, messages, entities } = tables;
  const checked = db
    .prepare('SELECT (SELECT count(*) FROM alert_matches) + (SELECT count(*) FROM alert_waiting) AS n')
    .get()?.n as number;
  let orphans = 0;
  for (const { kind, key } of matches.records()) {
    if (kind !== 'message') {
      if (entities.load(kind, key) === undefined) orphans++;
      continue;
    }
    const id = parseMessageKey(key);
    if (id === undefined || messages.load({ ...id, sequence: String(id.sequence) }) === undefined) orphans++;
  }
  const problem = `records that no longer exist, but have matches of saved searches: ${orphans}`;
  const miscounted = db.prepare(MISCOUNTED).get()?.n as number;
  const problems = orphans > 0 ? [problem] : [];
  if (miscounted > 0) problems.push('the number of matches of some saved searches is wrong');
  return { checked, problems };
}
