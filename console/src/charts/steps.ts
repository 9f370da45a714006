/** A colour step: 0 is nothing, 5 the most. */
export type Step = 0 | 1 | 2 | 3 | 4 | 5;

const STEPS = 5;

const clamp = (step: number): Step => Math.min(STEPS, Math.max(1, step)) as Step;

/**
 * Steps by quantile: a single outlier does not make all other days look alike. Equal counts share the middle of their
 * ranks, so that a single value gets the middle step.
 */
export function quantileSteps(counts: Iterable<number>): (count: number) => Step {
  const sorted = [...counts].filter((count) => count > 0).sort((a, b) => a - b);
  const steps = new Map<number, Step>();
  for (let start = 0; start < sorted.length; ) {
    const count = sorted[start] as number;
    let end = start;
    while (sorted[end] === count) end++;
    steps.set(count, clamp(Math.ceil((STEPS * (start + end)) / 2 / sorted.length)));
    start = end;
  }
  return (count) => (count > 0 ? (steps.get(count) ?? 1) : 0);
}

/** Steps by share of the peak, where sizes are to be compared. */
export function linearSteps(peak: number): (count: number) => Step {
  return (count) => (count > 0 ? clamp(Math.ceil((STEPS * count) / peak)) : 0);
}
