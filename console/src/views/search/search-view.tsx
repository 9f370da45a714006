import './search.css';
import { lazy, Suspense } from 'preact/compat';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { addRecentSearch } from '../../api/search-history.ts';
import { navigate, type Route } from '../../route.ts';
import { recordUndo } from '../../state/undo.ts';
import { commonTexts } from '../../texts/common.ts';
import { searchTexts as texts, welcomeTexts } from '../../texts/search.ts';
import { Button } from '../../ui/button.tsx';
import { DateRange } from '../../ui/date-range.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState, Skeleton, State } from '../../ui/states.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { countsByDay } from './chart-data.ts';
import { Facets } from './facets.tsx';
import { type AnyHit, idOf, KINDS, RESULT_KINDS } from './kinds.ts';
import { NoResults } from './no-results.tsx';
import { connectionsUrl, hitUrl, nodeOfHit } from './open-hit.ts';
import { QueryBox } from './query/query-box.tsx';
import { type FacetState, withValue, writeQuery } from './query/query-parts.ts';
import { ResultBar } from './result-bar.tsx';
import { type ListHandle, ResultList } from './result-list.tsx';
import { SearchActions } from './search-actions.tsx';
import { asked, goTo, partsOf, readState, resultsRequest, type SearchState, stateUrl } from './search-state.ts';
import { SelectionBar } from './selection-bar.tsx';
import { copyIndicators } from './selected-indicators.ts';
import { useCurrentRow } from './use-current-row.ts';
import { useFacetMemory } from './use-facet-memory.ts';
import { useListKeys } from './use-list-keys.ts';
import { useResults } from './use-results.ts';
import { useSelection } from './use-selection.ts';
import { useTabCounts } from './use-tab-counts.ts';
import { Welcome } from './welcome.tsx';

const ResultsChart = lazy(() => import('./results-chart.tsx').then((m) => m.ResultsChart));
const Preview = lazy(() => import('./preview/preview.tsx').then((m) => m.Preview));
const ExportDialog = lazy(() => import('./export/export-dialog.tsx').then((m) => m.ExportDialog));
const SaveDialog = lazy(() => import('./save-dialog.tsx').then((m) => m.SaveDialog));
const HelpDialog = lazy(() => import('../../shell/help-dialog.tsx').then((m) => m.HelpDialog));

type Overlay = 'export' | 'save' | 'filters' | 'help' | undefined;

/** One search for all kinds of records. Everything that it shows is in the address. */
export function SearchView({ route }: { route: Route }) {
  const state = useMemo(() => readState(route), [route]);
  const { kind } = state;
  const request = resultsRequest(state);
  const results = useResults<AnyHit>(request);
  const { first, hits, isCurrent, isLoading, error } = results;
  // Hits of another kind cannot be shown as rows of this one.
  const lastKind = useRef(kind);
  if (isCurrent) lastKind.current = kind;
  const shown = lastKind.current === kind ? hits : [];
  const counts = useTabCounts(state, results);
  const question = stateUrl({ ...state, row: undefined, isPaneOpen: false, selected: [] });
  const selection = useSelection(question, state.selected);
  const { row, setRow, isPaneOpen, setPaneOpen } = useCurrentRow(state, question, selection.ids);
  const [overlay, setOverlay] = useState<Overlay>();
  const list = useRef<ListHandle>(null);
  const facets = useFacetMemory(state, isCurrent ? first?.facets : undefined);

  const ask = (changes: Partial<SearchState>) => {
    const [before, after] = [location.hash, stateUrl(asked(state, changes))];
    if (before !== after)
      recordUndo({ text: texts.filters, undo: () => navigate(before), redo: () => navigate(after) });
    navigate(after);
  };
  const typed = useTyping(state);
  const setValue = (field: string, value: string, next: FacetState) =>
    ask({ q: writeQuery(withValue(partsOf(state), field, value, next)) });

  useEffect(() => {
    const canonical = stateUrl(state);
    const hasNamedFilter = ['lang', 'channel', 'user'].some((name) => route.parameters.has(name));
    if (hasNamedFilter) navigate(canonical, 'replace');
  }, [route, state]);
  useEffect(() => {
    if (isCurrent && state.q !== '' && !typed.isTyping()) addRecentSearch(state.q);
  }, [isCurrent, state.q, typed]);

  const total = isCurrent ? first?.total : undefined;
  const index = row === undefined ? -1 : shown.findIndex((hit) => idOf(kind, hit) === row);
  const moveTo = (next: number) => {
    const hit = shown[next];
    if (hit === undefined) return;
    setRow(idOf(kind, hit));
    list.current?.focusRow(next);
    if (next > shown.length - 10) results.loadMore();
  };
  const open = (hit: AnyHit, isNewTab: boolean) => {
    const url = hitUrl(kind, hit);
    if (isNewTab) window.open(url, '_blank', 'noopener');
    else navigate(url);
  };
  const toggleTo = (id: string, isRange: boolean) => {
    const target = shown.findIndex((hit) => idOf(kind, hit) === id);
    if (isRange && index >= 0 && target >= 0) {
      const [start, end] = [Math.min(index, target), Math.max(index, target)];
      selection.add(shown.slice(start, end + 1).map((hit) => idOf(kind, hit)));
    } else selection.toggle(id);
  };
  const allIds = () => shown.map((hit) => idOf(kind, hit));
  const isPageSelected = shown.length > 0 && shown.every((hit) => selection.has(idOf(kind, hit)));
  const selectedHits = () => shown.filter((hit) => selection.has(idOf(kind, hit)));
  useListKeys({
    kind,
    hits: shown,
    index,
    isPaneOpen,
    moveTo,
    open,
    setPaneOpen,
    toggle: toggleTo,
    selectAll: () => (isPageSelected ? selection.selectAll() : selection.add(allIds())),
    escape: () => (isPaneOpen ? setPaneOpen(false) : selection.clear()),
    save: () => setOverlay('save'),
    showFilters: () => setOverlay('filters'),
  });

  const facetPane = (
    <Facets
      kind={kind}
      facets={facets.facets}
      parts={partsOf(state)}
      platform={state.platform}
      isStale={isLoading}
      onValue={setValue}
      onPlatform={(platform) => ask({ platform })}
    />
  );
  const hasFacets = RESULT_KINDS[kind].facets.length > 0;
  const selectedCount = selection.isAll ? (total ?? 0) : selection.ids.size;
  const currentHit = shown[index];
  return (
    <div class="search-view">
      <h1 class="visually-hidden">{texts.title}</h1>
      <div class="search-bar">
        <QueryBox
          key={kind}
          kind={kind}
          q={state.q}
          platform={state.platform}
          labels={facets.labels}
          problem={error?.status === 422 ? error.message : undefined}
          took={results.took}
          isRunning={isLoading && request !== undefined}
          onChange={typed.change}
          onPlatform={(platform) => ask({ platform })}
          onHelp={() => setOverlay('help')}
        />
        <SearchActions
          state={state}
          request={request}
          onSave={() => setOverlay('save')}
          onExport={() => setOverlay('export')}
        />
      </div>
      <div class="search-tabs">
        <TabLinks
          label={texts.kindTabs}
          current={kind}
          tabs={KINDS.map((each) => ({
            id: each,
            label: texts.kinds[each],
            href: stateUrl(asked(state, { kind: each, platform: state.platform })),
            count: counts[each],
          }))}
        />
        <DateRange
          id="search-dates"
          from={state.from}
          to={state.to}
          onChange={(from, to) => ask({ from, to, brush: undefined })}
        />
      </div>
      {request === undefined ? (
        <Welcome isFiltered={state.platform !== '' || state.from !== ''} onSearch={(q) => typed.change(q, 'step')} />
      ) : (
        <div class="search-body">
          {hasFacets && (
            <aside class="facets" aria-label={texts.facets}>
              {facetPane}
            </aside>
          )}
          <section class="search-results" aria-label={texts.kinds[kind]} aria-busy={isLoading}>
            {RESULT_KINDS[kind].hasHistogram && (
              <div class={isLoading ? 'search-chart is-stale' : 'search-chart'}>
                <Suspense fallback={null}>
                  {first?.histogram !== undefined && (
                    <ResultsChart
                      kind={kind}
                      histogram={first.histogram}
                      state={state}
                      onBrush={(brush) => ask({ brush })}
                    />
                  )}
                </Suspense>
              </div>
            )}
            <div class="filters-button">
              {hasFacets && (
                <Button icon="sliders-horizontal" hasPopup="dialog" onClick={() => setOverlay('filters')}>
                  {texts.filters}
                </Button>
              )}
            </div>
            <ResultBar
              state={state}
              total={total}
              totalBefore={isCurrent ? first?.totalBefore : undefined}
              selectedCount={selectedCount}
              isAllSelected={selection.isAll || isPageSelected}
              onSelectAll={(isOn) => (isOn ? selection.add(allIds()) : selection.clear())}
              onAsk={ask}
            />
            {error !== undefined && error.status !== 422 ? (
              <ErrorState error={error} onRetry={results.refetch} />
            ) : error !== undefined ? (
              <State
                icon="triangle-alert"
                title={commonTexts.states.invalid}
                actions={<Button onClick={() => setOverlay('help')}>{welcomeTexts.syntax}</Button>}
              />
            ) : shown.length > 0 ? (
              <div class={isLoading && !isCurrent ? 'result-area is-stale' : 'result-area'}>
                <ResultList
                  key={`${kind} ${results.first === undefined ? '' : question}`}
                  kind={kind}
                  hits={shown}
                  total={total ?? shown.length}
                  hasDays={state.sort === 'new' && kind === 'messages'}
                  dayCounts={first?.histogram && countsByDay(first.histogram)}
                  current={row}
                  selected={{ has: selection.has, isAll: selection.isAll }}
                  hasMore={results.hasMore}
                  handle={list}
                  onCurrent={(id) => {
                    setRow(id);
                    setPaneOpen(true);
                  }}
                  onOpen={open}
                  onToggle={toggleTo}
                  onLoadMore={results.loadMore}
                />
              </div>
            ) : isLoading || !isCurrent ? (
              <Skeleton rows={18} />
            ) : (
              <NoResults state={state} counts={counts as never} onAsk={ask} />
            )}
            {selectedCount > 0 && (
              <SelectionBar
                count={selectedCount}
                total={total ?? 0}
                isAll={selection.isAll}
                canSelectAll={!selection.isAll && isPageSelected && (total ?? 0) > selection.ids.size}
                connectionsHref={
                  selection.isAll ? undefined : connectionsUrl(selectedHits().map((hit) => nodeOfHit(kind, hit)))
                }
                onExport={() => setOverlay('export')}
                onCopyIndicators={() => copyIndicators(selectedHits())}
                onSelectAll={selection.selectAll}
                onClear={selection.clear}
              />
            )}
          </section>
          {isPaneOpen && row !== undefined && (
            <Suspense fallback={null}>
              <Preview
                kind={kind}
                id={row}
                hit={currentHit}
                position={index + 1}
                total={total ?? 0}
                onMove={(step) => moveTo(index + step)}
                onClose={() => {
                  setPaneOpen(false);
                  if (index >= 0) list.current?.focusRow(index);
                }}
              />
            </Suspense>
          )}
        </div>
      )}
      <Suspense fallback={null}>
        {overlay === 'export' && request !== undefined && (
          <ExportDialog
            kind={kind}
            request={request}
            total={total ?? 0}
            selectedIds={selection.isAll ? [] : [...selection.ids]}
            hits={shown}
            onClose={() => setOverlay(undefined)}
          />
        )}
        {overlay === 'save' && <SaveDialog state={state} onClose={() => setOverlay(undefined)} />}
        {overlay === 'help' && <HelpDialog onClose={() => setOverlay(undefined)} />}
        {overlay === 'filters' && (
          <Dialog title={texts.filters} onClose={() => setOverlay(undefined)}>
            {facetPane}
          </Dialog>
        )}
      </Suspense>
    </div>
  );
}

/** Typing replaces the address; the step that ends it comes after the address from before. */
function useTyping(state: SearchState) {
  const before = useRef<string>(undefined);
  const current = useRef(state);
  current.current = state;
  return useMemo(
    () => ({
      isTyping: () => before.current !== undefined,
      change(q: string, mode: 'typing' | 'step') {
        const next = asked(current.current, { q, brush: undefined });
        if (mode === 'typing') {
          before.current ??= location.hash;
          goTo(next, 'replace');
          return;
        }
        if (before.current !== undefined) history.replaceState(null, '', before.current);
        before.current = undefined;
        goTo(next);
      },
    }),
    [],
  );
}
