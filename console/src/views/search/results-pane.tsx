import { Suspense } from 'preact/compat';
import { useMemo } from 'preact/hooks';
import { commonTexts } from '../../texts/common.ts';
import { searchTexts as texts, welcomeTexts } from '../../texts/search.ts';
import { Button } from '../../ui/button.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { ErrorState, Skeleton, State } from '../../ui/states.tsx';
import { countsByDay } from './chart-data.ts';
import { idOf, RESULT_KINDS } from './kinds.ts';
import { NoResults } from './no-results.tsx';
import { connectionsUrl, nodeOfHit } from './open-hit.ts';
import { ResultBar } from './result-bar.tsx';
import { ResultList } from './result-list.tsx';
import { sortOf } from './search-state.ts';
import type { Overlay } from './search-view.tsx';
import { copyIndicators } from './selected-indicators.ts';
import { SelectionBar } from './selection-bar.tsx';
import type { Search } from './use-search.ts';

const ResultsChart = onDemand(() => import('./results-chart.tsx').then((m) => m.ResultsChart));

/** The chart, the rows, and what is done with the selected ones. */
export function ResultsPane({
  search,
  onOverlay,
}: {
  search: Search;
  onOverlay: (overlay: Overlay) => void;
}) {
  const { state, results, total, selection } = search;
  const { first, isCurrent, isLoading, error } = results;
  const selectedCount = selection.isAll ? (total ?? 0) : selection.ids.size;
  return (
    <section class="search-results" aria-label={texts.kinds[state.kind]} aria-busy={isLoading}>
      <h2 class="visually-hidden">{texts.kinds[state.kind]}</h2>
      {RESULT_KINDS[state.kind].hasHistogram && (
        <div class={isLoading ? 'search-chart is-stale' : 'search-chart'}>
          <Suspense fallback={null}>
            {error === undefined && first?.histogram !== undefined && (
              <ResultsChart
                kind={state.kind}
                histogram={first.histogram}
                state={state}
                onBrush={(brush) => search.ask({ brush })}
              />
            )}
          </Suspense>
        </div>
      )}
      <ResultBar
        state={state}
        total={total}
        totalBefore={isCurrent && error === undefined ? first?.totalBefore : undefined}
        selectedCount={selectedCount}
        isAllSelected={selection.isAll || search.isPageSelected}
        onSelectAll={(isOn) => (isOn ? search.selectPage() : selection.clear())}
        onAsk={search.ask}
      />
      <ResultArea search={search} onHelp={() => onOverlay('help')} />
      {selectedCount > 0 && (
        <Selected search={search} count={selectedCount} onExport={() => onOverlay('export')} />
      )}
    </section>
  );
}

function Selected({ search, count, onExport }: { search: Search; count: number; onExport: () => void }) {
  const { state, selection, hits, total = 0 } = search;
  const chosen = hits.filter((hit) => selection.has(idOf(state.kind, hit)));
  return (
    <SelectionBar
      count={count}
      total={total}
      isAll={selection.isAll}
      canSelectAll={!selection.isAll && search.isPageSelected && total > selection.ids.size}
      connectionsHref={
        selection.isAll ? undefined : connectionsUrl(chosen.map((hit) => nodeOfHit(state.kind, hit)))
      }
      onExport={onExport}
      onCopyIndicators={() => copyIndicators(chosen)}
      onSelectAll={selection.selectAll}
      onClear={selection.clear}
    />
  );
}

/** The rows, or why there are none. */
function ResultArea({ search, onHelp }: { search: Search; onHelp: () => void }) {
  const { state, results, hits } = search;
  const { error, isLoading, isCurrent } = results;
  if (error !== undefined && error.status !== 422)
    return <ErrorState error={error} onRetry={results.refetch} />;
  // What is wrong stands below the query.
  if (error !== undefined)
    return (
      <State
        icon="triangle-alert"
        title={commonTexts.states.invalid}
        actions={<Button onClick={onHelp}>{welcomeTexts.syntax}</Button>}
      />
    );
  if (hits.length > 0) return <Rows search={search} />;
  if (isLoading || !isCurrent) return <Skeleton rows={18} />;
  return <NoResults state={state} counts={search.counts} onAsk={search.ask} />;
}

function Rows({ search }: { search: Search }) {
  const { state, results, hits, total, selection } = search;
  const { histogram } = results.first ?? {};
  const dayCounts = useMemo(() => histogram && countsByDay(histogram), [histogram]);
  const isStale = results.isLoading && !results.isCurrent;
  return (
    <div class={isStale ? 'result-area is-stale' : 'result-area'}>
      <ResultList
        key={`${state.kind} ${results.key}`}
        kind={state.kind}
        hits={hits}
        total={total ?? hits.length}
        hasDays={sortOf(state) === 'new' && state.kind === 'messages'}
        dayCounts={dayCounts}
        current={search.row}
        selected={selection}
        hasMore={results.hasMore}
        handle={search.list}
        onCurrent={(id) => {
          search.setRow(id);
          search.setPaneOpen(true);
        }}
        onOpen={search.open}
        onToggle={search.toggle}
        onLoadMore={results.loadMore}
      />
    </div>
  );
}
