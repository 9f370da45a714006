import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Problem } from '../api/client.ts';
import { useSession } from '../api/session.tsx';
import type { Asked } from '../api/use-answer.ts';

/** What is there: the answer, what is missing, or why there is none. */
export function Shown<Hit>({
  asked,
  empty,
  rows = 3,
  children,
}: {
  asked: Asked<Hit>;
  empty?: ComponentChildren;
  /** How much room an answer is expected to take. */
  rows?: number;
  children: (hits: Hit[], total: number) => ComponentChildren;
}) {
  const { answer, problem, isLoading, askAgain } = asked;
  if (problem !== undefined) return <ProblemNotice problem={problem} onRetry={askAgain} />;
  if (answer === undefined) return <Skeleton rows={rows} />;
  return (
    <div class={isLoading ? 'shown is-loading' : 'shown'} aria-busy={isLoading}>
      {answer.hits.length === 0 && empty !== undefined ? (
        <div class="notice">{empty}</div>
      ) : (
        children(answer.hits, answer.total)
      )}
    </div>
  );
}

export function Skeleton({ rows }: { rows: number }) {
  return (
    <div class="skeleton" role="status" aria-label="Loading">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} class="skeleton-row" />
      ))}
    </div>
  );
}

export function ProblemNotice({ problem, onRetry }: { problem: Problem; onRetry?: () => void }) {
  const { setPromptOpen } = useSession();
  const { status, message } = problem;
  if (status === 429) return <Countdown problem={problem} {...(onRetry && { onRetry })} />;
  return (
    <div class="notice problem" role="alert">
      <p>
        <strong>{TITLES[status] ?? 'That did not work.'}</strong> {message}
      </p>
      {status === 403 && (
        <p>
          Ask an operator for a key with that scope:{' '}
          <code>nightjar keys create --name NAME --scopes im,feeds,archive</code>.{' '}
          <button type="button" onClick={() => setPromptOpen(true)}>
            Use another key
          </button>
        </p>
      )}
      {onRetry !== undefined && status !== 403 && status !== 404 && status !== 422 && (
        <button type="button" onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
}

const TITLES: Record<number, string> = {
  0: 'No connection.',
  401: 'The key was not accepted.',
  403: 'Your key has no access.',
  404: 'Not found.',
  413: 'Too much at once.',
  422: 'The question is not understood.',
  500: 'The server failed.',
  503: 'The server is busy.',
};

/** Says how long to wait, and asks again by itself. */
function Countdown({ problem, onRetry }: { problem: Problem; onRetry?: () => void }) {
  const [left, setLeft] = useState(problem.retryAfterSeconds ?? 1);
  const retry = useRef(onRetry);
  retry.current = onRetry;
  useEffect(() => setLeft(problem.retryAfterSeconds ?? 1), [problem]);
  // Once, and not again until it is refused again: every question counts.
  useEffect(() => {
    if (left <= 0) {
      retry.current?.();
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return (
    <div class="notice problem" role="alert">
      <p>
        <strong>Too many questions.</strong> {problem.message}
      </p>
      <p class="countdown">
        Asking again in <span>{Math.max(0, left)}</span> s
      </p>
    </div>
  );
}
