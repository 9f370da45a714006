/** An answer whose records are read one by one: a page of them may be larger than what should be in memory at once. */
export interface Found<T> {
  total: number;
  hasMore: boolean;
  /** Can be gone through once, while what it is read from stays open. */
  hits: Iterable<T>;
  /** About how many bytes the hits after the first so many take; without reading them, where that can be told. */
  bytesAfter?: (hits: number) => number;
}

export const NOTHING_FOUND: Found<never> = { total: 0, hasMore: false, hits: [] };

/** Records by their ids, with what they weigh. */
export function foundRecords<Id, T>(
  ids: readonly Id[],
  read: (id: Id) => T,
  weigh: (id: Id) => number,
): Pick<Found<T>, 'hits' | 'bytesAfter'> {
  const bytesAfter = (hits: number) => ids.slice(hits).reduce((bytes, id) => bytes + weigh(id), 0);
  return { hits: readAll(ids, read), bytesAfter };
}

export function* readAll<Id, T>(ids: Iterable<Id>, read: (id: Id) => T): Generator<T, void> {
  for (const id of ids) yield read(id);
}
