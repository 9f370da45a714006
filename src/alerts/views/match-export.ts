import { setImmediate as nextTurn } from 'node:timers/promises';
import type { MatchHit } from '../../contract/alert-hits.ts';
import type { AlertStore, Match, MatchQuestion, SavedSearch } from '../../storage/port/alerts.ts';
import type { Reading } from '../../storage/port/reading.ts';
import { formatCsv } from '../../text/csv.ts';
import { matchView } from './match-view.ts';

export const EXPORT_FORMATS = ['csv', 'ndjson'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Matches that are in memory at the same time. */
const PART_LENGTH = 100;

const COLUMNS = [
  ...['id', 'search', 'searchName', 'severity', 'kind', 'record', 'recordAt', 'matchedAt'],
  ...['place', 'author', 'title', 'snippet', 'indicators', 'state', 'read', 'note'],
] as readonly (keyof MatchHit)[];

/** The text of an export, part by part: the matches of these searches, newest first. */
export async function* exportMatches(
  { alerts, store }: { alerts: AlertStore; store: Pick<Reading, 'get'> },
  searches: ReadonlyMap<string, SavedSearch>,
  question: Omit<MatchQuestion, 'searches' | 'slice'>,
  format: ExportFormat,
): AsyncGenerator<string, void> {
  if (format === 'csv') yield formatCsv([COLUMNS]);
  for await (const part of partsOf(alerts, { ...question, searches: [...searches.keys()] })) {
    const hits: MatchHit[] = [];
    for (const match of part) hits.push(await matchView(match, searches.get(match.search), store));
    yield format === 'csv'
      ? formatCsv(hits.map(cells))
      : hits.map((hit) => `${JSON.stringify(hit)}\n`).join('');
    // An embedded store answers without waiting: other requests get their turn here.
    await nextTurn();
  }
}

async function* partsOf(
  alerts: AlertStore,
  question: Omit<MatchQuestion, 'slice'>,
): AsyncGenerator<readonly Match[], void> {
  let last: Match | undefined;
  for (;;) {
    const { hits, hasMore } = await alerts.matches({
      ...question,
      slice: {
        kind: 'after',
        take: PART_LENGTH,
        ...(last !== undefined && { position: { at: last.at, key: last.id } }),
      },
    });
    if (hits.length > 0) yield hits;
    last = hits.at(-1);
    if (!hasMore || last === undefined) return;
  }
}

function cells(hit: MatchHit): string[] {
  return COLUMNS.map((column) => {
    const value = hit[column] ?? '';
    return Array.isArray(value) ? value.join(' ') : String(value);
  });
}
