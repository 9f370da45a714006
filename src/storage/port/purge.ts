import type { RecordKind } from '../../records/record.ts';

/** What can be removed for good. Keys are those of records (`telegram:-1001990000101_7`). */
export type PurgeTarget =
  | { kind: 'message'; key: string }
  /** The channel and everything said in it. */
  | { kind: 'channel'; key: string }
  /** The profile and everything its owner wrote. */
  | { kind: 'profile'; key: string }
  /** What no other import brought. */
  | { kind: 'import'; importId: number };

export interface PurgeReport {
  /** False when the store held nothing of the target. */
  wasFound: boolean;
  /** True when an earlier purge had already barred the target. */
  wasBarred: boolean;
  /** Records that are gone, by kind. */
  removed: Record<RecordKind, number>;
  /** Records that lost something and stay. */
  changed: number;
  /** Files of a purged import that another import has, too: what they hold stays. */
  filesElsewhere: number;
}

export function emptyPurgeReport(): PurgeReport {
  return {
    wasFound: false,
    wasBarred: false,
    removed: {
      message: 0,
      profile: 0,
      channel: 0,
      server: 0,
      page: 0,
      ransomware: 0,
      'ransomware-group': 0,
    },
    changed: 0,
    filesElsewhere: 0,
  };
}

/** Part of the target was still there when a purge counted again at its end. */
export class PurgeIncomplete extends Error {
  constructor(left: string) {
    super(`purge incomplete: ${left} left; run the same command again`);
    this.name = 'PurgeIncomplete';
  }
}
