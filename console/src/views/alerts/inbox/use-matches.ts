import { useCallback, useEffect, useReducer, useRef } from 'preact/hooks';
import type { Match, MatchState } from '../../../api/alert-types.ts';
import { type ApiError, type ApiRequest, fetchPage } from '../../../api/client.ts';
import { useErrorHandler, useSession } from '../../../api/session.tsx';
import { needsMore } from './needs-more.ts';

export interface MatchFilter {
  alertId: string | undefined;
  state: MatchState | 'all';
}

export interface Matches {
  /** Those in the chosen state; a match that is triaged leaves the list. */
  hits: readonly Match[];
  isCurrent: boolean;
  isLoading: boolean;
  error: ApiError | undefined;
  hasMore: boolean;
  loadMore(): void;
  refetch(): void;
  /** Adds a match that just happened. Returns whether it is new to the list. */
  add(match: Match): boolean;
  change(id: string, changes: Partial<Match>): void;
  has(id: string): boolean;
}

const PAGE_SIZE = 50;

interface State {
  /** Identifies the filter that the hits belong to. */
  name: string;
  hits: readonly Match[];
  cursor: string | null;
  isLoading: boolean;
  error: ApiError | undefined;
}

const EMPTY: State = { name: '', hits: [], cursor: null, isLoading: false, error: undefined };

export function matchesRequest({ alertId, state }: MatchFilter): ApiRequest {
  return {
    path: '/alerts/matches',
    parameters: { alertId, state: state === 'all' ? undefined : state, page_size: PAGE_SIZE, cursor: '*' },
  };
}

/** The matches of a saved search, or of all, page by page. */
export function useMatches(filter: MatchFilter): Matches {
  const { key } = useSession();
  const toApiError = useErrorHandler();
  const { alertId, state: wanted } = filter;
  const name = `${alertId ?? ''} ${wanted}`;
  // A ref: live matches and keys must see the state immediately, not after the next render.
  const state = useRef<State>(EMPTY);
  const [, render] = useReducer((count: number) => count + 1, 0);
  const abort = useRef(new AbortController());
  const update = useCallback((changes: Partial<State>) => {
    state.current = { ...state.current, ...changes };
    render(undefined);
  }, []);

  /** Matches that happened while the list was loading: the response may have been made before them. */
  const arrived = useRef<Match[]>([]);
  const isShown = useCallback(
    (match: Match) =>
      (alertId === undefined || alertId === match.search) && (wanted === 'all' || wanted === match.state),
    [alertId, wanted],
  );

  const load = useCallback(
    async (cursor: string) => {
      if (key === undefined) return;
      const { signal } = abort.current;
      update({ isLoading: true, error: undefined });
      const request = matchesRequest({ alertId, state: wanted });
      try {
        const page = await fetchPage<Match>(
          { ...request, parameters: { ...request.parameters, cursor } },
          key,
          signal,
        );
        const known = cursor === '*' ? arrived.current.filter(isShown) : state.current.hits;
        if (cursor === '*') arrived.current = [];
        const ids = new Set(known.map(({ id }) => id));
        const hits = [...known, ...page.hits.filter(({ id }) => !ids.has(id))];
        update({ name, hits, cursor: page.next_cursor ?? null, isLoading: false });
      } catch (error) {
        if (!signal.aborted) update({ error: toApiError(error), isLoading: false });
      }
    },
    [key, alertId, wanted, name, isShown, toApiError, update],
  );
  const refetch = useCallback(() => {
    abort.current.abort();
    abort.current = new AbortController();
    arrived.current = [];
    void load('*');
  }, [load]);
  useEffect(() => {
    refetch();
    return () => abort.current.abort();
  }, [refetch]);

  const add = useCallback(
    (match: Match) => {
      const { hits, name: loaded, isLoading: isBusy } = state.current;
      if (!isShown(match) || hits.some(({ id }) => id === match.id)) return false;
      if (isBusy) arrived.current.unshift(match);
      if (loaded !== name) return false;
      update({ hits: [match, ...hits] });
      return true;
    },
    [name, isShown, update],
  );
  const change = useCallback(
    (id: string, changes: Partial<Match>) =>
      update({ hits: state.current.hits.map((hit) => (hit.id === id ? { ...hit, ...changes } : hit)) }),
    [update],
  );
  const { hits, cursor, isLoading, error } = state.current;
  const isCurrent = state.current.name === name;
  const shown = wanted === 'all' || !isCurrent ? hits : hits.filter((hit) => hit.state === wanted);
  const hasMore = isCurrent && cursor !== null;
  const isShort = needsMore({ shown: shown.length, hasMore, isLoading, hasFailed: error !== undefined });
  useEffect(() => {
    if (isShort && cursor !== null) void load(cursor);
  }, [isShort, cursor, load]);
  return {
    hits: shown,
    isCurrent,
    isLoading: isLoading || isShort || (!isCurrent && error === undefined),
    error,
    hasMore,
    loadMore: () => {
      if (cursor !== null && !isLoading) void load(cursor);
    },
    refetch,
    add,
    change,
    has: (id) => state.current.hits.some((hit) => hit.id === id),
  };
}
