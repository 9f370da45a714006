import { GROUPS_DEFAULT } from '../contract/parameters.ts';
import type { Facet, FacetRequest } from '../storage/port/facets.ts';

/** The schema has checked the names. */
export function readFacets(query: { facets?: string; facet_size?: number }): FacetRequest | undefined {
  if (query.facets === undefined) return undefined;
  const by = [...new Set(query.facets.split(','))] as Facet[];
  return { by, size: query.facet_size ?? GROUPS_DEFAULT };
}
