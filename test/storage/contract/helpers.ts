import { type AnyRecord, keyOf } from '../../../src/records/record.ts';
import { parseQuery } from '../../../src/search/query-language.ts';
import type { FindableKind, Question } from '../../../src/storage/port/query.ts';
import type { Store } from '../../../src/storage/port/store.ts';
import type { WriteOutcome } from '../../../src/storage/port/writing.ts';

/** Writes records as an import does, including the records they imply. */
export function write(store: Store, ...records: AnyRecord[]): Promise<WriteOutcome[]> {
  return store.write({ records });
}

const FIRST_HUNDRED = { kind: 'page', skip: 0, take: 100 } as const;

/** Returns the keys of all hits in order, and checks the total. */
export async function keysFound<K extends FindableKind>(
  store: Store,
  collection: K,
  q: string,
  conditions: Partial<Question<K>> = {},
): Promise<string[]> {
  const found = await store.find({
    collection,
    text: parseQuery(q, collection),
    slice: FIRST_HUNDRED,
    ...conditions,
  });
  const keys = found.hits.map(keyOf);
  if (conditions.slice === undefined && found.total !== keys.length) {
    throw new Error(`total ${found.total}, but ${keys.length} hits`);
  }
  return keys;
}

/** Returns the sequences of the messages found, sorted, for tests that don't depend on the order of results. */
export async function sequencesFound(
  store: Store,
  q: string,
  conditions: Partial<Question<'message'>> = {},
): Promise<string[]> {
  const keys = await keysFound(store, 'message', q, conditions);
  return keys.map((key) => key.slice(key.lastIndexOf('_') + 1)).sort((a, b) => Number(a) - Number(b));
}
