import { possibleForms } from './forms/forms.ts';

/** Terms of a query that can stand for all their forms. Each has hundreds of possible forms. */
export const TERMS_WITH_FORMS_MAX = 10;

/** More than any word of the eleven languages has. */
const FORMS_PER_TERM_MAX = 2000;

/**
 * A token, then everything that can be a form of it. Forms that no record contains match nothing, so searching all of
 * them finds the same as searching those in the index's vocabulary, on every engine.
 */
export function formsOf(token: string): string[] {
  return [...possibleForms(token)].slice(0, FORMS_PER_TERM_MAX);
}
