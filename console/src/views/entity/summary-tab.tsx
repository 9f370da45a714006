import type { HistoryEntry } from '../../api/types.ts';
import { ConnectionsPanel } from './connections-panel.tsx';
import type { EntityPageData } from './entity-view.tsx';
import { HoursPanel } from './hours-panel.tsx';
import { IndicatorsPanel } from './indicators-panel.tsx';
import { NameHistory } from './name-history.tsx';
import { PlacesPanel } from './places-panel.tsx';
import { TimelinePanel } from './timeline-panel.tsx';
import { TitleHistory } from './title-history.tsx';

/** Indicators of the first page; the others are on their own tab. */
const INDICATOR_ROWS = 15;

/** The most important of everything, on one screen. */
export function SummaryTab({ data }: { data: EntityPageData }) {
  const { node, hit, record } = data;
  const isPerson = node.kind === 'profile';
  const isIndicator = node.kind === 'indicator';
  return (
    <div class="page" data-scroller>
      <div class="summary-grid">
        <div class="stack">
          <div class="summary-top">
            {isPerson ? (
              <NameHistory
                history={record as typeof record & { data: { hits: HistoryEntry[] } | undefined }}
                lastSeen={hit.facts.lastSeen}
              />
            ) : (
              <TimelinePanel data={data} />
            )}
            <HoursPanel hit={hit} />
          </div>
          {isPerson && <TimelinePanel data={data} />}
          {!isIndicator && <IndicatorsPanel data={data} rowsMax={INDICATOR_ROWS} />}
          {isIndicator && (
            <div class="summary-pair">
              <div class="stack">
                <PlacesPanel data={data} table="people" />
                <PlacesPanel data={data} table="pages" />
              </div>
              <div class="stack">
                <PlacesPanel data={data} table="channels" />
                <PlacesPanel data={data} table="victims" />
              </div>
            </div>
          )}
          {isIndicator && <IndicatorsPanel data={data} rowsMax={INDICATOR_ROWS} />}
        </div>
        <div class="stack">
          <ConnectionsPanel data={data} />
          {!isPerson && !isIndicator && <TitleHistory hit={hit} />}
          {!isIndicator && <PlacesPanel data={data} table="channels" />}
          {!isIndicator && <PlacesPanel data={data} table="people" />}
          {isIndicator && <PlacesPanel data={data} table="groups" />}
        </div>
      </div>
    </div>
  );
}
