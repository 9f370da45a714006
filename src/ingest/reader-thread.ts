/** The thread that reads: unpacks, parses and enriches, while the other one writes. */
import { parentPort } from 'node:worker_threads';
import { PART_SIZE } from '../storage/rules/batch-parts.ts';
import { problemOf } from './file-problem.ts';
import { type FileTask, isFull } from './file-task.ts';
import { SourceBroken } from './importer.ts';
import { FileReading } from './read-file.ts';
import type { FromReader, ToReader } from './reader.ts';
import { ShipmentMaker } from './shipment.ts';

if (parentPort === null) throw new Error('this file is the body of a thread');
const port = parentPort;

let credit = 0;
let isWanted: boolean | undefined;
let wake = () => {};

/** Waits for word from the other thread until a condition holds. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) {
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
  }
}

function tell(message: FromReader): void {
  port.postMessage(message);
}

async function readFile(task: FileTask): Promise<void> {
  const reading = new FileReading({
    ...task,
    batch: { ...task.batch, entries: Math.min(PART_SIZE, task.batch.entries) },
  });
  const head = await reading.head();
  tell({ kind: 'head', head });
  if (head === undefined) return;
  isWanted = undefined;
  await until(() => isWanted !== undefined);
  if (!isWanted) return;
  let maker = new ShipmentMaker();
  const ship = async () => {
    await until(() => credit > 0);
    credit--;
    const shipment = maker.finished();
    maker = new ShipmentMaker();
    port.postMessage(
      { kind: 'batch', shipment } satisfies FromReader,
      shipment.parts.map((part) => part.buffer),
    );
  };
  try {
    for await (const part of reading.batches()) {
      maker.add(part);
      if (isFull(maker, task.batch)) await ship();
    }
  } finally {
    // Also of a file that breaks off: everything before is whole.
    if (maker.entries > 0) await ship();
  }
  tell({ kind: 'end' });
}

port.on('message', (message: ToReader) => {
  if (message.kind === 'read') {
    credit = 0;
    readFile(message.task).catch((error: Error) => {
      tell({
        kind: 'broken',
        reason: isOfSystem(error) ? problemOf(error) : error.message,
        isOurs: !(error instanceof SourceBroken) && !isOfSystem(error),
      });
    });
    return;
  }
  if (message.kind === 'credit') credit++;
  else isWanted = message.isWanted;
  wake();
});

/** A file that vanished or may not be read is nobody's mistake here. */
function isOfSystem(error: Error): boolean {
  return 'syscall' in error;
}
