import { useCallback, useEffect, useReducer, useState } from 'preact/hooks';
import { type ApiError, type ApiRequest, fetchAll, requestKey } from '../../api/client.ts';
import { useErrorHandler, useSession } from '../../api/session.tsx';
import { useStable } from '../../api/use-query.ts';
import type { FeedEntry } from './feed-columns.tsx';

export interface DayEntries {
  /** Undefined while they load. */
  entries: FeedEntry[] | undefined;
  progress: { done: number; total: number } | undefined;
  error: ApiError | undefined;
  refetch(): void;
}

interface State {
  name?: string;
  entries?: FeedEntry[];
  progress?: { done: number; total: number };
  error?: ApiError;
}

/** Loads all entries of a day, page by page. A day that was not collected has no entries: the API answers 404. */
export function useDayEntries(request: ApiRequest | undefined): DayEntries {
  const { key } = useSession();
  const toApiError = useErrorHandler();
  const name = request === undefined ? undefined : requestKey(request);
  const stable = useStable(request, name);
  const [state, setState] = useState<State>({});
  const [attempt, again] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt sends the request again
  useEffect(() => {
    if (stable === undefined || name === undefined || key === undefined) return;
    const abort = new AbortController();
    setState({});
    fetchAll<FeedEntry>(stable, key, abort.signal, (done, total) => {
      if (done < total) setState({ progress: { done, total } });
    }).then(
      (entries) => setState({ name, entries }),
      (failure) => {
        if (abort.signal.aborted) return;
        const error = toApiError(failure);
        setState(error.status === 404 ? { name, entries: [] } : { error });
      },
    );
    return () => abort.abort();
  }, [stable, name, key, attempt, toApiError]);
  const refetch = useCallback(() => again(undefined), []);
  return {
    entries: state.name === name ? state.entries : undefined,
    progress: state.progress,
    error: state.error,
    refetch,
  };
}
