import type { AnyRecord } from '../../../../records/record.ts';
import type { PreparedMessage, WriteOutcome } from '../../../port/writing.ts';
import { union } from '../../../rules/files.ts';
import { addVersion } from '../../../rules/merging.ts';
import type { VersionOf } from '../../../rules/purged-versions.ts';
import type { Version } from '../cluster/documents.ts';
import type { OpensearchTables } from '../records/tables.ts';

/** What the parts of a batch share. */
export interface BatchContext {
  tables: OpensearchTables;
  generation: number;
  /** Where the batch comes from. */
  file: number;
  /** Of the records of the batch, in their order. */
  outcomes: WriteOutcome[];
}

/** Something the batch says of one record, and which of its outcomes tells what became of it. */
export interface Incoming<R> {
  record: R;
  position?: number | undefined;
  /** Set if its text was analyzed ahead of time. */
  prepared?: PreparedMessage | undefined;
}

/** A record of the batch: what is stored of it, and what will be. */
export interface RecordState<R extends AnyRecord> {
  stored: R | undefined;
  /** Which writing of it was read. */
  version: Version | undefined;
  current: R | undefined;
  files: number[];
  sightings: VersionOf<R>[] | undefined;
  isChanged: boolean;
  said: Incoming<R>[];
}

export function emptyState<R extends AnyRecord>(): RecordState<R> {
  return {
    stored: undefined,
    version: undefined,
    current: undefined,
    files: [],
    sightings: undefined,
    isChanged: false,
    said: [],
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
