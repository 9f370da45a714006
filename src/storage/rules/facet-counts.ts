import { canonicalItem, type Item } from '../../records/item.ts';
import type { CountedFacets, Facet, FacetRequest, FacetValue } from '../port/facets.ts';

/** The keys of a record's indicators, each once. */
export function indicatorKeys(items: readonly Item[] | undefined): Set<string> {
  return new Set(items?.map(({ kind, value }) => `${kind}:${canonicalItem(kind, value)}`));
}

/** Adds up the counts of one facet. The title that is given first stays, so add the newest records first. */
export class FacetCounts {
  #values = new Map<string, FacetValue>();

  add(
    key: string,
    count: number,
    firstSeen: number,
    lastSeen: number = firstSeen,
    title?: string | undefined,
  ): void {
    const known = this.#values.get(key);
    if (known === undefined) {
      this.#values.set(key, { key, count, firstSeen, lastSeen, ...(title !== undefined && { title }) });
      return;
    }
    known.count += count;
    if (firstSeen < known.firstSeen) known.firstSeen = firstSeen;
    if (lastSeen > known.lastSeen) known.lastSeen = lastSeen;
  }

  /** Number of values. */
  get size(): number {
    return this.#values.size;
  }

  /** Most frequent first, ties by key. */
  largest(size: number): FacetValue[] {
    return mostFrequent([...this.#values.values()], size);
  }
}

/** Most frequent first, ties by key. */
export function mostFrequent<T extends Pick<FacetValue, 'key' | 'count'>>(
  values: readonly T[],
  size: number,
): T[] {
  return values.toSorted((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1)).slice(0, size);
}

/** The largest values of each facet, and how many there are. */
export function countedFacets(
  counts: Iterable<readonly [Facet, FacetCounts]>,
  { size, sizes }: FacetRequest,
): CountedFacets {
  const counted: CountedFacets = { facets: {}, facetTotals: {} };
  for (const [facet, values] of counts) {
    counted.facets[facet] = values.largest(sizes?.[facet] ?? size);
    counted.facetTotals[facet] = values.size;
  }
  return counted;
}
