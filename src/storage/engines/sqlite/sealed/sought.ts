import { COLUMN_WEIGHTS } from '../database/message-columns.ts';

/** Consecutive tokens of one field; with `isPrefix` the last one is a prefix. */
export interface SoughtPhrase {
  /** Numbers of the fields (database/message-columns.ts) in which it is sought. */
  fields: readonly number[];
  tokens: readonly string[];
  isPrefix: boolean;
}

/**
 * What a search of messages seeks, with negations only at the leaves. A leaf matches if any of its phrases does; "and"
 * of nothing matches everything.
 */
export type Sought =
  | { kind: 'leaf'; phrases: readonly SoughtPhrase[]; isNegative: boolean }
  | { kind: 'and' | 'or'; of: readonly Sought[] };

/** The phrases that relevance depends on: neither excluded ones nor filters. */
export function rankedPhrases(sought: Sought): SoughtPhrase[] {
  if (sought.kind !== 'leaf') return sought.of.flatMap(rankedPhrases);
  if (sought.isNegative) return [];
  return sought.phrases.filter(({ fields }) => fields.some((field) => COLUMN_WEIGHTS[field] !== 0));
}
