import type { ApiRequest } from '../api/client.ts';
import type { HistoryEntry } from '../api/types.ts';
import { type Query, useQuery } from '../api/use-query.ts';
import { Day } from '../ui/format.tsx';
import { InlineText } from '../ui/text.tsx';
import { QuerySection } from './section.tsx';

const LABELS: Record<string, string> = {
  usernames: 'Username',
  firstName: 'First name',
  lastName: 'Last name',
  discriminator: 'Tag',
  channelTitles: 'Title',
  serverTitle: 'Server',
  serverTitles: 'Title',
};
const EMPTY = 'No names found.';

/** The names of the record at a path of the API. */
export function NameHistoryOf({ path }: { path: string }) {
  const request = { path: `${path}/history` };
  return <NameHistory request={request} query={useQuery<HistoryEntry>(request)} />;
}

/** A record's names with the day each was first seen, oldest first. */
export function NameHistory({ request, query }: { request: ApiRequest; query: Query<HistoryEntry> }) {
  return (
    <QuerySection id="name-history" title="Name history" request={request} query={query} empty={EMPTY}>
      {(hits) => {
        const names = hits.filter(({ field }) => field in LABELS);
        if (names.length === 0) return <p class="notice">{EMPTY}</p>;
        return (
          <ol class="names">
            {names.map(({ field, value, firstSeen }) => (
              <li key={`${field} ${value}`}>
                <Day at={firstSeen} />
                <span class="tag">{LABELS[field]}</span>
                <InlineText text={value} />
              </li>
            ))}
          </ol>
        );
      }}
    </QuerySection>
  );
}
