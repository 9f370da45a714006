import type { Bounds } from '../port/trends.ts';

/** Number of the period that an instant is in; -1 if in none. */
export function periodOf(at: number, bounds: Bounds): number {
  let low = 0;
  let high = bounds.length - 1;
  if (high < 1 || at < (bounds[0] as number) || at >= (bounds[high] as number)) return -1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((bounds[middle] as number) <= at) low = middle;
    else high = middle;
  }
  return low;
}

/** A zero for each period. */
export function noCounts(bounds: Bounds): number[] {
  return new Array<number>(Math.max(0, bounds.length - 1)).fill(0);
}

export function countInPeriod(counts: number[], at: number, bounds: Bounds): void {
  const period = periodOf(at, bounds);
  if (period >= 0) counts[period] = (counts[period] as number) + 1;
}

/** From the beginning of the first period to the end of the last. */
export function wholeOf(bounds: Bounds): { from: number; to: number } {
  return { from: bounds[0] ?? 0, to: (bounds.at(-1) ?? 0) - 1 };
}
