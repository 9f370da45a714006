import { SearchTooSlow } from '../../../port/failures/search-too-slow.ts';
import { StoreUnavailable } from '../../../port/failures/store-unavailable.ts';
import { IndexMissing, NO_INDEX } from './documents.ts';

/** Reasons by which OpenSearch says that a question was too much for it. */
const TOO_MUCH: ReadonlySet<string> = new Set([
  'task_cancelled_exception',
  'too_many_buckets_exception',
  'too_many_clauses',
  'too_many_nested_clauses',
  'circuit_breaking_exception',
]);

/** The answer to a search, if all of it is there. */
// biome-ignore lint/suspicious/noExplicitAny: an answer of another program
export function requireWhole(answer: any): any {
  if (answer.error !== undefined) {
    const types: string[] = [answer.error, answer.error.caused_by, ...(answer.error.root_cause ?? [])]
      .map((each) => each?.type)
      .filter((type) => type !== undefined);
    if (types.some((type) => TOO_MUCH.has(type))) throw new SearchTooSlow();
    if (types.includes(NO_INDEX))
      throw new IndexMissing(answer.error.root_cause?.[0]?.index ?? answer.error.index);
    throw new StoreUnavailable(`the cluster returned an error: ${types.join(', ')}`);
  }
  if (answer.timed_out) throw new SearchTooSlow();
  if (answer._shards.failed > 0) throw new StoreUnavailable('some shards of the cluster failed');
  return answer;
}
