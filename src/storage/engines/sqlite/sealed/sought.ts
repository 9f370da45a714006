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

/** A phrase that relevance depends on. */
export interface RankedPhrase {
  phrase: SoughtPhrase;
  /** It counts only for documents that match this part of the query; undefined if all results do. */
  within?: Sought | undefined;
}

/**
 * The phrases that relevance depends on: neither excluded ones nor filters. In `a OR (b -c)`, `b` counts only where
 * `b -c` matches, as in FTS5 and the other engine.
 */
export function rankedPhrases(sought: Sought, within?: Sought): RankedPhrase[] {
  if (sought.kind === 'leaf') return sought.isNegative ? [] : rankedOf(sought.phrases, within);
  return sought.of.flatMap((each) =>
    rankedPhrases(each, sought.kind === 'or' && each.kind === 'and' ? both(within, each) : within),
  );
}

function rankedOf(phrases: readonly SoughtPhrase[], within: Sought | undefined): RankedPhrase[] {
  return phrases
    .filter(({ fields }) => fields.some((field) => COLUMN_WEIGHTS[field] !== 0))
    .map((phrase) => ({ phrase, within }));
}

function both(outer: Sought | undefined, inner: Sought): Sought {
  return outer === undefined ? inner : { kind: 'and', of: [outer, inner] };
}
