import { useMemo, useRef, useState } from 'preact/hooks';
import { chartTexts } from '../texts/charts.ts';
import { barLayout } from './bar-layout.ts';
import { BarsDrawing, BrushBand, CursorLine } from './bars-drawing.tsx';
import { type BarsTexts, spokenValue } from './bars-texts.ts';
import { BarsTooltip } from './bars-tooltip.tsx';
import type { Interval } from './bucket-size.ts';
import { type Bucket, bucketEnd } from './series.ts';
import type { StackedBarsProps } from './stacked-bars.tsx';
import { useBarKeys } from './use-bar-keys.ts';
import { positionIn, type Selection, useBrush } from './use-brush.ts';
import { useSize } from './use-size.ts';

/** The drawing with its tooltip. A slider for assistive technology: its value is the bucket under the cursor. */
export function BarsPlot(
  props: StackedBarsProps & { texts: BarsTexts; bounds: Selection; summaryId: string },
) {
  const { label, series, interval, height = 180, range, onRange, onPick, texts, bounds, summaryId } = props;
  const { slots, isShown, timeZone } = texts;
  const [ref, size] = useSize<HTMLDivElement>();
  const svg = useRef<SVGSVGElement>(null);
  const layout = useMemo(() => barLayout(size, slots, isShown), [size, slots, isShown]);
  const [cursor, setCursor] = useState<number>();
  const isEmpty = slots.length === 0;
  const isInteractive = onRange !== undefined || onPick !== undefined;

  const select = ({ first, last }: Selection) => {
    const [start, end] = [slots[first], slots[last]];
    if (start !== undefined && end !== undefined) onRange?.(start.at, bucketEnd(end, interval));
  };
  const pick = (index: number) => {
    const bucket = slots[index];
    if (bucket === undefined) return;
    if (onPick === undefined) select({ first: index, last: index });
    else onPick(bucket);
  };
  const indexAt = (x: number) => {
    const index = Math.floor((x - layout.left) / layout.slot);
    return Math.max(bounds.first, Math.min(bounds.last, index));
  };
  const selected = useMemo(() => selectionOf(range, slots, interval), [range, slots, interval]);
  const brush = useBrush({
    isEnabled: onRange !== undefined && !isEmpty,
    bounds,
    selected,
    x: layout.x,
    indexAt,
    onSelect: select,
    onReset: () => onRange?.(),
    onClick: (index) => {
      if (!isEmpty && isInteractive) pick(index);
    },
  });
  const keys = useBarKeys({
    bounds,
    cursor,
    setCursor,
    brush,
    canSelect: onRange !== undefined,
    select,
    pick,
  });
  const current = brush.draft ?? (cursor === undefined ? undefined : { first: cursor, last: cursor });
  const shown = Math.min(cursor ?? bounds.last, bounds.last);
  const anchor = () => {
    const box = svg.current?.getBoundingClientRect();
    if (box === undefined || cursor === undefined) return undefined;
    const center = (layout.x(cursor) + layout.x(cursor + 1)) / 2;
    return new DOMRect(box.left + center, box.top + layout.top, 0, layout.bottom - layout.top);
  };
  const isAllZero = slots.every(
    ({ values, isMissing }) => !isMissing && values.every((value) => value === 0),
  );
  const drawing = (
    <svg ref={svg} width={size.width} height={size.height} aria-hidden="true" focusable="false">
      {size.width > 0 && (
        <>
          <BarsDrawing
            layout={layout}
            slots={slots}
            series={series}
            isShown={isShown}
            interval={interval}
            timeZone={timeZone}
            boldSlot={bounds.first > 0 ? bounds.first : undefined}
            emptyText={isAllZero ? (props.emptyText ?? chartTexts.noData) : undefined}
            selection={brush.draft ?? selected}
          />
          {(brush.draft ?? selected) !== undefined && (
            <BrushBand layout={layout} selection={(brush.draft ?? selected) as Selection} />
          )}
          {cursor !== undefined && <CursorLine layout={layout} index={cursor} />}
        </>
      )}
    </svg>
  );
  const style = height === 'fill' ? {} : { height: `${height}px` };
  if (isEmpty)
    return (
      <div
        ref={ref}
        class="chart-plot"
        style={style}
        role="img"
        aria-label={label}
        aria-describedby={summaryId}
      >
        {drawing}
      </div>
    );
  return (
    <>
      <div
        ref={ref}
        class={`chart-plot ${onRange ? 'has-brush' : isInteractive ? 'is-clickable' : ''}`}
        style={style}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-describedby={summaryId}
        aria-valuemin={bounds.first}
        aria-valuemax={bounds.last}
        aria-valuenow={shown}
        aria-valuetext={spokenValue(texts, brush.draft ?? { first: shown, last: shown })}
        onPointerDown={brush.onPointerDown}
        onPointerUp={brush.onPointerUp}
        onPointerCancel={brush.onPointerCancel}
        onClick={brush.onClick}
        onDblClick={brush.onDblClick}
        onKeyDown={keys.onKeyDown}
        onFocus={keys.onFocus}
        onBlur={keys.onBlur}
        onPointerMove={(event) => {
          brush.onDragMove(event);
          const slot = Math.floor((positionIn(event) - layout.left) / layout.slot);
          const isData = slot >= bounds.first && slot <= bounds.last;
          setCursor(isData ? slot : brush.draft === undefined ? undefined : indexAt(positionIn(event)));
        }}
        onPointerLeave={() => setCursor(undefined)}
      >
        {drawing}
      </div>
      {current !== undefined && cursor !== undefined && (
        <BarsTooltip
          texts={texts}
          series={series}
          selection={current}
          anchor={anchor}
          within={() => svg.current?.getBoundingClientRect()}
          onDismiss={() => setCursor(undefined)}
          foot={footOf(props, slots[cursor], brush.draft !== undefined, keys.isByKeyboard)}
        />
      )}
    </>
  );
}

/** The slots of a range: all that overlap it. */
function selectionOf(
  range: StackedBarsProps['range'],
  slots: readonly Bucket[],
  interval: Interval,
): Selection | undefined {
  if (range === undefined) return undefined;
  const first = slots.findIndex((bucket) => bucketEnd(bucket, interval) > range.from);
  const last = slots.findLastIndex((bucket) => bucket.at < range.to);
  return first === -1 || last < first ? undefined : { first, last };
}

function footOf(
  { tooltipFoot, onRange, onPick, interval }: StackedBarsProps,
  bucket: Bucket | undefined,
  isDraft: boolean,
  isByKeyboard: boolean,
): string | undefined {
  if (isDraft) return isByKeyboard ? chartTexts.applyRange : chartTexts.releaseRange;
  if (typeof tooltipFoot === 'function') return bucket === undefined ? undefined : tooltipFoot(bucket);
  if (tooltipFoot !== undefined) return tooltipFoot;
  if (onRange !== undefined) return chartTexts.pickOrDrag[interval];
  return onPick === undefined ? undefined : chartTexts.pick[interval];
}
