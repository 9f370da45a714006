/**
 * Added to both sides of the factor: the fewer records there are, the closer it is to 1 (docs/decisions/0085).
 */
const SMOOTHING = 5;
/** Fewer records are no trend. */
export const RECORDS_MIN = 5;
/** Anything below is chance, or the rhythm of the week. */
const FACTOR_MIN = 1.5;
/** Periods of the same length with which the last one is compared. */
export const PERIODS_BEFORE = 3;

export interface Rising {
  /** Records in the last period. */
  count: number;
  /** Records in the period before. */
  previous: number;
  /** How many times as often as expected, smoothed. */
  factor: number;
  /** Records by day, of the last period and the one before. */
  series: number[];
}

/**
 * How much more often something occurs in the last `days` days than before; undefined if it does not rise. `counts` are
 * by day, of PERIODS_BEFORE + 1 periods; `totals` are the same for everything, so that a source that delivers more does
 * not make everything rise. Without earlier records, nothing can be compared.
 */
export function risingOf(
  counts: readonly number[],
  totals: readonly number[],
  days: number,
): Rising | undefined {
  const [before, count] = split(counts, days);
  const [totalBefore, total] = split(totals, days);
  if (totalBefore === 0 || count < RECORDS_MIN) return undefined;
  const expected = (before * total) / totalBefore;
  const factor = (count + SMOOTHING) / (expected + SMOOTHING);
  if (factor < FACTOR_MIN) return undefined;
  const series = counts.slice(-2 * days);
  return { count, previous: sum(series.slice(0, -days)), factor: Math.round(factor * 100) / 100, series };
}

/** The largest factor first, then the most records, then by name. */
export function compareRising<T extends Rising>(nameOf: (rising: T) => string): (a: T, b: T) => number {
  return (a, b) => b.factor - a.factor || b.count - a.count || (nameOf(a) < nameOf(b) ? -1 : 1);
}

function split(counts: readonly number[], days: number): [before: number, recent: number] {
  return [sum(counts.slice(0, -days)), sum(counts.slice(-days))];
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
