import type { ApiRequest } from '../api/client.ts';
import type { AggregatedBucket } from '../api/types.ts';
import { useQuery } from '../api/use-query.ts';
import { intervalFor } from '../charts/buckets.ts';
import { QueryResult } from '../ui/query-result.tsx';
import { MessageChart } from './message-chart.tsx';

/** The search results over time. Dragging narrows the date range. */
export function SearchHistogram({
  request,
  onSelect,
}: {
  request: ApiRequest;
  onSelect: (gte: string, lte: string) => void;
}) {
  const { q, platform, username, gte, lte } = request.parameters ?? {};
  const interval = intervalFor(gte, lte);
  const query = useQuery<AggregatedBucket>({
    path: '/im/search/histogram',
    parameters: { q, platform, username, gte, lte, interval },
  });
  // The result list already says that the query is invalid or that nothing was found.
  const isEmpty = query.isCurrent && query.data?.hits.length === 0;
  if (isEmpty || query.error?.status === 422) return null;
  return (
    <div class="histogram">
      <QueryResult query={query} rows={1}>
        {(hits) => (
          <MessageChart
            title="Messages over time. Drag to narrow the date range."
            hits={hits}
            interval={interval}
            from={gte}
            to={lte}
            onSelect={(from, to) => onSelect(dateOf(from), dateOf(to))}
          />
        )}
      </QueryResult>
    </div>
  );
}

/** A date without a time for the edge of a whole day, otherwise exact to the second. */
function dateOf(seconds: number): string {
  const text = new Date(seconds * 1000).toISOString().slice(0, 19);
  return text.endsWith('T00:00:00') || text.endsWith('T23:59:59') ? text.slice(0, 10) : text;
}
