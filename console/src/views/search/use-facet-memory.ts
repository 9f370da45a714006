import { useMemo, useRef } from 'preact/hooks';
import type { FacetCount } from '../../api/types.ts';
import { RESULT_KINDS } from './kinds.ts';
import { partsOf, type SearchState } from './search-state.ts';

type FacetLists = Partial<Record<string, FacetCount[]>>;

export interface FacetMemory {
  facets: FacetLists;
  /** Names of people and channels, by `field:id`. */
  labels: ReadonlyMap<string, string>;
}

interface Memory {
  /** The words and kind that the values belong to. */
  about: string;
  facets: FacetLists;
  labels: Map<string, string>;
}

/**
 * A chosen value leaves only itself in its facet. The values from before stay in the list, without counts, so that
 * others can be chosen, too. Also keeps the names of people and channels for the chips.
 */
export function useFacetMemory(state: SearchState, fresh: FacetLists | undefined): FacetMemory {
  const memory = useRef<Memory>({ about: '', facets: {}, labels: new Map() });
  return useMemo(() => {
    const parts = partsOf(state);
    const about = `${state.kind} ${parts.text}`;
    const known = memory.current.about === about ? memory.current.facets : {};
    if (fresh === undefined) return { facets: memory.current.facets, labels: memory.current.labels };
    const labels = new Map(memory.current.labels);
    const facets: FacetLists = {};
    for (const { facet, field } of RESULT_KINDS[state.kind].facets) {
      const values = fresh[facet] ?? [];
      for (const { key, title } of values) if (field && title) labels.set(`${field}:${key}`, title);
      const isNarrowed =
        field === undefined
          ? state.platform !== ''
          : parts.chips.some((chip) => chip.field === field && !chip.isNegative);
      const listed = new Set(values.map(({ key }) => key));
      const others = isNarrowed ? (known[facet] ?? []).filter(({ key }) => !listed.has(key)) : [];
      facets[facet] = [...values, ...others.map((other) => ({ ...other, doc_count: undefined as never }))];
    }
    memory.current = { about, facets, labels };
    return { facets, labels };
  }, [state, fresh]);
}
