import type { Day } from '../../time/day.ts';

/** Number of a file's entries by outcome: written, merged, unchanged, skipped, rejected and so on. */
export type FileCounts = Record<string, number>;

/** A crashed import stays `running` until the same import runs again. */
export type FileStatus = 'running' | 'complete' | 'incomplete' | 'purged';

export interface ImportedFile {
  /** Identifies the content: the same bytes under another name are the same file. */
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
  /** Of pushes, the time of the latest one. */
  finishedAt: number | undefined;
  /** Set if this run collects the pushes of one key on one day. */
  push?: PushDay | undefined;
  files: ImportedFile[];
}

/** Pushes are many and small, so all pushes of a key on a UTC day are one import, with one file per format. */
export interface PushDay {
  keyId: string;
  day: Day;
}

/** The files a record was seen in, oldest import first. */
export type Origin = ImportedFile[];

/** All imports with their files. Records refer to these files by number. */
export interface ImportLog {
  begin(at: number): Promise<number>;

  /** Returns the file's number. There is no digest for input that can be read only once, such as a pipe. */
  beginFile(
    importId: number,
    file: { name: string; format: string; sizeBytes: number | undefined; sha256: string | undefined },
  ): Promise<number>;

  /** Returns the status that was recorded: `purged` if the file was purged while it was being imported. */
  endFile(importId: number, fileId: number, status: FileStatus, counts: FileCounts): Promise<FileStatus>;

  /**
   * The file that collects pushes of a format by a key on a day, and its import; created on the first push. After a
   * purge of that import, later pushes get a new one. `batch.push` adds to its counts (writing.ts).
   */
  openPush(push: PushDay & { name: string; format: string }, at: number): Promise<PushFile>;

  /** Once this resolves, every reader sees everything the import wrote. */
  end(importId: number, at: number): Promise<void>;

  /** Whether these bytes were imported completely, or purged permanently. */
  knows(sha256: string): Promise<'complete' | 'purged' | undefined>;

  /** Newest first. */
  list(): Promise<ImportRun[]>;

  get(importId: number): Promise<ImportRun | undefined>;

  /** Of the newest 1,000 imports, those that collect pushes from this day on and were not purged. Newest first. */
  pushesSince(day: Day): Promise<ImportRun[]>;

  /** Of the newest 100 imports, the one that ended last. Cheap, however long the log is. */
  lastEnded(): Promise<EndedImport | undefined>;
}

export interface EndedImport {
  importId: number;
  at: number;
  /** Rejected entries of all its files. */
  rejected: number;
}

export interface PushFile {
  importId: number;
  fileId: number;
}
