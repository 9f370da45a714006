import Type, { type Static } from 'typebox';
import { compareDated } from '../records/dated.ts';
import type { HistoryValue } from '../records/history.ts';
import { formatInstant } from '../time/instant.ts';
import { Instant, RecordPlatform } from './small-objects.ts';

const KnownAccount = Type.Object({
  platform: RecordPlatform,
  userId: Type.String({ description: 'Id of the account' }),
});

/** Extension: the values of a hit's lists, with the dates that the hit omits. */
export const HistoryEntry = Type.Object(
  {
    field: Type.String({
      description:
        'Field of the hit that lists the value, such as `usernames`, or the kind of an indicator that hits do not list, such as `phone`',
    }),
    value: Type.String({ description: 'The value' }),
    firstSeen: Instant('When the value was first seen'),
    relation: Type.Optional(
      Type.Union([Type.Literal('own'), Type.Literal('posted'), Type.Literal('mentioned')], {
        description:
          'For indicators of a profile: `own` if the person claims it, `mentioned` if it is the name of another known account, otherwise `posted`',
      }),
    ),
    accounts: Type.Optional(
      Type.Array(KnownAccount, { description: 'Other known accounts that have had this name' }),
    ),
  },
  {
    title: 'HistoryEntry',
    description: 'A value of a profile, channel or server, with the date it was first seen',
  },
);
export type HistoryEntry = Static<typeof HistoryEntry>;

/** Oldest first. */
export function historyEntries(values: readonly HistoryValue[]): HistoryEntry[] {
  return values
    .toSorted((a, b) => compareDated(a.dated, b.dated))
    .map(({ field, dated, relation, accounts }) => {
      const entry: HistoryEntry = { field, value: dated.value, firstSeen: formatInstant(dated.at) };
      if (relation !== undefined) entry.relation = relation;
      if (accounts !== undefined) entry.accounts = accounts;
      return entry;
    });
}
