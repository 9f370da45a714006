import { stat } from 'node:fs/promises';
import type { AnyRecord } from '../records/record.ts';
import { type Importer, type Position, type ReadOptions, SourceBroken } from './importer.ts';
import { importerFor, importerNamed } from './importers/importers.ts';
import { FileSource, STANDARD_INPUT } from './source.ts';

/** A batch ends at this many entries or this much text, whichever comes first: memory stays bounded. */
export const BATCH_SIZE = 5000;
const BATCH_TEXT_MAX = 16 * 1024 * 1024;

export interface FileTask {
  path: string;
  /** Undefined: told by its content. */
  format: string | undefined;
  /** Found in a folder, not named: even with a format it must look like it. */
  isFound: boolean;
  options: ReadOptions;
  batchSize: number;
}

/** What is known of a file before it is read. */
export interface FileHead {
  format: string;
  sizeBytes: number | undefined;
  sha256: string | undefined;
}

/** A part of a file, ready to be written. */
export interface ReadBatch {
  records: AnyRecord[];
  besides: AnyRecord[];
  /** Entries it was made of, whatever became of them. */
  entries: number;
  skipped: string[];
  rejected: { position: Position; reason: string }[];
  ignoredFields: string[];
  /** Bytes of the file, as it lies on the disk, that are done. */
  bytesRead: number;
}

/** One file on its way in. */
export class FileReading {
  #task: FileTask;
  #source: FileSource;
  #importer: Importer | undefined;
  #bytesRead = 0;

  constructor(task: FileTask) {
    this.#task = task;
    this.#source = new FileSource(task.path, (bytes) => {
      this.#bytesRead += bytes;
    });
  }

  /** Undefined when nobody knows what the file is. */
  async head(): Promise<FileHead | undefined> {
    const { path } = this.#task;
    this.#importer = await this.#choose();
    if (this.#importer === undefined) return undefined;
    return {
      format: this.#importer.name,
      sizeBytes: path === STANDARD_INPUT ? undefined : (await stat(path)).size,
      sha256: await this.#source.sha256(),
    };
  }

  async #choose(): Promise<Importer | undefined> {
    const { format, isFound } = this.#task;
    if (format === undefined) return importerFor(await this.#source.sniff());
    const named = importerNamed(format);
    return !isFound || named?.recognises(await this.#source.sniff()) ? named : undefined;
  }

  /** Ends with a SourceBroken, after everything that is whole, when the file cannot be read to its end. */
  async *batches(): AsyncIterable<ReadBatch> {
    let batch = this.#newBatch();
    let textHeld = 0;
    const finished = () => {
      const full = { ...batch, bytesRead: this.#bytesRead };
      batch = this.#newBatch();
      textHeld = 0;
      return full;
    };
    let broken: SourceBroken | undefined;
    try {
      for await (const entry of this.#importer?.read(this.#source, this.#task.options) ?? []) {
        batch.entries++;
        if ('rejection' in entry) batch.rejected.push({ position: entry.position, reason: entry.rejection });
        else {
          if (entry.besides !== undefined) batch.besides.push(...entry.besides);
          if ('skipped' in entry) batch.skipped.push(entry.skipped);
          else {
            batch.records.push(entry.record);
            batch.ignoredFields.push(...(entry.ignoredFields ?? []));
            textHeld += entry.size;
          }
        }
        if (batch.entries >= this.#task.batchSize || textHeld >= BATCH_TEXT_MAX) yield finished();
      }
    } catch (error) {
      if (!(error instanceof SourceBroken)) throw error;
      broken = error;
    }
    if (batch.entries > 0) yield finished();
    if (broken !== undefined) throw broken;
  }

  #newBatch(): ReadBatch {
    return {
      records: [],
      besides: [],
      entries: 0,
      skipped: [],
      rejected: [],
      ignoredFields: [],
      bytesRead: 0,
    };
  }
}
