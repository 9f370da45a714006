/** The file of records whose origin is unknown. */
export const UNKNOWN_FILE = 0;

/** Union of two sorted lists of file numbers; `a` itself if it includes all of `b`. */
export function union(a: number[], b: readonly number[]): number[] {
  if (b.every((file) => a.includes(file))) return a;
  return [...new Set([...a, ...b])].sort((one, other) => one - other);
}
