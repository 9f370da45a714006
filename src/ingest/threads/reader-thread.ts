/** The reader thread: decompresses, parses and enriches files while the main thread writes. */
import { parentPort } from 'node:worker_threads';
import { PART_SIZE } from '../../storage/rules/batch-parts.ts';
import { problemOf } from '../file-problem.ts';
import { FileReader } from '../file-reader.ts';
import type { FileTask } from '../file-task.ts';
import { SourceError } from '../importer.ts';
import { isFull } from '../read-batch.ts';
import type { FromReader, ToReader } from './reader.ts';
import { BatchSerializer } from './serialized-batch.ts';

if (parentPort === null) throw new Error('this file is the body of a thread');
const port = parentPort;

/** How many more batches of a file the main thread can take. */
class Credit {
  #batches = 0;
  #wake = () => {};

  add(): void {
    this.#batches++;
    this.#wake();
  }

  async available(): Promise<void> {
    while (this.#batches === 0) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  async take(): Promise<void> {
    await this.available();
    this.#batches--;
  }
}

let credit = new Credit();

port.on('message', (message: ToReader) => {
  if (message.kind === 'credit') {
    credit.add();
    return;
  }
  // A file that never gets credit is not wanted: it waits on its own Credit, which is dropped here.
  credit = new Credit();
  readFile(message.task, credit).catch((error: Error) => {
    const isSystemError = 'syscall' in error;
    send({
      kind: 'failed',
      reason: isSystemError ? problemOf(error) : error.message,
      isFileProblem: isSystemError || error instanceof SourceError,
    });
  });
});

function send(message: FromReader, transfer: ArrayBuffer[] = []): void {
  port.postMessage(message, transfer);
}

async function readFile(task: FileTask, allowed: Credit): Promise<void> {
  const reader = new FileReader({
    ...task,
    batch: { ...task.batch, entries: Math.min(PART_SIZE, task.batch.entries) },
  });
  const info = await reader.inspect();
  send({ kind: 'info', info });
  if (info === undefined) return;
  await allowed.available();
  let batch = new BatchSerializer();
  const sendBatch = async () => {
    await allowed.take();
    const serialized = batch.finish();
    batch = new BatchSerializer();
    send(
      { kind: 'batch', batch: serialized },
      serialized.parts.map((part) => part.buffer),
    );
  };
  try {
    for await (const part of reader.parts()) {
      batch.add(part);
      if (isFull(batch.details, task.batch)) await sendBatch();
    }
  } finally {
    // Also if the file is cut short: the entries before the end are complete.
    if (batch.details.entries > 0) await sendBatch();
  }
  send({ kind: 'end' });
}
