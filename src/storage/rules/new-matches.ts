import { type AnyRecord, keyOf } from '../../records/record.ts';
import type { AlertKind, Matching, NewMatch } from '../port/alerts.ts';
import { recordPartOf, searchPartOf } from './match-id.ts';

/** The matches that writing a record adds. */
export function newMatches(
  matching: Matching | undefined,
  record: AnyRecord,
  context: Parameters<Matching['match']>[1],
): NewMatch[] {
  if (!matching?.isAbout(record.kind)) return [];
  const found = matching.match(record, context);
  if (found.length === 0) return [];
  const key = keyOf(record);
  const kind = record.kind as AlertKind;
  const recordPart = recordPartOf(kind, key);
  return found.map(({ search, indicators }) => ({
    id: recordPart + searchPartOf(search),
    search,
    kind,
    key,
    recordAt: context.seenAt,
    at: matching.at,
    indicators,
  }));
}
