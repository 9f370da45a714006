import { useCallback, useMemo, useState } from 'preact/hooks';
import { chartTexts } from '../texts/charts.ts';
import { slotsOf } from './bar-layout.ts';
import { BarsPlot } from './bars-plot.tsx';
import { BarsTable } from './bars-table.tsx';
import { type BarsTexts, summaryOf } from './bars-texts.ts';
import type { Interval } from './bucket-size.ts';
import { ChartFrame, type ChartViewProps } from './chart-frame.tsx';
import { type HiddenSeries, Legend, NO_HIDDEN_SERIES } from './legend.tsx';
import { formatCount } from './scale.ts';
import { type Bucket, type Series, seriesTotals, untilToday } from './series.ts';

export interface StackedBarsProps extends ChartViewProps {
  label: string;
  /** One sentence for screen readers; by default the total, the range and the highest bucket. */
  summary?: string;
  /** Without gaps, oldest first. Choose the range from the query, not from the data. */
  buckets: readonly Bucket[];
  series: readonly Series[];
  interval: Interval;
  /** In pixels, or the height of the container. */
  height?: number | 'fill';
  /** The selected range in milliseconds; `to` is exclusive. */
  range?: { from: number; to: number } | undefined;
  /** Called with a range of whole buckets, `to` exclusive; without arguments to clear it. Enables the brush. */
  onRange?: (from?: number, to?: number) => void;
  /** By default, picking a bucket selects its range. */
  onPick?: (bucket: Bucket) => void;
  /** Names of hidden series, if the caller keeps them: for a legend elsewhere. */
  hidden?: HiddenSeries;
  onHide?: (hidden: HiddenSeries) => void;
  /** The legend is above the plot if there are several series. */
  hasLegend?: boolean;
  /** `37,491 records` */
  countText?: (count: number) => string;
  /** What a click does; by default from `onPick` and `onRange`. */
  tooltipFoot?: string | ((bucket: Bucket) => string);
  /** Shown in the plot if there is no data. */
  emptyText?: string;
  /** The zone in which the buckets were made. */
  timeZone?: string;
}

const defaultCountText = (count: number) => chartTexts.inTotal(formatCount(count));

/** Stacked counts over time, with tooltip, brush, keyboard cursor, legend and table. */
export function StackedBars(props: StackedBarsProps) {
  const { label, series, interval, height = 180, range, onRange, timeZone = 'UTC' } = props;
  const { countText = defaultCountText } = props;
  const [ownHidden, setOwnHidden] = useState<HiddenSeries>(NO_HIDDEN_SERIES);
  const hidden = props.hidden ?? ownHidden;
  const isShown = useCallback((index: number) => !hidden.has(series[index]?.name ?? ''), [hidden, series]);
  const buckets = useMemo(() => untilToday(props.buckets, interval, Date.now()), [props.buckets, interval]);
  const slots = useMemo(() => slotsOf(buckets, interval, Date.now()), [buckets, interval]);
  const totals = useMemo(() => seriesTotals(series, buckets), [series, buckets]);
  const texts: BarsTexts = { slots: slots.buckets, interval, timeZone, isShown, countText };
  const bounds = { first: slots.first, last: slots.first + slots.count - 1 };
  const hasLegend = props.hasLegend ?? series.length > 1;
  return (
    <ChartFrame
      label={label}
      summary={props.summary ?? summaryOf(texts, bounds)}
      isFilling={height === 'fill'}
      view={props.view}
      onView={props.onView}
      tools={
        hasLegend ? (
          <Legend series={series} totals={totals} hidden={hidden} onHide={props.onHide ?? setOwnHidden} />
        ) : undefined
      }
      actions={
        range !== undefined && onRange !== undefined ? (
          <button type="button" class="button is-ghost is-small" onClick={() => onRange()}>
            {chartTexts.clearRange}
          </button>
        ) : undefined
      }
      chart={(summaryId) => <BarsPlot {...props} texts={texts} bounds={bounds} summaryId={summaryId} />}
      table={() => (
        <BarsTable {...props} isShown={isShown} timeZone={timeZone} height={height} buckets={buckets} />
      )}
    />
  );
}
