import { isSentByUser } from '../../records/implied.ts';
import type { AnyRecord } from '../../records/record.ts';
import { keyOf, mergeRecords } from '../../records/record.ts';
import type { PurgeTarget } from '../port/purge.ts';

/** One version of a record, and the files that contain it. */
export interface VersionOf<R> {
  files: number[];
  record: R;
}

/** What a purge leaves of a version: the same object if untouched, undefined if the version is removed. */
export type RemainingVersion = <R extends AnyRecord>(version: VersionOf<R>) => VersionOf<R> | undefined;

/**
 * The rule by which every engine purges. It removes exactly the versions that the target's tombstone rejects on import,
 * so a purged store equals a store that never saw the target. `files` are the purged import's files that no other
 * import has.
 */
export function remainingVersionAfter(target: PurgeTarget, files: ReadonlySet<number>): RemainingVersion {
  if (target.kind === 'import')
    return (version) => {
      const remaining = version.files.filter((file) => !files.has(file));
      if (remaining.length === 0) return undefined;
      return remaining.length === version.files.length ? version : { ...version, files: remaining };
    };
  return (version) => (isOfTarget(version.record, target) ? undefined : version);
}

function isOfTarget(record: AnyRecord, { kind, key }: Exclude<PurgeTarget, { kind: 'import' }>): boolean {
  if (record.kind === kind && keyOf(record) === key) return true;
  if (record.kind !== 'message') return false;
  const { platform, channelId, userId } = record;
  if (kind === 'channel') return `${platform}:${channelId}` === key;
  return kind === 'profile' && `${platform}:${userId}` === key && isSentByUser(record);
}

export function mergeVersions<R extends AnyRecord>(versions: readonly VersionOf<R>[]): R {
  return versions.map(({ record }) => record).reduce((sum, each) => mergeRecords<R>(sum, each));
}
