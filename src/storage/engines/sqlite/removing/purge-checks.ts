import { PurgeIncomplete, type PurgeTarget } from '../../../port/purge.ts';
import type { SqliteTables } from '../records/tables.ts';
import { versionsOf, versionsOfMessage } from '../records/versions.ts';
import type { SqlitePurgePlan } from './purge-plan.ts';

/** Whether an earlier purge has banned the target. */
export function wasBanned({ tombstones }: SqliteTables, target: PurgeTarget): boolean {
  return target.kind !== 'import' && tombstones.has(target.kind, target.key);
}

/** How many files an import has, and which of them no other finished import has. */
export function filesOfImport({ db }: SqliteTables, importId: number): { all: number; own: Set<number> } {
  const files = db
    .prepare('SELECT file_id FROM import_files WHERE import_id = ?')
    .all(importId)
    .map(({ file_id }) => file_id as number);
  const elsewhere = db.prepare(
    // A crashed import does not count: it may have read only part of the file.
    `SELECT 1 FROM import_files
     WHERE file_id = ? AND import_id <> ? AND status IN ('complete', 'incomplete') LIMIT 1`,
  );
  const own = files.filter((file) => elsewhere.get(file, importId) === undefined);
  return { all: files.length, own: new Set(own) };
}

/** Counts what remains of the target after a purge, and throws if there is anything. */
export function requireGone(tables: SqliteTables, plan: SqlitePurgePlan): void {
  let messages = 0;
  for (const ids of plan.messages())
    for (const id of ids) {
      const stored = tables.messages.loadById(id);
      const versions = stored === undefined ? [] : versionsOfMessage(tables, stored);
      if (versions.some((version) => plan.version(version) !== version)) messages++;
    }
  let records = 0;
  for (const { kind, key } of plan.versionedEntities()) {
    const stored = tables.entities.load(kind, key);
    if (stored === undefined) continue;
    if (versionsOf(tables, stored).some((version) => plan.version(version) !== version)) records++;
  }
  const { entity } = plan;
  if (entity !== undefined && tables.entities.load(entity.kind, entity.key) !== undefined) records++;
  records += plan.sightings().length + plan.profilesWithRetained().length;
  if (messages + records > 0)
    throw new PurgeIncomplete(`${messages} messages and ${records} other records are`);
}
