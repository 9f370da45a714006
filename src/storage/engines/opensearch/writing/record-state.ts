import type { AnyRecord } from '../../../../records/record.ts';
import type { PreparedMessage, WriteOutcome } from '../../../port/writing.ts';
import type { VersionOf } from '../../../rules/purged-versions.ts';
import { union } from '../../../rules/union.ts';
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

/** Remembers a version and its file; false when it is the same as one that is known. */
export function addVersion<R extends AnyRecord>(
  state: RecordState<R>,
  incoming: R,
  file: number,
  isSame: (a: R, b: R) => boolean,
): boolean {
  // This batch may have brought the known version once more before it brings another.
  const before = state.files;
  const files = union(state.files, [file]);
  if (files.length > state.files.length) Object.assign(state, { files, isChanged: true });
  if (state.sightings === undefined) {
    const known = state.current as R;
    if (isSame(known, incoming)) return false;
    state.sightings = [{ files: before, record: known }];
  }
  const twin = state.sightings.find(({ record }) => isSame(record, incoming));
  if (twin === undefined) {
    state.sightings = [...state.sightings, { files: [file], record: incoming }];
    state.isChanged = true;
    return true;
  }
  const told = union(twin.files, [file]);
  if (told.length > twin.files.length) {
    state.sightings = state.sightings.map((each) => (each === twin ? { ...each, files: told } : each));
    state.isChanged = true;
  }
  return false;
}
