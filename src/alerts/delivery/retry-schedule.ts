const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Pauses after each failed attempt, as Standard Webhooks suggests: ten attempts in about three days. */
const PAUSES = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

/** So that targets that failed together do not return together. */
const JITTER = 0.1;

/**
 * Milliseconds until the next attempt, after `attempts` failed ones; undefined if it was the last. Never shorter than
 * the receiver asked for.
 *
 * @param random at least 0 and less than 1
 */
export function retryPause(attempts: number, random: () => number, retryAfterMs = 0): number | undefined {
  const pause = PAUSES[attempts - 1];
  return pause === undefined ? undefined : Math.ceil(Math.max(pause, retryAfterMs) * (1 + JITTER * random()));
}
