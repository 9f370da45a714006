import uPlot from 'uplot';
import { MONTHS } from '../ui/format.tsx';
import type { Colours } from './theme.ts';

/** One part of each stacked bar. */
export interface Series {
  label: string;
  /** Name of a CSS custom property. */
  colour: string;
  values: readonly number[];
}

const SECONDS_PER_DAY = 86_400;
/** Distances between axis labels. uPlot aligns multiples of 30 and 365 days to months and years. */
const STEPS = [
  ...[1, 2, 3, 4, 6, 8, 12].map((hours) => hours * 3600),
  ...[1, 2, 3, 4, 5, 7, 10, 15, 30, 60, 90, 120, 180].map((days) => days * SECONDS_PER_DAY),
  ...[1, 2, 5, 10, 25, 50].map((years) => years * 365 * SECONDS_PER_DAY),
];

/** Independent of the browser's locale. */
function timeLabel(seconds: number, stepSeconds: number): string {
  const at = new Date(seconds * 1000);
  const month = MONTHS[at.getUTCMonth()];
  if (stepSeconds < SECONDS_PER_DAY && seconds % SECONDS_PER_DAY !== 0) return at.toISOString().slice(11, 16);
  if (stepSeconds < 28 * SECONDS_PER_DAY) return `${at.getUTCDate()} ${month}`;
  return `${month} ${at.getUTCFullYear()}`;
}

/** Adds each series to those below it. The tallest comes first, so that it does not cover the others. */
export function stack(series: readonly Series[]): number[][] {
  const sums: number[][] = [];
  for (const { values } of series) {
    const below = sums.at(-1);
    sums.push(values.map((value, index) => value + (below?.[index] ?? 0)));
  }
  return sums.reverse();
}

export function chartOptions(
  {
    width,
    height,
    times,
    widthSeconds,
    series,
    hasBrush,
    colour,
  }: {
    width: number;
    height: number;
    times: readonly number[];
    widthSeconds: number;
    series: readonly Series[];
    hasBrush: boolean;
    colour: Colours;
  },
  onSelect: (from: number, to: number) => void,
  onHover: (chart: uPlot) => void,
): uPlot.Options {
  const axis: uPlot.Axis = {
    stroke: colour('text-soft'),
    grid: { stroke: colour('line'), width: 1 },
    ticks: { stroke: colour('line'), width: 1 },
    font: '11px system-ui',
  };
  return {
    width,
    height,
    tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), 'Etc/UTC'),
    legend: { show: false },
    padding: [8, 24, 0, 0],
    cursor: {
      x: true,
      y: false,
      drag: { x: hasBrush, y: false, setScale: false },
      points: { show: false },
    },
    scales: {
      // uPlot's default pads a single point by years.
      x: { range: () => [times[0] ?? 0, (times.at(-1) ?? 0) + widthSeconds] },
      y: { range: (_chart, _min, max) => [0, Math.max(1, max)] },
    },
    axes: [
      {
        ...axis,
        size: 28,
        incrs: STEPS.filter((step) => step >= Math.min(widthSeconds, SECONDS_PER_DAY)),
        values: (_chart, splits, _axis, _space, step) => splits.map((time) => timeLabel(time, step)),
      },
      {
        ...axis,
        size: 44,
        space: 24,
        incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1e3, 2e3, 5e3, 1e4, 2e4, 5e4, 1e5, 1e6],
      },
    ],
    series: [
      {},
      ...[...series].reverse().map(({ label, colour: name }) => ({
        label,
        fill: colour(name),
        stroke: colour(name),
        width: 0,
        points: { show: false },
        paths: uPlot.paths.bars?.({
          size: [0.92, Number.POSITIVE_INFINITY],
          align: 1,
        }) as uPlot.Series.PathBuilder,
      })),
    ],
    hooks: {
      setCursor: [onHover],
      setSelect: [
        (chart) => {
          const { left, width: wide } = chart.select;
          // A click selects the bar under the pointer.
          onSelect(chart.posToVal(left, 'x'), chart.posToVal(left + Math.max(1, wide), 'x'));
          chart.setSelect({ left: 0, top: 0, width: 0, height: 0 }, false);
        },
      ],
    },
  };
}
