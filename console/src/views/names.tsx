import type { HistoryEntry } from '../api/types.ts';
import { useAnswer } from '../api/use-answer.ts';
import { CurlButton } from '../ui/copy.tsx';
import { Shown } from '../ui/states.tsx';
import { Words } from '../ui/text.tsx';
import { DayOf } from '../ui/time.tsx';

const LABELS: Record<string, string> = {
  usernames: 'Username',
  firstName: 'First name',
  lastName: 'Last name',
  discriminator: 'Tag',
  channelTitles: 'Title',
  serverTitle: 'Server',
  serverTitles: 'Title',
};

/** Names in the order in which they were first seen. */
export function Names({ path }: { path: string }) {
  const request = { path: `${path}/history` };
  const asked = useAnswer<HistoryEntry>(request);
  return (
    <section aria-labelledby="names">
      <h2 id="names">
        Names over time <CurlButton request={request} />
      </h2>
      <Shown asked={asked} empty={<p>No names are known.</p>}>
        {(hits) => {
          const names = hits.filter(({ field }) => field in LABELS);
          if (names.length === 0) return <p class="notice">No names are known.</p>;
          return (
            <ol class="names">
              {names.map(({ field, value, firstSeen }) => (
                <li key={`${field} ${value}`}>
                  <DayOf at={firstSeen} />
                  <span class="tag">{LABELS[field]}</span>
                  <Words text={value} />
                </li>
              ))}
            </ol>
          );
        }}
      </Shown>
    </section>
  );
}
