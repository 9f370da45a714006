import { useEffect, useRef, useState } from 'preact/hooks';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { dayOf, formatCount, formatNumber } from '../ui/format.tsx';
import { InlineText } from '../ui/text.tsx';
import { chartOptions, type Series, stack } from './bar-options.ts';
import { barLabel } from './buckets.ts';
import { useColours } from './theme.ts';

export interface BarChartProps {
  /** For screen readers. */
  title: string;
  /** What the chart counts. */
  noun: readonly [singular: string, plural: string];
  /** The start of each bar in Unix seconds. */
  times: readonly number[];
  widthSeconds: number;
  series: readonly Series[];
  height?: number;
  /** Called with the time range of the selected bars. */
  onSelect?: (fromSeconds: number, toSeconds: number) => void;
}

/** The bar under the pointer, and the position of its centre. */
interface Hovered {
  index: number;
  left: number;
  /** The position as a fraction of the chart's width. */
  fraction: number;
}

/**
 * Stacked bars over time. Dragging selects a time range. Pointing at a bar or pressing the arrow keys shows its value;
 * Enter selects it.
 */
export function BarChart(props: BarChartProps) {
  const { title, times, widthSeconds, series, height = 110, onSelect } = props;
  const container = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot>(undefined);
  const select = useRef(onSelect);
  select.current = onSelect;
  const [hovered, setHovered] = useState<Hovered>();
  const colour = useColours();

  useEffect(() => {
    const element = container.current;
    if (element === null || times.length === 0) return;
    setHovered(undefined);
    const chart = new uPlot(
      chartOptions(
        {
          width: element.clientWidth,
          height,
          times,
          widthSeconds,
          series,
          hasBrush: select.current !== undefined,
          colour,
        },
        (from, to) => {
          // A selection always covers whole bars.
          const touched = times.filter((time) => time + widthSeconds > from && time < to);
          const [first, last] = [touched[0], touched.at(-1)];
          if (first !== undefined && last !== undefined) select.current?.(first, last + widthSeconds - 1);
        },
        (self) => setHovered(hoveredBar(self, times, widthSeconds)),
      ),
      [[...times], ...stack(series)],
      element,
    );
    plot.current = chart;
    const observer = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height }));
    observer.observe(element);
    return () => {
      observer.disconnect();
      chart.destroy();
    };
  }, [times, series, widthSeconds, height, colour]);

  const moveCursor = (index: number) => {
    const chart = plot.current;
    const time = times[index];
    if (chart === undefined || time === undefined) return;
    chart.setCursor({ left: chart.valToPos(time + widthSeconds / 2, 'x'), top: 0 });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const index = hovered?.index ?? times.length - 1;
    const targets: Record<string, number> = {
      ArrowLeft: Math.max(0, index - 1),
      ArrowRight: Math.min(times.length - 1, index + 1),
      Home: 0,
      End: times.length - 1,
    };
    const target = targets[event.key];
    const time = times[index];
    if (target !== undefined) moveCursor(target);
    else if (event.key === 'Enter' && hovered !== undefined && time !== undefined)
      select.current?.(time, time + widthSeconds - 1);
    else return;
    event.preventDefault();
  };

  const total = series.reduce((sum, { values }) => sum + values.reduce((a, b) => a + b, 0), 0);
  const [first, last] = [times[0], times.at(-1)];
  const index = hovered?.index ?? times.length - 1;
  return (
    <figure class="chart">
      <figcaption class="visually-hidden">
        {title} Total: {formatNumber(total)}
        {first !== undefined && last !== undefined && `, ${dayOf(first * 1000)} to ${dayOf(last * 1000)}`}
      </figcaption>
      <div
        ref={container}
        class="chart-container"
        data-height={height}
        role="slider"
        tabIndex={0}
        aria-label={title}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, times.length - 1)}
        aria-valuenow={index}
        aria-valuetext={barText(props, index)}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) moveCursor(index);
        }}
        onBlur={() => plot.current?.setCursor({ left: -10, top: -10 })}
      />
      {hovered !== undefined && <Tooltip chart={props} hovered={hovered} />}
    </figure>
  );
}

function hoveredBar(chart: uPlot, times: readonly number[], widthSeconds: number): Hovered | undefined {
  const { left = -1 } = chart.cursor;
  if (left < 0) return undefined;
  const at = chart.posToVal(left, 'x');
  const index = times.findLastIndex((time) => time <= at);
  const time = times[index];
  if (time === undefined) return undefined;
  const centre = chart.valToPos(time + widthSeconds / 2, 'x');
  return { index, left: chart.over.offsetLeft + centre, fraction: centre / chart.over.clientWidth };
}

function barText({ times, widthSeconds, series, noun }: BarChartProps, index: number): string {
  const time = times[index];
  if (time === undefined) return '';
  const total = series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0);
  return `${barLabel(time, widthSeconds)}: ${formatCount(total, ...noun)}`;
}

/** Hidden from screen readers, which get the same text from the slider. */
function Tooltip({ chart, hovered }: { chart: BarChartProps; hovered: Hovered }) {
  const { index, left, fraction } = hovered;
  const isStacked = chart.series.length > 1;
  // In visual order: the first series is at the bottom.
  const parts = chart.series.filter(({ values }) => (values[index] ?? 0) > 0).reverse();
  const side = fraction > 0.6 ? 'is-left' : '';
  return (
    <div class={`chart-tooltip ${side}`} style={{ left: `${left}px` }} aria-hidden="true">
      <strong>{barText(chart, index)}</strong>
      {isStacked && parts.length > 0 && (
        <ul>
          {parts.map(({ label, colour, values }) => (
            <li key={colour}>
              <span class={`dot fill-${colour}`} /> <InlineText text={label} />{' '}
              {formatNumber(values[index] ?? 0)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
