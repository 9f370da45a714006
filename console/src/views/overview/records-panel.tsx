import { useMemo } from 'preact/hooks';
import type { OverviewHit } from '../../api/types.ts';
import { StackedBars } from '../../charts/stacked-bars.tsx';
import { navigate, viewUrl } from '../../route.ts';
import { overviewTexts as texts } from '../../texts/overview.ts';
import { addDays, today } from '../../ui/format.tsx';
import { Panel } from '../../ui/panel.tsx';

const KINDS = ['telegram', 'discord', 'page', 'post', 'jabber'] as const;
const COLORS = [1, 2, 3, 4, 5] as const;

/** What came in on each day, by kind. Days on which nothing was collected are hatched. */
export function RecordsPanel({ days, range }: { days: NonNullable<OverviewHit['days']>; range: number }) {
  const kinds = useMemo(
    () => KINDS.filter((kind) => days.some(({ counts }) => (counts[kind] ?? 0) > 0)),
    [days],
  );
  const buckets = useMemo(
    () =>
      days.map(({ day, isCollected, counts }) => ({
        at: Date.parse(day),
        values: kinds.map((kind) => counts[kind] ?? 0),
        isMissing: !isCollected,
        isRunning: day === today(),
      })),
    [days, kinds],
  );
  return (
    <Panel title={texts.recordsByDay} meta={texts.lastDays(range)} isPadded>
      <StackedBars
        label={texts.recordsByDay}
        buckets={buckets}
        series={kinds.map((kind, index) => ({
          name: texts.series[kind] ?? kind,
          color: COLORS[index] ?? 'other',
        }))}
        interval="day"
        height={208}
        countText={texts.records}
        tooltipFoot={texts.searchDay}
        onPick={({ at }) => {
          const day = new Date(at).toISOString().slice(0, 10);
          navigate(viewUrl(['search', 'messages'], { from: day, to: addDays(day, 0) }));
        }}
      />
    </Panel>
  );
}
