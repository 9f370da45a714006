import { WATCH_TAG } from '../api/alerts.ts';

const SHOWN_MAX = 6;

/** The newest saved searches for the sidebar, and whether there are more. What is watched has a list of its own. */
export function sidebarSearches<Search extends { tags: readonly string[] }>(
  oldestFirst: readonly Search[],
): { shown: readonly Search[]; hasMore: boolean } {
  const saved = oldestFirst.filter(({ tags }) => !tags.includes(WATCH_TAG));
  return { shown: saved.slice(-SHOWN_MAX).reverse(), hasMore: saved.length > SHOWN_MAX };
}
