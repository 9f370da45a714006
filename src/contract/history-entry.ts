import Type, { type Static } from 'typebox';
import { compareDated, type Dated } from '../records/dated.ts';
import { formatInstant } from '../records/instant.ts';
import { Instant } from './small-objects.ts';

/** An extension: the values of a hit's lists, with the dates that the hit leaves out. */
export const HistoryEntry = Type.Object(
  {
    field: Type.String({ description: 'Name of the list in the hit' }),
    value: Type.String(),
    firstSeen: Instant('When it was first sighted'),
  },
  { title: 'HistoryEntry' },
);
export type HistoryEntry = Static<typeof HistoryEntry>;

/** Oldest first. */
export function historyEntries(lists: { [field: string]: Dated[] | undefined }): HistoryEntry[] {
  return Object.entries(lists)
    .flatMap(([field, values]) => (values ?? []).map((dated) => ({ field, dated })))
    .sort((a, b) => compareDated(a.dated, b.dated))
    .map(({ field, dated }) => ({ field, value: dated.value, firstSeen: formatInstant(dated.at) }));
}
