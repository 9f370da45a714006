import { formatCsv } from '../../../src/text/csv.ts';
import type { ApiRequest } from '../api/client.ts';
import type { HistoryEntry } from '../api/types.ts';
import type { Query } from '../api/use-query.ts';
import { CopyButton } from '../ui/copy.tsx';
import { Day } from '../ui/format.tsx';
import { ProfileName } from './entity-name.tsx';
import { download } from './export.ts';
import { ItemLink, itemOf } from './items.tsx';
import { QuerySection } from './section.tsx';

const EMPTY = 'No wallets or contacts found.';

const RELATIONS = [
  { relation: 'own', title: 'Own', hint: 'From the profile, or called their own in a message.' },
  { relation: 'posted', title: 'Posted', hint: 'In their messages, perhaps belonging to others.' },
  { relation: 'mentioned', title: 'Mentioned', hint: 'Names of other known accounts.' },
] as const;

/** A person's wallets, contacts and own sites by their relation to the person. */
export function PersonItems({
  id,
  request,
  query,
}: {
  /** For the name of the exported file. */
  id: string;
  request: ApiRequest;
  query: Query<HistoryEntry>;
}) {
  return (
    <QuerySection id="items" title="Wallets and contacts" request={request} query={query} empty={EMPTY}>
      {(hits) => {
        const entries = hits.filter(({ relation }) => relation !== undefined);
        if (entries.length === 0) return <p class="notice">{EMPTY}</p>;
        return (
          <>
            {RELATIONS.map(({ relation, title, hint }) => (
              <Group
                key={relation}
                title={title}
                hint={hint}
                entries={entries.filter((entry) => entry.relation === relation)}
              />
            ))}
            <button type="button" onClick={() => download(`items-${id}.csv`, 'text/csv', toCsv(entries))}>
              Export CSV
            </button>
          </>
        );
      }}
    </QuerySection>
  );
}

function Group({ title, hint, entries }: { title: string; hint: string; entries: readonly HistoryEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <section class="person-items" aria-label={title}>
      <h3>{title}</h3>
      <p class="hint">{hint}</p>
      <ul class="items">
        {entries.map(({ field, value, firstSeen, accounts = [] }) => (
          <li key={`${field} ${value}`}>
            <ItemLink item={itemOf(field, value)} />
            {accounts.map(({ platform, userId }) => (
              <ProfileName key={`${platform} ${userId}`} platform={platform} userId={userId} />
            ))}
            <Day at={firstSeen} />
            <CopyButton text={() => value} label={`Copy ${value}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function toCsv(entries: readonly HistoryEntry[]): string {
  return formatCsv([
    ['kind', 'value', 'relation', 'accounts', 'firstSeen'],
    ...entries.map(({ field, value, relation = '', accounts = [], firstSeen }) => [
      field,
      value,
      relation,
      accounts.map(({ platform, userId }) => `${platform}:${userId}`).join(' '),
      firstSeen,
    ]),
  ]);
}
