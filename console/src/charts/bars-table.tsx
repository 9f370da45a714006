import { chartTexts } from '../texts/charts.ts';
import { InlineText } from '../ui/text.tsx';
import { ChartTable } from './chart-table.tsx';
import { formatCount } from './scale.ts';
import { totalOf } from './series.ts';
import type { StackedBarsProps } from './stacked-bars.tsx';
import { bucketLabel } from './time-ticks.ts';

/** The same numbers as the bars, without hidden series. */
export function BarsTable({
  label,
  buckets,
  series,
  interval,
  isShown,
  timeZone,
  height,
}: StackedBarsProps & { isShown: (series: number) => boolean; timeZone: string }) {
  const columns = series.map((each, index) => ({ ...each, index })).filter(({ index }) => isShown(index));
  const hasTotal = columns.length > 1;
  return (
    <ChartTable
      label={label}
      height={height === 'fill' ? undefined : height}
      head={[
        chartTexts.date,
        ...columns.map(({ name }) => <InlineText key={name} text={name} />),
        ...(hasTotal ? [chartTexts.total] : []),
      ]}
      rows={buckets.map((bucket) => ({
        key: bucket.at,
        head: bucket.isRunning
          ? chartTexts.withNote(bucketLabel(bucket.at, interval, timeZone), chartTexts.soFar[interval])
          : bucketLabel(bucket.at, interval, timeZone),
        cells: [
          ...columns.map(({ index }) =>
            bucket.isMissing ? chartTexts.notCollected : formatCount(bucket.values[index] ?? 0),
          ),
          ...(hasTotal
            ? [bucket.isMissing ? chartTexts.notCollected : formatCount(totalOf(bucket, isShown))]
            : []),
        ],
      }))}
    />
  );
}
