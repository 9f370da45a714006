import { useEffect, useReducer, useRef } from 'preact/hooks';
import { inBackground } from './background.ts';
import { ask, identityOf, type Problem, type Request } from './client.ts';
import { useProblems, useSession } from './session.tsx';
import type { Answer } from './types.ts';

export interface Asked<Hit> {
  /** The last answer: while the next is on its way it stays, so that nothing jumps. */
  answer: Answer<Hit> | undefined;
  problem: Problem | undefined;
  isLoading: boolean;
  /** Whether `answer` is that of the current question. */
  isCurrent: boolean;
  askAgain(): void;
}

/** Answers of this tab, the latest last: going back shows at once what was there. */
const remembered = new Map<string, { answer: Answer<unknown>; at: number }>();
const REMEMBERED_MAX = 60;
const REMEMBERED_MS = 60_000;

export function forgetAnswers(): void {
  remembered.clear();
}

/** Asks whenever the question changes; `undefined` asks nothing. Details that a view can do without for a while go in the background. */
export function useAnswer<Hit>(
  request: Request | undefined,
  urgency: 'now' | 'background' = 'now',
): Asked<Hit> {
  const { key } = useSession();
  const problemOf = useProblems();
  const name = request === undefined ? undefined : identityOf(request);
  const state = useRef<{ name?: string; answer?: Answer<Hit>; problem?: Problem; isLoading: boolean }>({
    isLoading: false,
  });
  const [round, askAgain] = useReducer((count: number) => count + 1, 0);
  const [, show] = useReducer((count: number) => count + 1, 0);

  // The name says all that is asked.
  useEffect(() => {
    if (request === undefined || name === undefined || key === undefined) return;
    const known = remembered.get(name);
    if (known !== undefined && round === 0 && performance.now() - known.at < REMEMBERED_MS) {
      state.current = { name, answer: known.answer as Answer<Hit>, isLoading: false };
      show(undefined);
      return;
    }
    const abort = new AbortController();
    const { answer, name: before } = state.current;
    state.current = { ...(answer && { answer }), ...(before && { name: before }), isLoading: true };
    show(undefined);
    const asking = () => ask<Hit>(request, key, abort.signal);
    (urgency === 'now' ? asking() : inBackground(asking, abort.signal)).then(
      (fresh) => {
        remember(name, fresh);
        state.current = { name, answer: fresh, isLoading: false };
        show(undefined);
      },
      (error) => {
        if (abort.signal.aborted) return;
        state.current = { ...state.current, problem: problemOf(error), isLoading: false };
        show(undefined);
      },
    );
    return () => abort.abort();
  }, [name, key, round]);

  const { name: answered, answer, problem, isLoading } = state.current;
  const isCurrent = answered === name && answer !== undefined;
  return {
    answer,
    problem,
    isLoading: isLoading || (name !== undefined && !isCurrent && problem === undefined),
    isCurrent,
    askAgain: () => askAgain(undefined),
  };
}

function remember(name: string, answer: Answer<unknown>): void {
  remembered.delete(name);
  remembered.set(name, { answer, at: performance.now() });
  const [oldest] = remembered.keys();
  if (remembered.size > REMEMBERED_MAX && oldest !== undefined) remembered.delete(oldest);
}
