import type { SqliteTables } from '../records/tables.ts';

/** Reads everything that is sealed: the texts of rows, and all parts of segments. */
export function checkSealed({ db, mapper, index }: SqliteTables): { checked: number; problems: string[] } {
  const problems: string[] = [];
  let checked = 0;
  let unreadable = 0;
  for (const { text } of db.prepare('SELECT text FROM sealed_messages').iterate()) {
    checked++;
    try {
      mapper.texts.read(text as string | Uint8Array);
    } catch {
      unreadable++;
    }
  }
  if (unreadable > 0) problems.push(`texts that cannot be read: ${unreadable}`);
  for (const [month, segments] of index.segments.byMonth())
    for (const segment of segments) {
      try {
        segment.readAll();
      } catch (error) {
        problems.push(`month ${month}: the search index is damaged: ${(error as Error).message}`);
      }
    }
  const unfinished = db.prepare("SELECT 1 FROM meta WHERE name = 'sealing'").get();
  if (unfinished !== undefined) problems.push('an optimize was interrupted: run "nightjar optimize"');
  return { checked, problems };
}
