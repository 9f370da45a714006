import { useEffect, useState } from 'preact/hooks';
import type { Alert, AlertKind } from '../../../api/alert-types.ts';
import { type ApiError, type ApiRequest, fetchBody, fetchPage } from '../../../api/client.ts';
import { useErrorHandler, useSession } from '../../../api/session.tsx';
import type { ResultPage, SearchPage } from '../../../api/types.ts';
import { addDays, today } from '../../../ui/format.tsx';
import type { AnyHit } from '../../search/kinds.ts';
import { RESULT_KINDS } from '../../search/kinds.ts';
import { RESULT_KIND } from '../inbox/match-record.tsx';
import { conditionOf, type Draft, hasHiddenValues, searchParameters } from './draft.ts';

export type Days = 30 | 90 | 365;

export interface Preview {
  total: number;
  /** Counts by day or month, oldest first. */
  buckets: readonly { at: number; count: number }[];
  interval: 'day' | 'month';
  newest: readonly AnyHit[];
  kind: AlertKind;
  /** Of a watchlist: how many of its values occur at all. */
  knownValues: number | undefined;
}

interface State {
  preview: Preview | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
}

const DEBOUNCE_MS = 350;
const NEWEST = 14;
/** The searches that count by day. Others are counted by month, with the alert's own dry run. */
const COUNTS_DAYS: ReadonlySet<AlertKind> = new Set(['message', 'page']);

interface History {
  history: { total: number; months: { at: string; count: number }[]; knownValues?: number };
}

/** How often a draft would have matched. It follows the draft, and stops counting what is no longer asked. */
export function usePreview(draft: Draft, days: Days, saved: Alert | undefined): State {
  const { key } = useSession();
  const toApiError = useErrorHandler();
  const [state, setState] = useState<State>({ preview: undefined, error: undefined, isLoading: false });
  // The values of a long saved list are not known here; the server counts them.
  const savedList = draft.mode === 'watchlist' && hasHiddenValues(saved) ? saved?.id : undefined;
  const condition = conditionOf(draft);
  const name = JSON.stringify([condition, days, savedList]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name stands for the condition and the range
  useEffect(() => {
    if ((condition === undefined && savedList === undefined) || key === undefined) {
      setState({ preview: undefined, error: undefined, isLoading: false });
      return;
    }
    setState((previous) => ({ ...previous, isLoading: true }));
    const abort = new AbortController();
    const timer = setTimeout(() => {
      const loading =
        condition === undefined
          ? loadSaved(savedList ?? '', key, abort.signal)
          : load(draft, condition, days, key, abort.signal);
      loading.then(
        (preview) => setState({ preview, error: undefined, isLoading: false }),
        (error) => {
          if (!abort.signal.aborted)
            setState({ preview: undefined, error: toApiError(error), isLoading: false });
        },
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [name, key, toApiError]);
  return state;
}

async function load(
  draft: Draft,
  condition: Record<string, unknown>,
  days: Days,
  key: string,
  signal: AbortSignal,
): Promise<Preview> {
  const { about, mode } = draft;
  const parameters = searchParameters(draft);
  if (mode === 'query' && COUNTS_DAYS.has(about) && parameters.q !== undefined) {
    const page = (await fetchPage<AnyHit>(searchRequest(draft, days), key, signal)) as SearchPage<AnyHit>;
    const buckets = page.histogram?.buckets ?? [];
    return {
      total: page.histogram?.total ?? page.total,
      buckets: buckets.map(({ date, count }) => ({ at: Date.parse(date), count })),
      interval: 'day',
      newest: page.hits,
      kind: about,
      knownValues: undefined,
    };
  }
  const body = { ...condition, name: draft.name.trim() || 'preview', dry_run: true };
  const hasNewest = mode === 'query' && parameters.q !== undefined;
  const [counted, newest] = await Promise.all([
    fetchBody('/alerts', body, key, signal) as Promise<ResultPage<unknown> & History>,
    hasNewest ? fetchPage<AnyHit>(searchRequest(draft), key, signal) : undefined,
  ]);
  return { ...monthly(counted), newest: newest?.hits ?? [], kind: about };
}

async function loadSaved(id: string, key: string, signal: AbortSignal): Promise<Preview> {
  const path = `/alerts/${encodeURIComponent(id)}/history`;
  return monthly((await fetchPage<unknown>({ path }, key, signal)) as ResultPage<unknown> & History);
}

function monthly({ history: { total, months, knownValues } }: History): Preview {
  const buckets = months.map(({ at, count }) => ({ at: Date.parse(at), count }));
  return { total, buckets, interval: 'month', newest: [], kind: 'message', knownValues };
}

/** The search with the same parameters; without days, over all dates. */
function searchRequest(draft: Draft, days?: Days): ApiRequest {
  const range = days && { gte: addDays(today(), 1 - days), lte: today(), histogram: 'day' };
  return {
    path: RESULT_KINDS[RESULT_KIND[draft.about]].path,
    parameters: { ...searchParameters(draft), ...range, sort: 'newest', highlight: true, page_size: NEWEST },
  };
}
