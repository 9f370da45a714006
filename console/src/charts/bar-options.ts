import uPlot from 'uplot';
import { colour } from './theme.ts';

export interface Bars {
  label: string;
  colour: string;
  values: readonly number[];
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const SECONDS_PER_DAY = 86_400;
/** Steps of the axis: hours, days, months and years as the library counts them. None is finer than a bar. */
const STEPS = [
  ...[1, 2, 3, 4, 6, 8, 12].map((hours) => hours * 3600),
  ...[1, 2, 3, 4, 5, 7, 10, 15, 30, 60, 90, 120, 180].map((days) => days * SECONDS_PER_DAY),
  ...[1, 2, 5, 10, 25, 50].map((years) => years * 365 * SECONDS_PER_DAY),
];

/** The same for everybody, whatever country their browser takes them to be in. */
function timeLabel(seconds: number, stepSeconds: number): string {
  const at = new Date(seconds * 1000);
  const month = MONTHS[at.getUTCMonth()];
  if (stepSeconds < SECONDS_PER_DAY && seconds % SECONDS_PER_DAY !== 0) return at.toISOString().slice(11, 16);
  if (stepSeconds < 28 * SECONDS_PER_DAY) return `${at.getUTCDate()} ${month}`;
  return `${month} ${at.getUTCFullYear()}`;
}

/** Each series stands on those before it; the highest is drawn first, so that all are seen. */
export function stacked(series: readonly Bars[]): number[][] {
  const sums: number[][] = [];
  for (const { values } of series) {
    const below = sums.at(-1);
    sums.push(values.map((value, index) => value + (below?.[index] ?? 0)));
  }
  return sums.reverse();
}

/** How the library is to draw them. */
export function chartOptions(
  {
    width,
    height,
    times,
    widthSeconds,
    series,
    hasBrush,
  }: {
    width: number;
    height: number;
    times: readonly number[];
    widthSeconds: number;
    series: readonly Bars[];
    hasBrush: boolean;
  },
  onSelect: (from: number, to: number) => void,
  onPoint: (chart: uPlot) => void,
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
      // Not what the library would choose: around a single point it adds years.
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
      setCursor: [onPoint],
      setSelect: [
        (chart) => {
          const { left, width: wide } = chart.select;
          // A click chooses the bar under it, for it is as wide as that.
          onSelect(chart.posToVal(left, 'x'), chart.posToVal(left + Math.max(1, wide), 'x'));
          chart.setSelect({ left: 0, top: 0, width: 0, height: 0 }, false);
        },
      ],
    },
  };
}
