import type { AnyRecord } from '../../../../records/record.ts';
import type { Matching } from '../../../port/alerts.ts';
import type { PreparedMessage, WriteOutcome } from '../../../port/writing.ts';
import { union } from '../../../rules/files.ts';
import { addVersion } from '../../../rules/merging.ts';
import type { VersionOf } from '../../../rules/purge-rule.ts';
import type { Version } from '../cluster/documents.ts';
import type { OpensearchTables } from '../records/tables.ts';

export interface BatchContext {
  tables: OpensearchTables;
  generation: number;
  /** The batch's file. */
  file: number;
  /** Outcome of each record of the batch, in order. */
  outcomes: WriteOutcome[];
  /** Finds the saved searches that records match. */
  matching: Matching | undefined;
}

/** A version of a record in the batch. */
export interface Incoming<R> {
  record: R;
  /** Position of its outcome; undefined if it has none. */
  position?: number | undefined;
  /** Set if its text was analyzed ahead of time. */
  prepared?: PreparedMessage | undefined;
}

/** A record of the batch: the stored record, and the record to store. */
export interface RecordState<R extends AnyRecord> {
  stored: R | undefined;
  /** The document version that was read. */
  version: Version | undefined;
  current: R | undefined;
  files: number[];
  sightings: VersionOf<R>[] | undefined;
  isChanged: boolean;
  incoming: Incoming<R>[];
}

export function emptyState<R extends AnyRecord>(): RecordState<R> {
  return {
    stored: undefined,
    version: undefined,
    current: undefined,
    files: [],
    sightings: undefined,
    isChanged: false,
    incoming: [],
  };
}

/** Records a version and its file. Returns whether the version is new. */
export function rememberVersion<R extends AnyRecord>(
  state: RecordState<R>,
  incoming: R,
  file: number,
  isSame: (a: R, b: R) => boolean,
): boolean {
  const known = { record: state.current as R, files: state.files, versions: state.sightings };
  const { isNew, versions } = addVersion<R, number[], VersionOf<R>>(
    known,
    { record: incoming, files: [file] },
    { isSame, union },
  );
  const files = union(state.files, [file]);
  if (files !== state.files || versions !== state.sightings) state.isChanged = true;
  state.files = files;
  state.sightings = versions === undefined ? undefined : [...versions];
  return isNew;
}
