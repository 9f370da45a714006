import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ApiError } from '../api/client.ts';
import { useSession } from '../api/session.tsx';
import type { Query } from '../api/use-query.ts';
import { commonTexts } from '../texts/common.ts';
import { Button, ButtonLink } from './button.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

const texts = commonTexts.states;

/**
 * Nothing to show, or a problem: what happened, and what to do next. Its heading is of the second level, because it may
 * be all that a page shows.
 */
export function State({
  icon = 'search-x',
  title,
  isAlert = false,
  actions,
  children,
}: {
  icon?: IconName;
  title: ComponentChildren;
  isAlert?: boolean;
  actions?: ComponentChildren;
  children?: ComponentChildren;
}) {
  return (
    <div class="state" role={isAlert ? 'alert' : undefined}>
      <Icon name={icon} size={20} />
      <h2>{title}</h2>
      {children !== undefined && <p>{children}</p>}
      {actions !== undefined && <div class="state-actions">{actions}</div>}
    </div>
  );
}

/** Rows of the same height as the result. They appear after 150 ms, so that fast answers do not flicker. */
export function Skeleton({ rows }: { rows: number }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), 3000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div class="skeleton" role="status" aria-label={commonTexts.loading}>
      {isSlow && <p class="skeleton-note">{texts.stillLoading}</p>}
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} class="skeleton-row" />
      ))}
    </div>
  );
}

/** The data of a query, or its state: loading, failed or empty. */
export function QueryView<Hit>({
  query,
  rows = 4,
  empty,
  children,
}: {
  query: Query<Hit>;
  /** Height of the placeholder. */
  rows?: number;
  empty?: ComponentChildren;
  children: (hits: Hit[], data: NonNullable<Query<Hit>['data']>) => ComponentChildren;
}) {
  const { data, error, isLoading, refetch } = query;
  if (error !== undefined) return <ErrorState error={error} onRetry={refetch} />;
  if (data === undefined) return <Skeleton rows={rows} />;
  if (data.hits.length === 0 && empty !== undefined && !isLoading) return <>{empty}</>;
  return (
    <div class={isLoading ? 'query-view is-stale' : 'query-view'} aria-busy={isLoading}>
      {children(data.hits, data)}
    </div>
  );
}

export function ErrorState({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const { setPromptOpen } = useSession();
  const retry = (
    <Button icon="refresh-cw" variant="primary" onClick={onRetry}>
      {texts.tryAgain}
    </Button>
  );
  switch (error.status) {
    case 0:
      return (
        <State icon="cloud-off" title={texts.offline} isAlert actions={retry}>
          {texts.offlineText}
        </State>
      );
    case 401:
    case 403:
      return (
        <State
          icon="lock"
          title={error.status === 403 ? texts.noAccess : texts.signedOut}
          isAlert
          actions={
            <Button icon="key-round" onClick={() => setPromptOpen(true)}>
              {texts.changeKey}
            </Button>
          }
        >
          {error.status === 403 ? texts.noAccessText(error.message) : error.message}
        </State>
      );
    case 404:
      return (
        <State
          icon="search-x"
          title={texts.notFound}
          isAlert
          actions={
            <>
              <ButtonLink href="#/search/messages">{texts.goToSearch}</ButtonLink>
              <ButtonLink href="#/">{texts.goToOverview}</ButtonLink>
            </>
          }
        >
          {texts.notFoundText}
        </State>
      );
    case 413:
      return (
        <State icon="triangle-alert" title={texts.tooLarge} isAlert>
          {texts.tooLargeText}
        </State>
      );
    case 422:
      return (
        <State icon="triangle-alert" title={texts.invalid} isAlert>
          {error.message}
        </State>
      );
    case 429:
      return <RateLimit error={error} onRetry={onRetry} />;
    case 504:
      return (
        <State icon="clock" title={texts.timeout} isAlert actions={retry}>
          {texts.timeoutText}
        </State>
      );
    default:
      return (
        <State icon="triangle-alert" title={texts.failed} isAlert actions={retry}>
          {texts.failedText(error.message)}
        </State>
      );
  }
}

/** Counts down to the end of the rate limit, then retries once. */
function RateLimit({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
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
    <State icon="hourglass" title={texts.rateLimit} isAlert>
      {texts.rateLimitText(Math.max(0, seconds))}
    </State>
  );
}
