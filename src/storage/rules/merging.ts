/** Which versions of a record are kept, and in which files. How their fields merge is in records/record.ts and records/message.ts. */
import { isSameMessage, type Message } from '../../records/message.ts';
import {
  type AnyRecord,
  type EntityKind,
  isUnchanged,
  mergeRecords,
  type RecordOf,
} from '../../records/record.ts';
import type { WriteOutcome } from '../port/writing.ts';
import { hasSightingPerFile } from './sighting-per-file.ts';

/** A version with the files it was seen in. Engines choose how they represent a set of files. */
export interface VersionIn<R, F> {
  record: R;
  files: F;
}

/**
 * Adds a version to the known ones. While all files agree, there is no list of versions: the record is the only one.
 * `union` returns its first argument if the second adds nothing. Unchanged versions keep their identity.
 */
export function addVersion<R, F, V extends VersionIn<R, F>>(
  known: { record: R; files: F; versions: readonly V[] | undefined },
  incoming: VersionIn<R, F>,
  { isSame, union }: { isSame(a: R, b: R): boolean; union(a: F, b: F): F },
): { isNew: boolean; versions: readonly (V | VersionIn<R, F>)[] | undefined } {
  if (known.versions === undefined && isSame(known.record, incoming.record))
    return { isNew: false, versions: undefined };
  const versions = known.versions ?? [{ record: known.record, files: known.files }];
  const twin = versions.find(({ record }) => isSame(record, incoming.record));
  if (twin === undefined) return { isNew: true, versions: [...versions, incoming] };
  const files = union(twin.files, incoming.files);
  if (files === twin.files) return { isNew: false, versions };
  return { isNew: false, versions: versions.map((each) => (each === twin ? { ...each, files } : each)) };
}

export interface Merged<R> {
  /** `known` itself if the version changes nothing about it. */
  record: R;
  outcome: WriteOutcome;
  /** A version that changes nothing about the record may still name another sender. */
  isNewVersion: boolean;
}

/** `remember` records the version and returns whether it is new. */
export function mergeMessage(
  known: Message | undefined,
  incoming: Message,
  remember: () => boolean,
): Merged<Message> {
  if (known === undefined) return { record: incoming, outcome: 'written', isNewVersion: true };
  if (!remember()) return { record: known, outcome: 'unchanged', isNewVersion: false };
  const merged = mergeRecords(known, incoming);
  return { record: isSameMessage(known, merged) ? known : merged, outcome: 'merged', isNewVersion: true };
}

export function mergeEntity<R extends RecordOf<EntityKind>>(
  known: R | undefined,
  incoming: R,
  remember: () => boolean,
): Omit<Merged<R>, 'isNewVersion'> {
  if (known === undefined) return { record: incoming, outcome: 'written' };
  const hasVersions = !hasSightingPerFile(incoming.kind);
  if (hasVersions && !remember()) return { record: known, outcome: 'unchanged' };
  const merged = mergeUnlessSame(known, incoming);
  return { record: merged, outcome: hasVersions || merged !== known ? 'merged' : 'unchanged' };
}

/** `known` itself if the other record adds nothing. */
export function mergeUnlessSame<R extends RecordOf<EntityKind>>(known: R, incoming: R): R {
  const merged = mergeRecords(known, incoming);
  return isUnchanged(known, merged) ? known : merged;
}

export function isSameVersion(a: AnyRecord, b: AnyRecord): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
