import { useMemo } from 'preact/hooks';
import type { Request } from '../api/client.ts';
import type { AggregatedBucket } from '../api/types.ts';
import { useAnswer } from '../api/use-answer.ts';
import { BarChart } from '../charts/bar-chart.tsx';
import { barsOf, groupsOf } from '../charts/buckets.ts';
import { SERIES } from '../charts/theme.ts';
import { addressOf, go, type Route } from '../route.ts';
import { CurlButton } from '../ui/copy.tsx';
import { Shown } from '../ui/states.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { Words } from '../ui/text.tsx';
import { addDays, count, plural, today } from '../ui/time.tsx';
import { Share } from './activity.tsx';

const BY = { group: 'Group', country: 'Country', industry: 'Sector' } as const;
type By = keyof typeof BY;
const SPANS = { '30': '30 days', '90': '90 days', '365': 'a year', '1095': 'three years' } as const;
const INTERVALS: Record<string, 'day' | 'week' | 'month'> = {
  '30': 'day',
  '90': 'day',
  '365': 'week',
  '1095': 'month',
};

/** What the ransomware groups posted: over time, by group, country and sector. */
export function RansomwareView({ route }: { route: Route }) {
  const by: By = Object.hasOwn(BY, route.parameters.get('by') ?? '')
    ? (route.parameters.get('by') as By)
    : 'group';
  const span = Object.hasOwn(SPANS, route.parameters.get('days') ?? '')
    ? (route.parameters.get('days') as keyof typeof SPANS)
    : '90';
  const interval = INTERVALS[span] ?? 'day';
  const request: Request = {
    path: '/feed/ransomware/histogram',
    parameters: { by, interval, by_size: 1000, gte: addDays(today(), 1 - Number(span)), lte: today() },
  };
  const asked = useAnswer<AggregatedBucket>(request);
  const open = (changed: { by?: string; days?: string }) =>
    go(addressOf(['ransomware'], { by, days: span, ...changed }));
  return (
    <div class="ransomware">
      <header class="head">
        <h1>Ransomware</h1>
        <Tabs
          label="Counted by"
          tabs={BY}
          chosen={by}
          controls="counts"
          onChoose={(name) => open({ by: name })}
        >
          <label>
            Over
            <select value={span} onChange={(event) => open({ days: event.currentTarget.value })}>
              {Object.entries(SPANS).map(([days, label]) => (
                <option key={days} value={days}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        </Tabs>
      </header>
      <div id="counts" role="tabpanel" aria-label={`By ${BY[by]}`}>
        <Shown
          asked={asked}
          rows={8}
          empty={<p>No post of this time is kept, or this key may not see so far back.</p>}
        >
          {(hits, total) => (
            <Counts hits={hits} total={total} by={by} interval={interval} request={request} />
          )}
        </Shown>
      </div>
    </div>
  );
}

const NOUN = ['post', 'posts'] as const;

function Counts({
  hits,
  total,
  by,
  interval,
  request,
}: {
  hits: AggregatedBucket[];
  total: number;
  by: By;
  interval: 'day' | 'week' | 'month';
  request: Request;
}) {
  const { times, widthSeconds, rows, series } = useMemo(() => {
    const bars = barsOf(hits, interval, { from: request.parameters?.gte, to: request.parameters?.lte });
    const groups = groupsOf(hits, bars.times, SERIES.length - 1);
    return {
      ...bars,
      rows: groupsOf(hits, bars.times, 1000).filter(({ key }) => key !== 'others'),
      series: groups.map(({ key, values }, index) => ({
        label: key,
        colour: key === 'others' ? 'series-rest' : (SERIES[index] as string),
        values,
      })),
    };
  }, [hits, interval, request.parameters?.gte, request.parameters?.lte]);
  const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);
  return (
    <>
      <p class="total" role="status">
        {plural(total, 'post')} <CurlButton request={request} />
      </p>
      <div class="histogram tall">
        <BarChart
          title={`Posts by ${BY[by].toLowerCase()} over time; drag to open the feed of a day`}
          noun={NOUN}
          times={times}
          widthSeconds={widthSeconds}
          series={series}
          height={240}
          onBrush={(from) => go(addressOf(['feeds', 'ransomware'], { day: day(from) }))}
        />
      </div>
      <ul class="legend">
        {series.map(({ label, colour }) => (
          <li key={label}>
            <span class={`dot fill-${colour}`} /> <Words text={label} />
          </li>
        ))}
      </ul>
      <table class="entries ranked-table">
        <thead>
          <tr>
            <th scope="col">{BY[by]}</th>
            <th scope="col">Posts</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, total: posts }) => (
            <tr key={key} data-item tabIndex={-1}>
              <td>
                {by === 'group' ? (
                  <a href={addressOf(['messages'], { q: `"${key.replaceAll('"', ' ')}"` })}>
                    <Words text={key} />
                  </a>
                ) : (
                  <Words text={key} />
                )}
              </td>
              <td>
                <Share messages={posts} most={rows[0]?.total ?? 1} />
              </td>
              <td>{count(Math.round((posts / total) * 1000) / 10)} %</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
