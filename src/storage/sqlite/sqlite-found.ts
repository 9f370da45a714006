/** An answer whose records are read one by one: a page of them may be larger than what should be in memory at once. */
export interface Found<T> {
  total: number;
  hasMore: boolean;
  /** Can be gone through once, while what it is read from stays open. */
  hits: Iterable<T>;
}

export const NOTHING_FOUND: Found<never> = { total: 0, hasMore: false, hits: [] };

export function* readAll<Id, T>(ids: Iterable<Id>, read: (id: Id) => T): Generator<T, void> {
  for (const id of ids) yield read(id);
}
