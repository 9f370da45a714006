import { useId, useMemo } from 'preact/hooks';
import { type BarLayout, barsPath } from './bar-layout.ts';
import type { Interval } from './bucket-size.ts';
import { HatchPattern, hatchFill } from './hatch.tsx';
import { formatAxis } from './scale.ts';
import { type Bucket, type Series, seriesClass } from './series.ts';
import { timeTicks } from './time-ticks.ts';
import { HANDLE_REACH, type Selection } from './use-brush.ts';

/** Room for a label such as `14 Nov 2026`. */
const LABEL_WIDTH = 66;

export interface BarsDrawingProps {
  layout: BarLayout;
  slots: readonly Bucket[];
  series: readonly Series[];
  isShown: (series: number) => boolean;
  interval: Interval;
  timeZone: string;
  /** The slot whose date is emphasized. */
  boldSlot: number | undefined;
  emptyText: string | undefined;
}

/** Everything that does not change with the pointer. */
export function BarsDrawing(props: BarsDrawingProps & { selection: Selection | undefined }) {
  const { layout, slots, series, isShown, selection, emptyText } = props;
  const hatch = useId();
  const groups = useMemo(() => {
    const isInside = (index: number) =>
      selection === undefined || (index >= selection.first && index <= selection.last);
    const draw = (index: number, isIncluded: (slot: number, bucket: Bucket) => boolean) =>
      isShown(index) ? barsPath(layout, slots, index, isShown, isIncluded) : '';
    return series.map((each, index) => ({
      class: seriesClass(each),
      full: draw(index, (slot, bucket) => isInside(slot) && !bucket.isRunning),
      running: draw(index, (slot, bucket) => isInside(slot) && bucket.isRunning === true),
      outside: draw(index, (slot) => !isInside(slot)),
    }));
  }, [layout, slots, series, isShown, selection]);
  return (
    <>
      <HatchPattern id={hatch} />
      <Grid layout={layout} />
      {slots.map((bucket, index) =>
        bucket.isMissing ? (
          <rect
            key={bucket.at}
            class="bar-missing"
            x={layout.x(index)}
            y={layout.top}
            width={Math.max(1, layout.x(index + 1) - layout.x(index))}
            height={Math.max(0, layout.bottom - layout.top)}
            fill={hatchFill(hatch)}
          />
        ) : null,
      )}
      {groups.map((group, index) => (
        <g key={index}>
          <path class={group.class} d={group.full} />
          <path class={`${group.class} bar-unfinished`} d={group.running} />
          <path class="bar-outside" d={group.outside} />
        </g>
      ))}
      <TimeAxis {...props} />
      {emptyText !== undefined && (
        <text
          class="chart-empty"
          x={(layout.left + layout.right) / 2}
          y={(layout.top + layout.bottom) / 2 + 4}
          text-anchor="middle"
        >
          {emptyText}
        </text>
      )}
    </>
  );
}

function Grid({ layout }: { layout: BarLayout }) {
  return (
    <>
      {layout.scale.ticks.map((tick) => {
        const y = Math.round(layout.y(tick)) + 0.5;
        return (
          <g key={tick}>
            <line
              class={tick === 0 ? 'chart-baseline' : 'chart-grid'}
              x1={layout.left}
              x2={layout.right}
              y1={y}
              y2={y}
            />
            <text class="chart-tick" x={layout.left - 6} y={y + 3} text-anchor="end">
              {formatAxis(tick)}
            </text>
          </g>
        );
      })}
    </>
  );
}

function TimeAxis({ layout, slots, interval, timeZone, boldSlot }: BarsDrawingProps) {
  const ticks = useMemo(() => {
    const room = Math.floor((layout.right - layout.left) / LABEL_WIDTH);
    // A single bucket gets its own label, and every seventh place from it.
    const shown =
      boldSlot === undefined ? slots : slots.slice(0, slots.length - ((slots.length - 1 - boldSlot) % 7));
    return timeTicks(
      shown.map(({ at }) => at),
      interval,
      boldSlot === undefined ? room : Math.min(room, 5),
      timeZone,
    );
  }, [layout, slots, interval, timeZone, boldSlot]);
  return (
    <>
      {ticks.map(({ index, label }) => {
        const center = (layout.x(index) + layout.x(index + 1)) / 2;
        const isAtEnd = center > layout.width - LABEL_WIDTH / 3;
        const isAtStart = center < LABEL_WIDTH / 3;
        return (
          <text
            key={index}
            class={`chart-tick ${index === boldSlot ? 'is-bold' : ''}`}
            x={isAtEnd ? layout.width - 1 : isAtStart ? 0 : center}
            y={layout.height - 4}
            text-anchor={isAtEnd ? 'end' : isAtStart ? 'start' : 'middle'}
          >
            {label}
          </text>
        );
      })}
    </>
  );
}

/** The selected band with its two handles. */
export function BrushBand({ layout, selection }: { layout: BarLayout; selection: Selection }) {
  const [start, end] = [layout.x(selection.first), layout.x(selection.last + 1)];
  const height = Math.max(0, layout.bottom - layout.top);
  const middle = layout.top + height / 2;
  return (
    <>
      <rect class="brush-band" x={start} y={layout.top} width={end - start} height={height} />
      {[start, end].map((edge) => (
        <g key={edge === start ? 'start' : 'end'} class="brush-edge">
          <line class="brush-line" x1={edge + 0.5} x2={edge + 0.5} y1={layout.top} y2={layout.bottom} />
          <rect class="brush-handle" x={edge - 2.5} y={middle - 8} width={6} height={16} rx={3} />
          <rect
            class="brush-reach"
            x={edge - HANDLE_REACH}
            y={layout.top}
            width={2 * HANDLE_REACH}
            height={height}
          />
        </g>
      ))}
    </>
  );
}

/** Marks the slot under the pointer or the keyboard cursor. */
export function CursorLine({ layout, index }: { layout: BarLayout; index: number }) {
  const x = Math.round((layout.x(index) + layout.x(index + 1)) / 2) + 0.5;
  return <line class="chart-cursor" x1={x} x2={x} y1={layout.top} y2={layout.bottom} />;
}
