/** The push writer: opens the store a second time and writes pushes, so that the server's event loop does not wait. */
import { rm } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { SavedSearches } from '../alerts/saved-searches.ts';
import { systemClock } from '../clock.ts';
import { placeFrom } from '../storage/open-store.ts';
import { StoreFull } from '../storage/port/failures/store-full.ts';
import { AnsweredRequests } from './answered-requests.ts';
import type { PushOutcome } from './push-request.ts';
import { PushWriter } from './push-writer.ts';
import { Spool } from './spool.ts';
import { TaskRunner } from './task-runner.ts';
import type { FromWriter, ToWriter, WriterData } from './thread-messages.ts';
import { WriteTurns } from './write-turns.ts';

if (parentPort === null) throw new Error('this file is the body of a thread');
const port = parentPort;
const { place, spoolFolder, clockOffsetMs } = workerData as WriterData;

const store = await placeFrom(place).open();
const turns = new WriteTurns();
const searches = new SavedSearches(store, ({ id }, { message }) =>
  report('a saved search is not matched', { search: id, reason: message }),
);
const writer = new PushWriter(store, turns, searches, (commit) => send({ kind: 'committed', commit }));
const answered = new AnsweredRequests(store);
const tasks = new TaskRunner(
  store,
  new Spool(spoolFolder),
  () => systemClock() + clockOffsetMs,
  turns,
  searches,
  {
    onCommitted: (commit) => send({ kind: 'committed', commit }),
    onChanged: (counts) => send({ kind: 'tasks', ...counts }),
    onFailed: (task, reason) => report('a task failed; it is tried again', { task, reason }),
  },
);
const isResumed = tasks.resume();
// Reported by the next task, which waits for it.
isResumed.catch(() => {});

const running = new Set<Promise<void>>();

port.on('message', (message: ToWriter) => {
  const work = message.kind === 'push' ? push(message) : close();
  running.add(work);
  void work.finally(() => running.delete(work));
});

async function push({ id, request, isAsync }: Extract<ToWriter, { kind: 'push' }>): Promise<void> {
  let outcome: PushOutcome | undefined;
  try {
    outcome = await answered.answer(request, async () => {
      if (!isAsync) return writer.push(request);
      await isResumed;
      return { kind: 'accepted', taskId: await tasks.accept(request) };
    });
    send({ kind: 'answer', id, outcome });
  } catch (error) {
    const kind = error instanceof StoreFull ? 'full' : 'unavailable';
    send({ kind: 'failed', id, failure: { kind, message: (error as Error).message } });
  }
  const isKept = outcome?.kind === 'accepted' && !outcome.isReplayed;
  if ('path' in request.body && !isKept) await rm(request.body.path, { force: true });
}

async function close(): Promise<void> {
  await Promise.all([...running]);
  await tasks.close();
  await writer.close();
  await store.close();
  send({ kind: 'closed' });
  port.close();
}

function report(text: string, about: Record<string, string>): void {
  send({ kind: 'problem', text, about });
}

function send(message: FromWriter): void {
  port.postMessage(message);
}
