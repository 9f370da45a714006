import { useEffect, useReducer, useRef } from 'preact/hooks';
import { ask, type Parameters, type Problem, type Request } from '../api/client.ts';
import { useProblems, useSession } from '../api/session.tsx';
import type { Answer, MessageHit } from '../api/types.ts';

const FIRST_SIZE = 60;
const MORE_SIZE = 100;

export interface Conversation {
  /** Oldest first. */
  messages: MessageHit[];
  total: number;
  hasOlder: boolean;
  hasNewer: boolean;
  /** Whether the last change was at the beginning: then what is seen must stay where it is. */
  isGrownAtStart: boolean;
  isLoading: boolean;
  problem: Problem | undefined;
  request: Request;
}

interface State {
  messages: MessageHit[];
  total: number;
  older: string | null;
  newer: string | null;
  isGrownAtStart: boolean;
  isLoading: boolean;
  problem: Problem | undefined;
}

const NOTHING: State = {
  messages: [],
  total: 0,
  older: null,
  newer: null,
  isGrownAtStart: false,
  isLoading: true,
  problem: undefined,
};

/** The messages around one, or the latest ones; more of them in both directions as one asks. */
export function useConversation(
  platform: string,
  channelId: string,
  messageId: string | undefined,
): Conversation & { more(direction: 'older' | 'newer'): void; askAgain(): void } {
  const { key } = useSession();
  const problemOf = useProblems();
  const path = `/im/${platform}/chat/${encodeURIComponent(channelId)}`;
  const request: Request = { path, parameters: { limit: FIRST_SIZE, messageId } };
  const state = useRef<State>(NOTHING);
  const abort = useRef(new AbortController());
  const [round, askAgain] = useReducer((count: number) => count + 1, 0);
  const [, show] = useReducer((count: number) => count + 1, 0);
  const set = (changed: Partial<State>) => {
    state.current = { ...state.current, ...changed };
    show(undefined);
  };

  const load = async (parameters: Parameters, take: (answer: Answer<MessageHit>) => Partial<State>) => {
    if (key === undefined) return;
    set({ isLoading: true, problem: undefined });
    const { signal } = abort.current;
    try {
      const answer = await ask<MessageHit>({ path, parameters }, key, signal);
      set({ ...take(answer), total: answer.total, isLoading: false });
    } catch (error) {
      if (signal.aborted) return;
      set({ problem: problemOf(error), isLoading: false });
    }
  };

  // Asked anew for another conversation only.
  useEffect(() => {
    abort.current = new AbortController();
    state.current = NOTHING;
    void load(request.parameters ?? {}, ({ hits, next_cursor, prev_cursor }) => ({
      messages: hits.toReversed(),
      older: next_cursor ?? null,
      newer: prev_cursor ?? null,
      isGrownAtStart: false,
    }));
    return () => abort.current.abort();
  }, [path, messageId, key, round]);

  const more = (direction: 'older' | 'newer') => {
    const { isLoading, problem, [direction]: cursor } = state.current;
    if (isLoading || problem !== undefined || cursor === null) return;
    void load({ limit: MORE_SIZE, cursor }, ({ hits, next_cursor, prev_cursor }) => {
      const { messages } = state.current;
      const found = hits.toReversed();
      return direction === 'older'
        ? { messages: [...found, ...messages], older: next_cursor ?? null, isGrownAtStart: true }
        : { messages: [...messages, ...found], newer: prev_cursor ?? null, isGrownAtStart: false };
    });
  };

  const { older, newer, ...rest } = state.current;
  return {
    ...rest,
    hasOlder: older !== null,
    hasNewer: newer !== null,
    request,
    more,
    askAgain: () => askAgain(undefined),
  };
}
