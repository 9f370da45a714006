import { maskCards, maskPossibleCards } from '../enrich/cards.ts';
import { maskRecord } from '../enrich/mask-record.ts';
import type { AnyRecord } from '../records/record.ts';
import type { FileInfo, FileTask } from './file-task.ts';
import { detectFormat, type Format, formatNamed } from './formats.ts';
import { type Entry, type Importer, type Position, SourceError } from './importer.ts';
import { type BatchDetails, isFull, noDetails } from './read-batch.ts';
import { FileSource, type InputSource } from './source.ts';

/** A part of a file that has not been prepared for writing yet. */
export interface FilePart extends BatchDetails {
  records: AnyRecord[];
}

/** Reads one file, or one member of an archive: call `inspect`, then `parts`. */
export class FileReader {
  #task: FileTask;
  #source: InputSource;
  #importer: Importer | undefined;
  #bytesRead: () => number;

  /** `bytesRead` is the progress in the file on disk. */
  constructor(task: FileTask, source: InputSource = new FileSource(task.path), bytesRead = () => 0) {
    this.#task = task;
    this.#source = source;
    this.#bytesRead = bytesRead;
  }

  /** Undefined if no format recognises the file. */
  async inspect(): Promise<FileInfo | undefined> {
    const format = await this.#chooseFormat();
    if (format === undefined) return undefined;
    this.#importer = await format.load();
    return {
      format: format.name,
      sizeBytes: this.#source.sizeBytes(),
      sha256: await this.#source.sha256(),
    };
  }

  async #chooseFormat(): Promise<Format | undefined> {
    const { fullName } = this.#source;
    if (this.#task.format === undefined) return detectFormat(await this.#source.sniff(), fullName);
    const format = formatNamed(this.#task.format);
    if (format === undefined || !this.#task.isFound) return format;
    return (await format.load()).recognises(await this.#source.sniff(), fullName) ? format : undefined;
  }

  /** If the file cannot be read to its end, throws SourceError after the last complete entry. */
  async *parts(): AsyncIterable<FilePart> {
    let part = newPart();
    const finish = () => {
      const finished = { ...part, bytesRead: this.#bytesRead() };
      part = newPart();
      return finished;
    };
    let broken: SourceError | undefined;
    try {
      for await (const entry of this.#importer?.read(this.#source, this.#task.options) ?? []) {
        addEntry(part, entry);
        if (isFull(part, this.#task.batch)) yield finish();
      }
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      broken = new SourceError(maskPossibleCards(error.message));
    }
    if (part.entries > 0) yield finish();
    if (broken !== undefined) throw broken;
  }
}

function newPart(): FilePart {
  return { ...noDetails(), records: [] };
}

/** Everything that leaves a file passes here, so no card number gets any further: neither stored nor reported. */
function addEntry(part: FilePart, entry: Entry): void {
  part.entries++;
  if ('rejection' in entry) {
    part.rejected.push({
      position: maskPosition(entry.position),
      reason: maskPossibleCards(entry.rejection),
    });
    return;
  }
  for (const record of entry.alsoSeen ?? []) part.alsoSeen.push(maskRecord(record));
  for (const warning of entry.warnings ?? []) part.warnings.push(maskPossibleCards(warning));
  if ('skipped' in entry) {
    part.skipped.push(maskPossibleCards(entry.skipped));
    return;
  }
  part.records.push(maskRecord(entry.record));
  for (const field of entry.ignoredFields ?? []) part.ignoredFields.push(maskPossibleCards(field));
  part.textLength += entry.size;
}

function maskPosition(position: Position): Position {
  return position.entry === undefined ? position : { ...position, entry: maskCards(position.entry) };
}
