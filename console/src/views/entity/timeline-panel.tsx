import { useMemo, useState } from 'preact/hooks';
import { type ChartView, ChartViewButton } from '../../charts/chart-frame.tsx';
import { StackedBars } from '../../charts/stacked-bars.tsx';
import { navigate, withParameters } from '../../route.ts';
import { chartTexts } from '../../texts/charts.ts';
import { commonTexts } from '../../texts/common.ts';
import { summaryTexts as texts } from '../../texts/entity-pages.ts';
import { Panel } from '../../ui/panel.tsx';
import { brushOf } from '../search/chart-data.ts';
import type { EntityPageData } from './entity-view.tsx';
import { timelineBuckets } from './timeline-data.ts';

/** Messages over time. A range opens its messages. */
export function TimelinePanel({ data: { node, hit, route } }: { data: EntityPageData }) {
  const { interval, buckets } = useMemo(() => timelineBuckets(hit, Date.now()), [hit]);
  const [view, setView] = useState<ChartView>('chart');
  const isPosts = node.kind === 'victim';
  const title = isPosts ? texts.timeline.posts : texts.timeline.messages;
  const series = useMemo(() => [{ name: title, color: 1 as const }], [title]);
  const isNarrowing = hit.facts.counts.messages !== undefined;
  const narrow = (from?: number, to?: number) => {
    if (from === undefined || to === undefined) return;
    navigate(withParameters(route, { tab: 'messages', ...brushOf(from, to) }));
  };
  return (
    <Panel
      title={title}
      meta={`${chartTexts.intervals[interval]}${isNarrowing ? ` · ${texts.dragToNarrow}` : ''}`}
      isPadded
      className="timeline-panel"
      actions={<ChartViewButton view={view} onView={setView} />}
    >
      <StackedBars
        label={title}
        buckets={buckets}
        series={series}
        interval={interval}
        height={node.kind === 'profile' ? 96 : 162}
        hasLegend={false}
        countText={isPosts ? commonTexts.posts : commonTexts.messages}
        emptyText={texts.noTimeline}
        view={view}
        {...(isNarrowing && { onRange: narrow })}
      />
    </Panel>
  );
}
