import { Worker } from 'node:worker_threads';
import type { FileTask } from '../ingest/file-task.ts';
import type { ReadBatch } from '../ingest/read-batch.ts';
import { deserializeBatch, type SerializedBatch } from '../ingest/threads/serialized-batch.ts';
import { threadScript } from '../threads/thread-pool.ts';

export type ToBodyReader =
  | { kind: 'read'; id: number; task: FileTask }
  /** These are written, and as much more may be sent. */
  | { kind: 'written'; batches: number; bytes: number };

export type FromBodyReader =
  | { kind: 'format'; id: number; format: string; sha256: string | undefined }
  | { kind: 'batch'; id: number; format: string; batch: SerializedBatch; bytes: number }
  | { kind: 'end'; id: number; end: BodyEnd };

/** `problem`: the rest of the body cannot be read; `failure`: our fault. */
export interface BodyEnd {
  isUnrecognised?: boolean;
  /** Nothing but white space, or an empty list. */
  isEmpty?: boolean;
  problem?: string;
  failure?: string;
}

export interface BodyListener {
  onFormat(format: string, sha256: string | undefined): void;
  /** `bytes` are given back to `written`. */
  onBatch(format: string, batch: ReadBatch, bytes: number): void;
  onEnd(end: BodyEnd): void;
}

/** Room for a few batches, as in the reader of files. */
const THREAD_MEMORY = { maxYoungGenerationSizeMb: 64, maxOldGenerationSizeMb: 256 };

/** Reads bodies on a thread, one after the other, ahead of the writer. */
export class BodyReader {
  #worker: Worker | undefined;
  #listeners = new Map<number, BodyListener>();
  #lastId = 0;

  read(task: FileTask, listener: BodyListener): void {
    const id = ++this.#lastId;
    this.#listeners.set(id, listener);
    const bytes = task.body?.bytes;
    this.#started().postMessage(
      { kind: 'read', id, task } satisfies ToBodyReader,
      bytes === undefined ? [] : [bytes.buffer as ArrayBuffer],
    );
  }

  written(batches: number, bytes: number): void {
    this.#worker?.postMessage({ kind: 'written', batches, bytes } satisfies ToBodyReader);
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #started(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = new Worker(threadScript('body-reader-thread', import.meta.url), {
      resourceLimits: THREAD_MEMORY,
    });
    worker.on('message', (message: FromBodyReader) => this.#receive(message));
    // The body that was being read is at fault. The others are read again by a new thread, if their senders retry.
    worker.on('error', (error) => {
      this.#worker = undefined;
      const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
      const [first, ...others] = [...this.#listeners.values()];
      this.#listeners.clear();
      first?.onEnd(
        isTooLarge ? { problem: 'it needs too much memory to read' } : { failure: (error as Error).message },
      );
      for (const other of others) other.onEnd({ failure: 'the reader was restarted' });
    });
    this.#worker = worker;
    return worker;
  }

  #receive(message: FromBodyReader): void {
    const listener = this.#listeners.get(message.id);
    if (listener === undefined) return;
    if (message.kind === 'format') listener.onFormat(message.format, message.sha256);
    else if (message.kind === 'batch') {
      const { format, batch, bytes } = message;
      listener.onBatch(format, deserializeBatch(batch), bytes);
    } else {
      this.#listeners.delete(message.id);
      listener.onEnd(message.end);
    }
  }
}
