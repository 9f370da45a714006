import { useCallback, useEffect, useReducer, useRef } from 'preact/hooks';
import { type ApiError, type ApiRequest, fetchPage, type Parameters } from '../../api/client.ts';
import { apiPath } from '../../api/paths.ts';
import { useErrorHandler, useSession } from '../../api/session.tsx';
import type { MessageHit, ResultPage } from '../../api/types.ts';

const INITIAL_SIZE = 60;
const PAGE_SIZE = 100;

export interface Conversation {
  /** Oldest first. */
  messages: MessageHit[];
  total: number;
  hasOlder: boolean;
  hasNewer: boolean;
  /** Whether the last page was added at the start; the list must then keep its scroll position. */
  isPrepended: boolean;
  isLoading: boolean;
  error: ApiError | undefined;
  request: ApiRequest;
  loadMore(direction: 'older' | 'newer'): void;
  refetch(): void;
}

interface State {
  messages: MessageHit[];
  total: number;
  older: string | null;
  newer: string | null;
  isPrepended: boolean;
  isLoading: boolean;
  error: ApiError | undefined;
}

const INITIAL_STATE: State = {
  messages: [],
  total: 0,
  older: null,
  newer: null,
  isPrepended: false,
  isLoading: true,
  error: undefined,
};

/** A channel's messages around the given one, or the latest ones; further pages load in both directions. */
export function useConversation(
  platform: string,
  channelId: string,
  messageId: string | undefined,
): Conversation {
  const { key } = useSession();
  const toApiError = useErrorHandler();
  const path = apiPath.chat(platform, channelId);
  // A ref: scroll events must see the loading state immediately, not after the next render.
  const state = useRef<State>(INITIAL_STATE);
  const abort = useRef(new AbortController());
  const [, render] = useReducer((count: number) => count + 1, 0);

  const load = useCallback(
    async (parameters: Parameters, merge: (page: ResultPage<MessageHit>) => Partial<State>) => {
      if (key === undefined) return;
      const update = (changes: Partial<State>) => {
        state.current = { ...state.current, ...changes };
        render(undefined);
      };
      update({ isLoading: true, error: undefined });
      const { signal } = abort.current;
      try {
        const page = await fetchPage<MessageHit>({ path, parameters }, key, signal);
        // It may have arrived just before the view moved to another message.
        if (signal.aborted) return;
        update({ ...merge(page), total: page.total, isLoading: false });
      } catch (failure) {
        if (signal.aborted) return;
        update({ error: toApiError(failure), isLoading: false });
      }
    },
    [path, key, toApiError],
  );

  const loadInitial = useCallback(() => {
    abort.current.abort();
    abort.current = new AbortController();
    state.current = INITIAL_STATE;
    void load({ limit: INITIAL_SIZE, messageId }, ({ hits, next_cursor, prev_cursor }) => ({
      messages: hits.toReversed(),
      older: next_cursor ?? null,
      newer: prev_cursor ?? null,
      isPrepended: false,
    }));
  }, [load, messageId]);

  useEffect(() => {
    loadInitial();
    return () => abort.current.abort();
  }, [loadInitial]);

  const loadMore = (direction: 'older' | 'newer') => {
    const { isLoading, error, [direction]: cursor } = state.current;
    if (isLoading || error !== undefined || cursor === null) return;
    void load({ limit: PAGE_SIZE, cursor }, ({ hits, next_cursor, prev_cursor }) => {
      const { messages } = state.current;
      const loaded = hits.toReversed();
      return direction === 'older'
        ? { messages: [...loaded, ...messages], older: next_cursor ?? null, isPrepended: true }
        : { messages: [...messages, ...loaded], newer: prev_cursor ?? null, isPrepended: false };
    });
  };

  const { older, newer, ...rest } = state.current;
  return {
    ...rest,
    hasOlder: older !== null,
    hasNewer: newer !== null,
    request: { path, parameters: { limit: INITIAL_SIZE, messageId } },
    loadMore,
    refetch: loadInitial,
  };
}
