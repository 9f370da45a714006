import { useCallback, useEffect, useReducer, useRef } from 'preact/hooks';
import { type ApiError, type ApiRequest, fetchPage, requestKey } from '../../api/client.ts';
import { useErrorHandler, useSession } from '../../api/session.tsx';
import type { SearchPage } from '../../api/types.ts';

export interface Results<Hit> {
  /** Identifies the list that is shown. */
  key: string | undefined;
  hits: readonly Hit[];
  /** The first page: totals, facets and the histogram. It stays while the next search runs. */
  first: SearchPage<Hit> | undefined;
  hasMore: boolean;
  /** Whether the hits belong to the current request. */
  isCurrent: boolean;
  isLoading: boolean;
  error: ApiError | undefined;
  /** How long the server took, in milliseconds. */
  took: number | undefined;
  loadMore(): void;
  refetch(): void;
}

const NO_HITS: readonly never[] = [];

interface Loaded<Hit> {
  key: string;
  hits: readonly Hit[];
  first: SearchPage<Hit>;
  cursor: string | null;
  took: number;
  at: number;
}

/** Lists of this tab, oldest first: going back shows them as they were. */
const lists = new Map<string, Loaded<unknown>>();
const LISTS_MAX = 8;
const LIST_TTL_MS = 120_000;

function keep(list: Loaded<unknown>): void {
  lists.delete(list.key);
  lists.set(list.key, list);
  const [oldest] = lists.keys();
  if (lists.size > LISTS_MAX && oldest !== undefined) lists.delete(oldest);
}

function kept<Hit>(key: string): Loaded<Hit> | undefined {
  const list = lists.get(key);
  return list !== undefined && performance.now() - list.at < LIST_TTL_MS ? (list as Loaded<Hit>) : undefined;
}

interface State<Hit> {
  list: Loaded<Hit> | undefined;
  isLoading: boolean;
  error: ApiError | undefined;
}

/** The results of a request, page by page. A fresh list is asked for again whenever its view opens. */
export function useResults<Hit>(request: ApiRequest | undefined, isFresh = false): Results<Hit> {
  const { key: apiKey } = useSession();
  const toApiError = useErrorHandler();
  const key = request === undefined ? undefined : `${apiKey} ${requestKey(request)}`;
  const asked = useRef(request);
  asked.current = request;
  // A ref: scroll events must see the state immediately, not after the next render.
  const state = useRef<State<Hit>>({ list: undefined, isLoading: false, error: undefined });
  const abort = useRef(new AbortController());
  const [, render] = useReducer((count: number) => count + 1, 0);
  const update = useCallback((changes: Partial<State<Hit>>) => {
    state.current = { ...state.current, ...changes };
    render(undefined);
  }, []);

  const load = useCallback(
    async (wanted: ApiRequest, merge: (page: SearchPage<Hit>, took: number) => Loaded<Hit>) => {
      if (apiKey === undefined) return;
      const { signal } = abort.current;
      const start = performance.now();
      update({ isLoading: true, error: undefined });
      try {
        const page = (await fetchPage<Hit>(wanted, apiKey, signal)) as SearchPage<Hit>;
        if (signal.aborted) return;
        const list = merge(page, Math.round(performance.now() - start));
        keep(list);
        update({ list, isLoading: false });
      } catch (failure) {
        if (!signal.aborted) update({ error: toApiError(failure), isLoading: false });
      }
    },
    [apiKey, toApiError, update],
  );

  const loadFirst = useCallback(() => {
    abort.current.abort();
    abort.current = new AbortController();
    if (asked.current === undefined || key === undefined) {
      update({ list: undefined, isLoading: false, error: undefined });
      return;
    }
    void load(asked.current, (page, took) => ({
      key,
      hits: page.hits,
      first: page,
      cursor: page.next_cursor ?? null,
      took,
      at: performance.now(),
    }));
  }, [key, load, update]);

  useEffect(() => {
    const known = key === undefined || isFresh ? undefined : kept<Hit>(key);
    if (known === undefined) loadFirst();
    else update({ list: known, isLoading: false, error: undefined });
    return () => abort.current.abort();
  }, [key, isFresh, loadFirst, update]);

  const { list, isLoading, error } = state.current;
  const isCurrent = list !== undefined && list.key === key;
  const loadMore = () => {
    const { list: current, isLoading: isBusy, error: problem } = state.current;
    if (current === undefined || current.key !== key || isBusy || problem !== undefined) return;
    if (current.cursor === null || asked.current === undefined) return;
    const {
      facets: _,
      facet_size: _size,
      histogram: _h,
      histogram_gte: _g,
      histogram_lte: _l,
      ...others
    } = asked.current.parameters ?? {};
    const next = { ...asked.current, parameters: { ...others, cursor: current.cursor } };
    void load(next, (page) => ({
      ...current,
      hits: [...current.hits, ...page.hits],
      cursor: page.next_cursor ?? null,
      at: performance.now(),
    }));
  };
  return {
    key: list?.key,
    hits: list?.hits ?? NO_HITS,
    first: list?.first,
    hasMore: list !== undefined && list.cursor !== null,
    isCurrent,
    isLoading: isLoading || (key !== undefined && !isCurrent && error === undefined),
    error,
    took: isCurrent ? list.took : undefined,
    loadMore,
    refetch: loadFirst,
  };
}
