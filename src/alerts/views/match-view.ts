import { type MatchHit, matchHit } from '../../contract/alert-hits.ts';
import type { Match, SavedSearch } from '../../storage/port/alerts.ts';
import type { Reading } from '../../storage/port/reading.ts';
import { visibleLine } from '../delivery/text/safe-text.ts';
import { summaryOf } from '../record-summary.ts';

const SNIPPET_LENGTH = 200;

/** A match as people see it, with what its record says now. */
export async function matchView(
  match: Match,
  search: SavedSearch | undefined,
  store: Pick<Reading, 'get'>,
): Promise<MatchHit> {
  const record = await store.get(match.kind, match.key);
  const { text = '', ...rest } = record === undefined ? {} : summaryOf(record);
  return matchHit(match, search, { ...rest, snippet: visibleLine(text, SNIPPET_LENGTH) });
}
