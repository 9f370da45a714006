/** An axis of counts: from zero to the first round number at or above the peak. */
export interface CountScale {
  max: number;
  ticks: readonly number[];
}

/** Steps of 1, 2 or 5 times a power of ten; 25, 250 … only for two steps, since their multiples are not round. */
export function countScale(peak: number, maxSteps: number): CountScale {
  const step = roundStep(Math.max(1, peak), Math.max(1, maxSteps));
  const steps = Math.max(1, Math.ceil(peak / step));
  const ticks = Array.from({ length: steps + 1 }, (_, index) => index * step);
  return { max: steps * step, ticks };
}

function roundStep(peak: number, maxSteps: number): number {
  for (let power = 1; ; power *= 10)
    for (const factor of [1, 2, 2.5, 5]) {
      const step = factor * power;
      const steps = Math.ceil(peak / step);
      if (factor === 2.5 && (power < 10 || steps > 2)) continue;
      if (steps <= maxSteps) return step;
    }
}

/** `48,213` */
export function formatCount(count: number): string {
  return count.toLocaleString('en');
}

const UNITS: readonly [size: number, suffix: string][] = [
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'k'],
];

/** `2.4k`, for axes only. */
export function formatAxis(count: number): string {
  for (const [size, suffix] of UNITS)
    if (count >= size) return `${String(Math.round((count / size) * 10) / 10)}${suffix}`;
  return String(count);
}

/** `19.1%`; small shares keep a digit, so that something is never shown as nothing. */
export function formatShare(part: number, whole: number): string {
  if (whole === 0) return '0%';
  const percent = (100 * part) / whole;
  if (percent > 0 && percent < 0.1) return '<0.1%';
  return `${percent === 100 ? '100' : percent.toFixed(1)}%`;
}
