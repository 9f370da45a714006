import './ransomware.css';
import { useMemo } from 'preact/hooks';
import type { AggregatedBucket, VictimHit } from '../../api/types.ts';
import { useQuery } from '../../api/use-query.ts';
import { type HistoryMode, navigate, type Route, viewUrl } from '../../route.ts';
import { TopBar } from '../../shell/top-bar.tsx';
import { ransomwareTexts as texts } from '../../texts/ransomware.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { copyItems } from '../../ui/copy.tsx';
import { FilterInput } from '../../ui/field.tsx';
import { MenuButton } from '../../ui/menu.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { CountriesPanel, SectorsPanel } from './breakdown-panels.tsx';
import { ExportMenu } from './export-menu.tsx';
import { FilterChips } from './filter-chips.tsx';
import { groupCounts } from './group-series.ts';
import { GroupsChart } from './groups-chart.tsx';
import { GroupsTable } from './groups-table.tsx';
import { PostDrawer } from './post-drawer.tsx';
import {
  chartDays,
  type Filter,
  histogramRequest,
  listRequest,
  RANGES,
  type RansomwareState,
  ransomwareUrl,
  readRansomwareState,
} from './ransomware-state.ts';
import { useVictims } from './use-victims.ts';
import { VictimsTable, victimId } from './victims-table.tsx';

/** Who was named by whom, where and when. Groups, countries and sectors filter everything. */
export function RansomwareView({ route }: { route: Route }) {
  const state = useMemo(() => readRansomwareState(route), [route]);
  const list = useVictims(listRequest(state));
  const histogram = useQuery<AggregatedBucket>(histogramRequest(state));
  const { first, last } = chartDays(state);
  const counts = useMemo(
    () => groupCounts(histogram.data?.hits ?? [], first, last),
    [histogram.data, first, last],
  );
  const open = (changes: Partial<RansomwareState>, mode?: HistoryMode) =>
    navigate(ransomwareUrl({ ...state, row: undefined, ...changes }), mode);
  const toggle = (filter: Filter, value: string) =>
    open({ [filter]: state[filter]?.toLowerCase() === value.toLowerCase() ? undefined : value });
  const { facets, total, hits } = list;
  const at = hits.findIndex((hit) => victimId(hit) === state.row);
  const current: VictimHit | undefined = hits[at];
  const error = list.error ?? histogram.error;
  return (
    <>
      <TopBar title={texts.title}>
        {total !== undefined && (
          <Badge>{texts.summary(texts.victims(total), texts.groups(counts.groups.length))}</Badge>
        )}
        <span class="ransomware-search">
          <FilterInput
            label={texts.search}
            icon="search"
            value={state.q}
            onInput={(q) => open({ q }, 'replace')}
          />
        </span>
        <Segmented
          label={texts.range}
          choices={RANGES.map((value) => ({ value, label: texts.ranges[value] ?? value }))}
          value={state.range}
          onChange={(range) => open({ range, from: undefined, to: undefined })}
        />
        <ButtonLink icon="bell-plus" href={alertUrl(state)}>
          {texts.watch}
        </ButtonLink>
        <ExportMenu request={listRequest(state)} />
        <MenuButton label={texts.title} items={copyItems(listRequest(state))} />
      </TopBar>
      <div class="ransomware-body">
        <div class="page" data-scroller>
          <FilterChips state={state} onOpen={open} />
          {error !== undefined ? (
            <ErrorState
              error={error}
              onRetry={() => {
                list.refetch();
                histogram.refetch();
              }}
            />
          ) : histogram.data === undefined || facets === undefined ? (
            <Skeleton rows={14} />
          ) : (
            <>
              <div class="ransomware-grid">
                <GroupsChart counts={counts} state={state} onOpen={open} />
                <CountriesPanel
                  facet={facets.country ?? []}
                  selected={state.country}
                  onToggle={(value) => toggle('country', value)}
                />
                <GroupsTable
                  counts={counts}
                  selected={state.group}
                  onToggle={(value) => toggle('group', value)}
                />
                <SectorsPanel
                  facet={facets.sector ?? []}
                  total={total ?? 0}
                  selected={state.sector}
                  onToggle={(value) => toggle('sector', value)}
                />
              </div>
              <VictimsTable
                list={list}
                current={state.row}
                onOpen={(row) => open({ row }, 'replace')}
                onClear={() => navigate(ransomwareUrl({ range: '365' }))}
              />
            </>
          )}
        </div>
        {current !== undefined && (
          <PostDrawer
            victim={current}
            position={at + 1}
            total={total ?? hits.length}
            onMove={(step) => {
              const next = hits[at + step];
              if (next !== undefined) open({ row: victimId(next) }, 'replace');
              if (at + step > hits.length - 5) list.loadMore();
            }}
            onClose={() => open({ row: undefined }, 'replace')}
          />
        )}
      </div>
    </>
  );
}

function alertUrl({ q, group, country, sector }: RansomwareState): string {
  return viewUrl(['alerts', 'new'], { about: 'ransomware', q, group, country, sector });
}
