/** Milliseconds since the epoch. The only source of time in the project; tests hand in their own. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

/** Calls back once, unless cancelled before. */
export type Timer = (work: () => void, ms: number) => { cancel(): void };

/** For work in the background: it does not keep the process from ending. */
export const systemTimer: Timer = (work, ms) => {
  const handle = setTimeout(work, ms);
  handle.unref();
  return { cancel: () => clearTimeout(handle) };
};
