import type { MessageSearches } from '../alerts/matching/matched-search.ts';
import type { Clock } from '../clock.ts';
import type { MatchingSource } from '../storage/port/alerts.ts';
import type { FileStatus } from '../storage/port/import-log.ts';
import type { Store } from '../storage/port/store.ts';
import type { BatchLimits } from '../storage/port/writing.ts';
import { BATCH_LIMITS, type FileInfo } from './file-task.ts';
import { type ReadOptions, SourceError } from './importer.ts';
import { type ImportFile, InputFiles, type ReadableFile, type UnreadableFile } from './input-files.ts';
import type { ReadBatch } from './read-batch.ts';
import { ImportReport, type RejectedEntry } from './report.ts';
import { writeMatched } from './write-matched.ts';

export interface ImportOptions {
  read: ReadOptions;
  batchSize?: number | undefined;
  /** Skips files that an earlier import read completely. */
  isOnlyNew?: boolean | undefined;
  /** Finds the saved searches that the records match. */
  matching?: ImportMatching | undefined;
  /** Shared by several imports, so that they need not start a thread each. The caller closes them. */
  inputs?: InputFiles | undefined;
  onRejected?(entry: RejectedEntry): void;
  /** Called after each batch, when it is durable. */
  onAcknowledged?(progress: ImportProgress): void;
}

/** Messages are matched while they are read, if possible, and otherwise while they are written. */
export interface ImportMatching extends MatchingSource {
  /** Those that the latest `matching` uses; undefined if they should not be copied to another thread. */
  messageSearches(): MessageSearches | undefined;
}

export interface ImportProgress {
  /** Durable entries of all files. */
  entries: number;
  file: string;
  bytesRead: number;
  sizeBytes: number | undefined;
}

export type FileResult =
  | { path: string; outcome: 'imported'; format: string; report: ImportReport }
  /** All entries before the error are imported. */
  | { path: string; outcome: 'broken'; format: string | undefined; report: ImportReport; reason: string }
  /** Purged before or during this import. In the latter case, `report` counts the refused records. */
  | { path: string; outcome: 'purged'; format?: string; report?: ImportReport }
  /** Imported earlier, or identical to another file of this import. */
  | { path: string; outcome: 'known'; identicalTo?: string }
  | Exclude<UnreadableFile, { outcome: 'broken' }>;

/** Imports files into the store, one transaction per batch, as one run in the import log. */
export class Import {
  #store: Store;
  #clock: Clock;
  #options: ImportOptions;
  #inputs: InputFiles;
  #importId: number | undefined;
  #entries = 0;
  /** Paths of this import by SHA-256: the same bytes under two names are read once. */
  #paths = new Map<string, string>();
  readonly report = new ImportReport();

  constructor(store: Store, clock: Clock, options: ImportOptions) {
    this.#store = store;
    this.#clock = clock;
    this.#options = options;
    this.#inputs = options.inputs ?? new InputFiles();
  }

  get importId(): number | undefined {
    return this.#importId;
  }

  /** The result of the file or, if it is an archive, of each of its members and then of the archive. */
  async *run(file: ImportFile): AsyncIterable<FileResult> {
    const { matching } = this.#options;
    if (matching !== undefined) {
      this.#inputs.start();
      await matching.matching(this.#clock());
    }
    for await (const input of this.#inputs.open(file, this.#options.read, this.#batchLimits())) {
      if ('info' in input) yield await this.#importUnlessKnown(input);
      else yield input.outcome === 'broken' ? { ...input, report: new ImportReport() } : input;
    }
  }

  async #importUnlessKnown(file: ReadableFile): Promise<FileResult> {
    const { path, info } = file;
    const identicalTo = info.sha256 === undefined ? undefined : this.#paths.get(info.sha256);
    if (identicalTo !== undefined) return { path, outcome: 'known', identicalTo };
    const known = info.sha256 === undefined ? undefined : await this.#store.imports.knows(info.sha256);
    if (known === 'purged') return { path, outcome: 'purged' };
    if (known === 'complete' && this.#options.isOnlyNew) return { path, outcome: 'known' };
    if (info.sha256 !== undefined) this.#paths.set(info.sha256, path);
    return this.#import(file);
  }

  #batchLimits(): BatchLimits {
    const limits = this.#store.batchLimits ?? BATCH_LIMITS;
    return { ...limits, entries: this.#options.batchSize ?? limits.entries };
  }

  async close(): Promise<void> {
    if (this.#options.inputs === undefined) await this.#inputs.close();
    if (this.#importId !== undefined) await this.#store.imports.end(this.#importId, this.#clock());
  }

  async #import({ path, info, batches }: ReadableFile): Promise<FileResult> {
    const { imports } = this.#store;
    this.#importId ??= await imports.begin(this.#clock());
    // Loaded on demand, like all extractors.
    const { maskCards } = await import('../enrich/cards.ts');
    const fileId = await imports.beginFile(this.#importId, { name: maskCards(path), ...info });
    const report = new ImportReport();
    let reason: string | undefined;
    try {
      for await (const batch of batches(() => this.#options.matching?.messageSearches()))
        await this.#write(batch, path, fileId, info, report);
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      reason = error.message;
    }
    const status: FileStatus = reason === undefined ? 'complete' : 'incomplete';
    const recorded = await imports.endFile(this.#importId, fileId, status, report.counts());
    this.report.add(report);
    if (recorded === 'purged') return { path, outcome: 'purged', format: info.format, report };
    return reason === undefined
      ? { path, outcome: 'imported', format: info.format, report }
      : { path, outcome: 'broken', format: info.format, report, reason };
  }

  async #write(
    batch: ReadBatch,
    path: string,
    fileId: number,
    info: FileInfo,
    report: ImportReport,
  ): Promise<void> {
    const outcomes = await writeMatched(
      this.#store,
      { ...batch, file: fileId },
      this.#options.matching,
      this.#clock(),
    );
    for (const outcome of outcomes) report.count(outcome);
    report.read += batch.entries;
    report.rejected += batch.rejected.length;
    for (const skipped of batch.skipped) report.skipped.add(skipped);
    for (const field of batch.ignoredFields) report.ignoredFields.add(field);
    for (const warning of batch.warnings) report.warnings.add(warning);
    for (const { position, reason } of batch.rejected)
      this.#options.onRejected?.({ file: path, ...position, reason });
    this.#entries += batch.entries;
    this.#options.onAcknowledged?.({
      entries: this.#entries,
      file: path,
      bytesRead: batch.bytesRead,
      sizeBytes: info.sizeBytes,
    });
  }
}
