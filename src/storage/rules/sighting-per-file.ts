import type { EntityKind } from '../../records/record.ts';

/** The store keeps one sighting per file for these kinds, and one per distinct version for the others. */
const SIGHTING_PER_FILE: ReadonlySet<EntityKind> = new Set([
  'profile',
  'channel',
  'server',
  'ransomware-group',
]);

export function hasSightingPerFile(kind: EntityKind): boolean {
  return SIGHTING_PER_FILE.has(kind);
}
