import type { RecordKind } from '../records/record.ts';
import { BATCH_LIMITS } from './file-task.ts';
import { type ReadOptions, SourceError } from './importer.ts';
import { type ImportFile, InputFiles, type ReadableFile, type UnreadableFile } from './input-files.ts';
import type { ReadBatch } from './read-batch.ts';
import { Counter, type RejectedEntry } from './report.ts';

/** What a file contains, by outcome of its entries. Only a store knows which records would be new. */
export class DryRunReport {
  read = 0;
  rejected = 0;
  records = new Counter();
  skipped = new Counter();
  ignoredFields = new Counter();
  /** About whole files, with the number of files. */
  warnings = new Counter();

  addBatch(batch: ReadBatch): void {
    this.read += batch.entries;
    this.rejected += batch.rejected.length;
    for (const record of batch.records) this.records.add(kindOf(record));
    for (const reason of batch.skipped) this.skipped.add(reason);
    for (const field of batch.ignoredFields) this.ignoredFields.add(field);
    for (const warning of batch.warnings) this.warnings.add(warning);
  }

  add(other: DryRunReport): void {
    this.read += other.read;
    this.rejected += other.rejected;
    for (const name of ['records', 'skipped', 'ignoredFields', 'warnings'] as const)
      for (const [value, count] of other[name].counts) this[name].add(value, count);
  }

  toJSON() {
    return {
      read: this.read,
      records: this.records.toJSON(),
      skipped: this.skipped.total,
      rejected: this.rejected,
      skippedBecause: this.skipped.toJSON(),
      ignoredFields: this.ignoredFields.toJSON(),
      warnings: this.warnings.toJSON(),
    };
  }
}

function kindOf({ kind }: { kind: RecordKind | 'prepared-message' }): RecordKind {
  return kind === 'prepared-message' ? 'message' : kind;
}

export type DryRunResult =
  | { path: string; outcome: 'readable'; format: string; report: DryRunReport }
  | { path: string; outcome: 'broken'; format: string | undefined; report: DryRunReport; reason: string }
  | { path: string; outcome: 'known'; identicalTo: string }
  | Exclude<UnreadableFile, { outcome: 'broken' }>;

/** Reads files as an import does, and writes nothing. */
export class DryRun {
  readonly report = new DryRunReport();
  #options: ReadOptions;
  #onRejected: (entry: RejectedEntry) => void;
  #inputs = new InputFiles();
  #paths = new Map<string, string>();

  constructor(options: ReadOptions, onRejected: (entry: RejectedEntry) => void) {
    this.#options = options;
    this.#onRejected = onRejected;
  }

  async *run(file: ImportFile): AsyncIterable<DryRunResult> {
    for await (const input of this.#inputs.open(file, this.#options, BATCH_LIMITS)) {
      if ('info' in input) yield await this.#read(input);
      else yield input.outcome === 'broken' ? { ...input, report: new DryRunReport() } : input;
    }
  }

  async close(): Promise<void> {
    await this.#inputs.close();
  }

  async #read({ path, info, batches }: ReadableFile): Promise<DryRunResult> {
    const { format, sha256 } = info;
    const identicalTo = sha256 === undefined ? undefined : this.#paths.get(sha256);
    if (identicalTo !== undefined) return { path, outcome: 'known', identicalTo };
    if (sha256 !== undefined) this.#paths.set(sha256, path);
    const report = new DryRunReport();
    let reason: string | undefined;
    try {
      for await (const batch of batches()) {
        report.addBatch(batch);
        for (const rejected of batch.rejected)
          this.#onRejected({ file: path, ...rejected.position, reason: rejected.reason });
      }
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      reason = error.message;
    }
    if (report.read > 0 && report.rejected === report.read)
      report.warnings.add(`all entries are rejected; is "${format}" the right format?`);
    this.report.add(report);
    return reason === undefined
      ? { path, outcome: 'readable', format, report }
      : { path, outcome: 'broken', format, report, reason };
  }
}
