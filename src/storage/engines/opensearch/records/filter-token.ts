import { type ExactField, exactForm } from '../../../../search/search-tree.ts';
import { FILTER_NAMES } from '../../../rules/filter-names.ts';

/** A value of the field `filters`. */
export function filterToken(name: ExactField, value: string): string {
  return `${FILTER_NAMES[name]}:${exactForm(name, value)}`;
}
