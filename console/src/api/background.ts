/** A view with many details must not use up the rate limit in one burst, nor delay what the analyst does next. */
const AT_A_TIME = 3;

const waiting: (() => void)[] = [];
let running = 0;

/** Runs tasks in order, a few at a time. One that is aborted while it waits never runs. */
export async function inBackground<T>(task: () => Promise<T>, signal: AbortSignal): Promise<T> {
  if (running >= AT_A_TIME) await new Promise<void>((go) => waiting.push(go));
  else running++;
  try {
    signal.throwIfAborted();
    return await task();
  } finally {
    // Pass the slot on directly, so that no later caller can take it.
    const next = waiting.shift();
    if (next === undefined) running--;
    else next();
  }
}
