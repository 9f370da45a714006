import { exactForm } from '../../../../search/search-tree.ts';
import { FILTER_NAMES, type FilterName } from '../../../rules/filter-names.ts';

/** Most ids and names need no encoding. */
const PLAIN = /^[0-9a-z]*$/;

/** A token of the `filters` column. Text cannot produce one, because analyzed tokens contain no colon. */
export function filterToken(name: FilterName, value: string): string {
  if (PLAIN.test(value)) return `${FILTER_NAMES[name]}:${value}`;
  const encoded = (name === 'platform' ? value : exactForm(name, value))
    // Characters at which the tokenizer splits are written as their code between colons.
    .replace(/[\0-/:-`{-\x7f]/g, (character) => `:${character.charCodeAt(0).toString(16)}:`);
  return `${FILTER_NAMES[name]}:${encoded}`;
}
