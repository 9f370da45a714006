import type { Platform } from '../../records/platform.ts';
import type { AnyRecord, RecordOf } from '../../records/record.ts';
import type { SearchTree } from '../../search/search-tree.ts';

/** Collections whose records are matched. Victims and groups follow from posts, and have no alerts of their own. */
export const MATCHED_KINDS = ['message', 'profile', 'channel', 'page', 'ransomware'] as const;
export type MatchedKind = (typeof MATCHED_KINDS)[number];
export type MatchedRecord = RecordOf<MatchedKind>;

export function isMatched(record: AnyRecord): record is MatchedRecord {
  return (MATCHED_KINDS as readonly string[]).includes(record.kind);
}

/**
 * A saved search. A record matches if `Reading.find` would find it by these conditions. Not by conditions on other
 * records (`byMessages`): they are no property of the record. Account names (`user:`) are compared with the names that
 * the record shows; the caller replaces them by ids (questions/account-names.ts), and adds the search again when the
 * accounts change.
 */
export interface MatchedSearch {
  id: string;
  collection: MatchedKind;
  /** Text and filter combined; absent if only the platform matters. */
  tree?: SearchTree | undefined;
  platform?: Platform | undefined;
}

/** The saved searches about messages. Matches found with one version do not count for another. */
export interface MessageSearches {
  version: number;
  searches: readonly MatchedSearch[];
}
