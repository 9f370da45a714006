import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { ApiRequest } from '../../api/client.ts';
import { addRecentSearch } from '../../api/search-history.ts';
import { navigate, type Route } from '../../route.ts';
import { recordUndo } from '../../state/undo.ts';
import { searchTexts as texts } from '../../texts/search.ts';
import { type AnyHit, idOf, type Kind } from './kinds.ts';
import { hitUrl } from './open-hit.ts';
import { type FacetState, withValue, writeQuery } from './query/query-parts.ts';
import type { ListHandle } from './result-list.tsx';
import {
  asked,
  goTo,
  partsOf,
  readState,
  resultsRequest,
  type SearchState,
  stateUrl,
} from './search-state.ts';
import { useCurrentRow } from './use-current-row.ts';
import { type FacetMemory, useFacetMemory } from './use-facet-memory.ts';
import { type Results, useResults } from './use-results.ts';
import { type Selection, useSelection } from './use-selection.ts';
import { type TabCounts, useTabCounts } from './use-tab-counts.ts';

/** What the parts of the search view share. */
export interface Search {
  state: SearchState;
  request: ApiRequest | undefined;
  results: Results<AnyHit>;
  /** The hits that can be shown: those of the current kind. */
  hits: readonly AnyHit[];
  /** Undefined while it is not known. */
  total: number | undefined;
  counts: TabCounts;
  facets: FacetMemory;
  selection: Selection;
  isPageSelected: boolean;
  row: string | undefined;
  /** The place of the current row among the hits; -1 if it is not loaded. */
  index: number;
  isPaneOpen: boolean;
  list: RefObject<ListHandle | null>;
  setRow(id: string): void;
  setPaneOpen(isOpen: boolean): void;
  /** Another question: a step in the history, which can be undone. */
  ask(changes: Partial<SearchState>): void;
  /** Another platform only if one is given. */
  type(q: string, mode: 'typing' | 'step', platform?: string): void;
  setFacet(field: string, value: string, state: FacetState): void;
  moveTo(index: number): void;
  open(hit: AnyHit, isNewTab: boolean): void;
  toggle(id: string, isRange: boolean): void;
  selectPage(): void;
}

/** Names that links may have beside the query. */
const NAMED_FILTERS = ['lang', 'channel', 'user'];
const PREFETCH_ROWS = 10;

export function useSearch(route: Route): Search {
  const state = useMemo(() => readState(route), [route]);
  const { kind } = state;
  const request = resultsRequest(state);
  const results = useResults<AnyHit>(request);
  const hits = useHitsOf(kind, results);
  const question = stateUrl({ ...state, row: undefined, isPaneOpen: false, selected: [] });
  const selection = useSelection(question, state.selected);
  const { row, setRow, isPaneOpen, setPaneOpen } = useCurrentRow(state, question, selection.ids);
  const list = useRef<ListHandle>(null);
  const typing = useTyping(state);
  useAddress(route, state);
  useEffect(() => {
    if (results.isCurrent && state.q !== '' && !typing.isTyping()) addRecentSearch(state.q);
  }, [results.isCurrent, state.q, typing]);

  const ids = useMemo(() => hits.map((hit) => idOf(kind, hit)), [kind, hits]);
  const index = row === undefined ? -1 : ids.indexOf(row);
  const ask = (changes: Partial<SearchState>) => {
    const [before, after] = [location.hash, stateUrl(asked(state, changes))];
    if (before === after) return;
    recordUndo({ text: texts.filters, undo: () => navigate(before), redo: () => navigate(after) });
    navigate(after);
  };
  return {
    state,
    request,
    results,
    hits,
    total: results.isCurrent && results.error === undefined ? results.first?.total : undefined,
    counts: useTabCounts(state, results),
    facets: useFacetMemory(state, results.isCurrent ? results.first?.facets : undefined),
    selection,
    isPageSelected: ids.length > 0 && ids.every(selection.has),
    row,
    index,
    isPaneOpen,
    list,
    setRow,
    setPaneOpen,
    ask,
    type: typing.change,
    setFacet: (field, value, next) => ask({ q: writeQuery(withValue(partsOf(state), field, value, next)) }),
    moveTo(next) {
      const id = ids[next];
      if (id === undefined) return;
      setRow(id);
      list.current?.focusRow(next);
      if (next > ids.length - PREFETCH_ROWS) results.loadMore();
    },
    open(hit, isNewTab) {
      const url = hitUrl(kind, hit);
      if (isNewTab) window.open(url, '_blank', 'noopener');
      else navigate(url);
    },
    toggle(id, isRange) {
      const target = ids.indexOf(id);
      if (!isRange || index < 0 || target < 0) selection.toggle(id);
      else selection.add(ids.slice(Math.min(index, target), Math.max(index, target) + 1));
    },
    selectPage: () => selection.add(ids),
  };
}

/** Hits of another kind cannot be shown as rows of this one. */
function useHitsOf(kind: Kind, { isCurrent, hits }: Results<AnyHit>): readonly AnyHit[] {
  const shownKind = useRef(kind);
  if (isCurrent) shownKind.current = kind;
  return shownKind.current === kind ? hits : NO_HITS;
}

const NO_HITS: readonly AnyHit[] = [];

/** Conditions beside the query become part of it. */
function useAddress(route: Route, state: SearchState): void {
  useEffect(() => {
    if (NAMED_FILTERS.some((name) => route.parameters.has(name))) navigate(stateUrl(state), 'replace');
  }, [route, state]);
}

/** Typing replaces the address; the step that ends it comes after the address from before. */
function useTyping(state: SearchState) {
  const before = useRef<string>(undefined);
  const current = useRef(state);
  current.current = state;
  return useMemo(
    () => ({
      isTyping: () => before.current !== undefined,
      change(q: string, mode: 'typing' | 'step', platform = current.current.platform) {
        const next = asked(current.current, { q, platform, brush: undefined });
        if (mode === 'typing') {
          before.current ??= location.hash;
          goTo(next, 'replace');
          return;
        }
        if (before.current !== undefined) history.replaceState(null, '', before.current);
        before.current = undefined;
        goTo(next);
      },
    }),
    [],
  );
}
