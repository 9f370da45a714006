import type { Delivery, Match, SavedSearch, StoredTarget } from '../port/alerts.ts';

interface Documents {
  search: SavedSearch;
  target: StoredTarget;
  match: Match;
  delivery: Delivery;
}

type Optional<T> = Exclude<{ [K in keyof T]: undefined extends T[K] ? K : never }[keyof T], undefined>;

const OPTIONAL: { [K in keyof Documents]: readonly Optional<Documents[K]>[] } = {
  search: ['owner', 'maxAgeMs'],
  target: ['owner', 'disabledBecause'],
  match: ['indicators', 'note', 'sequence', 'dispatchedAt', 'isCapped'],
  delivery: ['search', 'lastAttemptAt', 'lastStatus', 'lastError'],
};

/** JSON has no undefined. Sets absent fields, so that every engine returns the same objects. */
export function withAbsentFields<K extends keyof Documents>(kind: K, document: Documents[K]): Documents[K] {
  const absent = Object.fromEntries(OPTIONAL[kind].map((field) => [field, undefined]));
  return { ...absent, ...document };
}
