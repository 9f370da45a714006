import { setTimeout as delay } from 'node:timers/promises';
import type { SqliteTables } from './tables.ts';

export type Step = (isTimeUp: () => boolean) => 'more' | 'done';

/** Runs a step in successive transactions until it returns `done`. A step returns `more` once its time is up. */
export async function inSteps(tables: SqliteTables, step: Step): Promise<void> {
  for (;;) {
    const outcome = await tables.change(() => {
      const end = performance.now() + tables.pace.stepMs;
      return step(() => performance.now() > end);
    });
    if (outcome === 'done') return;
    await delay(tables.pace.pauseMs);
  }
}

/** Runs the work for each element, with as many per transaction as its time allows. */
export async function forEachInSteps<T>(
  tables: SqliteTables,
  elements: readonly T[],
  work: (element: T) => void,
): Promise<void> {
  let next = 0;
  if (elements.length === 0) return;
  await inSteps(tables, (isTimeUp) => {
    // If a step is rolled back, its error reaches the caller, so `next` never runs ahead of what is committed.
    while (next < elements.length) {
      work(elements[next++] as T);
      if (isTimeUp()) break;
    }
    return next < elements.length ? 'more' : 'done';
  });
}
