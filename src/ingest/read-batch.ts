import type { AnyRecord } from '../records/record.ts';
import type { Batch, BatchLimits } from '../storage/port/writing.ts';
import type { Position } from './importer.ts';

/** What a part of a file holds besides its records. */
export interface BatchDetails {
  alsoSeen: AnyRecord[];
  /** All entries read: imported, skipped and rejected. */
  entries: number;
  skipped: string[];
  rejected: { position: Position; reason: string }[];
  ignoredFields: string[];
  /** About the whole file. */
  warnings: string[];
  /** Characters of text in the records. */
  textLength: number;
  /** Bytes of the file, as it is on disk, up to the end of this part. */
  bytesRead: number;
}

/** A part of a file, ready to be written. */
export interface ReadBatch extends BatchDetails, Pick<Batch, 'records'> {}

export function noDetails(): BatchDetails {
  return {
    alsoSeen: [],
    entries: 0,
    skipped: [],
    rejected: [],
    ignoredFields: [],
    warnings: [],
    textLength: 0,
    bytesRead: 0,
  };
}

/** Adds the details of the part that follows. */
export function addDetails(details: BatchDetails, next: BatchDetails): void {
  details.alsoSeen.push(...next.alsoSeen);
  details.entries += next.entries;
  details.skipped.push(...next.skipped);
  details.rejected.push(...next.rejected);
  details.ignoredFields.push(...next.ignoredFields);
  details.warnings.push(...next.warnings);
  details.textLength += next.textLength;
  details.bytesRead = next.bytesRead;
}

export function isFull({ entries, textLength }: BatchDetails, limits: BatchLimits): boolean {
  return entries >= limits.entries || textLength >= limits.text;
}
