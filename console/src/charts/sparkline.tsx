export interface SparklineProps {
  values: readonly number[];
  /** Bars for counts, a line for levels. */
  kind?: 'line' | 'bars';
  tone?: 'accent' | 'neutral' | 'bad';
  width?: number;
  height?: number;
  /** Decorative without it: the value stands beside it. */
  label?: string;
}

const PADDING = 2.5;

/** A small chart without axes. It starts at zero. */
export function Sparkline(props: SparklineProps) {
  const { values, kind = 'line', tone = 'accent', width = 72, height = 20, label } = props;
  const peak = values.reduce((most, value) => Math.max(most, value), 0);
  return (
    <svg
      class={`sparkline is-${tone}`}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      focusable="false"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {values.length > 0 &&
        (kind === 'bars' ? (
          <path class="sparkline-bars" d={barsPath(values, peak, width, height)} />
        ) : (
          <Line points={pointsOf(values, peak, width, height)} height={height} />
        ))}
    </svg>
  );
}

type Point = [x: number, y: number];

function pointsOf(values: readonly number[], peak: number, width: number, height: number): Point[] {
  const room = width - 2 * PADDING;
  return values.map((value, index) => [
    PADDING + (values.length === 1 ? room : (room * index) / (values.length - 1)),
    height - PADDING - (peak === 0 ? 0 : (value / peak) * (height - 2 * PADDING)),
  ]);
}

function Line({ points, height }: { points: readonly Point[]; height: number }) {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return null;
  const line = `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
  return (
    <>
      <path
        class="sparkline-area"
        d={`${line}L${last[0].toFixed(1)} ${height}L${first[0].toFixed(1)} ${height}Z`}
      />
      <path class="sparkline-line" d={line} />
      <circle class="sparkline-dot" cx={last[0]} cy={last[1]} r={2} />
    </>
  );
}

/** Every bucket keeps a mark of 1 px, so that zero differs from no data. */
function barsPath(values: readonly number[], peak: number, width: number, height: number): string {
  const slot = width / values.length;
  const gap = slot > 2.5 ? 1 : 0;
  return values
    .map((value, index) => {
      const size = Math.max(1, peak === 0 ? 0 : (value / peak) * (height - 1));
      const [start, end] = [index * slot, (index + 1) * slot - gap];
      return `M${start.toFixed(1)} ${height}V${(height - size).toFixed(1)}H${end.toFixed(1)}V${height}Z`;
    })
    .join('');
}
