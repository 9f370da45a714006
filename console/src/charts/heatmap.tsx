import { useMemo } from 'preact/hooks';
import { chartTexts, WEEKDAY_NAMES } from '../texts/charts.ts';
import { CellGrid, type CellRows } from './cell-grid.tsx';
import { ChartFrame, type ChartViewProps } from './chart-frame.tsx';
import { ChartTable } from './chart-table.tsx';
import { formatCount } from './scale.ts';
import { linearSteps } from './steps.ts';
import { useSize } from './use-size.ts';

export interface HourHeatmapProps extends ChartViewProps {
  label: string;
  /** Seven weekdays from Monday, each with 24 hours. */
  counts: readonly (readonly number[])[];
  height?: number;
  countText?: (count: number) => string;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const LABELS_WIDTH = 30;
const AXIS_HEIGHT = 16;
const GAP = 1.5;

const clock = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`;

/** Activity by weekday and hour. */
export function HourHeatmap({
  label,
  counts,
  height = 140,
  countText = formatCount,
  ...view
}: HourHeatmapProps) {
  const peak = useMemo(() => peakOf(counts), [counts]);
  const titleOf = (day: number, hour: number) =>
    chartTexts.hour(WEEKDAY_NAMES[day] ?? '', clock(hour), clock(hour + 1));
  const summary =
    peak.count === 0
      ? chartTexts.emptySummary
      : chartTexts.heatmapSummary(countText(peak.count), titleOf(peak.day, peak.hour));
  const [ref, { width }] = useSize<HTMLDivElement>();
  const rows = useMemo((): CellRows => {
    const stepOf = linearSteps(peak.count);
    const [columnWidth, rowHeight] = [(width - LABELS_WIDTH) / 24, (height - AXIS_HEIGHT) / 7];
    return WEEKDAY_NAMES.map((_, day) =>
      HOURS.map((hour) => {
        const count = counts[day]?.[hour] ?? 0;
        return {
          key: `${day}-${hour}`,
          x: LABELS_WIDTH + hour * columnWidth,
          y: day * rowHeight + 2,
          width: Math.max(1, columnWidth - GAP),
          height: Math.max(1, rowHeight - GAP),
          fill: stepOf(count),
          title: chartTexts.hour(WEEKDAY_NAMES[day] ?? '', clock(hour), clock(hour + 1)),
          value: countText(count),
        };
      }),
    );
  }, [counts, peak, width, height, countText]);
  return (
    <ChartFrame
      label={label}
      summary={summary}
      {...view}
      chart={(summaryId) => (
        <div ref={ref} class="chart-plot" style={{ height: `${height}px` }}>
          {width > 0 && (
            <CellGrid
              label={label}
              summaryId={summaryId}
              rows={rows}
              width={width}
              height={height}
              entry="first"
            >
              {WEEKDAY_NAMES.map((name, day) => (
                <text
                  key={name}
                  class="chart-tick"
                  x={0}
                  y={(day + 0.5) * ((height - AXIS_HEIGHT) / 7) + 4.5}
                >
                  {name}
                </text>
              ))}
              {[0, 6, 12, 18].map((hour) => (
                <text
                  key={hour}
                  class="chart-tick"
                  x={LABELS_WIDTH + hour * ((width - LABELS_WIDTH) / 24)}
                  y={height - 3}
                >
                  {clock(hour)}
                </text>
              ))}
            </CellGrid>
          )}
        </div>
      )}
      table={() => (
        <ChartTable
          label={label}
          height={Math.max(height, 240)}
          head={[chartTexts.weekday, ...HOURS.map(clock)]}
          rows={WEEKDAY_NAMES.map((name, day) => ({
            key: name,
            head: name,
            cells: HOURS.map((hour) => formatCount(counts[day]?.[hour] ?? 0)),
          }))}
        />
      )}
    />
  );
}

function peakOf(counts: HourHeatmapProps['counts']): { day: number; hour: number; count: number } {
  let peak = { day: 0, hour: 0, count: 0 };
  counts.forEach((hours, day) => {
    hours.forEach((count, hour) => {
      if (count > peak.count) peak = { day, hour, count };
    });
  });
  return peak;
}
