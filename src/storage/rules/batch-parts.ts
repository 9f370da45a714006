/**
 * Records cross threads and are written this many at a time, so that temporary objects die young and the garbage
 * collector never has to move a whole batch.
 */
export const PART_SIZE = 500;

export function* partsOf<T>(all: Iterable<T>): Iterable<T[]> {
  let part: T[] = [];
  for (const each of all) {
    part.push(each);
    if (part.length < PART_SIZE) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}
