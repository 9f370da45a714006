import type { AnyRecord, RecordOf } from '../records/record.ts';
import type { BatchLimits, PreparedMessage } from '../storage/port/writing.ts';
import type { Position, ReadOptions } from './importer.ts';

/** A batch ends at so many entries or so much text, whichever comes first: memory stays bounded. */
export const BATCH_LIMITS: BatchLimits = { entries: 6000, text: 16 * 1024 * 1024 };

export interface FileTask {
  path: string;
  /** Undefined: told by its content. */
  format: string | undefined;
  /** Found in a folder, not named: even with a format it must look like it. */
  isFound: boolean;
  options: ReadOptions;
  batch: BatchLimits;
}

/** What is known of a file before it is read. */
export interface FileHead {
  format: string;
  sizeBytes: number | undefined;
  sha256: string | undefined;
}

/** A part of a file, ready to be written. */
export interface ReadBatch {
  /** Made while they are gone through, where they come from another thread. */
  records: Iterable<AnyRecord | PreparedMessage>;
  alsoSeen: AnyRecord[];
  /** What follows from the messages, worked out by the thread that read them. */
  implied?: RecordOf<'channel' | 'server' | 'profile'>[];
  /** Entries it was made of, whatever became of them. */
  entries: number;
  skipped: string[];
  rejected: { position: Position; reason: string }[];
  ignoredFields: string[];
  /** Characters of text in the records. */
  textHeld: number;
  /** Bytes of the file, as it lies on the disk, that are done. */
  bytesRead: number;
}

export function isFull(batch: Pick<ReadBatch, 'entries' | 'textHeld'>, limits: BatchLimits): boolean {
  return batch.entries >= limits.entries || batch.textHeld >= limits.text;
}
