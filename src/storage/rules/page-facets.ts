import { valuesOf } from '../../records/entity.ts';
import { FOUND_KINDS } from '../../records/item.ts';
import { canonicalTag, type Page } from '../../records/page.ts';
import { exactForm } from '../../search/search-tree.ts';
import { indicatorKeys } from './facet-counts.ts';

/** Longer tags would not fit into a cluster's keyword. No filter accepts them either. */
const TAG_LENGTH_MAX = 1000;

/** The tags by which a page is counted: whole, in the form in which filters compare them. */
export function tagKeys(lists: Page['lists']): Set<string> {
  return new Set(
    valuesOf(lists.tags).map((tag) => exactForm('tag', canonicalTag(tag)).slice(0, TAG_LENGTH_MAX)),
  );
}

export function pageIndicatorKeys(lists: Page['lists']): Set<string> {
  return indicatorKeys(
    FOUND_KINDS.flatMap((kind) => valuesOf(lists[kind]).map((value) => ({ kind, value }))),
  );
}
