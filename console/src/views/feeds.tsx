import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type ApiError, type ApiRequest, fetchAll, requestKey } from '../api/client.ts';
import { useErrorHandler, useSession } from '../api/session.tsx';
import type { CoverageEntry } from '../api/types.ts';
import { useQuery, useStable } from '../api/use-query.ts';
import { Calendar } from '../charts/calendar.tsx';
import { type HistoryMode, navigate, type Route, viewUrl } from '../route.ts';
import { CurlButton } from '../ui/copy.tsx';
import { DateInput } from '../ui/date-input.tsx';
import { formatCount, formatNumber, today } from '../ui/format.tsx';
import { Pager } from '../ui/pager.tsx';
import { ErrorNotice, QueryResult, Skeleton } from '../ui/query-result.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { download, toCsv, toNdjson } from './export.ts';
import { type Column, FEED_COLUMNS, FEEDS, type FeedEntry, type FeedName } from './feed-columns.tsx';

const PLATFORMS = { all: 'All', telegram: 'Telegram', discord: 'Discord', darknet: 'Darknet' } as const;
const ROWS_PER_PAGE = 100;
const FEED_LABELS = Object.fromEntries(
  Object.entries(FEEDS).map(([name, { label }]) => [name, label]),
) as Record<FeedName, string>;

/** The four feeds: a calendar of the last year, and the entries of one day. */
export function FeedsView({ route }: { route: Route }) {
  const feed: FeedName = Object.hasOwn(FEEDS, route.parts[1] ?? '')
    ? (route.parts[1] as FeedName)
    : 'ransomware';
  const { hasPlatforms } = FEEDS[feed];
  const requestedPlatform = route.parameters.get('platform') ?? '';
  const platform = !hasPlatforms
    ? undefined
    : Object.hasOwn(PLATFORMS, requestedPlatform)
      ? requestedPlatform
      : 'all';
  const requestedDay = /^\d{4}-\d{2}-\d{2}$/.exec(route.parameters.get('day') ?? '')?.[0];
  const coverageRequest: ApiRequest = {
    path: '/feed/coverage',
    parameters: { feed, platform, lte: today() },
  };
  const coverage = useQuery<CoverageEntry>(coverageRequest);
  const days = (coverage.isCurrent && coverage.data?.hits) || [];
  const day = requestedDay ?? latestDay(days);
  const table: TableState = {
    filter: route.parameters.get('filter') ?? '',
    sort: route.parameters.get('sort') ?? 'detectionDate',
  };
  const open = (
    { feed: newFeed, ...changes }: Partial<TableState> & { feed?: FeedName; platform?: string; day?: string },
    mode?: HistoryMode,
  ) => {
    // Feeds have different columns, so another feed starts with a fresh table.
    const kept = newFeed === undefined ? table : {};
    navigate(viewUrl(['feeds', newFeed ?? feed], { platform, day: requestedDay, ...kept, ...changes }), mode);
  };
  return (
    <div class="feeds">
      <header class="page-header">
        <h1>Feeds</h1>
        <Tabs
          label="Feed"
          tabs={FEED_LABELS}
          selected={feed}
          controls="feed"
          onSelect={(name) => open({ feed: name })}
        >
          {hasPlatforms && (
            <label>
              Source
              <select value={platform} onChange={(event) => open({ platform: event.currentTarget.value })}>
                {Object.entries(PLATFORMS).map(([name, label]) => (
                  <option key={name} value={name}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
          )}
        </Tabs>
      </header>
      <div id="feed" role="tabpanel" aria-label={FEEDS[feed].label}>
        <div class="calendar-container">
          <QueryResult
            query={coverage}
            rows={3}
            empty={<p>Your key has no access to any day of this feed.</p>}
          >
            {(hits) => (
              <>
                <Calendar days={hits} selected={day} onSelect={(next, mode) => open({ day: next }, mode)} />
                <p class="legend">
                  <span class="day is-missing" /> Not collected <span class="day level-0" /> No entries{' '}
                  <span class="day level-1" />
                  <span class="day level-2" />
                  <span class="day level-3" />
                  <span class="day level-4" /> More entries <CurlButton request={coverageRequest} />
                </p>
              </>
            )}
          </QueryResult>
        </div>
        {day !== undefined && (
          <FeedDay
            feed={feed}
            platform={platform}
            day={day}
            isCollected={days.find((entry) => entry.day === day)?.covered !== false}
            table={table}
            onDay={(next) => open({ day: next })}
            onTable={(changes) => open(changes, 'replace')}
          />
        )}
      </div>
    </div>
  );
}

/** The latest day with entries, or else the latest day that was collected. */
function latestDay(days: readonly CoverageEntry[]): string | undefined {
  return (days.findLast(({ total }) => total > 0) ?? days.findLast(({ covered }) => covered))?.day;
}

function feedRequest(feed: FeedName, platform: string | undefined, day: string): ApiRequest {
  if (platform === undefined) return { path: `/feed/${feed}`, parameters: { batch: day } };
  return { path: `/feed/${platform}/${feed}`, parameters: { batch: day, range_type: 'day' } };
}

interface Progress {
  done: number;
  total: number;
}

/** Loads all entries of a day, page by page. */
function useAllEntries(request: ApiRequest): {
  entries: FeedEntry[] | undefined;
  progress: Progress | undefined;
  error: ApiError | undefined;
  refetch(): void;
} {
  const { key } = useSession();
  const toApiError = useErrorHandler();
  const name = requestKey(request);
  const stableRequest = useStable(request, name);
  const [loaded, setLoaded] = useState<{ name: string; entries: FeedEntry[] }>();
  const [progress, setProgress] = useState<Progress>();
  const [error, setError] = useState<ApiError>();
  const abort = useRef(new AbortController());
  const load = useCallback(() => {
    if (key === undefined) return;
    abort.current.abort();
    abort.current = new AbortController();
    const { signal } = abort.current;
    setError(undefined);
    setProgress(undefined);
    fetchAll<FeedEntry>(stableRequest, key, signal, (done, total) => setProgress({ done, total })).then(
      (entries) => setLoaded({ name, entries }),
      (failure) => {
        if (signal.aborted) return;
        setLoaded(undefined);
        setError(toApiError(failure));
      },
    );
  }, [stableRequest, name, key, toApiError]);
  useEffect(() => {
    load();
    return () => abort.current.abort();
  }, [load]);
  // Entries of another feed have other columns.
  const entries = loaded?.name === name ? loaded.entries : undefined;
  return { entries, progress, error, refetch: load };
}

function FeedDay({
  feed,
  platform,
  day,
  isCollected,
  table,
  onDay,
  onTable,
}: {
  feed: FeedName;
  platform: string | undefined;
  day: string;
  isCollected: boolean;
  table: TableState;
  onDay: (day: string) => void;
  onTable: (changes: Partial<TableState>) => void;
}) {
  const request = feedRequest(feed, platform, day);
  const { entries, progress, error, refetch } = useAllEntries(request);
  return (
    <section aria-labelledby="day-title">
      <h2 id="day-title">
        <DateInput label="Day" isLabelHidden value={day} onChange={(next) => next !== '' && onDay(next)} />{' '}
        <CurlButton request={request} />
      </h2>
      {error?.status === 404 ? (
        <p class="notice">
          {isCollected ? (
            error.message
          ) : (
            <>
              <strong>Not collected.</strong> There is no data for {day}.
            </>
          )}
        </p>
      ) : error !== undefined ? (
        <ErrorNotice error={error} onRetry={refetch} />
      ) : entries === undefined ? (
        <>
          {progress !== undefined && (
            <p role="status">
              Loading {formatNumber(progress.done)} of {formatCount(progress.total, 'entry', 'entries')}
            </p>
          )}
          <Skeleton rows={8} />
        </>
      ) : (
        <EntryTable
          key={`${feed} ${platform} ${day}`}
          columns={FEED_COLUMNS[feed]}
          entries={entries}
          fileName={`${platform ?? ''}${platform ? '-' : ''}${feed}-${day}`}
          table={table}
          onTable={onTable}
        />
      )}
    </section>
  );
}

/** The part of a table's state that is in the URL. */
interface TableState {
  filter: string;
  /** A column's name, with a leading minus for descending order. */
  sort: string;
}

function EntryTable({
  columns,
  entries,
  fileName,
  table: { filter, sort },
  onTable,
}: {
  columns: Column[];
  entries: FeedEntry[];
  fileName: string;
  table: TableState;
  onTable: (changes: Partial<TableState>) => void;
}) {
  const [page, setPage] = useState(1);
  const sortColumn = sort.replace(/^-/, '');
  const isDescending = sort.startsWith('-');
  const rows = useMemo(() => {
    const matching = filterEntries(entries, columns, filter);
    const { text } = columns.find(({ name }) => name === sortColumn) ?? (columns[0] as Column);
    const sorted = matching.sort((a, b) => text(a).localeCompare(text(b), 'en'));
    return isDescending ? sorted.reverse() : sorted;
  }, [entries, columns, filter, sortColumn, isDescending]);
  if (entries.length === 0)
    return (
      <p class="notice">
        <strong>No entries.</strong> This day was collected, but the feed was empty.
      </p>
    );
  return (
    <>
      <div class="table-tools">
        <label>
          Filter{' '}
          <input
            type="search"
            value={filter}
            onInput={(event) => {
              onTable({ filter: event.currentTarget.value });
              setPage(1);
            }}
          />
        </label>
        <span role="status" class="total">
          {rows.length === entries.length
            ? formatCount(entries.length, 'entry', 'entries')
            : `${formatNumber(rows.length)} of ${formatCount(entries.length, 'entry', 'entries')}`}
        </span>
        <span class="tabs-end">
          <button type="button" onClick={() => download(`${fileName}.csv`, 'text/csv', toCsv(columns, rows))}>
            Export CSV
          </button>
          <button
            type="button"
            onClick={() => download(`${fileName}.ndjson`, 'application/x-ndjson', toNdjson(rows))}
          >
            Export NDJSON
          </button>
        </span>
      </div>
      <section class="table-scroll" aria-label="Entries">
        <table class="entries">
          <thead>
            <tr>
              {columns.map(({ name, label }) => {
                const isSorted = name === sortColumn;
                return (
                  <th
                    key={name}
                    scope="col"
                    aria-sort={!isSorted ? 'none' : isDescending ? 'descending' : 'ascending'}
                  >
                    <button
                      type="button"
                      class="quiet"
                      onClick={() => onTable({ sort: isSorted && !isDescending ? `-${name}` : name })}
                    >
                      {label} {!isSorted ? '' : isDescending ? '▼' : '▲'}
                    </button>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {rows.slice((page - 1) * ROWS_PER_PAGE, page * ROWS_PER_PAGE).map((entry, index) => (
              <tr key={'id' in entry && entry.id ? entry.id : index} data-item tabIndex={-1}>
                {columns.map((column) => (
                  <td key={column.name} data-label={column.label}>
                    {column.render(entry)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Pager page={page} pageSize={ROWS_PER_PAGE} total={rows.length} onPage={setPage} />
    </>
  );
}

/** The entries that contain every word of the filter in any column. */
function filterEntries(
  entries: readonly FeedEntry[],
  columns: readonly Column[],
  filter: string,
): FeedEntry[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    const text = columns
      .map((column) => column.text(entry))
      .join('\n')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
