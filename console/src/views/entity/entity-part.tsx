import { Suspense } from 'preact/compat';
import { onDemand } from '../../ui/on-demand.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { ConnectionsTab } from './connections-tab.tsx';
import type { EntityPageData } from './entity-view.tsx';
import { IndicatorsTab } from './indicators-tab.tsx';
import { PlacesTab } from './places-tab.tsx';
import { SummaryTab } from './summary-tab.tsx';

const RecordList = onDemand(() => import('./record-list.tsx').then((m) => m.RecordList));
const PageText = onDemand(() => import('./page/page-text.tsx').then((m) => m.PageText));
const PageVersions = onDemand(() => import('./page/page-versions.tsx').then((m) => m.PageVersions));
const GroupPosts = onDemand(() => import('./group/group-posts.tsx').then((m) => m.GroupPosts));
const GroupSites = onDemand(() => import('./group/group-sites.tsx').then((m) => m.GroupSites));
const VictimSummary = onDemand(() => import('./victim/victim-summary.tsx').then((m) => m.VictimSummary));

/** The part of the page that its tab names. */
export function EntityPart({ data }: { data: EntityPageData }) {
  return (
    <Suspense
      fallback={
        <div class="page">
          <Skeleton rows={12} />
        </div>
      }
    >
      <Part data={data} />
    </Suspense>
  );
}

function Part({ data }: { data: EntityPageData }) {
  switch (data.tab) {
    case 'summary':
      return data.node.kind === 'victim' ? <VictimSummary data={data} /> : <SummaryTab data={data} />;
    case 'text':
      return <PageText data={data} />;
    case 'versions':
      return <PageVersions data={data} />;
    case 'posts':
      return <GroupPosts data={data} />;
    case 'sites':
      return <GroupSites data={data} />;
    case 'messages':
    case 'mentions':
      return <RecordList key={data.tab} data={data} />;
    case 'indicators':
    case 'related':
      return <IndicatorsTab data={data} />;
    case 'connections':
      return <ConnectionsTab data={data} />;
    default:
      return <PlacesTab key={data.tab} data={data} table={data.tab} />;
  }
}
