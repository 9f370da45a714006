import { useMemo, useRef, useState } from 'preact/hooks';
import { chartTexts } from '../texts/charts.ts';
import { type Interval, shiftBucket } from './bucket-size.ts';
import { bucketLabel, dateLabel, rangeLabel } from './time-ticks.ts';
import { useSize } from './use-size.ts';

export interface RangeHistogramProps {
  label: string;
  /** Oldest first, without gaps. */
  buckets: readonly { at: number; value: number }[];
  interval: Interval;
  /** Milliseconds; open where missing. `to` is exclusive. */
  from?: number | undefined;
  to?: number | undefined;
  /** On release, and after every key. Both ends are missing if the whole range is selected. */
  onChange: (from?: number, to?: number) => void;
  /** While a handle moves. */
  onInput?: (from?: number, to?: number) => void;
  height?: number;
  timeZone?: string;
}

/** Boundaries between buckets: 0 is before the first, `count` after the last. */
interface Edges {
  start: number;
  end: number;
}

type Grip = 'start' | 'end' | 'band';

const HANDLE_WIDTH = 24;
const PAGE = 7;

/** A small histogram with two handles, for filters by time. */
export function RangeHistogram(props: RangeHistogramProps) {
  const { label, buckets, interval, height = 44, timeZone = 'UTC', onChange, onInput } = props;
  const [ref, { width }] = useSize<HTMLDivElement>();
  const svg = useRef<SVGSVGElement>(null);
  const [draft, setDraft] = useState<Edges>();
  const drag = useRef<{ grip: Grip; startX: number; edges: Edges }>(undefined);
  const count = buckets.length;
  const edges = draft ?? edgesOf(props);
  const inset = HANDLE_WIDTH / 2;
  const slot = (width - 2 * inset) / Math.max(1, count);
  const timeAt = (edge: number) =>
    buckets[edge]?.at ?? shiftBucket(buckets.at(-1)?.at ?? 0, interval, edge - count + 1);
  const report = (send: RangeHistogramProps['onChange'] | undefined, { start, end }: Edges) =>
    start === 0 && end === count ? send?.() : send?.(timeAt(start), timeAt(end));
  const peak = useMemo(() => buckets.reduce((most, { value }) => Math.max(most, value), 1), [buckets]);

  /** A press beside the band brings the nearer handle. */
  const jumpTo = (clientX: number) => {
    const x = clientX - (svg.current?.getBoundingClientRect().left ?? 0);
    const edge = Math.round((x - inset) / slot);
    const grip = edge <= edges.start ? 'start' : 'end';
    report(onChange, move(edges, grip, edge - edges[grip], count));
  };
  const onPointerDown = (grip: Grip) => (event: PointerEvent & { currentTarget: Element }) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { grip, startX: event.clientX, edges };
  };
  const onPointerMove = (event: PointerEvent) => {
    if (drag.current === undefined) return;
    const { grip, startX, edges: before } = drag.current;
    const moved = move(before, grip, Math.round((event.clientX - startX) / slot), count);
    if (moved.start === edges.start && moved.end === edges.end) return;
    setDraft(moved);
    report(onInput, moved);
  };
  const onPointerUp = () => {
    drag.current = undefined;
    setDraft(undefined);
    if (draft !== undefined) report(onChange, draft);
  };
  const onKeyDown = (grip: 'start' | 'end') => (event: KeyboardEvent) => {
    const by = {
      ArrowLeft: -1,
      ArrowDown: -1,
      ArrowRight: 1,
      ArrowUp: 1,
      PageDown: -PAGE,
      PageUp: PAGE,
      Home: -count,
      End: count,
    }[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    report(onChange, move(edges, grip, by, count));
  };
  const [startX, endX] = [inset + edges.start * slot, inset + edges.end * slot];
  const handles = [
    {
      grip: 'start',
      x: startX,
      at: edges.start,
      name: chartTexts.rangeStart(label),
      text: timeAt(edges.start),
    },
    { grip: 'end', x: endX, at: edges.end, name: chartTexts.rangeEnd(label), text: timeAt(edges.end) - 1 },
  ] as const;
  const isHourly = interval === 'hour';
  return (
    <div class="range-histogram">
      <div ref={ref} class="chart-plot" style={{ height: `${height}px` }}>
        {width > 0 && count > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: there are no field sets in SVG
          <svg
            ref={svg}
            width={width}
            height={height}
            role="group"
            aria-label={label}
            onDblClick={() => onChange()}
          >
            <rect
              class="range-ground"
              width={width}
              height={height}
              onPointerDown={(event) => jumpTo(event.clientX)}
            />
            {buckets.map(({ at, value }, index) => {
              const size = value === 0 ? 0 : Math.max(1, (value / peak) * (height - 4));
              const isInside = index >= edges.start && index < edges.end;
              return (
                <rect
                  key={at}
                  class={isInside ? 'series-1' : 'bar-outside'}
                  x={inset + index * slot}
                  y={height - size}
                  width={Math.max(0.5, slot - (slot > 3 ? 1 : 0))}
                  height={size}
                />
              );
            })}
            <rect
              class="range-band"
              data-grip="band"
              x={startX}
              y={0}
              width={endX - startX}
              height={height}
              onPointerDown={onPointerDown('band')}
              onPointerMove={onPointerMove}
              onPointerUp={onPointerUp}
            />
            {handles.map(({ grip, x, at, name, text }) => (
              <g
                key={grip}
                class="range-handle"
                data-grip={grip}
                role="slider"
                tabindex={0}
                aria-label={name}
                aria-valuemin={grip === 'start' ? 0 : edges.start + 1}
                aria-valuemax={grip === 'start' ? edges.end - 1 : count}
                aria-valuenow={at}
                aria-valuetext={isHourly ? bucketLabel(text, 'hour', timeZone) : dateLabel(text, timeZone)}
                onKeyDown={onKeyDown(grip)}
                onPointerDown={onPointerDown(grip)}
                onPointerMove={onPointerMove}
                onPointerUp={onPointerUp}
              >
                <rect class="brush-reach" x={x - inset} y={0} width={HANDLE_WIDTH} height={height} />
                <line class="brush-line" x1={x} x2={x} y1={0} y2={height} />
                <rect class="brush-handle" x={x - 3} y={height / 2 - 8} width={6} height={16} rx={3} />
              </g>
            ))}
          </svg>
        )}
      </div>
      {count > 0 && (
        <p class="range-histogram-text">
          {rangeLabel(timeAt(edges.start), timeAt(edges.end), interval, timeZone)}
        </p>
      )}
    </div>
  );
}

function edgesOf({ buckets, from, to }: RangeHistogramProps): Edges {
  const count = buckets.length;
  const first = from === undefined ? 0 : buckets.findLastIndex(({ at }) => at <= from);
  const after = to === undefined ? count : buckets.findIndex(({ at }) => at >= to);
  const start = Math.max(0, Math.min(count - 1, first));
  return { start, end: Math.max(start + 1, after === -1 ? count : after) };
}

/** At least one bucket stays selected. */
function move({ start, end }: Edges, grip: Grip, by: number, count: number): Edges {
  const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value));
  if (grip === 'start') return { start: clamp(start + by, 0, end - 1), end };
  if (grip === 'end') return { start, end: clamp(end + by, start + 1, count) };
  const shift = clamp(by, -start, count - end);
  return { start: start + shift, end: end + shift };
}
