/** The count that a group must have to be among the largest: as many as wanted, and others with the same count. */
export function leastOfLargest(counts: Uint32Array, wanted: number): number {
  if (counts.length <= wanted) return 1;
  // The largest so far as a heap, with the least of them first: few are wanted of many, so sorting all would be slower.
  const heap = counts.slice(0, wanted).sort();
  for (let at = wanted; at < counts.length; at++) {
    const count = counts[at] as number;
    if (count > (heap[0] as number)) replaceFirst(heap, count);
  }
  return heap[0] as number;
}

function replaceFirst(heap: Uint32Array, count: number): void {
  let at = 0;
  for (let child = 1; child < heap.length; child = 2 * at + 1) {
    if (child + 1 < heap.length && (heap[child + 1] as number) < (heap[child] as number)) child++;
    if ((heap[child] as number) >= count) break;
    heap[at] = heap[child] as number;
    at = child;
  }
  heap[at] = count;
}
