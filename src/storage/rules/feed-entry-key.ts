import type { FeedEntryOf, FeedKind } from '../port/query.ts';

/** Identifies an entry within its feed, and orders entries first seen at the same instant. */
export function feedEntryKey(entry: FeedEntryOf[FeedKind]): string {
  if ('postId' in entry) return entry.postId;
  if ('owner' in entry) return `${entry.source}:${entry.owner}`;
  return entry.url;
}
