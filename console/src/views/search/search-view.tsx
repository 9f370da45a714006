import './search.css';
import { Suspense } from 'preact/compat';
import { useState } from 'preact/hooks';
import type { Route } from '../../route.ts';
import { searchTexts as texts } from '../../texts/search.ts';
import { Button } from '../../ui/button.tsx';
import { DateRange } from '../../ui/date-range.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { Facets } from './facets.tsx';
import { KINDS, RESULT_KINDS } from './kinds.ts';
import { QueryBox } from './query/query-box.tsx';
import { ResultsPane } from './results-pane.tsx';
import { SearchActions } from './search-actions.tsx';
import { asked, partsOf, stateUrl } from './search-state.ts';
import { useListKeys } from './use-list-keys.ts';
import { type Search, useSearch } from './use-search.ts';
import { Welcome } from './welcome.tsx';

const Preview = onDemand(() => import('./preview/preview.tsx').then((m) => m.Preview));
const ExportDialog = onDemand(() => import('./export/export-dialog.tsx').then((m) => m.ExportDialog));
const SaveDialog = onDemand(() => import('./save-dialog.tsx').then((m) => m.SaveDialog));
const HelpDialog = onDemand(() => import('../../shell/help-dialog.tsx').then((m) => m.HelpDialog));

export type Overlay = 'export' | 'save' | 'filters' | 'help';

/** One search for all kinds of records. Everything that it shows is in the address. */
export function SearchView({ route }: { route: Route }) {
  const search = useSearch(route);
  const { state, request, results } = search;
  const [overlay, setOverlay] = useState<Overlay>();
  useListKeys(search, setOverlay);
  return (
    <div class="search-view">
      <h1 class="visually-hidden">{texts.title}</h1>
      <div class="search-bar">
        <QueryBox
          key={state.kind}
          kind={state.kind}
          q={state.q}
          platform={state.platform}
          labels={search.facets.labels}
          problem={results.error?.status === 422 ? results.error.message : undefined}
          took={results.took}
          isRunning={results.isLoading && request !== undefined}
          onChange={search.type}
          onPlatform={(platform) => search.ask({ platform })}
          onHelp={() => setOverlay('help')}
        />
        <SearchActions
          state={state}
          request={request}
          onSave={() => setOverlay('save')}
          onExport={() => setOverlay('export')}
        />
      </div>
      <Tabs search={search} onFilters={() => setOverlay('filters')} />
      {request === undefined ? (
        <Welcome
          isFiltered={state.platform !== '' || state.from !== ''}
          onSearch={(q) => search.type(q, 'step')}
        />
      ) : (
        <div class="search-body">
          {RESULT_KINDS[state.kind].facets.length > 0 && (
            <aside class="facets" aria-label={texts.facets}>
              <FacetPane search={search} />
            </aside>
          )}
          <ResultsPane search={search} onOverlay={setOverlay} />
          <PreviewPane search={search} />
        </div>
      )}
      <Overlays search={search} overlay={overlay} onClose={() => setOverlay(undefined)} />
    </div>
  );
}

function Tabs({ search, onFilters }: { search: Search; onFilters: () => void }) {
  const { state, counts, request, ask } = search;
  const hasFacets = RESULT_KINDS[state.kind].facets.length > 0;
  return (
    <div class="search-tabs">
      <TabLinks
        label={texts.kindTabs}
        current={state.kind}
        tabs={KINDS.map((kind) => ({
          id: kind,
          label: texts.kinds[kind],
          href: stateUrl(asked(state, { kind })),
          count: counts[kind],
        }))}
      />
      <DateRange
        id="search-dates"
        from={state.from}
        to={state.to}
        onChange={(from, to) => ask({ from, to, brush: undefined })}
      />
      {hasFacets && request !== undefined && (
        <span class="filters-button">
          <Button icon="sliders-horizontal" hasPopup="dialog" onClick={onFilters}>
            {texts.filters}
          </Button>
        </span>
      )}
    </div>
  );
}

function FacetPane({ search }: { search: Search }) {
  const { state, facets, results, setFacet, ask } = search;
  return (
    <Facets
      kind={state.kind}
      facets={results.error === undefined ? facets.facets : undefined}
      parts={partsOf(state)}
      platform={state.platform}
      isStale={results.isLoading}
      onValue={setFacet}
      onPlatform={(platform) => ask({ platform })}
    />
  );
}

function PreviewPane({ search }: { search: Search }) {
  const { state, row, index, hits, total = 0, isPaneOpen, list } = search;
  if (!isPaneOpen || row === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Preview
        kind={state.kind}
        id={row}
        hit={hits[index]}
        position={index + 1}
        total={total}
        onMove={(step) => search.moveTo(index + step)}
        onClose={() => {
          search.setPaneOpen(false);
          if (index >= 0) list.current?.focusRow(index);
        }}
      />
    </Suspense>
  );
}

function Overlays({
  search,
  overlay,
  onClose,
}: {
  search: Search;
  overlay: Overlay | undefined;
  onClose: () => void;
}) {
  const { state, request, total = 0, selection, hits } = search;
  return (
    <Suspense fallback={null}>
      {overlay === 'export' && request !== undefined && (
        <ExportDialog
          kind={state.kind}
          request={request}
          total={total}
          selectedIds={selection.isAll ? [] : [...selection.ids]}
          hits={hits}
          onClose={onClose}
        />
      )}
      {overlay === 'save' && <SaveDialog state={state} onClose={onClose} />}
      {overlay === 'help' && <HelpDialog onClose={onClose} />}
      {overlay === 'filters' && (
        <Dialog title={texts.filters} onClose={onClose}>
          <FacetPane search={search} />
        </Dialog>
      )}
    </Suspense>
  );
}
