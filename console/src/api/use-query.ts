import { useCallback, useEffect, useReducer, useRef, useState } from 'preact/hooks';
import { inBackground } from './background.ts';
import { type ApiError, type ApiRequest, fetchPage, requestKey } from './client.ts';
import { useErrorHandler, useSession } from './session.tsx';
import type { ResultPage } from './types.ts';

export interface Query<Hit> {
  /** The last response. It stays while the next one loads, so that the page does not jump. */
  data: ResultPage<Hit> | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  /** Whether `data` belongs to the current request. */
  isCurrent: boolean;
  refetch(): void;
}

/** This tab's responses, oldest first: going back shows them immediately. */
const cache = new Map<string, { data: ResultPage<unknown>; at: number }>();
const CACHE_MAX_ENTRIES = 60;
const CACHE_TTL_MS = 60_000;

export function clearQueryCache(): void {
  cache.clear();
}

function cached(name: string): ResultPage<unknown> | undefined {
  const entry = cache.get(name);
  return entry !== undefined && performance.now() - entry.at < CACHE_TTL_MS ? entry.data : undefined;
}

function addToCache(name: string, data: ResultPage<unknown>): void {
  cache.delete(name);
  cache.set(name, { data, at: performance.now() });
  const [oldest] = cache.keys();
  if (cache.size > CACHE_MAX_ENTRIES && oldest !== undefined) cache.delete(oldest);
}

interface State<Hit> {
  /** Identifies the request that `data` belongs to. */
  name?: string | undefined;
  data?: ResultPage<Hit> | undefined;
  error?: ApiError | undefined;
  isLoading: boolean;
}

/**
 * Sends a request whenever it changes; `undefined` sends nothing. Background requests are for details that a view can
 * do without for a while.
 */
export function useQuery<Hit>(
  request: ApiRequest | undefined,
  priority: 'normal' | 'background' = 'normal',
): Query<Hit> {
  const { key } = useSession();
  const toApiError = useErrorHandler();
  const name = request === undefined ? undefined : requestKey(request);
  const stableRequest = useStable(request, name);
  const [state, setState] = useState<State<Hit>>({ isLoading: false });
  const [attempt, refetch] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    if (stableRequest === undefined || name === undefined || key === undefined) return;
    const known = attempt === 0 ? cached(name) : undefined;
    if (known !== undefined) {
      setState({ name, data: known as ResultPage<Hit>, isLoading: false });
      return;
    }
    setState((previous) => ({ name: previous.name, data: previous.data, isLoading: true }));
    const abort = new AbortController();
    const send = () => fetchPage<Hit>(stableRequest, key, abort.signal);
    (priority === 'normal' ? send() : inBackground(send, abort.signal)).then(
      (data) => {
        addToCache(name, data);
        setState({ name, data, isLoading: false });
      },
      (error) => {
        if (abort.signal.aborted) return;
        const apiError = toApiError(error);
        setState((previous) => ({ ...previous, error: apiError, isLoading: false }));
      },
    );
    return () => abort.abort();
  }, [stableRequest, name, key, attempt, priority, toApiError]);

  const refetchNow = useCallback(() => refetch(undefined), []);
  const { data, error } = state;
  const isCurrent = state.name === name && data !== undefined;
  return {
    data,
    error,
    isLoading: state.isLoading || (name !== undefined && !isCurrent && error === undefined),
    isCurrent,
    refetch: refetchNow,
  };
}

/** The first hit of the current response; undefined while there is none. */
export function firstHit<Hit>({ data, isCurrent }: Query<Hit>): Hit | undefined {
  return isCurrent ? data?.hits[0] : undefined;
}

/** Returns the same object until `name` changes, so that effects can depend on it. */
export function useStable<T>(value: T, name: string | undefined): T {
  const stable = useRef({ name, value });
  if (stable.current.name !== name) stable.current = { name, value };
  return stable.current.value;
}
