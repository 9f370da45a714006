import type { ApiRequest } from '../api/client.ts';
import type { AggregatedBucket } from '../api/types.ts';
import { useQuery } from '../api/use-query.ts';
import { navigate, viewUrl } from '../route.ts';
import { dayOf } from '../ui/format.tsx';
import { QueryResult } from '../ui/query-result.tsx';
import { MessageChart } from './message-chart.tsx';
import { Section } from './section.tsx';

/** Messages per day that match a query. Selecting a range searches it. */
export function Activity({ q, platform }: { q: string; platform: string }) {
  const request: ApiRequest = { path: '/im/search/histogram', parameters: { q, platform, interval: 'day' } };
  const query = useQuery<AggregatedBucket>(request);
  return (
    <Section id="activity" title="Activity" request={request}>
      <div class="histogram">
        <QueryResult query={query} rows={1} empty={<p>No messages found.</p>}>
          {(hits) => (
            <MessageChart
              title="Messages per day. Drag to search a date range."
              hits={hits}
              interval="day"
              onSelect={(from, to) =>
                navigate(
                  viewUrl(['messages'], { q, platform, gte: dayOf(from * 1000), lte: dayOf(to * 1000) }),
                )
              }
            />
          )}
        </QueryResult>
      </div>
    </Section>
  );
}
