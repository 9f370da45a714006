/** Sets of file numbers are kept as sorted lists. */
export function union(a: readonly number[], b: readonly number[]): number[] {
  return [...new Set([...a, ...b])].sort((one, other) => one - other);
}
