import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { ApiRequest } from '../api/client.ts';
import type { AggregatedBucket } from '../api/types.ts';
import { useQuery } from '../api/use-query.ts';
import { totalsOf } from '../charts/buckets.ts';
import { viewUrl } from '../route.ts';
import { formatNumber } from '../ui/format.tsx';
import { QuerySection } from './section.tsx';

const MAX_ROWS = 15;

/** The channels or users with the most messages that match a query. */
export function TopList({
  title,
  q,
  platform,
  by,
  renderName,
}: {
  title: string;
  q: string;
  platform: string;
  by: 'channel' | 'user';
  renderName: (id: string) => ComponentChildren;
}) {
  const request: ApiRequest = {
    path: '/im/search/histogram',
    parameters: { q, platform, interval: 'month', by, by_size: 100 },
  };
  const query = useQuery<AggregatedBucket>(request);
  const totals = useMemo(() => totalsOf(query.data?.hits ?? []), [query.data]);
  const max = totals[0]?.[1] ?? 1;
  return (
    <QuerySection id="top-list" title={title} request={request} query={query} empty="No messages found.">
      {() => (
        <ol class="plain top-list">
          {totals.slice(0, MAX_ROWS).map(([id, messages]) => (
            <li key={id}>
              {renderName(id)}
              <CountBar count={messages} max={max} />
              <a href={viewUrl(['messages'], { q: `${q} ${by}:${id}`, platform })}>
                Open<span class="visually-hidden"> messages</span>
              </a>
            </li>
          ))}
        </ol>
      )}
    </QuerySection>
  );
}

/** A number with a bar in proportion to the largest one. */
export function CountBar({ count, max }: { count: number; max: number }) {
  return (
    <span class="count-bar">
      <progress value={count} max={max} aria-hidden="true" />
      <span>{formatNumber(count)}</span>
    </span>
  );
}
