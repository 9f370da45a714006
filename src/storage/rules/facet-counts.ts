import { canonicalItem, type Item } from '../../records/item.ts';
import type { FacetValue } from '../port/facets.ts';

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

  /** Most frequent first, ties by key. */
  largest(size: number): FacetValue[] {
    return [...this.#values.values()]
      .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
      .slice(0, size);
  }
}
