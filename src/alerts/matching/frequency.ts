import { FILTER_NAMES } from '../../storage/rules/filter-names.ts';
import type { Term } from './vocabulary.ts';

/** The expected share of records that contain a token. */
export type TokenFrequency = (token: string) => number;

/** Shorter prefixes match too many words to find a search by them. */
const PREFIX_LENGTH_MIN = 3;

/** By length in characters: longer words are rarer. */
const SHARE_BY_LENGTH = [1, 0.3, 0.1, 0.05, 0.02, 0.01, 0.005];
const LONG_WORD_SHARE = 0.002;
/** A prefix stands for many words. */
const WORDS_PER_PREFIX = 10;

/** Fields that divide the records into few groups. */
const SHARE_OF_FIELD = new Map<string, number>(
  Object.entries({
    language: 0.5,
    network: 0.5,
    media: 0.1,
    country: 0.1,
    tag: 0.05,
    serverId: 0.05,
    sector: 0.05,
    group: 0.02,
    channelId: 0.01,
    topic: 0.01,
    site: 0.01,
  } as const).map(([field, share]) => [FILTER_NAMES[field as keyof typeof FILTER_NAMES], share]),
);
const OTHER_FIELD_SHARE = 0.0005;

function expectedShare(token: string): number {
  // No word needs more than a few characters to be told apart.
  const characters = [...token.slice(0, 2 * SHARE_BY_LENGTH.length)].length;
  return SHARE_BY_LENGTH[characters] ?? LONG_WORD_SHARE;
}

/**
 * The expected share of records that contain a term; undefined if a search cannot be found by it. `frequencyOf` knows
 * better than the length of a token; where it does not distinguish tokens, the length decides.
 */
export function shareOf(term: Term, frequencyOf: TokenFrequency | undefined): number | undefined {
  switch (term.kind) {
    case 'word': {
      const expected = expectedShare(term.text);
      return frequencyOf === undefined ? expected : frequencyOf(term.text) + expected / 1000;
    }
    case 'prefix':
      return [...term.text].length < PREFIX_LENGTH_MIN
        ? undefined
        : WORDS_PER_PREFIX * expectedShare(term.text);
    case 'value': {
      if (term.isPrefix && term.text === '') return undefined;
      const share = SHARE_OF_FIELD.get(term.field) ?? OTHER_FIELD_SHARE;
      return term.isPrefix ? WORDS_PER_PREFIX * share : share;
    }
  }
}
