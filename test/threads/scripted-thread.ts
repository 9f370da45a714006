/** A thread that does what the pool tests request. */
import { resourceLimits } from 'node:worker_threads';
import { serveRequests, threadData } from '../../src/threads/thread-body.ts';

interface Request {
  kind:
    | 'echo'
    | 'until-cancelled'
    | 'hang'
    | 'crash'
    | 'begin'
    | 'begin-until-cancelled'
    | 'state'
    | 'reset'
    | 'young';
  message?: string;
  /** Set once it has started. */
  started?: Int32Array;
}

let state = '';

serveRequests(({ kind, message, started }: Request, { isCancelled }) => {
  if (started !== undefined) {
    Atomics.store(started, 0, 1);
    Atomics.notify(started, 0);
  }
  if (kind === 'reset') {
    state = 'reset';
    return undefined;
  }
  if (kind === 'begin' || kind === 'begin-until-cancelled') state = 'begun';
  if (kind === 'begin' || kind === 'state') return state;
  if (kind === 'young') return resourceLimits.maxYoungGenerationSizeMb;
  if (kind === 'crash') throw new Error('crash on request');
  if (kind === 'hang') for (;;);
  if (kind === 'until-cancelled' || kind === 'begin-until-cancelled') while (!isCancelled());
  return `${threadData<string>()} ${message}`;
});
