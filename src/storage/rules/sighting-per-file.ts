import type { EntityKind } from '../../records/record.ts';

/** Of these each file says its piece about the same thing; of the others each version stands for itself. */
const SIGHTING_PER_FILE: ReadonlySet<EntityKind> = new Set([
  'profile',
  'channel',
  'server',
  'ransomware-group',
]);

export function hasSightingPerFile(kind: EntityKind): boolean {
  return SIGHTING_PER_FILE.has(kind);
}
