const HOUR_MS = 3_600_000;
/** A shorter silence says nothing. */
const SILENCE_MIN_MS = 2 * HOUR_MS;
/** Silent for longer than this many usual intervals. */
const INTERVALS = 4;
/** Pauses that are longer than nearly all others, such as outages, do not count as usual. */
const USUAL_PAUSES = 0.98;
const PAUSE_FACTOR = 1.25;
/** With fewer pauses, nothing is usual. */
const PAUSES_MIN = 3;

export interface Freshness {
  /** Median of the time between two intervals with records. */
  usualIntervalMs?: number;
  isSilent: boolean;
}

/**
 * Whether a source has been silent for longer than it usually is. `starts` are the starts of the intervals in which it
 * had records, ascending.
 */
export function freshness(starts: readonly number[], lastSeen: number, now: number): Freshness {
  const pauses = starts.slice(1).map((start, index) => start - (starts[index] as number));
  if (pauses.length < PAUSES_MIN) return { isSilent: false };
  pauses.sort((a, b) => a - b);
  const usualIntervalMs = quantile(pauses, 0.5);
  const allowedMs = Math.max(
    SILENCE_MIN_MS,
    INTERVALS * usualIntervalMs,
    PAUSE_FACTOR * quantile(pauses, USUAL_PAUSES),
  );
  return { usualIntervalMs, isSilent: now - lastSeen > allowedMs };
}

/** Of sorted numbers; always one of them. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
