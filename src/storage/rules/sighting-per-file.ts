import type { EntityKind } from '../../records/record.ts';

/** The store keeps one sighting per file for these kinds, and one per distinct version for the others. */
export const KINDS_WITH_SIGHTING_PER_FILE = ['profile', 'channel', 'server', 'ransomware-group'] as const;
export const KINDS_WITH_VERSIONS = ['page', 'ransomware'] as const;

const SIGHTING_PER_FILE: ReadonlySet<EntityKind> = new Set(KINDS_WITH_SIGHTING_PER_FILE);

export function hasSightingPerFile(kind: EntityKind): boolean {
  return SIGHTING_PER_FILE.has(kind);
}
