import type { AlertStore } from '../../storage/port/alerts.ts';

export interface MatchCounts {
  total: number;
  unread: number;
  new: number;
}

/** How many matches each saved search has. */
export async function matchCounts(store: AlertStore): Promise<(search: string) => MatchCounts> {
  const rows = Map.groupBy(await store.countMatches(), ({ search }) => search);
  return (search) => {
    const counts = { total: 0, unread: 0, new: 0 };
    for (const { state, isRead, count } of rows.get(search) ?? []) {
      counts.total += count;
      if (!isRead) counts.unread += count;
      if (state === 'new') counts.new += count;
    }
    return counts;
  };
}
