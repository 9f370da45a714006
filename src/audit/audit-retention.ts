import { rmSync } from 'node:fs';
import type { Day } from '../records/day.ts';
import { AnchorDamaged, type AuditAnchor, type Removed } from './audit-anchor.ts';
import { auditDays, auditFile } from './audit-files.ts';
import { readAudit } from './audit-reader.ts';
import type { AuditSecret } from './audit-secret.ts';
import { AuditTrail } from './audit-trail.ts';

/** Older writers have stopped writing: no log is shared by this many servers. */
const WRITERS_MAX = 1000;

/** Removes the files before a day, and returns their days. What they ended with is recorded first. */
export async function removeBefore(
  folder: string,
  first: Day,
  secret: AuditSecret,
  anchor: AuditAnchor,
): Promise<Day[]> {
  const old = auditDays(folder).filter((day) => day < first);
  if (old.length === 0) return old;
  const removed = readRemoved(anchor);
  const trail = new AuditTrail(secret, removed?.writers);
  // Files that an interrupted run has counted already are only removed.
  const isUncounted = (day: Day) => day < first && day >= (removed?.before ?? '');
  for await (const line of readAudit(folder, isUncounted)) trail.follow(line);
  const writers = Object.fromEntries([...trail.writers].slice(-WRITERS_MAX));
  const before = removed !== undefined && removed.before > first ? removed.before : first;
  await anchor.writeRemoved({ before, writers });
  for (const day of old) rmSync(auditFile(folder, day), { force: true });
  return old;
}

function readRemoved(anchor: AuditAnchor): Removed | undefined {
  try {
    return anchor.readRemoved();
  } catch (error) {
    if (error instanceof AnchorDamaged) return undefined;
    throw error;
  }
}
