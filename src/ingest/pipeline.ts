import type { Clock } from '../clock.ts';
import type { FileStatus } from '../storage/port/import-log.ts';
import type { Store } from '../storage/port/store.ts';
import type { BatchLimits } from '../storage/port/writing.ts';
import { BATCH_LIMITS, type FileHead, type ReadBatch } from './file-task.ts';
import { type ReadOptions, SourceBroken } from './importer.ts';
import { Reader } from './reader.ts';
import { ImportReport, type RejectedEntry } from './report.ts';

export interface ImportFile {
  path: string;
  /** Undefined: told by its content. */
  format: string | undefined;
  /** Found in a folder, not named: what is of no known format is passed over. */
  isFound: boolean;
}

export interface ImportOptions {
  read: ReadOptions;
  batchSize?: number | undefined;
  /** Passes over files that an earlier import read to their end. */
  isOnlyNew?: boolean | undefined;
  onRejected?(entry: RejectedEntry): void;
  /** Called when everything read so far is durable. */
  onAcknowledged?(progress: ImportProgress): void;
}

export interface ImportProgress {
  /** Entries of all files that are durable. */
  entries: number;
  file: string;
  bytesRead: number;
  sizeBytes: number | undefined;
}

export type FileResult =
  | { path: string; outcome: 'imported'; format: string; report: ImportReport }
  /** Everything whole is in; the reason says why there is no more. */
  | { path: string; outcome: 'broken'; format: string | undefined; report: ImportReport; reason: string }
  /** Purged before, or while it was being imported: then there is a report of what was refused. */
  | { path: string; outcome: 'purged'; format?: string; report?: ImportReport }
  | { path: string; outcome: 'unrecognised' }
  /** Imported earlier, or identical to another file of this import. */
  | { path: string; outcome: 'known'; identicalTo?: string };

/** Brings files into the store, one transaction a batch, under one number in the import log. */
export class Import {
  #store: Store;
  #clock: Clock;
  #options: ImportOptions;
  #reader: Reader | undefined;
  #importId: number | undefined;
  #entries = 0;
  /** Paths by digest: the same bytes under two names are read once. */
  #paths = new Map<string, string>();
  readonly report = new ImportReport();

  constructor(store: Store, clock: Clock, options: ImportOptions) {
    this.#store = store;
    this.#clock = clock;
    this.#options = options;
  }

  get importId(): number | undefined {
    return this.#importId;
  }

  async run(file: ImportFile): Promise<FileResult> {
    const { path } = file;
    if (this.#reader?.isSpent) this.#reader = undefined;
    this.#reader ??= new Reader();
    let head: FileHead | undefined;
    try {
      head = await this.#reader.open({
        path,
        format: file.format,
        isFound: file.isFound,
        options: this.#options.read,
        batch: this.#batchLimits(),
      });
    } catch (error) {
      if (!(error instanceof SourceBroken)) throw error;
      return {
        path,
        outcome: 'broken',
        format: undefined,
        report: new ImportReport(),
        reason: error.message,
      };
    }
    if (head === undefined) return { path, outcome: 'unrecognised' };
    const identicalTo = head.sha256 === undefined ? undefined : this.#paths.get(head.sha256);
    if (identicalTo !== undefined) {
      this.#reader.pass();
      return { path, outcome: 'known', identicalTo };
    }
    const known = head.sha256 === undefined ? undefined : await this.#store.imports.knows(head.sha256);
    if (known === 'purged' || (known === 'complete' && this.#options.isOnlyNew)) {
      this.#reader.pass();
      return { path, outcome: known === 'purged' ? 'purged' : 'known' };
    }
    if (head.sha256 !== undefined) this.#paths.set(head.sha256, path);
    return this.#take(this.#reader, path, head);
  }

  #batchLimits(): BatchLimits {
    const limits = this.#store.batchLimits ?? BATCH_LIMITS;
    return { ...limits, entries: this.#options.batchSize ?? limits.entries };
  }

  async close(): Promise<void> {
    await this.#reader?.close();
    if (this.#importId !== undefined) await this.#store.imports.end(this.#importId, this.#clock());
  }

  async #take(reader: Reader, path: string, head: FileHead): Promise<FileResult> {
    const { imports } = this.#store;
    this.#importId ??= await imports.begin(this.#clock());
    const fileId = await imports.beginFile(this.#importId, { name: path, ...head });
    const report = new ImportReport();
    let reason: string | undefined;
    try {
      for await (const batch of reader.batches()) await this.#write(batch, path, fileId, head, report);
    } catch (error) {
      if (!(error instanceof SourceBroken)) throw error;
      reason = error.message;
    }
    const status: FileStatus = reason === undefined ? 'complete' : 'incomplete';
    const recorded = await imports.endFile(this.#importId, fileId, status, report.counts());
    this.report.add(report);
    if (recorded === 'purged') return { path, outcome: 'purged', format: head.format, report };
    return reason === undefined
      ? { path, outcome: 'imported', format: head.format, report }
      : { path, outcome: 'broken', format: head.format, report, reason };
  }

  async #write(
    batch: ReadBatch,
    path: string,
    fileId: number,
    head: FileHead,
    report: ImportReport,
  ): Promise<void> {
    const outcomes = await this.#store.write({ ...batch, file: fileId });
    for (const outcome of outcomes) report.count(outcome);
    report.read += batch.entries;
    report.rejected += batch.rejected.length;
    for (const skipped of batch.skipped) report.skipped.add(skipped);
    for (const field of batch.ignoredFields) report.ignoredFields.add(field);
    for (const { position, reason } of batch.rejected)
      this.#options.onRejected?.({ file: path, ...position, reason });
    this.#entries += batch.entries;
    this.#options.onAcknowledged?.({
      entries: this.#entries,
      file: path,
      bytesRead: batch.bytesRead,
      sizeBytes: head.sizeBytes,
    });
  }
}
