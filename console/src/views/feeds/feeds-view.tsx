import './feeds.css';
import { useMemo, useState } from 'preact/hooks';
import { ApiError } from '../../api/client.ts';
import type { CoverageEntry, OverviewHit } from '../../api/types.ts';
import { firstHit, useQuery } from '../../api/use-query.ts';
import type { DayEntry } from '../../charts/days.ts';
import { type HistoryMode, navigate, type Route } from '../../route.ts';
import { TopBar } from '../../shell/top-bar.tsx';
import { feedsTexts as texts } from '../../texts/feeds.ts';
import { Button } from '../../ui/button.tsx';
import { copyItems } from '../../ui/copy.tsx';
import { today } from '../../ui/format.tsx';
import { MenuButton } from '../../ui/menu.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { CoveragePanel } from './coverage-panel.tsx';
import { EntryDrawer } from './entry-drawer.tsx';
import { ExportRangeDialog } from './export-range.tsx';
import { FeedCards } from './feed-cards.tsx';
import { entryKey } from './feed-columns.tsx';
import { FeedDay } from './feed-day.tsx';
import { dayRequest, type FeedState, feedUrl, readFeedState } from './feed-state.ts';
import { useDayEntries } from './use-day-entries.ts';

/** The overview leaves out what a key must not see, instead of an error. */
const NO_ACCESS = new ApiError(403, texts.noAccess);

/** The four feeds: a calendar of the last year, and the entries of one day. */
export function FeedsView({ route }: { route: Route }) {
  const state = useMemo(() => readFeedState(route), [route]);
  const { feed, platform } = state;
  // One request for the coverage of all feeds; another only if the feed is limited to one source.
  const all = useQuery<OverviewHit>({ path: '/overview', parameters: { parts: 'coverage', days: 365 } });
  const limited = useQuery<CoverageEntry>(
    platform === undefined || platform === 'all'
      ? undefined
      : { path: '/feed/coverage', parameters: { feed, platform, lte: today() } },
  );
  const coverage = firstHit(all)?.coverage;
  const days = useMemo(() => {
    if (platform !== undefined && platform !== 'all')
      return (limited.isCurrent && limited.data?.hits) || undefined;
    return coverage?.find((each) => each.feed === feed)?.days;
  }, [coverage, limited, feed, platform]);
  const entries = useMemo(() => days?.map(dayEntry), [days]);
  const day = state.day ?? latestDay(days);
  const [isExporting, setExporting] = useState(false);
  const open = (changes: Partial<FeedState>, mode?: HistoryMode) =>
    navigate(feedUrl({ ...state, row: undefined, ...changes }), mode);
  const loaded = useDayEntries(day === undefined ? undefined : dayRequest(state, day));
  const [rows, setRows] = useState<readonly string[]>([]);
  const current = loaded.entries?.find((entry) => entryKey(entry) === state.row);
  const move = (step: 1 | -1) => open({ row: rows[rows.indexOf(state.row ?? '') + step] }, 'replace');
  return (
    <>
      <TopBar title={texts.title}>
        <Button icon="download" onClick={() => setExporting(true)}>
          {texts.exportRange}
        </Button>
        <MenuButton
          label={texts.choose}
          items={copyItems(day === undefined ? undefined : dayRequest(state, day))}
        />
      </TopBar>
      <div class="feed-body">
        <div class="page" data-scroller>
          <FeedCards coverage={coverage} state={state} />
          {all.error !== undefined ? (
            <ErrorState error={all.error} onRetry={all.refetch} />
          ) : firstHit(all) !== undefined && coverage === undefined ? (
            <ErrorState error={NO_ACCESS} onRetry={all.refetch} />
          ) : entries === undefined ? (
            <Skeleton rows={5} />
          ) : (
            <CoveragePanel
              days={entries}
              selected={day}
              platform={platform}
              hrefOf={(next) => feedUrl({ feed, platform, day: next })}
              onPlatform={(next) => open({ platform: next })}
            />
          )}
          {day !== undefined && (
            <FeedDay
              state={state}
              day={day}
              days={entries ?? []}
              loaded={loaded}
              onOpen={open}
              onRows={setRows}
            />
          )}
        </div>
        {current !== undefined && (
          <EntryDrawer
            feed={feed}
            entry={current}
            position={rows.indexOf(state.row ?? '') + 1}
            total={rows.length}
            onMove={move}
            onClose={() => open({ row: undefined }, 'replace')}
          />
        )}
      </div>
      {isExporting && (
        <ExportRangeDialog state={state} day={day ?? today()} onClose={() => setExporting(false)} />
      )}
    </>
  );
}

function dayEntry({ day, covered, total }: CoverageEntry): DayEntry {
  return { day, state: !covered ? 'missing' : total === 0 ? 'empty' : 'data', count: total };
}

/** The latest day with entries, or else the latest day that was collected. */
function latestDay(days: readonly CoverageEntry[] | undefined): string | undefined {
  return (days?.findLast(({ total }) => total > 0) ?? days?.findLast(({ covered }) => covered))?.day;
}
