import { useMemo } from 'preact/hooks';
import { CellGrid } from './cell-grid.tsx';
import { type DayEntry, dayCell, daySteps } from './days.ts';
import { useSize } from './use-size.ts';

export interface DayStripProps {
  label: string;
  /** Oldest first. */
  days: readonly DayEntry[];
  height?: number;
  selected?: string | undefined;
  hrefOf?: (day: string) => string | undefined;
  onPick?: (day: string) => void;
  tooltipFoot?: string;
}

const GAP = 2;

/** One row of days: what was collected, and how much. The calendar has the table. */
export function DayStrip({ label, days, height = 16, selected, hrefOf, onPick, tooltipFoot }: DayStripProps) {
  const [ref, { width }] = useSize<HTMLDivElement>();
  const cells = useMemo(() => {
    const stepOf = daySteps(days);
    const slot = width / Math.max(1, days.length);
    return days.map((entry, index) =>
      dayCell(
        entry,
        { x: index * slot + GAP / 2, y: 2, width: Math.max(1, slot - GAP), height: height - 4 },
        stepOf,
        hrefOf,
      ),
    );
  }, [days, width, height, hrefOf]);
  return (
    <div ref={ref} class="chart-plot" style={{ height: `${height}px` }}>
      {width > 0 && days.length > 0 && (
        <CellGrid
          label={label}
          rows={[cells]}
          width={width}
          height={height}
          selected={selected}
          onPick={onPick}
          tooltipFoot={tooltipFoot}
        />
      )}
    </div>
  );
}
