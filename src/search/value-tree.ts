import { UNKNOWN_GROUP, UNKNOWN_LANGUAGE } from '../records/unknown.ts';
import { type ExactField, exactForm, type SearchTree } from './search-tree.ts';

/** The values that stand for none, as facets and statistics show them. */
const NO_VALUE: Partial<Record<ExactField, string>> = {
  language: UNKNOWN_LANGUAGE,
  network: UNKNOWN_GROUP,
  site: UNKNOWN_GROUP,
  group: UNKNOWN_GROUP,
  country: UNKNOWN_GROUP,
  sector: UNKNOWN_GROUP,
};

/** Records with this value, or without any if the value stands for none. */
export function valueTree(field: ExactField, text: string): SearchTree {
  const value = exactForm(field, text);
  const given: SearchTree = { kind: 'exact', field, value, isPrefix: false };
  if (value !== NO_VALUE[field]) return given;
  const any: SearchTree = { kind: 'exact', field, value: '', isPrefix: true };
  return { kind: 'or', of: [given, { kind: 'not', of: any }] };
}
