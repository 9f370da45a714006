import type { Answer } from '../../../port/query.ts';

/** A record as JSON, its lists packed: entities are stored as such, so only the caller parses them. */
export class RecordText {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}

/** An answer whose records are read one by one, because a page of them may be too large for memory. */
export interface LazyAnswer<T> extends Omit<Answer<T>, 'hits' | 'highlights'> {
  /** Can be iterated once, while the snapshot is open. */
  hits: Iterable<T | RecordText>;
  /** Estimated size of the hits after the given number, without reading them. Undefined if it cannot be estimated. */
  bytesAfter?: (hits: number) => number;
}

export const EMPTY_ANSWER: LazyAnswer<never> = { total: 0, hasMore: false, hits: [] };

export function lazyRecords<Id, T>(
  ids: readonly Id[],
  read: (id: Id) => T | RecordText,
  estimateBytes: (id: Id) => number,
): Pick<LazyAnswer<T>, 'hits' | 'bytesAfter'> {
  const bytesAfter = (hits: number) => ids.slice(hits).reduce((bytes, id) => bytes + estimateBytes(id), 0);
  return { hits: readEach(ids, read), bytesAfter };
}

export function* readEach<Id, T>(ids: Iterable<Id>, read: (id: Id) => T): Generator<T, void> {
  for (const id of ids) yield read(id);
}
