import { useMemo, useState } from 'preact/hooks';
import { type ChartView, ChartViewButton } from '../../../charts/chart-frame.tsx';
import { StackedBars } from '../../../charts/stacked-bars.tsx';
import { commonTexts } from '../../../texts/common.ts';
import { summaryTexts, groupTexts as texts } from '../../../texts/entity-pages.ts';
import { Panel } from '../../../ui/panel.tsx';
import { brushedRange, brushOf } from '../../search/chart-data.ts';
import type { EntityPageData } from '../entity-view.tsx';
import { timelineBuckets } from '../timeline-data.ts';

/** Posts over time; a range narrows the list. */
export function PostsChart({
  data: { hit },
  from,
  to,
  onRange,
}: {
  data: EntityPageData;
  from: string;
  to: string;
  onRange: (dates: { from: string | undefined; to: string | undefined }) => void;
}) {
  const { interval, buckets } = useMemo(() => timelineBuckets(hit, Date.now()), [hit]);
  const [view, setView] = useState<ChartView>('chart');
  const title = texts.perWeek[interval];
  const series = useMemo(() => [{ name: texts.posts, color: 1 as const }], []);
  return (
    <Panel
      title={title}
      meta={summaryTexts.dragToNarrow}
      isPadded
      className="posts-chart"
      actions={<ChartViewButton view={view} onView={setView} />}
    >
      <StackedBars
        label={title}
        buckets={buckets}
        series={series}
        interval={interval}
        height={118}
        hasLegend={false}
        view={view}
        countText={commonTexts.posts}
        emptyText={summaryTexts.noTimeline}
        range={brushedRange(from !== '' && to !== '' ? { from, to } : undefined)}
        onRange={(start, end) =>
          onRange(
            start === undefined || end === undefined
              ? { from: undefined, to: undefined }
              : brushOf(start, end),
          )
        }
      />
    </Panel>
  );
}
