/** Milliseconds since the epoch. The only source of time; tests pass their own. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

/** Runs the work once, unless cancelled before. */
export type Timer = (work: () => void, ms: number) => { cancel(): void };

/** For background work: does not keep the process alive. */
export const systemTimer: Timer = (work, ms) => {
  const handle = setTimeout(work, ms);
  handle.unref();
  return { cancel: () => clearTimeout(handle) };
};
