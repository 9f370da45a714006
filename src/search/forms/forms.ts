import { LANGUAGES } from './languages.ts';
import { STEM_LENGTH_MIN } from './paradigm.ts';
import { areUnrelated } from './unrelated.ts';

/** Most forms of one token that a search asks for. */
export const FORMS_MAX = 200;

/** Longer tokens are keys, hashes or encoded data, not words. */
const WORD_LENGTH_MAX = 40;

export interface CountedToken {
  token: string;
  count: number;
}

/**
 * Every string that can be a form of a folded token in one of the languages, the token included. Most are no words:
 * the index's vocabulary decides which exist. The relation is symmetric, but not transitive.
 */
export function possibleForms(token: string, languages = LANGUAGES): Set<string> {
  const forms = new Set([token]);
  if (!isWord(token)) return forms;
  for (const language of languages) language.addForms(token, forms);
  for (const form of forms) if (!isWord(form) || areUnrelated(token, form)) forms.delete(form);
  return forms;
}

function isWord(token: string): boolean {
  return token.length >= STEM_LENGTH_MIN && token.length <= WORD_LENGTH_MAX;
}

/**
 * The ranges of the vocabulary in which all forms of a token are: each prefix is the longest that the possible forms
 * with the same first three letters share. Empty if the token has no forms but itself.
 */
export function vocabularyPrefixes(token: string, forms = possibleForms(token)): string[] {
  if (forms.size === 1) return [];
  const prefixes = new Map<string, string>();
  for (const form of forms) {
    const beginning = form.slice(0, STEM_LENGTH_MIN);
    prefixes.set(beginning, commonPrefix(prefixes.get(beginning) ?? form, form));
  }
  return [...prefixes.values()].sort();
}

function commonPrefix(a: string, b: string): string {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return a.slice(0, length);
}

/**
 * The token, then its forms in the vocabulary, most frequent first. Counts of a token that occurs several times, such
 * as in the vocabularies of several months, add up.
 */
export function selectForms(
  token: string,
  vocabulary: Iterable<CountedToken>,
  forms = possibleForms(token),
): string[] {
  const counts = new Map<string, number>();
  for (const { token: found, count } of vocabulary)
    if (found !== token && forms.has(found)) counts.set(found, (counts.get(found) ?? 0) + count);
  const others = [...counts].sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1));
  return [token, ...others.slice(0, FORMS_MAX - 1).map(([form]) => form)];
}
