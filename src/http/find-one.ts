import { ApiError } from '../errors.ts';
import type { RecordKind, RecordOf } from '../records/record.ts';
import type { Awaitable } from '../storage/port/awaitable.ts';
import type { Reading } from '../storage/port/reading.ts';
import { andThen } from './and-then.ts';
import type { EndpointAnswer } from './endpoint.ts';

/** The first of these keys that has a record, as a list with one hit; 404 if none has (decision 11). */
export function findOne<K extends RecordKind>(
  store: Reading,
  kind: K,
  keys: readonly string[],
  toHit: (record: RecordOf<K>) => unknown,
): Awaitable<EndpointAnswer> {
  const [key, ...others] = keys;
  if (key === undefined) throw notFound(kind);
  return andThen(store.get(kind, key), (record) =>
    record === undefined ? findOne(store, kind, others, toHit) : { total: 1, hits: [toHit(record)] },
  );
}

export function notFound(kind: RecordKind): ApiError {
  // As the endpoints call it.
  const name = kind === 'page' ? 'document' : kind;
  return new ApiError('NotFound', `${name.charAt(0).toUpperCase()}${name.slice(1)}`);
}
