/** The other end of a ThreadPool: what a thread does with the questions it is asked. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadData, ToThread } from './thread-pool.ts';

/** What the thread was started with. */
export function ownData<T>(): T {
  return (workerData as ThreadData).own as T;
}

/** Answers one question after the other; what `answer` returns as undefined needs no answer. */
export function answerQuestions(
  answer: (message: never, time: { milliseconds: number; isGivenUp: () => boolean }) => unknown,
): void {
  if (parentPort === null) throw new Error('this file is the body of a thread');
  const port = parentPort;
  const stop = new Int32Array((workerData as ThreadData).stop);
  const isGivenUp = () => Atomics.load(stop, 0) !== 0;
  port.on('message', ({ message, milliseconds }: ToThread) => {
    const reply = answer(message as never, { milliseconds, isGivenUp });
    if (reply !== undefined) port.postMessage(reply);
  });
}
