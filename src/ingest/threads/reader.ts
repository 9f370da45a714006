import { Worker } from 'node:worker_threads';
import type { MessageSearches } from '../../alerts/matching/matched-search.ts';
import { threadScript } from '../../threads/thread-pool.ts';
import type { FileInfo, FileTask, MemberInfo } from '../file-task.ts';
import { SourceError } from '../importer.ts';
import type { ReadBatch } from '../read-batch.ts';
import { deserializeBatch, type SerializedBatch } from './serialized-batch.ts';

export type ToReader =
  /** Starts a file. Nothing beyond its `info` is read until the first credit. */
  | { kind: 'read'; task: FileTask }
  /** Starts the next member of the archive that was opened last. */
  | { kind: 'next' }
  /** Allows the thread to send one more batch of the file. */
  | { kind: 'credit' }
  /** The saved searches to look for from the next batch on. */
  | { kind: 'searches'; searches: MessageSearches | undefined };

export type FromReader =
  | { kind: 'info'; info: FileInfo | undefined }
  | { kind: 'archive'; format: string }
  | { kind: 'member'; member: MemberInfo }
  | { kind: 'archive-end' }
  | { kind: 'batch'; batch: SerializedBatch }
  | { kind: 'end' }
  | { kind: 'failed'; reason: string; isFileProblem: boolean };

/** Batches that may be ready while another is written, so that neither thread waits long. */
const BATCHES_AHEAD = 2;

/** Room for a few batches. A large young generation avoids copying objects that are about to be sent away. */
const THREAD_MEMORY = { maxYoungGenerationSizeMb: 64, maxOldGenerationSizeMb: 192 };

/** Reads files on a thread, so that two cores work: one reads and enriches, the other writes. */
export class Reader {
  #worker: Worker;
  #inbox: FromReader[] = [];
  #failure: Error | undefined;
  #searchesVersion: number | undefined;
  #wake = () => {};

  constructor() {
    this.#worker = new Worker(threadScript('reader-thread', import.meta.url), {
      resourceLimits: THREAD_MEMORY,
    });
    this.#worker.on('message', (message: FromReader) => {
      this.#inbox.push(message);
      this.#wake();
    });
    this.#worker.on('error', (error) => {
      const { code } = error as NodeJS.ErrnoException;
      this.#failure =
        code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? new SourceError('it needs too much memory to read')
          : (error as Error);
      this.#wake();
    });
  }

  /**
   * Undefined if no format recognises the file. Call `batches` to import it, `nextMember` if it is an archive, or just
   * open the next file to skip it.
   */
  async open(task: FileTask): Promise<FileInfo | { archive: string } | undefined> {
    this.#send({ kind: 'read', task });
    const message = await this.#next();
    if (message.kind === 'info') return message.info;
    if (message.kind === 'archive') return { archive: message.format };
    throw failureOf(message);
  }

  /** Undefined after the last one. Call `batches` to import it, or just ask for the next one to skip it. */
  async nextMember(): Promise<MemberInfo | undefined> {
    this.#send({ kind: 'next' });
    const message = await this.#next();
    if (message.kind === 'member') return message.member;
    if (message.kind === 'archive-end') return undefined;
    throw failureOf(message);
  }

  /** The batches of the file or member that was opened last. */
  async *batches(searches: () => MessageSearches | undefined): AsyncIterable<ReadBatch> {
    for (let ahead = 0; ahead < BATCHES_AHEAD; ahead++) this.#sendCredit(searches());
    for (;;) {
      const message = await this.#next();
      if (message.kind === 'end') break;
      if (message.kind !== 'batch') throw failureOf(message);
      yield deserializeBatch(message.batch);
      this.#sendCredit(searches());
    }
  }

  #sendCredit(searches: MessageSearches | undefined): void {
    if (searches?.version !== this.#searchesVersion) {
      this.#searchesVersion = searches?.version;
      this.#send({ kind: 'searches', searches });
    }
    this.#send({ kind: 'credit' });
  }

  /** After a crash of the thread, a new Reader is needed. */
  get hasFailed(): boolean {
    return this.#failure !== undefined;
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #send(message: ToReader): void {
    this.#worker.postMessage(message);
  }

  async #next(): Promise<FromReader> {
    for (;;) {
      const message = this.#inbox.shift();
      if (message !== undefined) return message;
      if (this.#failure !== undefined) throw this.#failure;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}

function failureOf(message: FromReader): Error {
  if (message.kind !== 'failed')
    return new Error(`unexpected message from the reader thread: ${message.kind}`);
  return message.isFileProblem ? new SourceError(message.reason) : new Error(message.reason);
}
