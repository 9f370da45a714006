import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Request } from '../api/client.ts';
import type { AggregatedBucket } from '../api/types.ts';
import { useAnswer } from '../api/use-answer.ts';
import { BarChart } from '../charts/bar-chart.tsx';
import { barsOf, totalsOf } from '../charts/buckets.ts';
import { addressOf, go } from '../route.ts';
import { CurlButton } from '../ui/copy.tsx';
import { Shown } from '../ui/states.tsx';
import { count } from '../ui/time.tsx';

/** Messages by day of whoever the query names; a part of it leads to the messages. */
export function Activity({ q, platform }: { q: string; platform: string }) {
  const request: Request = { path: '/im/search/histogram', parameters: { q, platform, interval: 'day' } };
  const asked = useAnswer<AggregatedBucket>(request);
  return (
    <section aria-labelledby="activity">
      <h2 id="activity">
        Activity <CurlButton request={request} />
      </h2>
      <div class="histogram">
        <Shown asked={asked} rows={1} empty={<p>No messages are kept.</p>}>
          {(hits) => <Drawn hits={hits} q={q} platform={platform} />}
        </Shown>
      </div>
    </section>
  );
}

const NOUN = ['message', 'messages'] as const;

function Drawn({ hits, q, platform }: { hits: AggregatedBucket[]; q: string; platform: string }) {
  const { times, widthSeconds, values } = useMemo(() => barsOf(hits, 'day'), [hits]);
  const series = useMemo(() => [{ label: 'messages', colour: 'accent', values }], [values]);
  const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);
  return (
    <BarChart
      title="Messages by day; drag to read those of a time"
      noun={NOUN}
      times={times}
      widthSeconds={widthSeconds}
      series={series}
      onBrush={(from, to) => go(addressOf(['messages'], { q, platform, gte: day(from), lte: day(to) }))}
    />
  );
}

const MOST_SHOWN = 15;

/** Who or what has most of the messages, counted by the month and added up. */
export function Most({
  title,
  q,
  platform,
  by,
  name,
}: {
  title: string;
  q: string;
  platform: string;
  by: 'channel' | 'user';
  /** How one of them is shown. */
  name: (key: string) => ComponentChildren;
}) {
  const request: Request = {
    path: '/im/search/histogram',
    parameters: { q, platform, interval: 'month', by, by_size: 100 },
  };
  const asked = useAnswer<AggregatedBucket>(request);
  const most = useMemo(() => totalsOf(asked.answer?.hits ?? []), [asked.answer]);
  return (
    <section aria-labelledby="most">
      <h2 id="most">
        {title} <CurlButton request={request} />
      </h2>
      <Shown asked={asked} empty={<p>No messages are kept.</p>}>
        {() => (
          <ol class="plain ranked">
            {most.slice(0, MOST_SHOWN).map(([key, messages]) => (
              <li key={key}>
                {name(key)}
                <Share messages={messages} most={most[0]?.[1] ?? 1} />
                <a href={addressOf(['messages'], { q: `${q} ${by}:${key}`, platform })} class="quiet-link">
                  read
                </a>
              </li>
            ))}
          </ol>
        )}
      </Shown>
    </section>
  );
}

/** A row with a bar as long as its share. */
export function Share({ messages, most }: { messages: number; most: number }) {
  return (
    <span class="share">
      <progress value={messages} max={most} aria-hidden="true" />
      <span>{count(messages)}</span>
    </span>
  );
}
