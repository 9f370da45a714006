import { stat } from 'node:fs/promises';
import type { AnyRecord } from '../records/record.ts';
import { type FileHead, type FileTask, isFull, type ReadBatch } from './file-task.ts';
import { type Importer, SourceBroken } from './importer.ts';
import { importerFor, importerNamed } from './importers/importers.ts';
import { FileSource } from './source.ts';

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
      sizeBytes: this.#source.isReadOnce ? undefined : (await stat(path)).size,
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
  async *batches(): AsyncIterable<ReadBatch & { records: AnyRecord[] }> {
    let batch = this.#newBatch();
    const finished = () => {
      const full = { ...batch, bytesRead: this.#bytesRead };
      batch = this.#newBatch();
      return full;
    };
    let broken: SourceBroken | undefined;
    try {
      for await (const entry of this.#importer?.read(this.#source, this.#task.options) ?? []) {
        batch.entries++;
        if ('rejection' in entry) batch.rejected.push({ position: entry.position, reason: entry.rejection });
        else {
          if (entry.alsoSeen !== undefined) batch.alsoSeen.push(...entry.alsoSeen);
          if ('skipped' in entry) batch.skipped.push(entry.skipped);
          else {
            batch.records.push(entry.record);
            batch.ignoredFields.push(...(entry.ignoredFields ?? []));
            batch.textHeld += entry.size;
          }
        }
        if (isFull(batch, this.#task.batch)) yield finished();
      }
    } catch (error) {
      if (!(error instanceof SourceBroken)) throw error;
      broken = error;
    }
    if (batch.entries > 0) yield finished();
    if (broken !== undefined) throw broken;
  }

  #newBatch(): ReadBatch & { records: AnyRecord[] } {
    return {
      records: [],
      alsoSeen: [],
      entries: 0,
      skipped: [],
      rejected: [],
      ignoredFields: [],
      textHeld: 0,
      bytesRead: 0,
    };
  }
}
