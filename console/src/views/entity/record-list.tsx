import '../search/search.css';
import { Suspense } from 'preact/compat';
import { visible } from '../../text/controls.ts';
import { commonTexts } from '../../texts/common.ts';
import { entityPageTexts, recordListTexts as texts } from '../../texts/entity-pages.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DateRange } from '../../ui/date-range.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { ErrorState, Skeleton, State } from '../../ui/states.tsx';
import { countsByDay } from '../search/chart-data.ts';
import { idOf } from '../search/kinds.ts';
import { connectionsUrl, nodeOfHit } from '../search/open-hit.ts';
import { ResultList } from '../search/result-list.tsx';
import { ResultsChart } from '../search/results-chart.tsx';
import { copyIndicators } from '../search/selected-indicators.ts';
import { SelectionBar } from '../search/selection-bar.tsx';
import type { EntityPageData } from './entity-view.tsx';
import { type RecordListState, useRecordList } from './use-record-list.ts';

const Preview = onDemand(() => import('../search/preview/preview.tsx').then((m) => m.Preview));
const ExportDialog = onDemand(() => import('../search/export/export-dialog.tsx').then((m) => m.ExportDialog));

/** Messages of an entity, or messages that mention it, as in Search. */
export function RecordList({ data }: { data: EntityPageData }) {
  const state = useRecordList(data);
  const { kind, request, results, selection, from, to, row, index } = state;
  const { hits, first, isCurrent, isLoading } = results;
  const total = first?.total ?? 0;
  return (
    <div class="search-body record-list">
      <section class="search-results" aria-label={entityPageTexts.tabs[data.tab]} aria-busy={isLoading}>
        {(first?.histogram?.total ?? 0) > 0 && (
          <div class={isLoading ? 'search-chart is-stale' : 'search-chart'}>
            <ResultsChart
              kind={kind}
              histogram={first?.histogram}
              state={{ from: '', to: '', brush: from !== '' && to !== '' ? { from, to } : undefined }}
              onBrush={(brush) => state.setDates(brush?.from ?? '', brush?.to ?? '')}
            />
          </div>
        )}
        <div class="result-bar">
          <span role="status">{isCurrent && commonTexts.messages(total)}</span>
          <span class="grow" />
          <DateRange from={from.slice(0, 10)} to={to.slice(0, 10)} onChange={state.setDates} />
          <ButtonLink href={state.searchHref} icon="search" variant="ghost">
            {entityPageTexts.searchIn}
          </ButtonLink>
        </div>
        <Rows state={state} label={data.label} total={total} />
        <Selected state={state} total={total} />
      </section>
      <Suspense fallback={null}>
        {state.isPaneOpen && row !== undefined && isCurrent && (
          <Preview
            kind={kind}
            id={row}
            hit={hits[index]}
            position={index + 1}
            total={total}
            onMove={(step) => state.moveTo(index + step)}
            onClose={state.closePane}
          />
        )}
        {state.isExporting && (
          <ExportDialog
            kind={kind}
            request={request}
            total={total}
            selectedIds={selection.isAll ? [] : [...selection.ids]}
            hits={hits}
            onClose={() => state.setExporting(false)}
          />
        )}
      </Suspense>
    </div>
  );
}

function Rows({ state, label, total }: { state: RecordListState; label: string; total: number }) {
  const { kind, results, selection, from, to } = state;
  const { hits, first, isCurrent, isLoading, error } = results;
  if (error !== undefined) return <ErrorState error={error} onRetry={results.refetch} />;
  if (hits.length > 0)
    return (
      <div class={isLoading && !isCurrent ? 'result-area is-stale' : 'result-area'}>
        <ResultList
          key={`${from} ${to}`}
          kind={kind}
          hits={hits}
          total={total}
          hasDays
          dayCounts={first?.histogram && countsByDay(first.histogram)}
          current={state.row}
          selected={{ has: selection.has, isAll: selection.isAll }}
          hasMore={results.hasMore}
          handle={state.list}
          onCurrent={state.showPane}
          onOpen={state.open}
          onToggle={(id) => selection.toggle(id)}
          onLoadMore={results.loadMore}
        />
      </div>
    );
  if (isLoading || !isCurrent) return <Skeleton rows={16} />;
  return (
    <State
      title={state.isMentions ? texts.noMentions : texts.none}
      actions={
        from === '' && to === '' ? (
          <ButtonLink href={state.searchHref}>{texts.searchAll}</ButtonLink>
        ) : (
          <Button onClick={() => state.setDates('', '')}>{texts.allDates}</Button>
        )
      }
    >
      {state.isMentions ? texts.noMentionsText(visible(label)) : texts.noneText}
    </State>
  );
}

function Selected({ state, total }: { state: RecordListState; total: number }) {
  const { kind, selection, results } = state;
  const count = selection.isAll ? total : selection.ids.size;
  if (count === 0) return null;
  const chosen = results.hits.filter((hit) => selection.has(idOf(kind, hit)));
  return (
    <SelectionBar
      count={count}
      total={total}
      isAll={selection.isAll}
      canSelectAll={!selection.isAll && chosen.length === results.hits.length && total > count}
      connectionsHref={
        selection.isAll ? undefined : connectionsUrl(chosen.map((hit) => nodeOfHit(kind, hit)))
      }
      onExport={() => state.setExporting(true)}
      onCopyIndicators={() => copyIndicators(chosen)}
      onSelectAll={selection.selectAll}
      onClear={selection.clear}
    />
  );
}
