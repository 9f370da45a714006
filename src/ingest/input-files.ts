import type { MessageSearches } from '../alerts/matching/matched-search.ts';
import type { BatchLimits } from '../storage/port/writing.ts';
import type { FileInfo } from './file-task.ts';
import { type ReadOptions, SourceError } from './importer.ts';
import type { ReadBatch } from './read-batch.ts';
import { Reader } from './threads/reader.ts';

export interface ImportFile {
  path: string;
  /** Undefined to detect it. */
  format: string | undefined;
  /** Found in a folder, not named by the operator: skipped if its format is unknown. */
  isFound: boolean;
  /** Set if the file is a pushed body, and the path is only its place on disk. Shown instead of the path. */
  body?: { name: string } | undefined;
}

/** A file whose format is known. Its batches can be read once, before the next file is asked for. */
export interface ReadableFile {
  path: string;
  info: FileInfo;
  /** `searches` are those to look for in messages that are read from now on. */
  batches(searches?: () => MessageSearches | undefined): AsyncIterable<ReadBatch>;
}

export type UnreadableFile =
  | { path: string; outcome: 'unrecognised'; isFound: boolean }
  /** A member of an archive that is not a file, or must not be opened. */
  | { path: string; outcome: 'skipped'; reason: string }
  | { path: string; outcome: 'broken'; format: string | undefined; reason: string }
  /** An archive, after its members. */
  | {
      path: string;
      outcome: 'unpacked';
      format: string;
      members: number;
      recognised: number;
      isFound: boolean;
    };

export type InputFile = ReadableFile | UnreadableFile;

/** Opens files on a reader thread: each yields itself or, if it is an archive, its members. */
export class InputFiles {
  #reader: Reader | undefined;

  /** Starts the thread, which takes a moment. */
  start(): void {
    if (this.#reader?.hasFailed) this.#reader = undefined;
    this.#reader ??= new Reader();
  }

  async *open(file: ImportFile, options: ReadOptions, batch: BatchLimits): AsyncIterable<InputFile> {
    const { isFound, body } = file;
    const path = body?.name ?? file.path;
    this.start();
    const reader = this.#reader as Reader;
    try {
      const opened = await reader.open({ ...file, body: body && {}, options, batch });
      if (opened === undefined) yield { path, outcome: 'unrecognised', isFound };
      else if ('archive' in opened) yield* this.#members(reader, { ...file, path }, opened.archive);
      else yield { path, info: opened, batches: (searches = none) => reader.batches(searches) };
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      yield { path, outcome: 'broken', format: undefined, reason: error.message };
    }
  }

  async *#members(reader: Reader, { path, isFound }: ImportFile, format: string): AsyncIterable<InputFile> {
    let members = 0;
    let recognised = 0;
    try {
      for (;;) {
        if (reader.hasFailed) throw new SourceError('the rest of the archive was not read');
        const member = await reader.nextMember();
        if (member === undefined) break;
        members++;
        const { name } = member;
        if ('skipped' in member) yield { path: name, outcome: 'skipped', reason: member.skipped };
        else if ('broken' in member)
          yield { path: name, outcome: 'broken', format: undefined, reason: member.broken };
        else if (member.info === undefined) yield { path: name, outcome: 'unrecognised', isFound: true };
        else {
          recognised++;
          yield { path: name, info: member.info, batches: (searches = none) => reader.batches(searches) };
        }
      }
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      yield { path, outcome: 'broken', format, reason: error.message };
      return;
    }
    yield { path, outcome: 'unpacked', format, members, recognised, isFound };
  }

  /** Ends the thread. The next file starts another one. */
  async close(): Promise<void> {
    const reader = this.#reader;
    this.#reader = undefined;
    await reader?.close();
  }
}

function none(): undefined {}
