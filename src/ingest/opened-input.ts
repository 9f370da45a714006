import { type ArchiveMember, archiveMembers } from './archives/archive.ts';
import { ArchiveBudget } from './archives/archive-limits.ts';
import { isArchiveName } from './archives/archive-name.ts';
import { BodySource } from './body-source.ts';
import { FileReader } from './file-reader.ts';
import type { FileTask } from './file-task.ts';
import { type ArchiveKind, isArchive, isBlank } from './sniff.ts';
import { FileSource, headOf, type InputSource } from './source.ts';

export type OpenedMember = { name: string; reader: FileReader } | Exclude<ArchiveMember, { source: unknown }>;

/** A path of an import: a file with one format, or an archive of such files. */
export class OpenedInput {
  readonly task: FileTask;
  #partTask: FileTask;
  #source: InputSource;
  #bytesRead = 0;
  #members: AsyncIterator<ArchiveMember> | undefined;

  /** The reader of a file returns parts of at most `partSize` entries. */
  constructor(task: FileTask, partSize = task.batch.entries) {
    this.task = task;
    this.#partTask = {
      ...task,
      batch: { ...task.batch, entries: Math.min(partSize, task.batch.entries) },
    };
    const onRead = (bytes: number) => {
      this.#bytesRead += bytes;
    };
    this.#source =
      task.body === undefined
        ? new FileSource(task.path, onRead)
        : new BodySource(task.body.bytes ?? task.path, task.body.isLines, onRead);
  }

  /** Undefined if it is not an archive. */
  async archiveKind(): Promise<ArchiveKind | undefined> {
    if (this.task.isFound && !isArchiveName(this.task.path)) return undefined;
    const head = await this.#source.sniff();
    if (!isArchive(head)) return undefined;
    const packedBytes = this.#source.sizeBytes();
    const budget = new ArchiveBudget(() => packedBytes ?? this.#bytesRead);
    this.#members = archiveMembers(this.#source, head.kind, budget)[Symbol.asyncIterator]();
    return head.kind;
  }

  /** Whether it holds nothing that could have a format. Not for standard input, which can be read only once. */
  async isBlank(): Promise<boolean> {
    return isBlank(await headOf(this.#source.open()));
  }

  /** The reader of a file that is not an archive. */
  file(): FileReader {
    return new FileReader(this.#partTask, this.#source, () => this.#bytesRead);
  }

  /** The next member of an archive, which ends the one before. Undefined after the last one. */
  async nextMember(): Promise<OpenedMember | undefined> {
    const next = await this.#members?.next();
    if (next === undefined || next.done) return undefined;
    if (!('source' in next.value)) return next.value;
    const { name, source } = next.value;
    // A member was found in the archive, so it is skipped if its format is unknown.
    const task = { ...this.#partTask, path: name, isFound: true };
    return { name, reader: new FileReader(task, source, () => this.#bytesRead) };
  }

  async close(): Promise<void> {
    await this.#members?.return?.();
  }
}
