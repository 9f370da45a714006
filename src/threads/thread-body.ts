/** The thread's side of a ThreadPool. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadData, ToThread } from './thread-pool.ts';

/** The `data` option of the pool. */
export function threadData<T>(): T {
  return (workerData as ThreadData).data as T;
}

/** Handles one request after the other. If the handler returns undefined, no answer is sent. */
export function serveRequests(
  handle: (message: never, time: { milliseconds: number; isCancelled: () => boolean }) => unknown,
): void {
  if (parentPort === null) throw new Error('this file is the body of a thread');
  const port = parentPort;
  const stop = new Int32Array((workerData as ThreadData).stop);
  const isCancelled = () => Atomics.load(stop, 0) !== 0;
  port.on('message', ({ message, milliseconds }: ToThread) => {
    const answer = handle(message as never, { milliseconds, isCancelled });
    if (answer !== undefined) port.postMessage(answer);
  });
}
