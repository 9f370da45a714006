import type { FileCounts } from '../port/import-log.ts';
import type { WriteOutcome } from '../port/writing.ts';

export function addCounts(a: FileCounts, b: FileCounts): FileCounts {
  const sum = { ...a };
  for (const [name, count] of Object.entries(b)) sum[name] = (sum[name] ?? 0) + count;
  return sum;
}

export function countOutcomes(outcomes: readonly WriteOutcome[]): FileCounts {
  const counts: FileCounts = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

/** Imports among which recent pushes are looked for, so that the length of the log does not matter. */
export const PUSHES_AMONG = 1000;
