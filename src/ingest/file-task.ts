import type { BatchLimits } from '../storage/port/writing.ts';
import type { ReadOptions } from './importer.ts';

/** A batch ends at whichever limit it reaches first, so memory stays bounded. */
export const BATCH_LIMITS: BatchLimits = { entries: 12_000, text: 16 * 1024 * 1024 };

export interface FileTask {
  path: string;
  /** Undefined to detect it. */
  format: string | undefined;
  /** Found in a folder, not named by the operator. Even with a given format, such a file must look like that format. */
  isFound: boolean;
  /** Content without a name: these bytes, or those of the file at `path`. `isLines`: complete lines of a stream. */
  body?: { bytes?: Uint8Array | undefined; isLines?: boolean | undefined } | undefined;
  options: ReadOptions;
  batch: BatchLimits;
}

/** What is known of a file before its entries are read. */
export interface FileInfo {
  format: string;
  sizeBytes: number | undefined;
  sha256: string | undefined;
}

/** A member of an archive: a file that can be read if it has a format, or the reason why it is not read. */
export type MemberInfo =
  | { name: string; info: FileInfo | undefined }
  | { name: string; skipped: string }
  | { name: string; broken: string };
