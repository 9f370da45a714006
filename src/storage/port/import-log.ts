/** What became of the entries of one file: written, merged, unchanged, skipped, rejected and so on. */
export type FileCounts = Record<string, number>;

/** `running` is also what a crash leaves; the same import again ends it. */
export type FileStatus = 'running' | 'complete' | 'incomplete' | 'purged';

export interface ImportedFile {
  /** The same bytes are the same file, whatever their name. */
  fileId: number;
  importId: number;
  name: string;
  format: string;
  status: FileStatus;
  sizeBytes: number | undefined;
  sha256: string | undefined;
  counts: FileCounts;
}

export interface ImportRun {
  importId: number;
  startedAt: number;
  finishedAt: number | undefined;
  files: ImportedFile[];
}

/** Where a record comes from, oldest import first. */
export type Origin = ImportedFile[];

/** The diary of imports: every record names files of it. */
export interface ImportLog {
  begin(at: number): Promise<number>;

  /** The file's number; the digest is unknown for what can be read only once. */
  beginFile(
    importId: number,
    file: { name: string; format: string; sizeBytes: number | undefined; sha256: string | undefined },
  ): Promise<number>;

  /** Returns the status that was recorded: `purged` if the file was purged while it was being imported. */
  endFile(importId: number, fileId: number, status: FileStatus, counts: FileCounts): Promise<FileStatus>;

  /** From then on every reader sees all of it. */
  end(importId: number, at: number): Promise<void>;

  /** Whether these bytes were imported to their end, or are not wanted any more. */
  knows(sha256: string): Promise<'complete' | 'purged' | undefined>;

  /** Newest first. */
  list(): Promise<ImportRun[]>;

  get(importId: number): Promise<ImportRun | undefined>;
}
