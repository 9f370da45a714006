import type { EntityKind } from '../../records/record.ts';

/** Of these each file says its piece about the same thing; of the others each version stands for itself. */
const TOLD_BY_FILES: ReadonlySet<EntityKind> = new Set(['profile', 'channel', 'server', 'ransomware-group']);

export function isToldByFiles(kind: EntityKind): boolean {
  return TOLD_BY_FILES.has(kind);
}
