/** Counts by number, with room for this number: the same array, or a larger copy. */
export function withRoomFor(number: number, counts: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  if (number < counts.length) return counts;
  const grown = new Uint32Array(2 ** Math.ceil(Math.log2(number + 1)));
  grown.set(counts);
  return grown;
}
