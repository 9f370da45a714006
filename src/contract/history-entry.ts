import Type, { type Static } from 'typebox';
import { compareDated, type Dated } from '../records/dated.ts';
import { formatInstant } from '../time/instant.ts';
import { Instant } from './small-objects.ts';

/** Extension: the values of a hit's lists, with the dates that the hit omits. */
export const HistoryEntry = Type.Object(
  {
    field: Type.String({ description: 'Field of the hit that lists the value, such as `usernames`' }),
    value: Type.String({ description: 'The value' }),
    firstSeen: Instant('When the value was first seen'),
  },
  {
    title: 'HistoryEntry',
    description: 'A value of a profile, channel or server, with the date it was first seen',
  },
);
export type HistoryEntry = Static<typeof HistoryEntry>;

/** Oldest first. */
export function historyEntries(lists: { [field: string]: Dated[] | undefined }): HistoryEntry[] {
  return Object.entries(lists)
    .flatMap(([field, values]) => (values ?? []).map((dated) => ({ field, dated })))
    .sort((a, b) => compareDated(a.dated, b.dated))
    .map(({ field, dated }) => ({ field, value: dated.value, firstSeen: formatInstant(dated.at) }));
}
