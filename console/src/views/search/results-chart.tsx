import { useMemo } from 'preact/hooks';
import type { SearchPage } from '../../api/types.ts';
import { StackedBars } from '../../charts/stacked-bars.tsx';
import { searchTexts as texts } from '../../texts/search.ts';
import { brushedRange, brushOf, chartData } from './chart-data.ts';
import type { Kind } from './kinds.ts';
import type { Range, SearchState } from './search-state.ts';

const NO_HISTOGRAM = { interval: 'day', total: 0, buckets: [] };

/** Results over time, with a brush. */
export function ResultsChart({
  kind,
  histogram = NO_HISTOGRAM,
  state,
  onBrush,
}: {
  kind: Kind;
  histogram: SearchPage<unknown>['histogram'];
  state: Pick<SearchState, 'from' | 'to' | 'brush'>;
  onBrush: (brush: Range | undefined) => void;
}) {
  const { from, to, brush } = state;
  const { interval, buckets } = useMemo(
    () => chartData(histogram, { from, to }, Date.now()),
    [histogram, from, to],
  );
  const series = useMemo(() => [{ name: texts.kinds[kind], color: 1 as const }], [kind]);
  const range = brushedRange(brush);
  return (
    <StackedBars
      label={texts.messagesPerDay}
      buckets={buckets}
      series={series}
      interval={interval}
      height="fill"
      hasLegend={false}
      range={range}
      countText={texts.counts[kind]}
      onRange={(start, end) =>
        onBrush(start === undefined || end === undefined ? undefined : brushOf(start, end))
      }
    />
  );
}
