import { useMemo } from 'preact/hooks';
import type { AggregatedBucket } from '../api/types.ts';
import { BarChart } from '../charts/bar-chart.tsx';
import { barsOf, type Interval } from '../charts/buckets.ts';

const NOUN = ['message', 'messages'] as const;

/** Messages over time. */
export function MessageChart({
  title,
  hits,
  interval,
  from,
  to,
  onSelect,
}: {
  title: string;
  hits: AggregatedBucket[];
  interval: Interval;
  /** The requested date range, if any. */
  from?: unknown;
  to?: unknown;
  onSelect: (fromSeconds: number, toSeconds: number) => void;
}) {
  const { times, widthSeconds, values } = useMemo(
    () => barsOf(hits, interval, { from, to }),
    [hits, interval, from, to],
  );
  const series = useMemo(() => [{ label: 'Messages', colour: 'accent', values }], [values]);
  return (
    <BarChart
      title={title}
      noun={NOUN}
      times={times}
      widthSeconds={widthSeconds}
      series={series}
      onSelect={onSelect}
    />
  );
}
