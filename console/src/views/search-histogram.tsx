import { useMemo } from 'preact/hooks';
import type { Request } from '../api/client.ts';
import type { AggregatedBucket } from '../api/types.ts';
import { useAnswer } from '../api/use-answer.ts';
import { BarChart } from '../charts/bar-chart.tsx';
import { barsOf, type Interval, intervalFor } from '../charts/buckets.ts';
import { Shown } from '../ui/states.tsx';

/** Counts by time of what is searched for; dragging over it narrows the dates. */
export function SearchHistogram({
  request,
  onBrush,
}: {
  request: Request;
  onBrush: (gte: string, lte: string) => void;
}) {
  const { q, platform, username, gte, lte } = request.parameters ?? {};
  const interval = intervalFor(gte, lte);
  const asked = useAnswer<AggregatedBucket>({
    path: '/im/search/histogram',
    parameters: { q, platform, username, gte, lte, interval },
  });
  // What is wrong with the question is said once, by its results.
  if (asked.problem?.status === 422) return null;
  return (
    <div class="histogram">
      <Shown asked={asked} rows={1} empty={<p>No messages in this time.</p>}>
        {(hits) => <Drawn hits={hits} interval={interval} from={gte} to={lte} onBrush={onBrush} />}
      </Shown>
    </div>
  );
}

const NOUN = ['message', 'messages'] as const;

function Drawn({
  hits,
  interval,
  from,
  to,
  onBrush,
}: {
  hits: AggregatedBucket[];
  interval: Interval;
  /** The dates of the search, if it has any. */
  from: unknown;
  to: unknown;
  onBrush: (gte: string, lte: string) => void;
}) {
  const { times, widthSeconds, values } = useMemo(
    () => barsOf(hits, interval, { from, to }),
    [hits, interval, from, to],
  );
  const series = useMemo(() => [{ label: 'messages', colour: 'accent', values }], [values]);
  return (
    <BarChart
      title="Messages over time; drag to narrow the dates"
      noun={NOUN}
      times={times}
      widthSeconds={widthSeconds}
      series={series}
      onBrush={(first, last) => onBrush(instant(first), instant(last))}
    />
  );
}

/** A whole day as its name, else to the second. */
function instant(seconds: number): string {
  const text = new Date(seconds * 1000).toISOString().slice(0, 19);
  return text.endsWith('T00:00:00') || text.endsWith('T23:59:59') ? text.slice(0, 10) : text;
}
