/** The count that a group must have to be among the largest: as many as wanted, and others with the same count. */
export function leastOfLargest(counts: Uint32Array, wanted: number): number {
  if (counts.length <= wanted) return 1;
  const sorted = counts.slice().sort();
  return sorted[sorted.length - wanted] as number;
}
