import { useEffect, useRef, useState } from 'preact/hooks';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { Words } from '../ui/text.tsx';
import { useTheme } from '../ui/theme.tsx';
import { count, dayAt, plural } from '../ui/time.tsx';
import { type Bars, chartOptions, stacked } from './bar-options.ts';
import { barLabel } from './buckets.ts';

export interface BarChartProps {
  /** What it shows, for those who cannot see it. */
  title: string;
  /** What is counted: one of it, and many. */
  noun: readonly [one: string, many: string];
  /** When each bar begins, in seconds. */
  times: readonly number[];
  /** How long each lasts. */
  widthSeconds: number;
  series: readonly Bars[];
  height?: number;
  onBrush?: (fromSeconds: number, toSeconds: number) => void;
}

/** The bar that is pointed at, and where its middle is. */
interface Pointed {
  index: number;
  left: number;
  /** As a share of the chart's width. */
  share: number;
}

/**
 * Bars over time, the series on top of each other. Dragging over it chooses a part of the time; pointing at a bar, or arrow keys, tell
 * its value, and Enter chooses it.
 */
export function BarChart(props: BarChartProps) {
  const { title, times, widthSeconds, series, height = 110, onBrush } = props;
  const place = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot>(undefined);
  const brush = useRef(onBrush);
  brush.current = onBrush;
  const [pointed, setPointed] = useState<Pointed>();
  const { theme } = useTheme();

  // The colours of the page change with the theme.
  useEffect(() => {
    const element = place.current;
    if (element === null || times.length === 0) return;
    setPointed(undefined);
    const chart = new uPlot(
      chartOptions(
        {
          width: element.clientWidth,
          height,
          times,
          widthSeconds,
          series,
          hasBrush: brush.current !== undefined,
        },
        (from, to) => {
          // Bars are chosen whole.
          const touched = times.filter((time) => time + widthSeconds > from && time < to);
          const [first, last] = [touched[0], touched.at(-1)];
          if (first !== undefined && last !== undefined) brush.current?.(first, last + widthSeconds - 1);
        },
        (self) => setPointed(pointedAt(self, times, widthSeconds)),
      ),
      [[...times], ...stacked(series)],
      element,
    );
    plot.current = chart;
    const observer = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height }));
    observer.observe(element);
    return () => {
      observer.disconnect();
      chart.destroy();
    };
  }, [times, series, widthSeconds, height, theme]);

  const pointTo = (index: number) => {
    const chart = plot.current;
    const time = times[index];
    if (chart === undefined || time === undefined) return;
    chart.setCursor({ left: chart.valToPos(time + widthSeconds / 2, 'x'), top: 0 });
  };
  const press = (event: KeyboardEvent) => {
    const index = pointed?.index ?? times.length - 1;
    const targets: Record<string, number> = {
      ArrowLeft: Math.max(0, index - 1),
      ArrowRight: Math.min(times.length - 1, index + 1),
      Home: 0,
      End: times.length - 1,
    };
    const target = targets[event.key];
    const time = times[index];
    if (target !== undefined) pointTo(target);
    else if (event.key === 'Enter' && pointed !== undefined && time !== undefined)
      brush.current?.(time, time + widthSeconds - 1);
    else return;
    event.preventDefault();
  };

  const total = series.reduce((sum, { values }) => sum + values.reduce((a, b) => a + b, 0), 0);
  const [first, last] = [times[0], times.at(-1)];
  const index = pointed?.index ?? times.length - 1;
  return (
    <figure class="chart">
      <figcaption class="visually-hidden">
        {title}: {count(total)}
        {first !== undefined && last !== undefined && ` from ${dayAt(first * 1000)} to ${dayAt(last * 1000)}`}
      </figcaption>
      <div
        ref={place}
        class="chart-place"
        data-height={height}
        role="slider"
        tabIndex={0}
        aria-label={title}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, times.length - 1)}
        aria-valuenow={index}
        aria-valuetext={textOf(props, index)}
        onKeyDown={press}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) pointTo(index);
        }}
        onBlur={() => plot.current?.setCursor({ left: -10, top: -10 })}
      />
      {pointed !== undefined && <ChartTip chart={props} pointed={pointed} />}
    </figure>
  );
}

function pointedAt(chart: uPlot, times: readonly number[], widthSeconds: number): Pointed | undefined {
  const { left = -1 } = chart.cursor;
  if (left < 0) return undefined;
  const at = chart.posToVal(left, 'x');
  const index = times.findLastIndex((time) => time <= at);
  const time = times[index];
  if (time === undefined) return undefined;
  const middle = chart.valToPos(time + widthSeconds / 2, 'x');
  return { index, left: chart.over.offsetLeft + middle, share: middle / chart.over.clientWidth };
}

function textOf({ times, widthSeconds, series, noun }: BarChartProps, index: number): string {
  const time = times[index];
  if (time === undefined) return '';
  const total = series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0);
  return `${barLabel(time, widthSeconds)}: ${plural(total, ...noun)}`;
}

/** Screen readers get the same from the chart itself. */
function ChartTip({ chart, pointed }: { chart: BarChartProps; pointed: Pointed }) {
  const { index, left, share } = pointed;
  const isStacked = chart.series.length > 1;
  // In the order in which they are seen: the first is at the bottom.
  const parts = chart.series.filter(({ values }) => (values[index] ?? 0) > 0).reverse();
  const side = share > 0.6 ? 'is-left' : '';
  return (
    <div class={`chart-tip ${side}`} style={{ left: `${left}px` }} aria-hidden="true">
      <strong>{textOf(chart, index)}</strong>
      {isStacked && parts.length > 0 && (
        <ul>
          {parts.map(({ label, colour: name, values }) => (
            <li key={label}>
              <span class={`dot fill-${name}`} /> <Words text={label} /> {count(values[index] ?? 0)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
