/** Reads and enriches pushed bodies while the writer thread writes others. */
import { parentPort } from 'node:worker_threads';
import { problemOf } from '../ingest/file-problem.ts';
import type { FileReader } from '../ingest/file-reader.ts';
import type { FileTask } from '../ingest/file-task.ts';
import { SourceError } from '../ingest/importer.ts';
import { OpenedInput } from '../ingest/opened-input.ts';
import { isFull } from '../ingest/read-batch.ts';
import { BatchSerializer } from '../ingest/threads/serialized-batch.ts';
import { PART_SIZE } from '../storage/rules/batch-parts.ts';
import type { FromBodyReader, ToBodyReader } from './body-reader.ts';

if (parentPort === null) throw new Error('this file is the body of a thread');
const port = parentPort;

/**
 * Batches that may wait for the writer. A batch is limited too, so this limits memory. Of small bodies, many more may
 * wait: what waits is written in one transaction.
 */
const AHEAD_MAX = 8;
const SMALL_AHEAD_MAX = 512;
const SMALL_AHEAD_BYTES = 8 * 1024 * 1024;

const ahead = { batches: 0, bytes: 0 };
let wake = () => {};
const queue: { id: number; task: FileTask }[] = [];
let isRunning = false;

port.on('message', (message: ToBodyReader) => {
  if (message.kind === 'written') {
    ahead.batches -= message.batches;
    ahead.bytes -= message.bytes;
    wake();
    return;
  }
  queue.push(message);
  if (!isRunning) void run();
});

function isFarAhead(): boolean {
  return ahead.batches >= (ahead.bytes < SMALL_AHEAD_BYTES ? SMALL_AHEAD_MAX : AHEAD_MAX);
}

async function run(): Promise<void> {
  isRunning = true;
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const end = await readBody(next.id, next.task).catch(endOf);
    send({ kind: 'end', id: next.id, end });
  }
  isRunning = false;
}

type End = Extract<FromBodyReader, { kind: 'end' }>['end'];

function endOf(error: Error): End {
  if ('syscall' in error) return { failure: problemOf(error) };
  return error instanceof SourceError ? { problem: error.message } : { failure: error.message };
}

async function readBody(id: number, task: FileTask): Promise<End> {
  const input = new OpenedInput(task, PART_SIZE);
  try {
    const archive = await input.archiveKind();
    if (archive !== undefined) return await readArchive(id, input, archive);
    const reader = input.file();
    const info = await reader.inspect();
    if (info === undefined) return { isUnrecognised: true, isEmpty: await input.isBlank() };
    send({ kind: 'format', id, format: info.format, sha256: info.sha256 });
    await sendBatches(id, info.format, reader, task);
    return {};
  } finally {
    await input.close();
  }
}

async function readArchive(id: number, input: OpenedInput, kind: string): Promise<End> {
  let recognised = 0;
  const problems: string[] = [];
  send({ kind: 'format', id, format: kind, sha256: undefined });
  for (let member = await input.nextMember(); member !== undefined; member = await input.nextMember()) {
    if ('broken' in member) problems.push(`${member.name}: ${member.broken}`);
    if (!('reader' in member)) continue;
    try {
      const info = await member.reader.inspect();
      if (info === undefined) continue;
      recognised++;
      await sendBatches(id, info.format, member.reader, input.task);
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      problems.push(`${member.name}: ${error.message}`);
    }
  }
  if (recognised === 0) return { isUnrecognised: true };
  return problems.length === 0 ? {} : { problem: problems.slice(0, 5).join('; ') };
}

async function sendBatches(
  id: number,
  format: string,
  reader: FileReader,
  { batch: limits }: FileTask,
): Promise<void> {
  let batch = new BatchSerializer();
  const sendBatch = async () => {
    while (isFarAhead())
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    const serialized = batch.finish();
    const bytes = serialized.parts.reduce((sum, part) => sum + part.byteLength, 0);
    ahead.batches++;
    ahead.bytes += bytes;
    batch = new BatchSerializer();
    send(
      { kind: 'batch', id, format, batch: serialized, bytes },
      serialized.parts.map((part) => part.buffer),
    );
  };
  try {
    for await (const part of reader.parts()) {
      batch.add(part);
      if (isFull(batch.details, limits)) await sendBatch();
    }
  } finally {
    // Also if the body is cut short: the entries before the end are complete.
    if (batch.details.entries > 0) await sendBatch();
  }
}

function send(message: FromBodyReader, transfer: ArrayBuffer[] = []): void {
  port.postMessage(message, transfer);
}
