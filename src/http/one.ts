import { ApiError } from '../errors.ts';
import type { RecordKind, RecordOf } from '../records/record.ts';
import type { Store } from '../storage/store.ts';
import type { EndpointAnswer } from './endpoint.ts';

/** The first record that one of the keys leads to, as a list of one; 404 where there is none (decision 11). */
export async function one<K extends RecordKind>(
  store: Store,
  kind: K,
  keys: readonly string[],
  hit: (record: RecordOf<K>) => unknown,
): Promise<EndpointAnswer> {
  for (const key of keys) {
    const record = await store.get(kind, key);
    if (record !== undefined) return { total: 1, hits: [hit(record)] };
  }
  throw new ApiError('NotFound', `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`);
}
