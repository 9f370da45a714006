import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { type ApiError, type ApiRequest, fetchPage, requestKey } from '../../api/client.ts';
import { useErrorHandler, useSession } from '../../api/session.tsx';
import type { FacetCount, ResultPage, VictimHit } from '../../api/types.ts';
import { useQuery } from '../../api/use-query.ts';

export interface Victims {
  hits: VictimHit[];
  total: number | undefined;
  facets: Partial<Record<'group' | 'country' | 'sector', FacetCount[]>> | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  hasMore: boolean;
  loadMore(): void;
  refetch(): void;
}

type VictimPage = ResultPage<VictimHit> & { facets?: Victims['facets'] };

/** A list of victims that grows page by page. */
export function useVictims(request: ApiRequest): Victims {
  const { key } = useSession();
  const toApiError = useErrorHandler();
  const query = useQuery<VictimHit>(request);
  const first = query.data as VictimPage | undefined;
  const name = requestKey(request);
  const [more, setMore] = useState<{ name: string; hits: VictimHit[]; cursor: string | null | undefined }>();
  const [error, setError] = useState<ApiError>();
  const isBusy = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another request starts anew
  useEffect(() => {
    setMore(undefined);
    setError(undefined);
  }, [name]);
  const added = more?.name === name ? more : undefined;
  const cursor = added === undefined ? first?.next_cursor : added.cursor;
  const loadMore = useCallback(() => {
    if (isBusy.current || !cursor || key === undefined) return;
    isBusy.current = true;
    const parameters = { ...request.parameters, facets: undefined, facet_size: undefined, cursor };
    fetchPage<VictimHit>({ ...request, parameters }, key)
      .then(
        (page) =>
          setMore((previous) => ({
            name,
            hits: [...(previous?.name === name ? previous.hits : []), ...page.hits],
            cursor: page.next_cursor,
          })),
        (failure) => setError(toApiError(failure)),
      )
      .finally(() => {
        isBusy.current = false;
      });
  }, [cursor, key, name, request, toApiError]);
  return {
    hits: [...(first?.hits ?? []), ...(added?.hits ?? [])],
    total: first?.total,
    facets: first?.facets,
    error: query.error ?? error,
    isLoading: query.isLoading,
    hasMore: Boolean(cursor),
    loadMore,
    refetch: query.refetch,
  };
}
