import { useMemo } from 'preact/hooks';
import type { ApiRequest } from '../api/client.ts';
import type { AggregatedBucket } from '../api/types.ts';
import { useQuery } from '../api/use-query.ts';
import { BarChart } from '../charts/bar-chart.tsx';
import { barsOf, groupsOf } from '../charts/buckets.ts';
import { OTHER_COLOUR, SERIES_COLOURS } from '../charts/theme.ts';
import { navigate, type Route, viewUrl } from '../route.ts';
import { CurlButton } from '../ui/copy.tsx';
import { addDays, dayOf, formatCount, today } from '../ui/format.tsx';
import { QueryResult } from '../ui/query-result.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { InlineText } from '../ui/text.tsx';
import { CountBar } from './top-list.tsx';

const GROUPINGS = { group: 'Group', country: 'Country', industry: 'Sector' } as const;
type Grouping = keyof typeof GROUPINGS;
const RANGES = {
  '30': { label: 'Last 30 days', interval: 'day' },
  '90': { label: 'Last 90 days', interval: 'day' },
  '365': { label: 'Last year', interval: 'week' },
  '1095': { label: 'Last 3 years', interval: 'month' },
} as const;
type RangeDays = keyof typeof RANGES;

/** Ransomware posts over time by group, country or sector. */
export function RansomwareView({ route }: { route: Route }) {
  const by: Grouping = Object.hasOwn(GROUPINGS, route.parameters.get('by') ?? '')
    ? (route.parameters.get('by') as Grouping)
    : 'group';
  const days: RangeDays = Object.hasOwn(RANGES, route.parameters.get('days') ?? '')
    ? (route.parameters.get('days') as RangeDays)
    : '90';
  const { interval } = RANGES[days];
  const request: ApiRequest = {
    path: '/feed/ransomware/histogram',
    parameters: { by, interval, by_size: 1000, gte: addDays(today(), 1 - Number(days)), lte: today() },
  };
  const query = useQuery<AggregatedBucket>(request);
  const open = (changes: { by?: string; days?: string }) =>
    navigate(viewUrl(['ransomware'], { by, days, ...changes }));
  return (
    <div class="ransomware">
      <header class="page-header">
        <h1>Ransomware</h1>
        <Tabs
          label="Group by"
          tabs={GROUPINGS}
          selected={by}
          controls="counts"
          onSelect={(name) => open({ by: name })}
        >
          <label>
            Range
            <select value={days} onChange={(event) => open({ days: event.currentTarget.value })}>
              {Object.entries(RANGES).map(([value, { label }]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        </Tabs>
      </header>
      <div id="counts" role="tabpanel" aria-label={`Posts by ${GROUPINGS[by].toLowerCase()}`}>
        <QueryResult
          query={query}
          rows={8}
          empty={<p>No posts in this range. Posts older than 30 days need a key with the "archive" scope.</p>}
        >
          {(hits, total) => (
            <Counts hits={hits} total={total} by={by} interval={interval} request={request} />
          )}
        </QueryResult>
      </div>
    </div>
  );
}

const NOUN = ['post', 'posts'] as const;
const MAX_ROWS = 1000;

function Counts({
  hits,
  total,
  by,
  interval,
  request,
}: {
  hits: AggregatedBucket[];
  total: number;
  by: Grouping;
  interval: 'day' | 'week' | 'month';
  request: ApiRequest;
}) {
  const { gte, lte } = request.parameters ?? {};
  const { times, widthSeconds, rows, series } = useMemo(() => {
    const bars = barsOf(hits, interval, { from: gte, to: lte });
    return {
      ...bars,
      rows: groupsOf(hits, bars.times, MAX_ROWS).filter(({ isOther }) => !isOther),
      series: groupsOf(hits, bars.times, SERIES_COLOURS.length - 1).map(
        ({ key, values, isOther }, index) => ({
          label: key,
          colour: isOther ? OTHER_COLOUR : (SERIES_COLOURS[index] as string),
          values,
        }),
      ),
    };
  }, [hits, interval, gte, lte]);
  const max = rows[0]?.total ?? 1;
  const grouping = GROUPINGS[by];
  return (
    <>
      <p class="total" role="status">
        {formatCount(total, ...NOUN)} <CurlButton request={request} />
      </p>
      <div class="histogram tall">
        <BarChart
          title={`Posts by ${grouping.toLowerCase()} over time. Select a bar to open its first day in the feed.`}
          noun={NOUN}
          times={times}
          widthSeconds={widthSeconds}
          series={series}
          height={240}
          onSelect={(from) => navigate(viewUrl(['feeds', 'ransomware'], { day: dayOf(from * 1000) }))}
        />
      </div>
      <ul class="legend">
        {series.map(({ label, colour }) => (
          <li key={colour}>
            <span class={`dot fill-${colour}`} /> <InlineText text={label} />
          </li>
        ))}
      </ul>
      <table class="entries ranked-table">
        <thead>
          <tr>
            <th scope="col">{grouping}</th>
            <th scope="col">Posts</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, total: posts }) => (
            <tr key={key} data-item tabIndex={-1}>
              <td>
                {by === 'group' ? (
                  <a href={viewUrl(['messages'], { q: `"${key.replaceAll('"', ' ')}"` })}>
                    <InlineText text={key} />
                  </a>
                ) : (
                  <InlineText text={key} />
                )}
              </td>
              <td>
                <CountBar count={posts} max={max} />
              </td>
              <td>{((posts / total) * 100).toFixed(1)}%</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
