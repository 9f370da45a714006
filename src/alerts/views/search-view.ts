import type { AlertStore, MatchState } from '../../storage/port/alerts.ts';

export interface MatchCounts extends Record<MatchState, number> {
  total: number;
  unread: number;
}

/** How many matches each saved search has. */
export async function matchCounts(store: AlertStore): Promise<(search: string) => MatchCounts> {
  const rows = Map.groupBy(await store.countMatches(), ({ search }) => search);
  return (search) => {
    const counts = { total: 0, unread: 0, new: 0, triaged: 0, escalated: 0, closed: 0 };
    for (const { state, isRead, count } of rows.get(search) ?? []) {
      counts.total += count;
      if (!isRead) counts.unread += count;
      counts[state] += count;
    }
    return counts;
  };
}

export type DayCount = { at: number; count: number };

/** Matches per day (UTC) of some saved searches, on days that have any, oldest first. */
export async function matchesByDay(
  store: AlertStore,
  searches: readonly string[],
  since: number,
): Promise<(search: string) => DayCount[]> {
  const rows = Map.groupBy(await store.countMatchesByDay(searches, since), ({ search }) => search);
  return (search) => (rows.get(search) ?? []).map(({ day, count }) => ({ at: day, count }));
}
