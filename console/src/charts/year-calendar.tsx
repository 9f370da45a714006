import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { chartTexts, MONTH_NAMES, WEEKDAY_NAMES } from '../texts/charts.ts';
import { type Cell, CellGrid } from './cell-grid.tsx';
import { ChartFrame, type ChartViewProps } from './chart-frame.tsx';
import { ChartTable } from './chart-table.tsx';
import { type DayEntry, dayCell, daySteps, daysSummary, dayTitle, dayValue, timeOf } from './days.ts';
import { StepScale } from './step-scale.tsx';
import { useSize } from './use-size.ts';

export interface YearCalendarProps extends ChartViewProps {
  label: string;
  /** Oldest first, without gaps; usually 53 weeks. */
  days: readonly DayEntry[];
  selected?: string | undefined;
  hrefOf?: (day: string) => string | undefined;
  onPick?: (day: string) => void;
  tooltipFoot?: string;
  /** Explains the colours above the calendar. */
  hasScale?: boolean;
}

const LABELS_WIDTH = 30;
const MONTHS_HEIGHT = 18;
/** Smaller squares cannot be hit, so that the calendar scrolls instead. */
const MIN_SQUARE = 14;
const MAX_SQUARE = 22;
const GAP = 2;
/** Room for the ring of a selected day in the last column. */
const EDGE = 2;

/** Days in columns of weeks from Monday to Sunday. It shows the newest weeks first where it has to scroll. */
export function YearCalendar(props: YearCalendarProps) {
  const { label, days, selected, hrefOf, onPick, tooltipFoot, hasScale = true, view, onView } = props;
  return (
    <ChartFrame
      label={label}
      summary={daysSummary(days)}
      view={view}
      onView={onView}
      tools={hasScale ? <StepScale hasMissing /> : undefined}
      chart={(summaryId) => (
        <Weeks
          label={label}
          summaryId={summaryId}
          days={days}
          selected={selected}
          hrefOf={hrefOf}
          onPick={onPick}
          tooltipFoot={tooltipFoot}
        />
      )}
      table={() => (
        <ChartTable
          label={label}
          height={MONTHS_HEIGHT + 7 * MIN_SQUARE + 60}
          head={[chartTexts.date, chartTexts.count]}
          rows={days.toReversed().map((entry) => ({
            key: entry.day,
            head: dayTitle(entry),
            cells: [dayValue(entry)],
          }))}
        />
      )}
    />
  );
}

type WeeksProps = Pick<YearCalendarProps, 'label' | 'days' | 'selected'> & {
  summaryId: string;
  hrefOf: YearCalendarProps['hrefOf'] | undefined;
  onPick: YearCalendarProps['onPick'] | undefined;
  tooltipFoot: string | undefined;
};

function Weeks({ label, summaryId, days, selected, hrefOf, onPick, tooltipFoot }: WeeksProps) {
  const [ref, { width }] = useSize<HTMLDivElement>();
  const weeks = weekOf(days, days.length - 1) + 1;
  const square = Math.max(
    MIN_SQUARE,
    Math.min(MAX_SQUARE, (width - LABELS_WIDTH - EDGE) / Math.max(1, weeks)),
  );
  const rows = useMemo(() => rowsOf(days, weeks, square, hrefOf), [days, weeks, square, hrefOf]);
  const months = useMemo(() => monthLabels(days), [days]);
  const drawnWidth = Math.floor(LABELS_WIDTH + weeks * square) + EDGE;
  const height = Math.ceil(MONTHS_HEIGHT + 7 * square) + 4;

  const wasScrolled = useRef(false);
  useLayoutEffect(() => {
    if (ref.current === null || width === 0 || wasScrolled.current) return;
    wasScrolled.current = true;
    ref.current.scrollLeft = ref.current.scrollWidth;
  }, [ref, width]);
  return (
    <div ref={ref} class="chart-scroll">
      {width > 0 && days.length > 0 && (
        <CellGrid
          label={label}
          summaryId={summaryId}
          rows={rows}
          width={drawnWidth}
          height={height}
          selected={selected}
          onPick={onPick}
          tooltipFoot={tooltipFoot}
        >
          {WEEKDAY_NAMES.map(
            (name, weekday) =>
              weekday % 2 === 0 && (
                <text key={name} class="chart-tick" x={0} y={MONTHS_HEIGHT + (weekday + 0.5) * square + 3}>
                  {name}
                </text>
              ),
          )}
          {months.map(({ week, text }) => (
            <text key={week} class="chart-tick" x={LABELS_WIDTH + week * square + GAP / 2} y={10}>
              {text}
            </text>
          ))}
        </CellGrid>
      )}
    </div>
  );
}

const weekdayOf = (entry: DayEntry) => (new Date(timeOf(entry)).getUTCDay() + 6) % 7;

/** The column of a day. The first week may begin in its middle. */
function weekOf(days: readonly DayEntry[], index: number): number {
  const [first] = days;
  return first === undefined ? 0 : Math.floor((weekdayOf(first) + index) / 7);
}

function rowsOf(
  days: readonly DayEntry[],
  weeks: number,
  square: number,
  hrefOf: YearCalendarProps['hrefOf'] | undefined,
): (Cell | undefined)[][] {
  const stepOf = daySteps(days);
  const rows = WEEKDAY_NAMES.map(() => Array.from<Cell | undefined>({ length: weeks }));
  days.forEach((entry, index) => {
    const [week, weekday] = [weekOf(days, index), weekdayOf(entry)];
    const box = {
      x: LABELS_WIDTH + week * square + GAP / 2,
      y: MONTHS_HEIGHT + weekday * square + GAP / 2,
      width: square - GAP,
      height: square - GAP,
    };
    (rows[weekday] as (Cell | undefined)[])[week] = dayCell(entry, box, stepOf, hrefOf);
  });
  return rows;
}

/** A month is named above the week in which it begins; January and the first month with the year. */
function monthLabels(days: readonly DayEntry[]): { week: number; text: string }[] {
  const labels = days.flatMap((entry, index) => {
    if (!entry.day.endsWith('-01')) return [];
    const month = Number(entry.day.slice(5, 7)) - 1;
    const name = MONTH_NAMES[month] ?? '';
    return [{ week: weekOf(days, index), text: month === 0 ? `${name} ${entry.day.slice(0, 4)}` : name }];
  });
  // A label in the last column would be cut off.
  return labels.filter(({ week }) => week < weekOf(days, days.length - 1) || days.length < 14);
}
