/** The reader thread: decompresses, parses and enriches files while the main thread writes. */
import { parentPort } from 'node:worker_threads';
import { PART_SIZE } from '../../storage/rules/batch-parts.ts';
import { problemOf } from '../file-problem.ts';
import type { FileReader } from '../file-reader.ts';
import type { FileInfo, FileTask } from '../file-task.ts';
import { SourceError } from '../importer.ts';
import { OpenedInput } from '../opened-input.ts';
import { isFull } from '../read-batch.ts';
import { MessageMatcher } from './message-matcher.ts';
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
let input: OpenedInput | undefined;
let matcher: MessageMatcher | undefined;

port.on('message', (message: ToReader) => {
  if (message.kind === 'credit') {
    credit.add();
    return;
  }
  if (message.kind === 'searches') {
    matcher = message.searches && new MessageMatcher(message.searches);
    return;
  }
  // A file that never gets credit is not wanted: it waits on its own Credit, which is dropped here.
  credit = new Credit();
  const reading = message.kind === 'read' ? readFile(message.task, credit) : readMember(credit);
  reading.catch((error: Error) => {
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
  await input?.close();
  input = new OpenedInput(task, PART_SIZE);
  const archive = await input.archiveKind();
  if (archive !== undefined) {
    send({ kind: 'archive', format: archive });
    return;
  }
  const reader = input.file();
  const info = await reader.inspect();
  send({ kind: 'info', info });
  if (info !== undefined) await sendBatches(reader, task, allowed);
}

async function readMember(allowed: Credit): Promise<void> {
  const member = await input?.nextMember();
  if (input === undefined || member === undefined) {
    send({ kind: 'archive-end' });
    return;
  }
  if (!('reader' in member)) {
    send({ kind: 'member', member });
    return;
  }
  const { name, reader } = member;
  let info: FileInfo | undefined;
  try {
    info = await reader.inspect();
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    send({ kind: 'member', member: { name, broken: error.message } });
    return;
  }
  send({ kind: 'member', member: { name, info } });
  if (info !== undefined) await sendBatches(reader, input.task, allowed);
}

async function sendBatches(reader: FileReader, { batch: limits }: FileTask, allowed: Credit): Promise<void> {
  await allowed.available();
  let batch = new BatchSerializer(matcher);
  const sendBatch = async () => {
    await allowed.take();
    const serialized = batch.finish();
    batch = new BatchSerializer(matcher);
    send(
      { kind: 'batch', batch: serialized },
      serialized.parts.map((part) => part.buffer),
    );
  };
  try {
    for await (const part of reader.parts()) {
      batch.add(part);
      if (isFull(batch.details, limits)) await sendBatch();
    }
  } finally {
    // Also if the file is cut short: the entries before the end are complete.
    if (batch.details.entries > 0) await sendBatch();
  }
  send({ kind: 'end' });
}
