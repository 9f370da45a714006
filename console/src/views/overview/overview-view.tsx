import './overview.css';
import type { OverviewHit } from '../../api/types.ts';
import { useQuery } from '../../api/use-query.ts';
import { navigate, type Route, withParameters } from '../../route.ts';
import { TopBar } from '../../shell/top-bar.tsx';
import { overviewTexts as texts } from '../../texts/overview.ts';
import { ButtonLink, IconButton } from '../../ui/button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { QueryView, State } from '../../ui/states.tsx';
import { useTimeFormat } from '../../ui/time.tsx';
import { CoveragePanel } from './coverage-panel.tsx';
import { GroupsPanel } from './groups-panel.tsx';
import { KeyNumbers } from './key-numbers.tsx';
import { MatchesPanel } from './matches-panel.tsx';
import { OverviewSearch } from './overview-search.tsx';
import { RecordsPanel } from './records-panel.tsx';
import { RisingPanel } from './rising-panel.tsx';
import { SilentChannels, SourcesPanel } from './sources-panel.tsx';
import { Tour } from './tour.tsx';
import { VictimsPanel } from './victims-panel.tsx';

const RANGES = ['1', '7', '30', '90'] as const;

/** The first page of the day: what came in, what is new, what is missing. One request. */
export function OverviewView({ route }: { route: Route }) {
  const days = RANGES.find((range) => range === route.parameters.get('days')) ?? '30';
  const query = useQuery<OverviewHit>({ path: '/overview', parameters: { days } });
  const hit = query.data?.hits[0];
  const format = useTimeFormat();
  return (
    <>
      <TopBar title={texts.title}>
        {hit !== undefined && (
          <span class="text-3 size-12 overview-updated">{texts.updated(format.short(hit.at))}</span>
        )}
        <Segmented
          label={texts.range}
          choices={RANGES.map((value) => ({ value, label: texts.ranges[value] ?? value }))}
          value={days}
          onChange={(value) => navigate(withParameters(route, { days: value === '30' ? undefined : value }))}
        />
        <IconButton icon="refresh-cw" label={texts.refresh} onClick={query.refetch} />
      </TopBar>
      <div class="page" data-scroller>
        <OverviewSearch totals={hit?.totals} />
        <QueryView query={query} rows={14}>
          {([overview]) => overview && <Parts overview={overview} days={Number(days)} />}
        </QueryView>
      </div>
    </>
  );
}

function Parts({ overview, days }: { overview: OverviewHit; days: number }) {
  if (overview.totals?.records === 0)
    return (
      <State
        icon="inbox"
        title={texts.noData}
        actions={<ButtonLink href="docs">{texts.importGuide}</ButtonLink>}
      >
        {texts.noDataText}
      </State>
    );
  return (
    <div class="stack">
      {overview.tour && <Tour steps={overview.tour} />}
      <KeyNumbers overview={overview} />
      <div class="overview-top">
        {overview.days && <RecordsPanel days={overview.days} range={days} />}
        {overview.sources && <SourcesPanel sources={overview.sources} at={overview.at} />}
      </div>
      <div class="overview-bottom">
        <div class="stack">
          {overview.alerts && <MatchesPanel alerts={overview.alerts} />}
          {overview.silentChannels && overview.silentChannels.length > 0 && (
            <SilentChannels channels={overview.silentChannels} />
          )}
        </div>
        <div class="stack">
          {overview.groups && <GroupsPanel groups={overview.groups} />}
          {overview.coverage && <CoveragePanel coverage={overview.coverage} range={days} />}
        </div>
        <div class="stack">
          {overview.victims && <VictimsPanel victims={overview.victims} />}
          {overview.rising && <RisingPanel rising={overview.rising} />}
        </div>
      </div>
    </div>
  );
}
