import { rmSync } from 'node:fs';
import type { Day } from '../time/day.ts';
import { AnchorDamaged, type AuditAnchor, type Removed } from './audit-anchor.ts';
import { AuditChain } from './audit-chain.ts';
import { auditDays, auditFile } from './audit-files.ts';
import { readAudit } from './audit-reader.ts';
import type { AuditSecret } from './audit-secret.ts';

/** Older writers have stopped: no log is shared by this many servers. */
const WRITERS_MAX = 1000;

/** Removes the files before a day and returns their days. Records the last lines in them first. */
export async function removeBefore(
  folder: string,
  first: Day,
  secret: AuditSecret,
  anchor: AuditAnchor,
): Promise<Day[]> {
  const old = auditDays(folder).filter((day) => day < first);
  if (old.length === 0) return old;
  const removed = readRemoved(anchor);
  const chain = new AuditChain(secret, removed?.writers);
  // An interrupted run may have recorded some files already: those are only removed.
  const isUnrecorded = (day: Day) => day < first && day >= (removed?.before ?? '');
  for await (const line of readAudit(folder, isUnrecorded)) chain.check(line);
  const writers = Object.fromEntries([...chain.writers].slice(-WRITERS_MAX));
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
