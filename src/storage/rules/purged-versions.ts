import { isSentByUser } from '../../records/implied.ts';
import type { AnyRecord } from '../../records/record.ts';
import { keyOf, mergeRecords } from '../../records/record.ts';
import type { PurgeTarget } from '../port/purge.ts';

/** One version of a record, and the files that contain it. */
export interface VersionOf<R> {
  files: number[];
  record: R;
}

/** What a purge leaves of one version of a record; undefined when the version goes. */
export type RemainingVersion = <R extends AnyRecord>(version: VersionOf<R>) => VersionOf<R> | undefined;

/**
 * The rule that every engine purges by. It takes exactly the versions that a tombstone of the target refuses on import, so a
 * purge ends with the state of a store that never saw the target. `files` are those of a purged import that no other import has.
 */
export function remainingVersionAfter(target: PurgeTarget, files: ReadonlySet<number>): RemainingVersion {
  if (target.kind === 'import')
    return (version) => {
      const left = version.files.filter((file) => !files.has(file));
      if (left.length === 0) return undefined;
      return left.length === version.files.length ? version : { ...version, files: left };
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

/** The record that the remaining versions add up to. */
export function mergeVersions<R extends AnyRecord>(versions: readonly VersionOf<R>[]): R {
  return versions.map(({ record }) => record).reduce((sum, each) => mergeRecords<R>(sum, each));
}
