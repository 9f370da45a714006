import type { RecordKind } from '../../records/record.ts';

/** What can be purged. Keys are record keys (`telegram:-1001990000101_7`). */
export type PurgeTarget =
  | { kind: 'message'; key: string }
  /** The channel and all messages in it. */
  | { kind: 'channel'; key: string }
  /** The profile and all messages by its owner. */
  | { kind: 'profile'; key: string }
  /** A crawled page or ransomware post with all its versions, and what is derived from it. */
  | { kind: 'page' | 'ransomware'; key: string }
  /** Everything that no other import contains. */
  | { kind: 'import'; importId: number };

export interface PurgeReport {
  /** False if the store held nothing of the target. */
  wasFound: boolean;
  /** True if an earlier purge had already banned the target. */
  wasBarred: boolean;
  /** Removed records by kind. */
  removed: Record<RecordKind, number>;
  /** Records that lost some of their data but remain. */
  changed: number;
  /** Files of the purged import that another import has too: their records remain. */
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
      victim: 0,
    },
    changed: 0,
    filesElsewhere: 0,
  };
}

/** The count at the end of a purge still found part of the target. */
export class PurgeIncomplete extends Error {
  constructor(left: string) {
    super(`purge incomplete: ${left} left; run the same command again`);
    this.name = 'PurgeIncomplete';
  }
}
