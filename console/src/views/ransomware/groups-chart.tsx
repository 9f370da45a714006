import { useMemo } from 'preact/hooks';
import { StackedBars } from '../../charts/stacked-bars.tsx';
import { visible } from '../../text/controls.ts';
import { ransomwareTexts as texts } from '../../texts/ransomware.ts';
import { dayOf, today } from '../../ui/format.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useTimeFormat } from '../../ui/time.tsx';
import type { GroupCounts } from './group-series.ts';
import { chartDays, type RansomwareState } from './ransomware-state.ts';

const SHOWN = 6;
const COLORS = [1, 2, 3, 4, 5, 6] as const;

export function groupName(key: string): string {
  return key === 'unknown' ? texts.unknown : visible(key);
}

/** The colour of a group in all parts of the page. */
export function groupColor(rank: number): (typeof COLORS)[number] | 'other' {
  return COLORS[rank] ?? 'other';
}

/** Victims over time by group. Dragging narrows the dates of the list. */
export function GroupsChart({
  counts: { starts, interval, groups },
  state,
  onOpen,
}: {
  counts: GroupCounts;
  state: RansomwareState;
  onOpen: (changes: Partial<RansomwareState>) => void;
}) {
  const format = useTimeFormat();
  const { first, last } = chartDays(state);
  const shown = groups.slice(0, SHOWN);
  const others = groups.slice(SHOWN);
  const series = [
    ...shown.map(({ key }, rank) => ({ name: groupName(key), color: groupColor(rank) })),
    ...(others.length > 0 ? [{ name: texts.other(others.length), color: 'other' as const }] : []),
  ];
  const buckets = useMemo(
    () =>
      starts.map((at, index) => ({
        at,
        values: [
          ...shown.map(({ values }) => values[index] ?? 0),
          ...(others.length > 0 ? [others.reduce((sum, { values }) => sum + (values[index] ?? 0), 0)] : []),
        ],
        isRunning: index === starts.length - 1 && last === today(),
      })),
    [starts, shown, others, last],
  );
  const range =
    state.from === undefined
      ? undefined
      : { from: Date.parse(state.from), to: Date.parse(state.to ?? last) + 86_400_000 };
  return (
    <Panel
      title={texts.byGroup}
      meta={texts.intervalRange(texts.intervals[interval] ?? '', format.day(first), format.day(last))}
      isPadded
    >
      <StackedBars
        label={texts.byGroup}
        buckets={buckets}
        series={series}
        interval={interval}
        height={220}
        countText={texts.victims}
        range={range}
        onRange={(from, to) =>
          onOpen(
            from === undefined || to === undefined
              ? { from: undefined, to: undefined }
              : { from: dayOf(from), to: dayOf(to - 1) },
          )
        }
      />
    </Panel>
  );
}
