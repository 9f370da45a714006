import type { SearchPage } from '../../api/types.ts';
import { useQuery } from '../../api/use-query.ts';
import { KINDS, type Kind, RESULT_KINDS } from './kinds.ts';
import { withoutLastFilter } from './near-miss.ts';
import { countsRequest, type SearchState } from './search-state.ts';
import type { Results } from './use-results.ts';

interface Group {
  kind: string;
  total?: number;
}

export type TabCounts = Partial<Record<Kind, number | '…'>>;

/** The number of results of each kind. Asked for after the results, so that it does not delay them. */
export function useTabCounts(state: SearchState, results: Results<unknown>): TabCounts {
  const { isCurrent, error, first } = results;
  const wanted = countsRequest(state);
  // An empty list asks what is found without its last filter instead.
  const isNearMiss = first?.total === 0 && withoutLastFilter(state) !== undefined;
  const isNeeded = isCurrent && !isNearMiss;
  const query = useQuery<Group>(isNeeded ? wanted : undefined);
  const groups = wanted !== undefined && query.isCurrent ? query.data?.hits : undefined;
  const own = isCurrent ? ownTotal(first) : undefined;
  // Numbers of the query before would stand beside the error.
  if (error !== undefined) return {};
  return Object.fromEntries(
    KINDS.map((kind) => {
      const { group } = RESULT_KINDS[kind];
      if (kind === state.kind && own !== undefined) return [kind, own];
      const found = groups?.find((each) => each.kind === group);
      const isCounting = wanted !== undefined && group !== undefined && groups === undefined && !isNearMiss;
      return [kind, group === undefined ? undefined : (found?.total ?? (isCounting ? '…' : undefined))];
    }),
  );
}

/** Of all dates that the chart shows, not only of the brushed ones. */
function ownTotal(first: SearchPage<unknown> | undefined): number | undefined {
  return first?.histogram?.total ?? first?.total;
}
