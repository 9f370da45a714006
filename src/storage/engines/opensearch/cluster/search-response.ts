import { SearchTooSlow } from '../../../port/failures/search-too-slow.ts';
import { StoreUnavailable } from '../../../port/failures/store-unavailable.ts';
import { IndexMissing, NO_INDEX } from './documents.ts';

/** OpenSearch's error types for a query that was too expensive. */
const TOO_EXPENSIVE: ReadonlySet<string> = new Set([
  'task_cancelled_exception',
  'too_many_buckets_exception',
  'too_many_clauses',
  'too_many_nested_clauses',
  'circuit_breaking_exception',
]);

/** Returns the response, or throws if it is an error or incomplete. */
// biome-ignore lint/suspicious/noExplicitAny: a response of OpenSearch
export function requireCompleteResponse(response: any): any {
  if (response.error !== undefined) {
    const types: string[] = [response.error, response.error.caused_by, ...(response.error.root_cause ?? [])]
      .map((each) => each?.type)
      .filter((type) => type !== undefined);
    if (types.some((type) => TOO_EXPENSIVE.has(type))) throw new SearchTooSlow();
    if (types.includes(NO_INDEX))
      throw new IndexMissing(response.error.root_cause?.[0]?.index ?? response.error.index);
    throw new StoreUnavailable(`the cluster returned an error: ${types.join(', ')}`);
  }
  if (response.timed_out) throw new SearchTooSlow();
  if (response._shards.failed > 0) throw new StoreUnavailable('some shards of the cluster failed');
  return response;
}
