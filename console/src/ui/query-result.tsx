import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ApiError } from '../api/client.ts';
import { useSession } from '../api/session.tsx';
import type { Query } from '../api/use-query.ts';

/** The state of a query: its data, a placeholder while it loads, an empty state or an error. */
export function QueryResult<Hit>({
  query,
  empty,
  rows = 3,
  children,
}: {
  query: Query<Hit>;
  empty?: ComponentChildren;
  /** Height of the placeholder. */
  rows?: number;
  children: (hits: Hit[], total: number) => ComponentChildren;
}) {
  const { data, error, isLoading, refetch } = query;
  if (error !== undefined) return <ErrorNotice error={error} onRetry={refetch} />;
  if (data === undefined) return <Skeleton rows={rows} />;
  return (
    <div class={isLoading ? 'query-result is-loading' : 'query-result'} aria-busy={isLoading}>
      {data.hits.length === 0 && empty !== undefined ? (
        <div class="notice">{empty}</div>
      ) : (
        children(data.hits, data.total)
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

/** Titles for errors whose message alone does not say what happened. */
const TITLES: Record<number, string> = {
  0: 'Connection failed.',
  401: 'Signed out.',
  403: 'No access.',
  500: 'Server error.',
  503: 'Temporarily unavailable.',
};
/** The message says it all. */
const UNTITLED = new Set([404, 413, 422]);
/** Repeating the request would fail in the same way. */
const NOT_RETRYABLE = new Set([403, 404, 413, 422]);
/** The server's message suggests a smaller page, which analysts cannot choose. */
const TOO_LARGE = 'Response too large. Narrow the search.';

export function ErrorNotice({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const { setPromptOpen } = useSession();
  const { status, message } = error;
  if (status === 429) return <RateLimitNotice error={error} onRetry={onRetry} />;
  return (
    <div class="notice error" role="alert">
      <p>
        {!UNTITLED.has(status) && <strong>{TITLES[status] ?? 'Something went wrong.'} </strong>}
        {status === 413 ? TOO_LARGE : message} {status === 404 && <a href="#/">Go to search</a>}
      </p>
      {status === 403 && (
        <p>
          An operator can create a key with more access:{' '}
          <code>nightjar keys create --name NAME --scopes all</code>{' '}
          <button type="button" onClick={() => setPromptOpen(true)}>
            Change key
          </button>
        </p>
      )}
      {!NOT_RETRYABLE.has(status) && (
        <button type="button" onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
}

/** Counts down to the end of the rate limit, then retries once. */
function RateLimitNotice({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const [seconds, setSeconds] = useState(error.retryAfterSeconds ?? 1);
  const retry = useRef(onRetry);
  retry.current = onRetry;
  useEffect(() => setSeconds(error.retryAfterSeconds ?? 1), [error]);
  useEffect(() => {
    if (seconds <= 0) {
      retry.current();
      return;
    }
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return (
    <div class="notice error" role="alert">
      <p class="countdown">
        <strong>Rate limit reached.</strong> Retrying in <span>{Math.max(0, seconds)}</span> s
      </p>
    </div>
  );
}
