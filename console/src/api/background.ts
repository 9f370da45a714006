/** Keeps detail requests from using up the rate limit in one burst or delaying the analyst's next action. */
const MAX_CONCURRENT = 3;

const queue: (() => void)[] = [];
let running = 0;

/** Runs tasks in order, a few at a time. A task that is aborted while it is queued never runs. */
export async function inBackground<T>(task: () => Promise<T>, signal: AbortSignal): Promise<T> {
  if (running >= MAX_CONCURRENT) await new Promise<void>((start) => queue.push(start));
  else running++;
  try {
    signal.throwIfAborted();
    return await task();
  } finally {
    // Hand the slot over directly, so that no later caller can take it.
    const next = queue.shift();
    if (next === undefined) running--;
    else next();
  }
}
