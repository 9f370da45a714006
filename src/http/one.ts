import { ApiError } from '../errors.ts';
import type { RecordKind, RecordOf } from '../records/record.ts';
import type { Awaitable } from '../storage/port/awaitable.ts';
import type { Reading } from '../storage/port/reading.ts';
import type { EndpointAnswer } from './endpoint.ts';

/** The first record that one of the keys leads to, as a list of one; 404 where there is none (decision 11). */
export function one<K extends RecordKind>(
  store: Reading,
  kind: K,
  keys: readonly string[],
  hit: (record: RecordOf<K>) => unknown,
): Awaitable<EndpointAnswer> {
  const [key, ...others] = keys;
  if (key === undefined) throw new ApiError('NotFound', `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`);
  const answer = (record: RecordOf<K> | undefined): Awaitable<EndpointAnswer> =>
    record === undefined ? one(store, kind, others, hit) : { total: 1, hits: [hit(record)] };
  const found = store.get(kind, key);
  return found instanceof Promise ? found.then(answer) : answer(found);
}
