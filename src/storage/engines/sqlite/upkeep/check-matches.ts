import { parseMessageKey } from '../../../rules/message-key.ts';
import type { SqliteTables } from '../records/tables.ts';

/** Every match refers to a record. */
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
  const problem = `${orphans} ${orphans === 1 ? 'record' : 'records'} with matches of saved searches no longer exist`;
  return { checked, problems: orphans > 0 ? [problem] : [] };
}
