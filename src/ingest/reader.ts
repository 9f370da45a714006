import { Worker } from 'node:worker_threads';
import type { FileHead, FileTask, ReadBatch } from './file-task.ts';
import { SourceBroken } from './importer.ts';
import { type Shipment, unpackShipment } from './shipment.ts';

export type ToReader =
  | { kind: 'read'; task: FileTask }
  | { kind: 'wanted'; isWanted: boolean }
  | { kind: 'credit' };

export type FromReader =
  | { kind: 'head'; head: FileHead | undefined }
  | { kind: 'batch'; shipment: Shipment }
  | { kind: 'end' }
  | { kind: 'broken'; reason: string; isOurs: boolean };

/** Batches that may lie ready while one is written: with the next one at hand, neither side waits long. */
const BATCHES_AHEAD = 2;

/** Room for a few batches and for what dies young: a larger nursery spares copying what is about to be sent away. */
const THREAD_MEMORY = { maxYoungGenerationSizeMb: 64, maxOldGenerationSizeMb: 192 };

/** Run from the sources it is TypeScript, from the package JavaScript. */
const THREAD = new URL(
  import.meta.url.endsWith('.ts') ? './reader-thread.ts' : './reader-thread.js',
  import.meta.url,
);

/** Reads files on a thread of its own, so that both cores work: one reads and enriches, one writes. */
export class Reader {
  #worker: Worker;
  #inbox: FromReader[] = [];
  #failure: Error | undefined;
  #wake = () => {};

  constructor() {
    this.#worker = new Worker(THREAD, { resourceLimits: THREAD_MEMORY });
    this.#worker.on('message', (message: FromReader) => {
      this.#inbox.push(message);
      this.#wake();
    });
    this.#worker.on('error', (error) => {
      const { code } = error as NodeJS.ErrnoException;
      this.#failure =
        code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? new SourceBroken('it takes more memory to read than is allowed')
          : (error as Error);
      this.#wake();
    });
  }

  /** What the file is; undefined when nobody knows. The reading then waits for `batches` or `pass`. */
  async open(task: FileTask): Promise<FileHead | undefined> {
    this.#tell({ kind: 'read', task });
    const message = await this.#next();
    if (message.kind === 'head') return message.head;
    throw failureOf(message);
  }

  pass(): void {
    this.#tell({ kind: 'wanted', isWanted: false });
  }

  async *batches(): AsyncIterable<ReadBatch> {
    this.#tell({ kind: 'wanted', isWanted: true });
    for (let ahead = 0; ahead < BATCHES_AHEAD; ahead++) this.#tell({ kind: 'credit' });
    for (;;) {
      const message = await this.#next();
      if (message.kind === 'end') break;
      if (message.kind !== 'batch') throw failureOf(message);
      yield unpackShipment(message.shipment);
      this.#tell({ kind: 'credit' });
    }
  }

  /** A thread that failed reads nothing more. */
  get isSpent(): boolean {
    return this.#failure !== undefined;
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #tell(message: ToReader): void {
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
  if (message.kind !== 'broken') return new Error(`the reading thread said ${message.kind} out of turn`);
  return message.isOurs ? new Error(message.reason) : new SourceBroken(message.reason);
}
