import { useEffect, useMemo, useState } from 'preact/hooks';
import { askAll, type Problem, type Request } from '../api/client.ts';
import { useProblems, useSession } from '../api/session.tsx';
import type { CoverageEntry } from '../api/types.ts';
import { useAnswer } from '../api/use-answer.ts';
import { Calendar } from '../charts/calendar.tsx';
import { addressOf, go, type Route } from '../route.ts';
import { CurlButton } from '../ui/copy.tsx';
import { DateInput } from '../ui/date-input.tsx';
import { ProblemNotice, Shown, Skeleton } from '../ui/states.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { count, plural, today } from '../ui/time.tsx';
import { save, toCsv, toNdjson } from './export.ts';
import { type Column, columnsOf, FEEDS, type FeedEntry, type FeedName } from './feed-columns.tsx';

const PLATFORMS = ['all', 'telegram', 'discord', 'darknet'] as const;
const ROWS_AT_ONCE = 100;
const FEED_LABELS = Object.fromEntries(
  Object.entries(FEEDS).map(([name, { label }]) => [name, label]),
) as Record<FeedName, string>;

/** The four feeds: a year at a glance, and any day of it. */
export function FeedsView({ route }: { route: Route }) {
  const feed: FeedName = Object.hasOwn(FEEDS, route.parts[1] ?? '')
    ? (route.parts[1] as FeedName)
    : 'ransomware';
  const { hasPlatforms } = FEEDS[feed];
  const named = PLATFORMS.find((name) => name === route.parameters.get('platform')) ?? 'all';
  const platform = hasPlatforms ? named : undefined;
  const day = /^\d{4}-\d{2}-\d{2}$/.exec(route.parameters.get('day') ?? '')?.[0];
  const coverageRequest: Request = { path: '/feed/coverage', parameters: { feed, platform, lte: today() } };
  const coverage = useAnswer<CoverageEntry>(coverageRequest);
  const days = coverage.answer?.hits ?? [];
  const shownDay = day ?? latestWithEntries(coverage.isCurrent ? days : []);
  const view: TableView = {
    filter: route.parameters.get('filter') ?? '',
    sort: route.parameters.get('sort') ?? 'detectionDate',
  };
  const open = (
    { feed: other, ...changed }: Partial<TableView> & { feed?: FeedName; platform?: string; day?: string },
    how?: 'push' | 'replace',
  ) => {
    // Another feed has other columns and other words.
    const kept = other === undefined ? { filter: view.filter, sort: view.sort } : {};
    go(addressOf(['feeds', other ?? feed], { platform, day, ...kept, ...changed }), how);
  };
  return (
    <div class="feeds">
      <header class="head">
        <h1>Feeds</h1>
        <Tabs
          label="Feed"
          tabs={FEED_LABELS}
          chosen={feed}
          controls="feed"
          onChoose={(name) => open({ feed: name })}
        >
          {hasPlatforms && (
            <label>
              From
              <select value={platform} onChange={(event) => open({ platform: event.currentTarget.value })}>
                {PLATFORMS.map((name) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          )}
        </Tabs>
      </header>
      <div id="feed" role="tabpanel" aria-label={FEEDS[feed].label}>
        <div class="calendar-place">
          <Shown asked={coverage} rows={3} empty={<p>This key may see no day of it.</p>}>
            {(hits) => (
              <>
                <Calendar days={hits} chosen={shownDay} onChoose={(next, how) => open({ day: next }, how)} />
                <p class="legend">
                  <span class="day is-missing" /> not collected <span class="day level-0" /> empty{' '}
                  <span class="day level-1" />
                  <span class="day level-2" />
                  <span class="day level-3" />
                  <span class="day level-4" /> more entries <CurlButton request={coverageRequest} />
                </p>
              </>
            )}
          </Shown>
        </div>
        {shownDay !== undefined && (
          <Day
            feed={feed}
            platform={platform}
            day={shownDay}
            view={view}
            onDay={(next) => open({ day: next })}
            onView={(changed) => open(changed, 'replace')}
          />
        )}
      </div>
    </div>
  );
}

function latestWithEntries(days: readonly CoverageEntry[]): string | undefined {
  return (days.findLast(({ total }) => total > 0) ?? days.findLast(({ covered }) => covered))?.day;
}

function feedRequest(feed: FeedName, platform: string | undefined, day: string): Request {
  if (platform === undefined) return { path: `/feed/${feed}`, parameters: { batch: day } };
  return { path: `/feed/${platform}/${feed}`, parameters: { batch: day, range_type: 'day' } };
}

/** All entries of a day, however many. */
function useWholeDay(request: Request): {
  entries: FeedEntry[] | undefined;
  progress: { done: number; total: number } | undefined;
  problem: Problem | undefined;
  askAgain(): void;
} {
  const { key } = useSession();
  const problemOf = useProblems();
  const [answered, setAnswered] = useState<{ name: string; entries: FeedEntry[] }>();
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const [problem, setProblem] = useState<Problem>();
  const [round, setRound] = useState(0);
  const name = JSON.stringify(request);
  // The name says all that is asked.
  useEffect(() => {
    if (key === undefined) return;
    const abort = new AbortController();
    setProblem(undefined);
    setProgress(undefined);
    askAll<FeedEntry>(request, key, abort.signal, (done, total) => setProgress({ done, total })).then(
      (entries) => setAnswered({ name, entries }),
      (error) => {
        if (abort.signal.aborted) return;
        setAnswered(undefined);
        setProblem(problemOf(error));
      },
    );
    return () => abort.abort();
  }, [name, key, round]);
  // Those of another feed have other columns.
  const entries = answered?.name === name ? answered.entries : undefined;
  return { entries, progress, problem, askAgain: () => setRound(round + 1) };
}

function Day({
  feed,
  platform,
  day,
  view,
  onDay,
  onView,
}: {
  feed: FeedName;
  platform: string | undefined;
  day: string;
  view: TableView;
  onDay: (day: string) => void;
  onView: (changed: Partial<TableView>) => void;
}) {
  const request = feedRequest(feed, platform, day);
  const { entries, progress, problem, askAgain } = useWholeDay(request);
  return (
    <section aria-labelledby="day-title">
      <h2 id="day-title">
        <DateInput label="Day" isLabelHidden value={day} onDay={(next) => next !== '' && onDay(next)} />{' '}
        <CurlButton request={request} />
      </h2>
      {problem?.status === 404 ? (
        <p class="notice">{problem.message.replace(/the batch /, '')}</p>
      ) : problem !== undefined ? (
        <ProblemNotice problem={problem} onRetry={askAgain} />
      ) : entries === undefined ? (
        <>
          {progress !== undefined && (
            <p role="status">
              {count(progress.done)} of {count(progress.total)}
            </p>
          )}
          <Skeleton rows={8} />
        </>
      ) : (
        <Table
          key={`${feed} ${platform} ${day}`}
          columns={columnsOf(feed)}
          entries={entries}
          name={`${platform ?? ''}${platform ? '-' : ''}${feed}-${day}`}
          view={view}
          onView={onView}
        />
      )}
    </section>
  );
}

/** What of a table stands in the address. */
interface TableView {
  filter: string;
  /** Name of a column, with a minus before it the other way round. */
  sort: string;
}

function Table({
  columns,
  entries,
  name,
  view: { filter, sort: sorted },
  onView,
}: {
  columns: Column[];
  entries: FeedEntry[];
  name: string;
  view: TableView;
  onView: (changed: Partial<TableView>) => void;
}) {
  const sort = { column: sorted.replace(/^-/, ''), direction: sorted.startsWith('-') ? -1 : 1 };
  const [page, setPage] = useState(0);
  const shown = useMemo(() => {
    const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
    const fits = (entry: FeedEntry) => {
      const text = columns
        .map((column) => column.text(entry))
        .join('\n')
        .toLowerCase();
      return words.every((word) => text.includes(word));
    };
    const { text } = columns.find((column) => column.name === sort.column) ?? (columns[0] as Column);
    return entries.filter(fits).sort((a, b) => text(a).localeCompare(text(b), 'en') * sort.direction);
  }, [entries, columns, filter, sorted]);
  const pages = Math.ceil(shown.length / ROWS_AT_ONCE);
  if (entries.length === 0)
    return <p class="notice">Nothing was found on this day; it was collected, and is empty.</p>;
  return (
    <>
      <div class="table-tools">
        <label>
          Filter{' '}
          <input
            type="search"
            value={filter}
            onInput={(event) => {
              onView({ filter: event.currentTarget.value });
              setPage(0);
            }}
          />
        </label>
        <span role="status" class="total">
          {shown.length === entries.length
            ? plural(entries.length, 'entry', 'entries')
            : `${count(shown.length)} of ${count(entries.length)} entries`}
        </span>
        <span class="tabs-end">
          <button type="button" onClick={() => save(`${name}.csv`, 'text/csv', toCsv(columns, shown))}>
            Export CSV
          </button>
          <button
            type="button"
            onClick={() => save(`${name}.ndjson`, 'application/x-ndjson', toNdjson(shown))}
          >
            Export NDJSON
          </button>
        </span>
      </div>
      <section class="table-scroll" aria-label="Entries">
        <table class="entries">
          <thead>
            <tr>
              {columns.map(({ name: column, label }) => {
                const isSorted = sort.column === column;
                return (
                  <th
                    key={column}
                    scope="col"
                    aria-sort={isSorted ? (sort.direction === 1 ? 'ascending' : 'descending') : 'none'}
                  >
                    <button
                      type="button"
                      class="quiet"
                      onClick={() =>
                        onView({ sort: isSorted && sort.direction === 1 ? `-${column}` : column })
                      }
                    >
                      {label} {isSorted ? (sort.direction === 1 ? '▲' : '▼') : ''}
                    </button>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {shown.slice(page * ROWS_AT_ONCE, (page + 1) * ROWS_AT_ONCE).map((entry, index) => (
              <tr key={'id' in entry && entry.id ? entry.id : index} data-item tabIndex={-1}>
                {columns.map((column) => (
                  <td key={column.name} data-label={column.label}>
                    {column.show(entry)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {pages > 1 && (
        <nav class="pager" aria-label="Pages of the table">
          <button type="button" disabled={page === 0} onClick={() => setPage(page - 1)}>
            ←
          </button>
          {page + 1} of {count(pages)}
          <button type="button" disabled={page >= pages - 1} onClick={() => setPage(page + 1)}>
            →
          </button>
        </nav>
      )}
    </>
  );
}
